import {
  type Competition as CompetitionRow,
  competitionCalls,
} from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { invitationCalls } from '@whaletide/schema/domains/invitations/rest.ts';
import { inputs } from './inputs.ts';
import { ofId } from '#graphql/ahead.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { paging } from '#graphql/paging.ts';
import { nullIfMissing } from '#refusal.ts';

export const resolvers: Resolvers = {
  Competition: {
    invitation: async (row, _, { loaders }) =>
      ('invitationConfig' in row
        ? (row as CompetitionRow)
        : await loaders.competitions.byId.load(row._id)
      )?.invitationConfig ?? null,
    viewerInvitation: ofId((id, _, { own }) =>
      own ? nullIfMissing(own.call(invitationCalls.code, { params: { id } })) : null,
    ),
    invitationRanking: ofId(async (id, _, { upstream }) => {
      const { ranking } = invitationCalls;
      return (await nullIfMissing(upstream.shared(ranking, { params: { id } })))?.data ?? null;
    }),
    invitationRecords: ofId((id, args, context) =>
      context.member().call(invitationCalls.records, { params: { id }, query: paging(args, 100) }),
    ),
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
