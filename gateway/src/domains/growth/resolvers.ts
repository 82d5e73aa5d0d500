import { growthCalls } from '@whaletide/schema/domains/growth/rest.ts';
import { paymentLink } from '@whaletide/schema/domains/growth/rules/growth-links.ts';
import { ofCaller } from '#graphql/ahead.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { paging } from '#graphql/paging.ts';
import { requireViewer } from '#graphql/viewer.ts';

export const resolvers: Resolvers = {
  Site: {
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
  Wallet: {
    entries: (_, args, context) =>
      context.member().call(growthCalls.walletEntries, {
        query: { Type: 'WHALECOIN', ...paging(args, 20) },
      }),
  },
  WalletEntry: {
    link: ({ Related }) => paymentLink(Related),
  },
  Viewer: {
    weeklyCoinBonus: ofCaller((_, context) => context.member().call(growthCalls.weeklyBonus)),
  },
  Mutation: {
    receiveWeeklyCoinBonus: async (_, __, context) => {
      await context.member().call(growthCalls.receiveWeeklyBonus);
      return requireViewer(context);
    },
  },
};
