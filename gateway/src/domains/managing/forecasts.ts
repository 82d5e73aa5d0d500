import { ofId } from '#graphql/ahead.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { inputs } from './inputs.ts';

/** Forecasts of tasks, for those who manage them. */
export const forecasts: Resolvers = {
  CompetitionTask: {
    forecast: ofId((id, _, { loaders }) => loaders.managing.forecast?.load(id) ?? null),
  },
  Mutation: {
    retryTaskForecast: (_, { input }, context) =>
      inputs.retryTaskForecast.send(context.member(), input),
  },
};
