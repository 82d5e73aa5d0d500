import { applicationFormCalls, applicationType } from '@whaletide/schema/rest/application-forms.ts';
import type { Resolvers } from '../../graphql/resolvers.generated.ts';
import { paging } from '../../graphql/paging.ts';
import { Refusal } from '../../refusal.ts';

/** REST nests the texts in `Data`; the input of the mutation doesn't. */
const flattened = (error: unknown): unknown => {
  if (!(error instanceof Refusal)) return error;
  const { field, retryAfter } = error.extensions;
  return new Refusal(error.code, error.message, {
    ...(field !== undefined && { field: field.replace(/^data\./, '') }),
    ...(retryAfter !== undefined && { retryAfter }),
  });
};

export const resolvers: Resolvers = {
  Query: {
    hostApplications: (_, args, context) =>
      context.member().call(applicationFormCalls.list, {
        query: { ...paging(args, 20), Type: applicationType.hostCompetition },
      }),
  },
  HostApplication: {
    member: (form, _, { loaders }) =>
      form.User === null ? null : loaders.members.byId.load(form.User),
  },
  Mutation: {
    applyToHost: async (_, { input }, { own, upstream }) => {
      const body = {
        Type: applicationType.hostCompetition,
        Phone: input.phone,
        Data: { Name: input.name, Company: input.company, Description: input.description ?? '' },
      };
      const { send } = applicationFormCalls;
      try {
        return await (own ? own.call(send, { body }) : upstream.visitor(send, { body }));
      } catch (error) {
        throw flattened(error);
      }
    },
  },
};
