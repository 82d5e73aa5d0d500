import { creatorAdminCalls } from '@whaletide/schema/domains/creators/rest/creator-admin.ts';
import { creatorCalls } from '@whaletide/schema/domains/creators/rest/creators.ts';
import { profitText } from '@whaletide/schema/domains/creators/rules/earning.ts';
import { creatorStatus } from '@whaletide/schema/domains/creators/rules/programme.ts';
import { weekLineText } from '@whaletide/schema/domains/creators/rules/running-week.ts';
import { ofCaller } from '#graphql/ahead.ts';
import { paging } from '#graphql/paging.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';

const MAX_KEYWORD = 100;

export const resolvers: Resolvers = {
  Query: {
    creatorPlan: (_, __, { upstream }) => upstream.shared(creatorCalls.plan),
  },
  Administration: {
    creators: (_, { text, ...page }, context) => {
      const asked = text?.trim().slice(0, MAX_KEYWORD);
      const query = { ...paging(page, 20), ...(asked && { Text: asked }) };
      return context.member().call(creatorAdminCalls.creators, { query });
    },
    rateableDatasets: (_, { rated, ...page }, context) =>
      context.member().call(creatorAdminCalls.datasets, {
        query: { ...paging(page, 20), ...(rated != null && { Rated: rated }) },
      }),
    exchanges: (_, { status, ...page }, context) =>
      context.member().call(creatorAdminCalls.exchanges, {
        query: { ...paging(page, 20), ...(status != null && { Status: status }) },
      }),
  },
  Viewer: {
    creator: () => ({}),
    exchanges: ofCaller((page, context) =>
      context.member().call(creatorCalls.exchanges, { query: paging(page, 10) }),
    ),
  },
  Creator: {
    overview: (_, __, context) => context.member().call(creatorCalls.overview),
    profits: (_, { kind, ...page }, context) =>
      context.member().call(creatorCalls.profits, {
        query: { ...paging(page, 10), ...(kind != null && { Kind: kind }) },
      }),
    content: (_, { kind, ...page }, context) =>
      context.member().call(creatorCalls.content, { query: { ...paging(page, 10), Kind: kind } }),
  },
  Member: {
    isCreator: async ({ _id }, _, { loaders }) => {
      const creator = await loaders.creators.byMember.load(_id);
      return creator !== null && creator.Status >= creatorStatus.active;
    },
  },
  CreatorPlan: {
    featured: async ({ Featured }, _, { loaders }) => {
      const members = await Promise.all(Featured.map((id) => loaders.members.byId.load(id)));
      return members.flatMap((member) => member ?? []);
    },
  },
  CreatorOverview: { week: (_, __, context) => context.member().call(creatorCalls.week) },
  CreatorWeekLine: {
    text: ({ Source, Count, Rating, Coins }) =>
      weekLineText({ source: Source, count: Count, rating: Rating, coins: Coins }),
  },
  CreatorProfit: {
    text: ({ Source, Count, Rating, Amount }) =>
      profitText({ source: Source, count: Count, rating: Rating, amount: Amount }),
  },
  Exchange: { member: ({ User }, _, { loaders }) => loaders.members.byId.load(User) },
  AdministeredCreator: { member: ({ _id }, _, { loaders }) => loaders.members.byId.load(_id) },
  RateableDataset: { member: ({ User }, _, { loaders }) => loaders.members.byId.load(User) },
};
