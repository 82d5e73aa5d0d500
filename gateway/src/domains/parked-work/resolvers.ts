import { parkedWorkCalls } from '@whaletide/schema/domains/parked-work/rest.ts';
import { paging } from '#graphql/paging.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { inputs } from './inputs.ts';

/** Resolvers of work that failed too often, for administrators to decide on. */
export const resolvers: Resolvers = {
  Administration: {
    parkedMails: (_, args, context) =>
      context.member().call(parkedWorkCalls.mails, { query: paging(args, 20) }),
    parkedJobs: (_, args, context) =>
      context.member().call(parkedWorkCalls.jobs, { query: paging(args, 20) }),
  },
  Mutation: {
    retryMail: async (_, { input }, context) => {
      await inputs.retryMail.send(context.member(), input);
      return { retriedId: input.key };
    },
    giveUpMail: async (_, { input }, context) => {
      await inputs.giveUpMail.send(context.member(), input);
      return { deletedId: input.key };
    },
    retryJob: async (_, { input }, context) => {
      await inputs.retryJob.send(context.member(), input);
      return { retriedId: input.jobId };
    },
    giveUpJob: async (_, { input }, context) => {
      await inputs.giveUpJob.send(context.member(), input);
      return { deletedId: input.jobId };
    },
  },
  ParkedMail: {
    member: ({ User }, _, { loaders }) => (User === null ? null : loaders.members.byId.load(User)),
  },
};
