import { DAY, HOUR } from '#shared/rules/time.ts';
import type { CreatorWeek } from './settlement.ts';

/** Ratings of datasets from the best down; each is worth so many whale coins, once a dataset. */
export const datasetRatings = {
  MASTERPIECE: { name: '稀世珍本', coins: 100 },
  CLASSIC: { name: '传世精品', coins: 50 },
  PROMISING: { name: '小试锋芒', coins: 30 },
  PLAIN: { name: '朴实无华', coins: 15 },
} as const;
export type DatasetRating = keyof typeof datasetRatings;
export const datasetRatingNames = Object.keys(datasetRatings) as DatasetRating[];

/** Whale coins of an unrated dataset that a published project works with. */
export const ATTACHED_COINS = 15;

/** Content earns from 10 days to 6 months after it was published. */
export const EARNING_AFTER_DAYS = 10;
export const EARNING_MONTHS = 6;

/** [from, to) in which what was published at that moment earns; months are the calendar's. */
export const earningWindow = (published: Date): { from: Date; to: Date } => {
  // In Shanghai, where the day of the month is read.
  const local = new Date(published.getTime() + 8 * HOUR);
  const day = local.getUTCDate();
  local.setUTCDate(1);
  local.setUTCMonth(local.getUTCMonth() + EARNING_MONTHS);
  const last = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0)).getUTCDate();
  local.setUTCDate(Math.min(day, last));
  return {
    from: new Date(published.getTime() + EARNING_AFTER_DAYS * DAY),
    to: new Date(local.getTime() - 8 * HOUR),
  };
};

/** True when the window has a moment in the week. */
export const earnsInWeek = (published: Date, { start, end }: CreatorWeek): boolean => {
  const { from, to } = earningWindow(published);
  return from < end && to > start;
};

/** Coins that a dataset is worth. */
export const datasetWorth = (rating: DatasetRating | null, isAttached: boolean): number => {
  if (rating !== null) return datasetRatings[rating].coins;
  return isAttached ? ATTACHED_COINS : 0;
};

/** Coins that are left to be paid: a better rating adds the difference, a worse one takes nothing. */
export const datasetCoinsDue = (worth: number, paid: number): number => Math.max(0, worth - paid);

/** Sources of a project's profit. */
const projectSources = ['FORK', 'VOTE', 'BOOKMARK'] as const;
export type ProjectSource = (typeof projectSources)[number];

/** Whale coins for each source, and the most that a creator's projects earn a week. */
export interface ProjectTerms {
  coins: Record<ProjectSource, number>;
  weeklyCap: number;
}

export interface ProjectCredit {
  projectId: string;
  source: ProjectSource;
  actorId: string;
  date: Date;
}

/** Gives each credit its coins, the earliest first; those past the week's cap get what is left. */
export const creditCoins = <C extends ProjectCredit>(
  credits: readonly C[],
  { coins, weeklyCap }: ProjectTerms,
  earned = 0,
): (C & { coins: number })[] => {
  let left = Math.max(0, weeklyCap - earned);
  return [...credits]
    .sort(
      (a, b) =>
        a.date.getTime() - b.date.getTime() ||
        a.projectId.localeCompare(b.projectId) ||
        a.source.localeCompare(b.source) ||
        a.actorId.localeCompare(b.actorId),
    )
    .map((credit) => {
      const given = Math.min(left, coins[credit.source]);
      left -= given;
      return { ...credit, coins: given };
    });
};

/** Kinds of content that earn. */
export const profitKinds = ['PROJECT', 'DATASET'] as const;
export type ProfitKind = (typeof profitKinds)[number];
/** Reasons for a line of profit. */
export const profitSources = [...projectSources, 'RATING', 'ATTACHED'] as const;
export type ProfitSource = (typeof profitSources)[number];

const actions: Record<ProjectSource, string> = { FORK: ' Fork', VOTE: '点赞', BOOKMARK: '收藏' };

/** The reason of a line of profit as the creator reads it. */
export const profitText = (line: {
  source: ProfitSource;
  /** Members who forked, liked or bookmarked. */
  count: number;
  rating: DatasetRating | null;
  /** Whale coins that were paid; less than the rating's where the dataset had earned before. */
  amount: number;
}): string => {
  const { source, count, rating, amount } = line;
  if (source === 'ATTACHED') return '被公开项目使用';
  if (source === 'RATING') {
    if (!rating) return '数据集评级';
    const { name, coins } = datasetRatings[rating];
    return `评级「${name}」${coins}${amount < coins ? `，已付 ${coins - amount}` : ''}`;
  }
  return `${count} 人${actions[source]}`;
};
