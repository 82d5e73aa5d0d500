import {
  type ApplicationForm,
  applicationFormCalls,
  applicationType,
} from '@whaletide/schema/rest/application-forms.ts';
import type { Resolvers } from '../../graphql/domain.ts';
import { paging, type PagingArguments } from '../../graphql/paging.ts';
import { Refusal } from '../../refusal.ts';

interface ApplyToHostInput {
  name: string;
  company: string;
  phone: string;
  description?: string | null;
}

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
    hostApplications: (_: never, args: PagingArguments, context) =>
      context.member().call(applicationFormCalls.list, {
        query: { ...paging(args, 20), Type: applicationType.hostCompetition },
      }),
  },
  HostApplication: {
    member: (form: ApplicationForm, _: never, { loaders }) =>
      form.User && loaders.members.byId.load(form.User),
  },
  Mutation: {
    applyToHost: async (_: never, { input }: { input: ApplyToHostInput }, { own, upstream }) => {
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
