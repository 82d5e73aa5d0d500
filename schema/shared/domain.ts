import type { RestCall } from './rest/call.ts';

/**
 * Record of one domain: its names in the interface, in REST and in GraphQL, what it is for, its
 * calls, and in which layers it is. Lint's floors, the orders of the domains, docs/domains.md and
 * the sandbox's headings follow from the records, which schema/domains.ts lists.
 */
export interface DomainRecord {
  /** Name of its folder in every layer. */
  name: string;
  chinese?: string;
  /** Heading of its examples in the sandbox, where that isn't its Chinese name. */
  examplesHeading?: string;
  rest?: string;
  graphql?: string;
  purpose: string;
  /** All of its REST calls. */
  calls: readonly Readonly<Record<string, RestCall>>[];
  /**
   * Layers that have it, each with the domains whose public face it imports there. The gateway's
   * know each other by the loaders on the context alone.
   */
  knows: {
    platform?: readonly string[];
    gateway?: readonly [];
    web?: readonly string[];
  };
}

export type Layer = keyof DomainRecord['knows'];

/** Says all about a domain once. */
export const domain = (record: DomainRecord): DomainRecord => record;

/**
 * Names of the domains of a layer from the ground up: each after those that it knows. Of those that
 * don't know each other, the order is the list's.
 *
 * @throws Error where domains know each other in a circle, or one that the layer doesn't have
 */
export const fromTheGround = (domains: readonly DomainRecord[], layer: Layer): string[] => {
  const ordered: string[] = [];
  const waiting = domains.filter(({ knows }) => knows[layer]);
  const missing = ({ knows }: DomainRecord) =>
    (knows[layer] ?? []).filter((name) => !ordered.includes(name));
  while (waiting.length > 0) {
    const ready = waiting.findIndex((record) => missing(record).length === 0);
    if (ready < 0) {
      const knowing = waiting.map((record) => `${record.name} knows ${missing(record).join(', ')}`);
      throw new Error(
        `Domains of ${layer} know each other in a circle, or one that isn’t there:\n  ${knowing.join('\n  ')}`,
      );
    }
    ordered.push(...waiting.splice(ready, 1).map(({ name }) => name));
  }
  return ordered;
};
