import { clientCalls } from '@whaletide/schema/domains/clients/rest.ts';
import { GRAPHQL_MAX_INT } from 'graphql';
import { paging } from '#graphql/paging.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';

/** A count as GraphQL can say it: a busy month has more operations than an Int holds. */
const shown = (count: number): number => Math.min(count, GRAPHQL_MAX_INT);

/** Resolvers of what clients ask for, for administrators to read. */
export const resolvers: Resolvers = {
  Administration: {
    clientUsage: (_, args, context) =>
      context.member().call(clientCalls.usage, { query: paging(args, 20) }),
  },
  ClientUsage: {
    operations: ({ Operations }) => shown(Operations),
    errors: ({ Errors }) => shown(Errors),
  },
  DeprecatedUse: { count: ({ Count }) => shown(Count) },
};
