import { badgeTypes, type BadgeType } from './badge-types.ts';
import { refuse, type Refusal } from '#shared/rules/refusal.ts';

interface BadgeRule {
  type: BadgeType;
  name: string;
  /** Numbers that it takes for each of the three levels, ascending. */
  thresholds: readonly [number, number, number];
  /** Describes such a count in Chinese; the count is inserted as given. */
  describe: (count: string) => string;
}

/**
 * The badges of the site in the order in which they are shown, as they are
 * until administrators change them.
 */
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
  // Posts of forums are liked, replies aren't.
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

/** Names of the levels, from 1. */
export const badgeLevelNames = ['铜', '银', '金'] as const;

const ruleOf = (type: number) => badgeRules.find((rule) => rule.type === type);

/** 赛场常客·银, or by the name that it was given; null for one that isn't known. */
export const badgeName = (type: number, level: number, given?: string): string | null => {
  const name = given ?? ruleOf(type)?.name;
  const metal = badgeLevelNames[level - 1];
  return name && metal ? `${name}·${metal}` : null;
};

/** Describes, in Chinese, the count that a badge is given for; the count is inserted as given. */
export const badgeDescription = (type: number, count: string): string =>
  ruleOf(type)?.describe(count) ?? count;

/** Longest name in characters, and most of what a level takes; ours. */
const badgeLimits = { name: 12, threshold: 1_000_000 } as const;

export interface BadgeTexts {
  name: string;
  thresholds: readonly number[];
}

const wrong = (message: string, field: string) => refuse('BAD_USER_INPUT', message, field);

/** Everything that is wrong with the settings of a badge, in the order of its form. */
export const badgeProblems = ({ name, thresholds }: BadgeTexts): Refusal[] => {
  const { name: longest, threshold: most } = badgeLimits;
  const length = [...name.trim()].length;
  const levels = badgeLevelNames.length;
  return [
    length === 0 ? wrong('请输入徽章名称', 'Name') : null,
    length > longest ? wrong(`徽章名称最多${longest}个字符`, 'Name') : null,
    thresholds.length === levels ? null : wrong(`请填写${levels}个等级的门槛`, 'Thresholds'),
    ...thresholds.slice(0, levels).map((threshold, index) => {
      const field = `Thresholds.${index}`;
      if (!Number.isInteger(threshold) || threshold < 1 || threshold > most)
        return wrong(`请输入 1 到 ${most} 的整数`, field);
      const before = thresholds[index - 1];
      return before !== undefined && threshold <= before
        ? wrong('门槛应高于上一等级', field)
        : null;
    }),
  ].filter((problem) => problem !== null);
};
