import type { Level } from '../rest.ts';

/** Thresholds are our own, names the spec's (section 3: Levels). Ranges are [Min, Max). */
export const levels: readonly Level[] = [
  { Level: 1, Name: '冲浪手', Min: null, Max: 100 },
  { Level: 2, Name: '潜水员', Min: 100, Max: 400 },
  { Level: 3, Name: '航海员', Min: 400, Max: 1_200 },
  { Level: 4, Name: '侦查员', Min: 1_200, Max: 3_000 },
  { Level: 5, Name: '巡航长', Min: 3_000, Max: 8_000 },
  { Level: 6, Name: '参谋官', Min: 8_000, Max: 20_000 },
  { Level: 7, Name: '航海王', Min: 20_000, Max: null },
];

/** Level with the permissions that everybody has: the first of the levels. */
export const ENTRY_LEVEL = 1;

/** Writing in forums begins at this level. */
export const FORUM_WRITE_LEVEL = 2;

/** From this level on, work orders come first: the privilege 优先支持. */
export const PRIORITY_SUPPORT_LEVEL = 6;

/** From this level on, datasets have twice the space: the privilege 数据空间加倍. */
export const DOUBLE_SPACE_LEVEL = 4;

/** Whale coins that a member may take once a week, by the level from which it is so much. */
export const weeklyCoinBonuses = [
  { level: 1, coins: 5 },
  { level: 3, coins: 8 },
  { level: 5, coins: 12 },
  { level: 7, coins: 20 },
] as const;

/** 0 before the first point, then 1 to 7. */
export const levelOf = (growthScore: number): number =>
  growthScore <= 0
    ? 0
    : (levels.find(({ Max }) => Max === null || growthScore < Max)?.Level ?? levels.length);

/** Whale coins that a member of so many growth points may take this week. */
export const weeklyCoinBonus = (growthScore: number): number =>
  weeklyCoinBonuses.findLast(({ level }) => levelOf(growthScore) >= level)?.coins ??
  weeklyCoinBonuses[0].coins;

/** Multiple of the space for datasets that a member of so many growth points has. */
export const datasetSpaceFactor = (growthScore: number): number =>
  levelOf(growthScore) >= DOUBLE_SPACE_LEVEL ? 2 : 1;

export interface LevelProgress {
  level: number;
  name: string | null;
  nextAt: number | null;
  percent: number;
}

/** The way through the present level, in whole percent, capped at 100. */
export const levelProgress = (growthScore: number): LevelProgress => {
  const level = levelOf(growthScore);
  const range = levels[level - 1];
  if (!range) return { level, name: null, nextAt: 1, percent: 0 };
  const from = range.Min ?? 0;
  const percent =
    range.Max === null
      ? 100
      : Math.min(100, Math.floor(((growthScore - from) / (range.Max - from)) * 100));
  return { level, name: range.Name, nextAt: range.Max, percent };
};
