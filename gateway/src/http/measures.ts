import type { FastifyRequest } from 'fastify';
import type { FormattedExecutionResult } from 'graphql';

/** The header by which a sandbox asks what an operation took; see `extensions.sandbox`. */
const MEASURED = 'x-sandbox';

/** Measures of an operation. Numbers alone: nothing of the backend shows in them. */
export interface Measures {
  /** By the rule of the limit; see `costOf`. */
  cost: number;
  costLimit: number;
  /** Number of REST calls, including those that the shared cache answered. */
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
