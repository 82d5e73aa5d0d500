import { type Competition, competitionCalls } from '@whaletide/schema/rest/competitions.ts';
import { registrationCalls } from '@whaletide/schema/rest/registration.ts';
import type { UploadRef } from '@whaletide/schema/rest/uploads.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import type { Resolvers } from '../../graphql/resolvers.generated.ts';
import { requireId } from '../../graphql/ids.ts';
import { paging } from '../../graphql/paging.ts';
import { renameField } from '../../graphql/rename-field.ts';
import { settingsBody } from './settings.ts';

interface RegisterInput {
  competitionId: string;
  invitationCode?: string | null;
  answers?: { name: string; defaultId?: number | null; value: unknown }[] | null;
  files?: { fieldId: string; file: UploadRef }[] | null;
  entranceFee?: number | null;
}

/** Inputs that REST has other names for. */
const fields = { registerForm: 'answers', registerAuthorizationResults: 'files' };

const registerBody = ({ invitationCode, answers, files, entranceFee }: RegisterInput) => ({
  ...(invitationCode != null && { InvitationCode: invitationCode }),
  ...(answers && {
    RegisterForm: answers.map(({ name, defaultId, value }) => ({
      Name: name,
      DefaultID: defaultId ?? null,
      Value: value,
    })),
  }),
  ...(files && {
    RegisterAuthorizationResults: files.map(({ fieldId, file: { key, ext, name, size } }) => ({
      SubmissionId: requireId(fieldId, 'files'),
      value: { key, ext, name, size },
    })),
  }),
  ...(entranceFee != null && { EntranceFee: entranceFee }),
});

/** The competition as it is now: the shared answer may be older than the change. */
const currentCompetition = (id: string, context: GatewayContext) =>
  context.member().call(competitionCalls.get, { params: { id } });

export const resolvers: Resolvers = {
  Query: {
    competitionRegistrations: (_, args, context) =>
      context.member().call(registrationCalls.list, {
        params: { id: requireId(args.competitionId, 'competitionId') },
        query: { ...paging(args, 20), ...(args.status != null && { Status: args.status }) },
      }),
    registrationReview: (_, { competitionId, memberId }, context) =>
      context.member().call(registrationCalls.get, {
        params: {
          id: requireId(competitionId, 'competitionId'),
          userId: requireId(memberId, 'memberId'),
        },
      }),
  },
  Competition: {
    registrationSettings: (row, _, { loaders }) =>
      'RegisterForm' in row ? (row as Competition) : loaders.competitions.byId.load(row._id),
    viewerRegistration: (row, _, { loaders }) => loaders.registration.mine?.load(row._id) ?? null,
  },
  CompetitionRegistration: {
    member: (row, _, { loaders }) => loaders.members.byId.load(row.User),
  },
  RegistrationReview: {
    registration: (row) => row,
  },
  Mutation: {
    registerForCompetition: async (_, { input }, context) => {
      const id = requireId(input.competitionId, 'competitionId');
      const body = registerBody(input);
      const { register } = competitionCalls;
      const state = await renameField(
        context.member().call(register, { params: { id }, body }),
        fields,
      );
      context.loaders.competitions.state?.prime(id, state);
      return currentCompetition(id, context);
    },
    fillPlatformId: async (_, { input }, context) => {
      const id = requireId(input.competitionId, 'competitionId');
      const body = { CustomID: input.platformId, FillTime: new Date().toISOString() };
      const own = await renameField(
        context.member().call(registrationCalls.fillCustomId, { params: { id }, body }),
        { customID: 'platformId' },
      );
      context.loaders.registration.mine?.clear(id).prime(id, own);
      return currentCompetition(id, context);
    },
    reviewRegistration: (_, { input }, context) => {
      const { competitionId, memberId, passes, reason } = input;
      const id = requireId(competitionId, 'competitionId');
      const params = { id, userId: requireId(memberId, 'memberId') };
      const RegisterStatus = passes ? (1 as const) : (-1 as const);
      const body = { RegisterStatus, ...(reason != null && { Reason: reason }) };
      return context.member().call(registrationCalls.review, { params, body });
    },
    updateRegistrationSettings: async (_, { input }, context) => {
      const id = requireId(input.competitionId, 'competitionId');
      const body = settingsBody(input);
      await context.member().call(registrationCalls.configure, { params: { id }, body });
      return currentCompetition(id, context);
    },
  },
};
