import {
  applicationFormCalls,
  applicationStatus,
  applicationType,
} from '@whaletide/schema/domains/application-forms/rest.ts';
import { inputs } from './inputs.ts';
import { ofCaller } from '#graphql/ahead.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { paging } from '#graphql/paging.ts';

export const resolvers: Resolvers = {
  Administration: {
    hostApplications: (_, args, context) =>
      context.member().call(applicationFormCalls.list, {
        query: {
          ...paging(args, 20),
          Type: args.kind ?? applicationType.hostCompetition,
          ...(args.status != null && { Status: args.status }),
        },
      }),
  },
  HostApplication: {
    member: (form, _, { loaders }) =>
      form.User === null ? null : loaders.members.byId.load(form.User),
    organization: (form, _, { loaders }) =>
      form.Organization === null ? null : loaders.organizations.byId.load(form.Organization),
  },
  Viewer: {
    hostApplications: ofCaller(async ({ kind }, context) => {
      const query = { Type: kind ?? applicationType.hostCompetition };
      return (await context.member().call(applicationFormCalls.mine, { query })).data;
    }),
  },
  Mutation: {
    answerHostApplication: (_, { input }, context) => {
      const { accepted, declined } = applicationStatus;
      const body = { Status: input.accepts ? accepted : declined };
      return inputs.answerHostApplication.send(context.member(), input, { body });
    },

    applyToHost: (_, { input }, { own, upstream }) => {
      const application = { ...input, description: input.description ?? '' };
      return own
        ? inputs.applyToHost.send(own, application)
        : inputs.applyToHost.visit(upstream, application);
    },
  },
};
