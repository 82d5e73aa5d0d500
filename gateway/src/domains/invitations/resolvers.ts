import {
  type Competition as CompetitionRow,
  type CompetitionSummary,
  competitionCalls,
} from '@whaletide/schema/rest/competitions.ts';
import {
  invitationCalls,
  type InvitationRankingRow,
  type InvitationRecord,
} from '@whaletide/schema/rest/invitations.ts';
import type { Resolvers } from '../../graphql/domain.ts';
import { isId, requireId } from '../../graphql/ids.ts';
import { paging, type PagingArguments } from '../../graphql/paging.ts';
import { nullIfMissing } from '../../refusal.ts';

interface OfCompetition {
  competitionId: string;
}

interface SetInvitationInput extends OfCompetition {
  settings?: { linkText: string; showsRanking: boolean; notice?: string | null } | null;
}

export const resolvers: Resolvers = {
  Query: {
    invitation: (_: never, { competitionId: id }: OfCompetition, { own }) =>
      own && isId(id) ? nullIfMissing(own.call(invitationCalls.code, { params: { id } })) : null,
    invitationRanking: async (_: never, { competitionId: id }: OfCompetition, { upstream }) =>
      isId(id)
        ? ((await nullIfMissing(upstream.shared(invitationCalls.ranking, { params: { id } })))
            ?.data ?? null)
        : null,
    invitationRecords: (_: never, args: OfCompetition & PagingArguments, context) =>
      context.member().call(invitationCalls.records, {
        params: { id: requireId(args.competitionId, 'competitionId') },
        query: paging(args, 100),
      }),
  },
  Competition: {
    invitation: async (row: CompetitionSummary, _: never, { loaders }) =>
      ('invitationConfig' in row
        ? (row as CompetitionRow)
        : await loaders.competitions.byId.load(row._id)
      )?.invitationConfig ?? null,
  },
  InvitationRankingRow: {
    member: (row: InvitationRankingRow, _: never, { loaders }) =>
      loaders.members.byId.load(row.User),
  },
  InvitationRecord: {
    member: (row: InvitationRecord, _: never, { loaders }) => loaders.members.byId.load(row.User),
  },
  Mutation: {
    createInvitationCode: (_: never, { input }: { input: OfCompetition }, context) =>
      context.member().call(invitationCalls.create, {
        params: { id: requireId(input.competitionId, 'competitionId') },
      }),
    setInvitation: async (_: never, { input }: { input: SetInvitationInput }, context) => {
      const id = requireId(input.competitionId, 'competitionId');
      const { settings } = input;
      await context.member().call(invitationCalls.configure, {
        params: { id },
        body: {
          invitationConfig: settings
            ? {
                LinkText: settings.linkText,
                ShowLb: settings.showsRanking,
                Notice: settings.notice ?? null,
              }
            : null,
        },
      });
      // The shared answer may be older than the change.
      return context.member().call(competitionCalls.get, { params: { id } });
    },
  },
};
