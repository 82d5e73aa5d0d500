import { ApolloLink } from '@apollo/client';
import { type FormattedExecutionResult, OperationTypeNode } from 'graphql';
import { catchError, map, of } from 'rxjs';
import { failureOf, isPassing } from './errors.ts';

/** Codes of failures that say nothing about the requested field: it may be unchanged. */
const UNSAID = new Set<unknown>([
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
  'RATE_LIMITED',
  'INTERNAL',
]);

type Data = Record<string, unknown>;
/** Keys and indexes that lead from an answer's root to a part of it. */
type Way = readonly (string | number)[];

const isObject = (value: unknown): value is Data => typeof value === 'object' && value !== null;

/** The way to the null that a failure has left; null where it has left none, or in a list. */
const wayToNull = (data: unknown, path: Way): Way | null => {
  let at = data;
  for (const [index, step] of path.entries()) {
    at = isObject(at) ? at[step] : undefined;
    if (at === null) return typeof step === 'string' ? path.slice(0, index + 1) : null;
  }
  return null;
};

/** Lists the ways to what is null only because it couldn't be loaded. */
const unsaidWays = ({ data, errors = [] }: FormattedExecutionResult<Data>): Way[] => {
  const ways = new Map<string, Way>();
  const said = new Set<string>();
  for (const { path, extensions } of errors) {
    const way = wayToNull(data, path ?? []);
    if (!way) continue;
    ways.set(way.join('.'), way);
    if (!UNSAID.has(extensions?.code)) said.add(way.join('.'));
  }
  return [...ways].filter(([key]) => !said.has(key)).map(([, way]) => way);
};

/** True where the cache has something there, of the same objects. */
const isKnown = (known: unknown, data: unknown, [step, ...rest]: Way): boolean => {
  if (step === undefined) return known !== null && known !== undefined;
  return (
    isObject(known) &&
    isObject(data) &&
    known.id === data.id &&
    isKnown(known[step], data[step], rest)
  );
};

/** Copies an answer without the field that a way leads to. */
const without = <T>(value: T, [step = '', ...rest]: Way): T => {
  if (Array.isArray(value))
    return value.map((item: unknown, at) => (at === step ? without(item, rest) : item)) as T;
  if (!isObject(value)) return value;
  const { [step]: part, ...others } = value;
  return (rest.length > 0 ? { ...value, [step]: without(part, rest) } : others) as T;
};

/** Data of the cache that answers an operation; `complete` where nothing of it is missing. */
const cachedData = ({ query, variables, client }: ApolloLink.Operation) =>
  client.cache.diff<Data>({ query, variables, optimistic: false, returnPartialData: true });

/**
 * Leaves a field that couldn't be loaded out of the answer, where the cache knows it: written, its
 * null would take what is known from all other queries and from the screen, and `viewer` of a part
 * of the page would sign the member out in every corner. Where no answer came at all, that of the
 * cache is given instead, for the same reason. The error stays for the caller.
 */
export const createKeepingLink = () =>
  new ApolloLink((operation, forward) => {
    const answers = forward(operation);
    if (operation.operationType !== OperationTypeNode.QUERY) return answers;
    return answers.pipe(
      map((answer) => {
        const ways = unsaidWays(answer as FormattedExecutionResult<Data>);
        if (ways.length === 0) return answer;
        const known = cachedData(operation).result;
        const kept = ways.filter((way) => isKnown(known, answer.data, way));
        return { ...answer, data: kept.reduce((data, way) => without(data, way), answer.data) };
      }),
      catchError((error: unknown) => {
        const known = cachedData(operation);
        if (!isPassing(error) || !known.complete) throw error;
        const { message, code } = failureOf(error);
        return of({ data: known.result, errors: [{ message, extensions: { code } }] });
      }),
    );
  });
