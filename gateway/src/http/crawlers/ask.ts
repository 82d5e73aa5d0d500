import { type GatewayContext } from '#graphql/context.ts';
import type { Engine } from '#graphql/engine.ts';
import type { Operation } from '#graphql/operations.ts';
import { upstreamUnavailable } from '#refusal.ts';

/** An operation of the gateway's own, prepared once. @throws Error where the schema has no such */
export const ownOperation = (engine: Engine, source: string): Operation => {
  const prepared = engine.prepare(source, undefined);
  if ('errors' in prepared)
    throw new Error(prepared.errors.map(({ message }) => message).join('\n'));
  return prepared;
};

/**
 * A list that makes a page or a feed, which isn't there without it.
 *
 * @throws Refusal UPSTREAM_UNAVAILABLE for one that failed
 */
export const requireList = <List>(list: List | null): List => {
  if (list === null) throw upstreamUnavailable();
  return list;
};

/**
 * Answers what a visitor gets for an operation, without HTTP; null where its root isn't there.
 * Fields that failed by themselves, as an author's name, are null in it.
 *
 * @throws Refusal UPSTREAM_UNAVAILABLE where nothing could be answered
 */
export const askAsVisitor = async <Data>(
  engine: Engine,
  operation: Operation,
  variables: Record<string, unknown>,
  context: GatewayContext,
): Promise<Data | null> => {
  const { data, errors = [] } = await engine.run(operation, variables, context);
  // A failed root is null, or all of the data is.
  const failed = errors.filter(({ path }) => (path?.length ?? 0) <= 1 || !data);
  if (failed.some(({ extensions }) => extensions?.code === 'NOT_FOUND')) return null;
  if (failed.length > 0 || !data) throw upstreamUnavailable();
  return data as Data;
};
