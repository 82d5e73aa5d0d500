import { growthCalls } from '@whaletide/schema/rest/growth.ts';
import type { Resolvers } from '../../graphql/resolvers.generated.ts';

export const resolvers: Resolvers = {
  Query: {
    levels: async (_, __, { upstream }) => (await upstream.shared(growthCalls.levels)).data,
    privileges: async (_, __, { upstream }) => (await upstream.shared(growthCalls.privileges)).data,
  },
  /** Worked out from the growth score by the rules, which keep the schema's own names. */
  LevelProgress: {
    level: (progress) => progress.level,
    name: (progress) => progress.name,
    nextAt: (progress) => progress.nextAt,
    percent: (progress) => progress.percent,
  },
};
