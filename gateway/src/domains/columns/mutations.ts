import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { inputs } from './inputs.ts';
import type { Resolvers } from '../../graphql/resolvers.generated.ts';

/** Mutations of members on columns. */
export const mutations: Resolvers = {
  Mutation: {
    subscribeToColumn: (_, { input }, context) =>
      inputs.subscribeToColumn.send(context.member(), input),
    unsubscribeFromColumn: (_, { input }, context) =>
      inputs.unsubscribeFromColumn.send(context.member(), input),
    createColumn: (_, { input }, context) => inputs.createColumn.send(context.member(), input),
    updateColumn: (_, { input }, context) => inputs.updateColumn.send(context.member(), input),
    deleteColumn: async (_, { input }, context) => {
      await inputs.deleteColumn.send(context.member(), input);
      return input.columnId;
    },
    addColumnProject: (_, { input }, context) =>
      inputs.addColumnProject.send(context.member(), input),
    moveColumnProject: (_, { input }, context) =>
      inputs.moveColumnProject.send(context.member(), { beforeId: null, ...input }),
    removeColumnProject: (_, { input }, context) =>
      inputs.removeColumnProject.send(context.member(), input),
    setRelatedColumns: async (_, { input }, context) => {
      await inputs.setRelatedColumns.send(context.member(), input);
      const params = { id: input.competitionId };
      return context.member().call(competitionCalls.get, { params });
    },
  },
};
