import { messageCalls } from '@whaletide/schema/domains/managing/rest/messages.ts';
import { requireId } from '#graphql/ids.ts';
import { paging } from '#graphql/paging.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';

/** Resolvers of the messages to members of a competition. */
export const messages: Resolvers = {
  Query: {
    competitionMessages: (_, args, context) =>
      context.member().call(messageCalls.list, {
        params: { id: requireId(args.competitionId, 'competitionId') },
        query: paging(args, 10),
      }),
    competitionMessageReach: (_, { competitionId, audience, targetId }, context) =>
      context.member().call(messageCalls.reach, {
        params: { id: requireId(competitionId, 'competitionId') },
        query: {
          Audience: audience,
          ...(targetId != null && { Target: requireId(targetId, 'targetId') }),
        },
      }),
  },
  CompetitionMessage: {
    sender: ({ Sender }, _, { loaders }) =>
      Sender === null ? null : loaders.members.byId.load(Sender),
  },
};
