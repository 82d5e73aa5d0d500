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

/** The header by which any client asks what an operation costs; see `extensions.cost`. */
export const COST_HEADER = 'x-cost';

export const asksForCost = ({ headers }: FastifyRequest): boolean => headers[COST_HEADER] === '1';

/** The answer with its operation's cost; null where that is too much to be worked out. */
export const withCost = (
  answer: FormattedExecutionResult,
  { cost, costLimit }: Pick<Measures, 'cost' | 'costLimit'>,
): FormattedExecutionResult => ({
  ...answer,
  extensions: {
    ...answer.extensions,
    cost: { requested: Number.isFinite(cost) ? cost : null, limit: costLimit },
  },
});
