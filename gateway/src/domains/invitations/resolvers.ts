import {
  type Competition as CompetitionRow,
  competitionCalls,
} from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { invitationCalls } from '@whaletide/schema/domains/invitations/rest.ts';
import { inputs } from './inputs.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { isId, requireId } from '#graphql/ids.ts';
import { paging } from '#graphql/paging.ts';
import { nullIfMissing } from '#refusal.ts';

export const resolvers: Resolvers = {
  Query: {
    invitation: (_, { competitionId: id }, { own }) =>
      own && isId(id) ? nullIfMissing(own.call(invitationCalls.code, { params: { id } })) : null,
    invitationRanking: async (_, { competitionId: id }, { upstream }) =>
      isId(id)
        ? ((await nullIfMissing(upstream.shared(invitationCalls.ranking, { params: { id } })))
            ?.data ?? null)
        : null,
    invitationRecords: (_, args, context) =>
      context.member().call(invitationCalls.records, {
        params: { id: requireId(args.competitionId, 'competitionId') },
        query: paging(args, 100),
      }),
  },
  Competition: {
    invitation: async (row, _, { loaders }) =>
      ('invitationConfig' in row
        ? (row as CompetitionRow)
        : await loaders.competitions.byId.load(row._id)
      )?.invitationConfig ?? null,
  },
  InvitationRankingRow: {
    member: (row, _, { loaders }) => loaders.members.byId.load(row.User),
  },
  InvitationRecord: {
    member: (row, _, { loaders }) => loaders.members.byId.load(row.User),
  },
  Mutation: {
    setInvitation: async (_, { input }, context) => {
      await inputs.setInvitation.send(context.member(), input);
      // The shared answer may be older than the change.
      return context.member().call(competitionCalls.get, { params: { id: input.competitionId } });
    },
  },
};
