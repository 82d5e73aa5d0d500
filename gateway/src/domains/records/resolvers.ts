import { recordCalls } from '@whaletide/schema/domains/records/rest.ts';
import { ofId } from '#graphql/ahead.ts';
import { asViewer } from '#graphql/as-viewer.ts';
import { paging } from '#graphql/paging.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';

export const resolvers: Resolvers = {
  Member: {
    record: ofId((id, _, { loaders }) => loaders.records.ofMember.load(id)),
  },
  Team: {
    result: ofId((id, _, { loaders }) => loaders.records.ofTeam.load(id)),
  },
  CompetitionViewerState: {
    result: ({ Competition }, _, { loaders }) => loaders.records.ownIn?.load(Competition) ?? null,
  },
  MemberRecord: {
    activity: async ({ User }, _, { loaders }) =>
      (await loaders.records.activityOf.load(User))?.Days ?? null,
    results: ({ User }, args, context) =>
      asViewer(context, recordCalls.results, { params: { id: User }, query: paging(args, 20) }),
    awards: ({ User }, args, context) =>
      asViewer(context, recordCalls.results, {
        params: { id: User },
        query: { ...paging(args, 20), Awarded: true },
      }),
  },
  CompetitionResult: {
    competition: ({ Competition }, _, { loaders }) => loaders.competitions.byId.load(Competition),
    team: ({ Team }, _, { loaders }) => loaders.teams.byId.load(Team),
  },
};
