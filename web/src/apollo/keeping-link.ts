import { ApolloLink } from '@apollo/client';
import { type FormattedExecutionResult, OperationTypeNode } from 'graphql';
import { map } from 'rxjs';

/** Codes of failures that say nothing about the requested field: it may be unchanged. */
const UNSAID = new Set<unknown>([
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
  'RATE_LIMITED',
  'INTERNAL',
]);

type Data = Record<string, unknown>;

/** Lists root fields that are null only because they couldn't be loaded. */
const unsaidFields = ({ data, errors = [] }: FormattedExecutionResult<Data>): string[] =>
  Object.keys(data ?? {}).filter((key) => {
    const own = errors.filter(({ path }) => path?.[0] === key);
    return (
      data?.[key] === null && own.length > 0 && own.every((e) => UNSAID.has(e.extensions?.code))
    );
  });

/**
 * Leaves a root field that couldn't be loaded out of the answer, where the cache knows it: written,
 * its null would take what is known from all other queries, and `viewer` of a part of the page
 * would sign the member out in every corner. The error stays for the caller.
 */
export const createKeepingLink = () =>
  new ApolloLink((operation, forward) => {
    const answers = forward(operation);
    if (operation.operationType !== OperationTypeNode.QUERY) return answers;
    return answers.pipe(
      map((answer) => {
        const unsaid = unsaidFields(answer as FormattedExecutionResult<Data>);
        if (unsaid.length === 0) return answer;
        const { query, variables, client } = operation;
        const known = client.cache.diff<Data>({
          query,
          variables,
          optimistic: false,
          returnPartialData: true,
        }).result;
        const kept = unsaid.filter((key) => known?.[key] != null);
        const data = Object.entries(answer.data ?? {}).filter(([key]) => !kept.includes(key));
        return { ...answer, data: Object.fromEntries(data) };
      }),
    );
  });
