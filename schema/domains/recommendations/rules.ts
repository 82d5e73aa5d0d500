import type { Kind } from '#kinds.ts';
import { DAY, HOUR } from '#shared/rules/time.ts';

/** Kinds that are recommended to follow. */
export const recommendationTypes = [
  'MEMBER',
  'COLUMN',
  'CHANNEL',
] as const satisfies readonly Kind[];
export type RecommendationType = (typeof recommendationTypes)[number];

/** Why something is recommended: of several the one that weighs most is told. */
export const recommendationReasons = [
  'FOLLOWED',
  'OWNER',
  'READERS',
  'AUTHOR',
  'BOOKMARKS',
  'COMPETITION',
  'TOPIC',
  'WORDS',
  'UNIVERSITY',
  'MAJOR',
  'COMPANY',
  'RECENT',
  'POPULAR',
] as const;
export type RecommendationReason = (typeof recommendationReasons)[number];

/** Targets a block shows. */
export const BLOCK_TARGETS = 2;
/** Targets a list for who follows nothing shows. */
export const LIST_TARGETS = 4;
/** At most so many are answered at once. */
export const MAX_AT_ONCE = 10;
/**
 * Number of offers after which something that the member didn't follow isn't offered to them again.
 */
export const MAX_SEEN = 10;
/** Time in ms within which repeated offers count as seen once. */
export const SEEN_PAUSE = HOUR;
/** Days for which what is published counts as new. */
export const RECENT_DAYS = 30;
/** Days for which a closed block stays away. */
export const CLOSED_DAYS = 30;

interface Why {
  type: RecommendationType;
  reason: RecommendationReason;
  /** Number of members, projects or competitions that the reason counts; at least 1. */
  count: number;
  /** A tag, a university, a major or a company; null for the other reasons. */
  about: string | null;
}

const nouns: Record<RecommendationType, string> = {
  MEMBER: '用户',
  COLUMN: '专栏',
  CHANNEL: '频道',
};

const texts: Record<RecommendationReason, (why: Why) => string> = {
  FOLLOWED: ({ count }) => `你关注的 ${count} 人也关注了`,
  OWNER: () => '由你关注的人撰写',
  READERS: ({ type, count }) => `关注你所关注${nouns[type]}的 ${count} 人也关注了`,
  AUTHOR: ({ count }) => `你收藏过 TA 的 ${count} 个项目`,
  BOOKMARKS: ({ type, count }) =>
    type === 'MEMBER' ? `和你收藏了 ${count} 个相同的项目` : `收录了你收藏的 ${count} 个项目`,
  COMPETITION: ({ type, count }) =>
    type === 'MEMBER' ? `和你参加了 ${count} 场相同的比赛` : '和你参加的比赛有关',
  TOPIC: ({ type, about }) =>
    `${type === 'MEMBER' ? '发布过' : '收录了'}${about ? `「${about}」相关的` : '你感兴趣的'}项目`,
  WORDS: ({ count }) => `有 ${count} 个项目和你的兴趣相近`,
  UNIVERSITY: ({ about }) => `和你同校${about ? `：${about}` : ''}`,
  MAJOR: ({ about }) => `和你专业相同${about ? `：${about}` : ''}`,
  COMPANY: ({ about }) => `和你同在${about ?? '一家公司'}`,
  RECENT: ({ type, count }) =>
    type === 'MEMBER' ? `最近发布了 ${count} 个项目` : `最近有 ${count} 个项目更新`,
  POPULAR: ({ count }) => `有 ${count} 人关注`,
};

/** Why something is recommended, in one line. */
export const reasonText = (why: Why): string => texts[why.reason](why);

/**
 * Tells whether a block that was closed at that time (ISO 8601) still stays away; an invalid time
 * closes nothing.
 */
export const isBlockClosed = (closedAt: string | null, now: number): boolean => {
  const closed = closedAt === null ? NaN : Date.parse(closedAt);
  return closed <= now && now < closed + CLOSED_DAYS * DAY;
};

/** Positions of the blocks among more than ten items. */
const PLACES: Record<RecommendationType, number> = { MEMBER: 5, COLUMN: 11, CHANNEL: 17 };
const FEW = 5;
const MANY = 10;

/**
 * The items of a feed with the blocks among them: with five items or fewer all
 * blocks come last, with up to ten that of users comes at 5, with more that of columns at 11
 * and that of channels at 17 too.
 * @param blocks those that are shown, in the order of their types
 */
export const withBlocks = <Item, Block extends { type: RecommendationType }>(
  items: readonly Item[],
  blocks: readonly Block[],
): (Item | Block)[] => {
  const rows: (Item | Block)[] = [...items];
  for (const block of blocks) {
    const stands = items.length > MANY || (items.length > FEW && block.type === 'MEMBER');
    rows.splice(stands ? PLACES[block.type] : rows.length, 0, block);
  }
  return rows;
};
