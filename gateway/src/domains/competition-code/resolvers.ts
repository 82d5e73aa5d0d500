import { competitionCodeCalls } from '@whaletide/schema/domains/competition-code/rest.ts';
import { ofId } from '#graphql/ahead.ts';
import type { GatewayContext } from '#graphql/context.ts';
import { paging } from '#graphql/paging.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { nullIfMissing, Refusal } from '#refusal.ts';
import { inputs } from './inputs.ts';

const changed = async (competitionId: string, context: GatewayContext) => {
  context.forget();
  const competition = await context.loaders.competitions.byId.load(competitionId);
  if (!competition) throw new Refusal('NOT_FOUND', '未找到该比赛', { field: 'competitionId' });
  return competition;
};

/** Code of competitions. */
export const resolvers: Resolvers = {
  Competition: {
    codeSharing: ofId(
      async (id, _, { loaders }) => (await loaders.competitionCode.state.load(id))?.Sharing ?? null,
    ),
    isCodeShown: ofId(async (id, _, { loaders }) => {
      // A page whose code can't be read is the page without it.
      const state = await loaders.competitionCode.state.load(id).catch(() => null);
      return state?.SharesCode ?? false;
    }),
    code: ofId((id, args, { upstream }) =>
      nullIfMissing(
        upstream.shared(competitionCodeCalls.list, {
          params: { id },
          query: { ...paging(args, 12), ...(args.sort != null && { sort: args.sort }) },
        }),
      ),
    ),
  },
  Project: {
    sharedCode: ofId((id, _, { loaders }) => loaders.competitionCode.ofProject.load(id)),
  },
  SharedCode: {
    competition: ({ Competition }, _, { loaders }) => loaders.competitions.byId.load(Competition),
    project: ({ Lab }, _, { loaders }) => loaders.projects.byId.load(Lab),
  },
  Mutation: {
    shareCode: async (_, { input }, context) => {
      const shared = await inputs.shareCode.send(context.member(), input);
      context.forget();
      return shared;
    },
    unshareCode: async (_, { input }, context) => {
      await inputs.unshareCode.send(context.member(), input);
      return changed(input.competitionId, context);
    },
    updateCodeSharing: async (_, { input }, context) => {
      await inputs.updateCodeSharing.send(context.member(), input);
      return changed(input.competitionId, context);
    },
  },
};
