import { Counter, type Registry } from 'prom-client';
import type { Client } from './client.ts';
import type { UsageObserver } from './usage.ts';

/** Names of clients that have series of their own, for as long as the process runs. */
const MOST_NAMES = 50;

/** Counters by client, all beyond the bound under one name; no client can be called so itself. */
export const createClientMetrics = (registry: Registry): UsageObserver => {
  const registers = [registry];
  const operations = new Counter({
    name: 'gateway_client_operations_total',
    help: 'GraphQL operations answered, by the name that the client says',
    labelNames: ['client'],
    registers,
  });
  const errors = new Counter({
    name: 'gateway_client_errors_total',
    help: 'GraphQL operations whose answers had errors, by the name that the client says',
    labelNames: ['client'],
    registers,
  });
  const deprecations = new Counter({
    name: 'gateway_deprecated_fields_total',
    help: 'Operations that ask for something deprecated, by its schema coordinate',
    labelNames: ['client', 'field'],
    registers,
  });
  const names = new Set<string>();
  const labelOf = ({ kind, name }: Client): string => {
    if (kind === 'UNNAMED') return '(unnamed)';
    if (kind === 'NAMED' && names.size < MOST_NAMES) names.add(name);
    return names.has(name) ? name : '(others)';
  };
  return {
    clientOperation(client, failed, deprecated) {
      const label = labelOf(client);
      operations.inc({ client: label });
      if (failed) errors.inc({ client: label });
      for (const field of deprecated) deprecations.inc({ client: label, field });
    },
  };
};
