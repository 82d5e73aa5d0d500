import { channelCalls } from '@whaletide/schema/domains/channels/rest/channels.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { inputs } from './inputs.ts';

/** Mutations of followers, moderators and administrators on channels. */
export const mutations: Resolvers = {
  Mutation: {
    setRecommendedChannels: async (_, { input }, context) => {
      await inputs.setRecommendedChannels.send(context.member(), input);
      return (await context.upstream.shared(channelCalls.recommended)).data;
    },
    pinInChannel: (_, { input }, context) =>
      (input.isPinned ? inputs.pinInChannel : inputs.unpinInChannel).send(context.member(), input),
    updateChannelSection: (_, { input }, context) => {
      const shown = input.isHidden == null ? undefined : { body: { IsActivated: !input.isHidden } };
      return inputs.updateChannelSection.send(context.member(), input, shown);
    },
    setChannelMail: (_, { input }, context) => {
      const bound = input.enrolled ? inputs.enrollInChannel : inputs.disenrollFromChannel;
      return bound.send(context.member(), input);
    },
  },
};
