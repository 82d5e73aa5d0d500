import { channelTabs, type ChannelTab } from '#domains/channels/paths.ts';

interface Filled {
  projectsCount: number;
  datasetsCount: number;
  competitionsCount: number;
  hasForum: boolean;
  viewerModerates: boolean | null;
}

/**
 * Tabs of a channel: one without anything in it is for its moderators alone, the forum is there
 * while it is switched on.
 */
export const shownTabs = (channel: Filled): ChannelTab[] => {
  const counts: Record<ChannelTab, number> = {
    project: channel.projectsCount,
    dataset: channel.datasetsCount,
    activity: channel.competitionsCount,
    forum: 0,
  };
  return channelTabs.filter((tab) =>
    tab === 'forum' ? channel.hasForum : counts[tab] > 0 || channel.viewerModerates === true,
  );
};
