import { channelCalls } from '@whaletide/schema/domains/channels/rest/channels.ts';
import type { Resolvers } from '../../graphql/resolvers.generated.ts';
import { inputs } from './inputs.ts';

/** Mutations of followers, moderators and administrators on channels. */
export const mutations: Resolvers = {
  Mutation: {
    createChannel: (_, { input }, context) => inputs.createChannel.send(context.member(), input),
    updateChannel: (_, { input }, context) => inputs.updateChannel.send(context.member(), input),
    addChannelModerator: (_, { input }, context) =>
      inputs.addChannelModerator.send(context.member(), input),
    removeChannelModerator: (_, { input }, context) =>
      inputs.removeChannelModerator.send(context.member(), input),
    setRecommendedChannels: async (_, { input }, context) => {
      await inputs.setRecommendedChannels.send(context.member(), input);
      return (await context.upstream.shared(channelCalls.recommended)).data;
    },
    collectIntoChannel: (_, { input }, context) =>
      inputs.collectIntoChannel.send(context.member(), input),
    uncollectFromChannel: (_, { input }, context) =>
      inputs.uncollectFromChannel.send(context.member(), input),
    pinInChannel: (_, { input }, context) =>
      (input.pinned ? inputs.pinInChannel : inputs.unpinInChannel).send(context.member(), input),
    createChannelSection: (_, { input }, context) =>
      inputs.createChannelSection.send(context.member(), input),
    updateChannelSection: (_, { input }, context) => {
      const shown = input.hidden == null ? undefined : { body: { IsActivated: !input.hidden } };
      return inputs.updateChannelSection.send(context.member(), input, shown);
    },
    deleteChannelSection: (_, { input }, context) =>
      inputs.deleteChannelSection.send(context.member(), input),
    addToChannelSection: (_, { input }, context) =>
      inputs.addToChannelSection.send(context.member(), input),
    removeFromChannelSection: (_, { input }, context) =>
      inputs.removeFromChannelSection.send(context.member(), input),
    setChannelMail: (_, { input }, context) => {
      const bound = input.enrolled ? inputs.enrollInChannel : inputs.disenrollFromChannel;
      return bound.send(context.member(), input);
    },
    recordChannelView: (_, { input }, context) =>
      inputs.recordChannelView.send(context.member(), input),
  },
};
