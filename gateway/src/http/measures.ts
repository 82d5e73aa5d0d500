import type { FastifyRequest } from 'fastify';
import type { FormattedExecutionResult } from 'graphql';

/** The header by which a sandbox asks what an operation took; see `extensions.sandbox`. */
const MEASURED = 'x-sandbox';

/** What an operation took. Numbers alone: nothing of the backend's shows in them. */
export interface Measures {
  /** By the rule of the limit; see `costOf`. */
  cost: number;
  costLimit: number;
  /** Those that the shared cache answered among them. */
  restCalls: number;
  /** Within the gateway. */
  milliseconds: number;
}

export const isMeasured = ({ headers }: FastifyRequest): boolean => headers[MEASURED] === '1';

/** The answer with what it took, for a sandbox to show. */
export const withMeasures = (
  answer: FormattedExecutionResult,
  sandbox: Measures,
): FormattedExecutionResult => ({ ...answer, extensions: { ...answer.extensions, sandbox } });
