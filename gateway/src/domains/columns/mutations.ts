import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { inputs } from './inputs.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';

/** Mutations of members on columns. */
export const mutations: Resolvers = {
  Mutation: {
    deleteColumn: async (_, { input }, context) => {
      await inputs.deleteColumn.send(context.member(), input);
      return { deletedId: input.columnId };
    },
    moveColumnProject: (_, { input }, context) =>
      inputs.moveColumnProject.send(context.member(), { beforeId: null, ...input }),
    setRelatedColumns: async (_, { input }, context) => {
      await inputs.setRelatedColumns.send(context.member(), input);
      const params = { id: input.competitionId };
      return context.member().call(competitionCalls.get, { params });
    },
  },
};
