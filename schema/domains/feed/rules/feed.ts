import type { Kind } from '#kinds.ts';
import { HOUR } from '#shared/rules/time.ts';

/** Actions of a member that others hear of. */
export const feedActions = [
  'JOIN',
  'VOTE',
  'FORK',
  'COMMENT',
  'FOLLOW',
  'PUBLISH',
  'BOOKMARK',
] as const;
export type FeedAction = (typeof feedActions)[number];

/** Kinds that it is done to. */
export const feedTargetTypes = [
  'PROJECT',
  'DATASET',
  'COMPETITION',
  'MEMBER',
  'COLUMN',
  'CHANNEL',
] as const satisfies readonly Kind[];
export type FeedTargetType = (typeof feedTargetTypes)[number];

/** Kinds that do it. */
export const feedSourceTypes = ['MEMBER', 'COLUMN', 'CHANNEL'] as const satisfies readonly Kind[];
type FeedSourceType = (typeof feedSourceTypes)[number];

/** Activities a page; what stands together counts each. */
export const FEED_PAGE = 20;

/** Number up to which new feed items are counted; more are shown with a plus. */
export const MAX_NEW_FEEDS = 20;

interface Activity {
  /** Its number, by which the feed is in order. */
  id: number;
  action: FeedAction;
  sourceType: FeedSourceType;
  source: string;
  targetType: FeedTargetType;
  target: string;
  date: Date;
}

/** Activities that stand together, as the newest of them. */
export interface FeedGroup extends Omit<Activity, 'target'> {
  /** Each once, the newest first. */
  targets: string[];
}

/**
 * Several of one kind by one actor within an hour stand together, where the newest of them stands.
 * @param activities newest first
 */
export const groupFeed = (activities: readonly Activity[]): FeedGroup[] => {
  const groups: FeedGroup[] = [];
  for (const { target, ...activity } of activities) {
    const group = groups.find(
      (one) =>
        one.action === activity.action &&
        one.sourceType === activity.sourceType &&
        one.source === activity.source &&
        one.targetType === activity.targetType &&
        one.date.getTime() - activity.date.getTime() <= HOUR,
    );
    if (!group) groups.push({ ...activity, targets: [target] });
    else if (!group.targets.includes(target)) group.targets.push(target);
  }
  return groups;
};
