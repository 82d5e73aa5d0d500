import { channelContentCalls } from '@whaletide/schema/domains/channels/rest/channel-contents.ts';
import { channelSectionCalls } from '@whaletide/schema/domains/channels/rest/channel-sections.ts';
import { channelCalls } from '@whaletide/schema/domains/channels/rest/channels.ts';
import { bind } from '#graphql/inputs.ts';

export const inputs = {
  createChannel: bind('CreateChannelInput', channelCalls.create),
  updateChannel: bind('UpdateChannelInput', channelCalls.update),
  addChannelModerator: bind('AddChannelModeratorInput', channelCalls.addAdmin),
  removeChannelModerator: bind('RemoveChannelModeratorInput', channelCalls.removeAdmin),
  setRecommendedChannels: bind('SetRecommendedChannelsInput', channelCalls.setRecommended),
  collectIntoChannel: bind('CollectIntoChannelInput', channelContentCalls.collect),
  uncollectFromChannel: bind('UncollectFromChannelInput', channelContentCalls.uncollect),
  pinInChannel: bind('PinInChannelInput', channelContentCalls.stick, { pinned: null }),
  unpinInChannel: bind('PinInChannelInput', channelContentCalls.unstick, { pinned: null }),
  createChannelSection: bind('CreateChannelSectionInput', channelSectionCalls.create),
  updateChannelSection: bind('UpdateChannelSectionInput', channelSectionCalls.update, {
    hidden: null,
  }),
  deleteChannelSection: bind('DeleteChannelSectionInput', channelSectionCalls.remove),
  addToChannelSection: bind('ChannelSectionContentInput', channelSectionCalls.addContent),
  removeFromChannelSection: bind('ChannelSectionContentInput', channelSectionCalls.removeContent),
  enrollInChannel: bind('SetChannelMailInput', channelCalls.enroll, { enrolled: null }),
  disenrollFromChannel: bind('SetChannelMailInput', channelCalls.disenroll, { enrolled: null }),
  recordChannelView: bind('RecordChannelViewInput', channelCalls.view),
};
