import { badgeTypes, type BadgeType } from '../rest/badges.ts';

interface BadgeRule {
  type: BadgeType;
  name: string;
  /** How many it takes for each of the three levels, ascending. */
  thresholds: readonly [number, number, number];
  /** What so many are, in Chinese; the count as it is written. */
  describe: (count: string) => string;
}

/** The badges of the site in the order in which they are shown (decisions.md: Badges). */
export const badgeRules: readonly BadgeRule[] = [
  {
    type: badgeTypes.competition,
    name: '赛场常客',
    thresholds: [1, 5, 20],
    describe: (count) => `完成 ${count} 场比赛`,
  },
  {
    type: badgeTypes.award,
    name: '获奖选手',
    thresholds: [1, 3, 10],
    describe: (count) => `在比赛中获奖 ${count} 次`,
  },
  {
    type: badgeTypes.project,
    name: '开放先锋',
    thresholds: [1, 5, 20],
    describe: (count) => `公开 ${count} 个项目`,
  },
  {
    type: badgeTypes.likedPost,
    name: '讨论之星',
    thresholds: [1, 10, 50],
    describe: (count) => `${count} 篇帖子获赞`,
  },
  {
    type: badgeTypes.column,
    name: '专栏名笔',
    thresholds: [10, 100, 1_000],
    describe: (count) => `专栏获得 ${count} 人关注`,
  },
];

/** What the levels are called, from 1. */
export const badgeLevelNames = ['铜', '银', '金'] as const;

const ruleOf = (type: number) => badgeRules.find((rule) => rule.type === type);

/** 赛场常客·银; null for one that isn't known. */
export const badgeName = (type: number, level: number): string | null => {
  const rule = ruleOf(type);
  const metal = badgeLevelNames[level - 1];
  return rule && metal ? `${rule.name}·${metal}` : null;
};
