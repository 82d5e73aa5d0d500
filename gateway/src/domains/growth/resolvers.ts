import { growthCalls } from '@whaletide/schema/rest/growth.ts';
import type { LevelProgress } from '@whaletide/schema/rules/growth.ts';
import type { Resolvers } from '../../graphql/domain.ts';

export const resolvers: Resolvers = {
  Query: {
    levels: async (_: never, __: never, { upstream }) =>
      (await upstream.shared(growthCalls.levels)).data,
    privileges: async (_: never, __: never, { upstream }) =>
      (await upstream.shared(growthCalls.privileges)).data,
  },
  /** Worked out from the growth score by the rules, which keep the schema's own names. */
  LevelProgress: {
    level: (progress: LevelProgress) => progress.level,
    name: (progress: LevelProgress) => progress.name,
    nextAt: (progress: LevelProgress) => progress.nextAt,
    percent: (progress: LevelProgress) => progress.percent,
  },
};
