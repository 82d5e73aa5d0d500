import { messageCalls } from '@whaletide/schema/domains/managing/rest/messages.ts';
import { ofId } from '#graphql/ahead.ts';
import { requireId } from '#graphql/ids.ts';
import { paging } from '#graphql/paging.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';

/** Resolvers of the messages to members of a competition. */
export const messages: Resolvers = {
  Competition: {
    messages: ofId((id, args, context) =>
      context.member().call(messageCalls.list, { params: { id }, query: paging(args, 10) }),
    ),
    messageReach: ofId((id, { audience, targetId }, context) =>
      context.member().call(messageCalls.reach, {
        params: { id },
        query: {
          Audience: audience,
          ...(targetId != null && { Target: requireId(targetId, 'targetId') }),
        },
      }),
    ),
  },
  CompetitionMessage: {
    sender: ({ Sender }, _, { loaders }) =>
      Sender === null ? null : loaders.members.byId.load(Sender),
  },
};
