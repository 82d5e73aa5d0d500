import { applicationFormCalls, applicationType } from '@whaletide/schema/rest/application-forms.ts';
import { inputs } from './inputs.ts';
import type { Resolvers } from '../../graphql/resolvers.generated.ts';
import { paging } from '../../graphql/paging.ts';

export const resolvers: Resolvers = {
  Query: {
    hostApplications: (_, args, context) =>
      context.member().call(applicationFormCalls.list, {
        query: { ...paging(args, 20), Type: args.kind ?? applicationType.hostCompetition },
      }),
  },
  HostApplication: {
    member: (form, _, { loaders }) =>
      form.User === null ? null : loaders.members.byId.load(form.User),
  },
  Mutation: {
    applyToHost: (_, { input }, { own, upstream }) => {
      const application = { ...input, description: input.description ?? '' };
      return own
        ? inputs.applyToHost.send(own, application)
        : inputs.applyToHost.visit(upstream, application);
    },
  },
};
