import {
  type Competition,
  competitionCalls,
} from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { registrationCalls } from '@whaletide/schema/domains/registration/rest/registration.ts';
import { ofId } from '#graphql/ahead.ts';
import type { GatewayContext } from '#graphql/context.ts';
import { storedAnswer } from './answers.ts';
import { inputs } from './inputs.ts';
import { fieldTypes } from '@whaletide/schema/shared/rest/fields.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { requireId } from '#graphql/ids.ts';
import { paging } from '#graphql/paging.ts';

/** The one type of the files to review by. */
const FILE = fieldTypes.file;

/** The competition as it is now: the shared answer may be older than the change. */
const currentCompetition = (id: string, context: GatewayContext) =>
  context.member().call(competitionCalls.get, { params: { id } });

const decisionOf = ({ passes }: { passes: boolean }) => ({
  RegisterStatus: passes ? (1 as const) : (-1 as const),
});

export const resolvers: Resolvers = {
  Competition: {
    registrations: ofId((id, args, context) =>
      context.member().call(registrationCalls.list, {
        params: { id },
        query: { ...paging(args, 20), ...(args.status != null && { Status: args.status }) },
      }),
    ),
    registrationReview: ofId((id, { memberId }, context) =>
      context.member().call(registrationCalls.get, {
        params: { id, userId: requireId(memberId, 'memberId') },
      }),
    ),
    registrationSettings: (row, _, { loaders }) =>
      'RegisterForm' in row ? (row as Competition) : loaders.competitions.byId.load(row._id),
    viewerRegistration: ofId((id, _, { loaders }) => loaders.registration.mine?.load(id) ?? null),
    viewerWithdrawal: ofId(
      (id, _, { loaders }) => loaders.registration.withdrawals?.load(id) ?? null,
    ),
  },
  CompetitionRegistration: {
    member: (row, _, { loaders }) => loaders.members.byId.load(row.User),
  },
  RegistrationReview: {
    registration: (row) => row,
  },
  Mutation: {
    registerForCompetition: async (_, { input }, context) => {
      const id = input.competitionId;
      const { RegisterForm: answers } = inputs.registerForCompetition.toRest(input).body;
      const body = answers && { RegisterForm: answers.map(storedAnswer) };
      const state = await inputs.registerForCompetition.send(
        context.member(),
        input,
        body && { body },
      );
      context.loaders.competitions.state?.prime(id, state);
      return currentCompetition(id, context);
    },
    withdrawFromCompetition: async (_, { input }, context) => {
      const id = input.competitionId;
      const state = await inputs.withdrawFromCompetition.send(context.member(), input);
      context.loaders.competitions.state?.prime(id, state);
      return currentCompetition(id, context);
    },
    fillPlatformId: async (_, { input }, context) => {
      const id = input.competitionId;
      const body = { FillTime: new Date().toISOString() };
      const own = await inputs.fillPlatformId.send(context.member(), input, { body });
      context.loaders.registration.mine?.clear(id).prime(id, own);
      return currentCompetition(id, context);
    },
    reviewRegistration: (_, { input }, context) =>
      inputs.reviewRegistration.send(context.member(), input, { body: decisionOf(input) }),
    reviewRegistrations: async (_, { input }, context) => {
      const body = decisionOf(input);
      return (await inputs.reviewRegistrations.send(context.member(), input, { body })).data;
    },
    updateRegistrationSettings: async (_, { input }, context) => {
      const { RegisterAuthorizationFields: fields } =
        inputs.updateRegistrationSettings.toRest(input).body;
      const body = { RegisterAuthorizationFields: fields.map((one) => ({ ...one, Type: FILE })) };
      await inputs.updateRegistrationSettings.send(context.member(), input, { body });
      return currentCompetition(input.competitionId, context);
    },
  },
};
