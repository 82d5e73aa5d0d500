import { growthCalls, Level, Privilege, Wallet } from '@whaletide/schema/rest/growth.ts';
import type { LevelProgress } from '@whaletide/schema/rules/growth.ts';
import type { Domain } from '../../graphql/domain.ts';

export const growth: Domain = {
  restTypes: { Level, Privilege, Wallet },
  resolvers: {
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
  },
};
