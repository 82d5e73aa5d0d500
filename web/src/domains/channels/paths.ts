/** All channels. */
export const channelListPath = '/home/special';

/** The tabs of a channel; without one the first that has something. */
export const channelTabs = ['project', 'dataset', 'activity', 'forum'] as const;
export type ChannelTab = (typeof channelTabs)[number];

/** Gives the path of a channel's own page. */
export const channelPath = (id: string, tab?: ChannelTab) =>
  `${channelListPath}/detail/${id}${tab ? `/${tab}` : ''}`;

/** The parts of a channel's management; the first has no name in the address. */
export const configTabs = ['project', 'dataset', 'activity', 'basic'] as const;
export type ConfigTab = (typeof configTabs)[number];

/** Gives the path at which moderators manage a channel. */
export const channelConfigPath = (id: string, tab: ConfigTab = 'project') =>
  `${channelListPath}/config/${id}${tab === 'project' ? '' : `/${tab}`}`;

/** Path at which administrators look after all channels. */
export const channelsAdminPath = '/home/admin/channels';
