import { DAY } from '#shared/rules/time.ts';
import {
  ATTACHED_COINS,
  datasetCoinsDue,
  type DatasetRating,
  datasetWorth,
  EARNING_AFTER_DAYS,
  EARNING_MONTHS,
  earningWindow,
  type ProjectCredit,
} from './earning.ts';
import type { CreatorWeek } from './settlement.ts';

/** Age in days from which an account's forks, likes and bookmarks count. */
const COUNTED_AFTER_DAYS = 1;

/** Reasons for which a fork, like or bookmark counts nothing; the first that holds is said. */
export const uncountedReasons = [
  'LATE',
  'EARLY',
  'HIDDEN',
  'PAUSED',
  'RELATED',
  'STOPPED',
  'NEWCOMER',
  'COUNTED',
] as const;
export type UncountedReason = (typeof uncountedReasons)[number];

/** Fork, like or bookmark of a creator's project, with all that decides whether it counts. */
export interface ProjectAct extends ProjectCredit {
  /** Time at which the project was published. */
  published: Date;
  /** True while the project is private or folded. */
  isHidden: boolean;
  /** True for the creator, for members of a team of theirs, and for who signed in on a browser of theirs. */
  isRelated: boolean;
  /** True when the actor's account is deactivated. */
  isStopped: boolean;
  /** Points of the actor. */
  growthScore: number;
  /** Time at which the actor signed up. */
  actorSince: Date;
  /** True when an act of the actor of this source was counted for the project before. */
  isCounted: boolean;
}

/** Why an act counts nothing for a creator whose acts count from `since` on; null when it counts. */
export const uncountedReason = (act: ProjectAct, since: Date): UncountedReason | null => {
  const { from, to } = earningWindow(act.published);
  const youngest = act.date.getTime() - COUNTED_AFTER_DAYS * DAY;
  const holds: Record<UncountedReason, boolean> = {
    LATE: act.date >= to,
    EARLY: act.date < from,
    HIDDEN: act.isHidden,
    PAUSED: act.date < since,
    RELATED: act.isRelated,
    STOPPED: act.isStopped,
    NEWCOMER: act.growthScore <= 0 || act.actorSince.getTime() > youngest,
    COUNTED: act.isCounted,
  };
  return uncountedReasons.find((reason) => holds[reason]) ?? null;
};

const uncounted: Record<UncountedReason, string> = {
  LATE: `项目发布已满 ${EARNING_MONTHS} 个月`,
  EARLY: `项目发布未满 ${EARNING_AFTER_DAYS} 天`,
  HIDDEN: '项目已转为私有或被折叠',
  PAUSED: '发生在加入计划或恢复权益之前',
  RELATED: '来自你自己、队友，或与你在同一浏览器登录过的账号',
  STOPPED: '账号已停用',
  NEWCOMER: `成员不足 1 级，或注册不满 ${COUNTED_AFTER_DAYS} 天`,
  COUNTED: '同一位成员此前已计过',
};

/** Reason in words for which so many acts count nothing. */
export const uncountedText = (reason: UncountedReason, count: number): string =>
  `${count} 人不计入：${uncounted[reason]}`;

/** Dataset of a creator, with all that decides what it earns in a week. */
export interface DatasetStanding {
  datasetId: string;
  title: string;
  /** Time at which it was published. */
  published: Date;
  /** True while it is private, shared or folded. */
  isHidden: boolean;
  rating: DatasetRating | null;
  /** True when a published project works with it. */
  isAttached: boolean;
  /** Whale coins that it has earned before. */
  paid: number;
}

/** Reasons for which a dataset earns nothing in a week; the first that holds is said. */
const unpaidReasons = ['LATE', 'EARLY', 'HIDDEN', 'UNRATED', 'PAID'] as const;
export type UnpaidReason = (typeof unpaidReasons)[number];

/** Why a dataset earns nothing in a week; null when it earns. */
export const unpaidReason = (
  { published, isHidden, rating, isAttached, paid }: DatasetStanding,
  { start, end }: CreatorWeek,
): UnpaidReason | null => {
  const { from, to } = earningWindow(published);
  const worth = datasetWorth(rating, isAttached);
  const holds: Record<UnpaidReason, boolean> = {
    LATE: to <= start,
    EARLY: from >= end,
    HIDDEN: isHidden,
    UNRATED: worth === 0,
    PAID: datasetCoinsDue(worth, paid) === 0,
  };
  return unpaidReasons.find((reason) => holds[reason]) ?? null;
};

/** Reason in words for which a dataset earns nothing. */
export const unpaidText = (reason: UnpaidReason, paid: number): string => {
  const texts: Record<UnpaidReason, string> = {
    LATE: `发布已满 ${EARNING_MONTHS} 个月`,
    EARLY: `发布未满 ${EARNING_AFTER_DAYS} 天`,
    HIDDEN: '已转为非公开或被折叠',
    UNRATED: `尚未评级；被公开项目使用后默认获得 ${ATTACHED_COINS} 鲸币`,
    PAID: `此前已获得 ${paid} 鲸币，只在评级提高时补发差额`,
  };
  return texts[reason];
};
