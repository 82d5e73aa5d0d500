import {
  type DatasetStanding,
  type ProjectAct,
  uncountedReason,
  uncountedReasons,
  uncountedText,
  unpaidReason,
  unpaidText,
} from './counting.ts';
import {
  creditCoins,
  datasetCoinsDue,
  type DatasetRating,
  datasetRatings,
  datasetWorth,
  type ProfitKind,
  type ProfitSource,
  profitText,
  type ProjectTerms,
} from './earning.ts';
import type { CreatorWeek } from './settlement.ts';

/** Most lines of the running week that are listed. */
export const MAX_WEEK_LINES = 100;

/** Line of a week: what one thing earns so far for one reason, and why it doesn't earn more. */
export interface WeekLine {
  kind: ProfitKind;
  targetId: string;
  title: string;
  source: ProfitSource;
  rating: DatasetRating | null;
  /** Members whose forks, likes or bookmarks count; 1 or 0 for datasets. */
  count: number;
  /** Whale coins so far. */
  coins: number;
  /** Whale coins that the week's cap of projects cuts off. */
  cut: number;
  /** Reasons in words for which the line doesn't earn more. */
  notes: string[];
}

/** Act with the title of its project. */
export type TitledAct = ProjectAct & { title: string };

const cutText = (cut: number, weeklyCap: number): string =>
  `超出项目每周 ${weeklyCap} 鲸币的上限，少计 ${cut} 鲸币`;

/** Lines of a week's forks, likes and bookmarks: one for each project and source. */
export const projectLinesOfWeek = (
  acts: readonly TitledAct[],
  since: Date,
  terms: ProjectTerms,
): WeekLine[] => {
  const judged = acts.map((act) => ({ ...act, reason: uncountedReason(act, since) }));
  const credits = creditCoins(
    judged.filter(({ reason }) => reason === null),
    terms,
  );
  const groups = Map.groupBy(judged, ({ projectId, source }) => `${projectId}:${source}`);
  const credited = Map.groupBy(credits, ({ projectId, source }) => `${projectId}:${source}`);
  return [...groups].flatMap(([key, group]): WeekLine[] => {
    const [first] = group;
    if (!first) return [];
    const { projectId, title, source } = first;
    const counted = credited.get(key) ?? [];
    const coins = counted.reduce((total, credit) => total + credit.coins, 0);
    const cut = counted.length * terms.coins[source] - coins;
    return [
      {
        kind: 'PROJECT',
        targetId: projectId,
        title,
        source,
        rating: null,
        count: counted.length,
        coins,
        cut,
        notes: [
          ...(cut > 0 ? [cutText(cut, terms.weeklyCap)] : []),
          ...uncountedReasons.flatMap((reason) => {
            const count = group.filter((act) => act.reason === reason).length;
            return count > 0 ? [uncountedText(reason, count)] : [];
          }),
        ],
      },
    ];
  });
};

/** Lines of a week's datasets; one that is past the time in which it earns has none. */
export const datasetLinesOfWeek = (
  standings: readonly DatasetStanding[],
  week: CreatorWeek,
): WeekLine[] =>
  standings.flatMap((standing): WeekLine[] => {
    const { datasetId, title, rating, isAttached, paid } = standing;
    const reason = unpaidReason(standing, week);
    if (reason === 'LATE') return [];
    return [
      {
        kind: 'DATASET',
        targetId: datasetId,
        title,
        source: rating === null ? 'ATTACHED' : 'RATING',
        rating,
        count: reason === null ? 1 : 0,
        coins: reason === null ? datasetCoinsDue(datasetWorth(rating, isAttached), paid) : 0,
        cut: 0,
        notes: reason === null ? [] : [unpaidText(reason, paid)],
      },
    ];
  });

/** Lines in the order of their coins, then of what is cut off, then of their titles. */
export const sortedWeekLines = (lines: readonly WeekLine[]): WeekLine[] =>
  [...lines].sort(
    (a, b) =>
      b.coins - a.coins ||
      b.cut - a.cut ||
      a.title.localeCompare(b.title) ||
      a.targetId.localeCompare(b.targetId) ||
      a.source.localeCompare(b.source),
  );

/** Names what earns on a line; null for a dataset that has no rating and earns nothing. */
export const weekLineText = ({
  source,
  count,
  rating,
  coins,
}: Pick<WeekLine, 'source' | 'count' | 'rating' | 'coins'>): string | null => {
  const earns = count > 0 || (source !== 'RATING' && source !== 'ATTACHED');
  if (earns) return profitText({ source, count, rating, amount: coins });
  return rating && `评级「${datasetRatings[rating].name}」`;
};
