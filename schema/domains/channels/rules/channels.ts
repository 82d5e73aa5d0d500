import { refuse, type Refusal } from '#shared/rules/refusal.ts';

export const channelLimits = {
  /** Characters. */
  name: 20,
  description: 50,
  sectionName: 20,
  /** Levels of sections. */
  depth: 3,
  /** Sections of one channel: four times what its sidebar was measured with. */
  sections: 800,
  /** Things of one kind in one channel. */
  contents: 100_000,
  /** Things that are collected, pinned or removed at once. */
  atOnce: 100,
  moderators: 20,
  /** Channels of the site; all of them are read at once. */
  channels: 1_000,
  /** Channels of the carousel. */
  recommended: 10,
  /** Rows of the hot list that are shown. */
  hot: 5,
  /** Subscriptions that are shown before all are. */
  subscriptions: 6,
};

/** Days that count for the hot list, and in how many days what happened counts half. */
export const HOT_DAYS = 14;
export const HOT_HALF_LIFE_DAYS = 3;

const lengthOf = (text: string): number => [...text.trim()].length;

/** Why a channel can't be called so, at `Name`; null when it can. */
export const channelNameProblem = (name: string): Refusal | null => {
  if (!name.trim()) return refuse('BAD_USER_INPUT', '请输入频道名称', 'Name');
  return lengthOf(name) > channelLimits.name
    ? refuse('BAD_USER_INPUT', '频道名称长度超出限制', 'Name')
    : null;
};

/** Why a channel can't be described so, at `Description`; null when it can. */
export const channelDescriptionProblem = (description: string): Refusal | null => {
  if (!description.trim()) return refuse('BAD_USER_INPUT', '请输入频道简介', 'Description');
  return lengthOf(description) > channelLimits.description
    ? refuse('BAD_USER_INPUT', '频道简介长度超出限制', 'Description')
    : null;
};

/** Why these can't be the channels of the carousel, at `Zones`; null when they can. */
export const recommendedChannelsProblem = (ids: readonly string[]): Refusal | null => {
  if (ids.length > channelLimits.recommended)
    return refuse('BAD_USER_INPUT', `最多推荐${channelLimits.recommended}个频道`, 'Zones');
  return new Set(ids).size < ids.length
    ? refuse('BAD_USER_INPUT', '同一个频道只能推荐一次', 'Zones')
    : null;
};

/**
 * Tells whether a channel has something that its follower hasn't seen.
 * @param times ISO 8601 in UTC, or null
 */
export const hasChannelNews = (times: {
  lastModified: string | null;
  lastViewed: string | null;
}): boolean => {
  const { lastModified, lastViewed } = times;
  if (lastModified === null) return false;
  return lastViewed === null || Date.parse(lastModified) > Date.parse(lastViewed);
};
