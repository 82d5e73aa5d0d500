import { domain } from '#shared/domain.ts';
import { channelContentCalls } from './rest/channel-contents.ts';
import { channelSectionCalls } from './rest/channel-sections.ts';
import { channelCalls } from './rest/channels.ts';

export const channels = domain({
  name: 'channels',
  chinese: '频道',
  rest: 'zones, zoneSections',
  graphql: 'Channel, ChannelSection',
  purpose: 'Content on one theme, collected by moderators in sections, with a forum and mail.',
  calls: [channelCalls, channelSectionCalls, channelContentCalls],
  knows: {
    platform: [
      'tracking',
      'search',
      'activity-log',
      'members',
      'uploads',
      'moderation',
      'votes',
      'competitions',
      'projects',
      'datasets',
    ],
    gateway: [],
    web: [
      'members',
      'growth',
      'moderation',
      'account',
      'competitions',
      'activities',
      'projects',
      'datasets',
      'forum',
    ],
  },
});
