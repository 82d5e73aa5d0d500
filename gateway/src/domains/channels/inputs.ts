import { channelContentCalls } from '@whaletide/schema/domains/channels/rest/channel-contents.ts';
import { channelSectionCalls } from '@whaletide/schema/domains/channels/rest/channel-sections.ts';
import { channelCalls } from '@whaletide/schema/domains/channels/rest/channels.ts';
import { bind, bindMutations } from '#graphql/inputs.ts';

export const inputs = {
  ...bindMutations({
    createChannel: channelCalls.create,
    updateChannel: channelCalls.update,
    addChannelModerator: channelCalls.addAdmin,
    removeChannelModerator: channelCalls.removeAdmin,
    setRecommendedChannels: channelCalls.setRecommended,
    collectIntoChannel: channelContentCalls.collect,
    uncollectFromChannel: channelContentCalls.uncollect,
    pinInChannel: { call: channelContentCalls.stick, keys: { isPinned: null } },
    createChannelSection: channelSectionCalls.create,
    updateChannelSection: {
      call: channelSectionCalls.update,
      keys: {
        isHidden: null,
      },
    },
    deleteChannelSection: channelSectionCalls.remove,
    addToChannelSection: channelSectionCalls.addContent,
    removeFromChannelSection: channelSectionCalls.removeContent,
    recordChannelView: channelCalls.view,
  }),
  unpinInChannel: bind('PinInChannelInput', channelContentCalls.unstick, { isPinned: null }),
  enrollInChannel: bind('SetChannelMailInput', channelCalls.enroll, { enrolled: null }),
  disenrollFromChannel: bind('SetChannelMailInput', channelCalls.disenroll, { enrolled: null }),
};
