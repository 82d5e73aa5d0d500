import { refuse, type Refusal } from '#shared/rules/refusal.ts';

/** Tasks that a class does: of a running competition, of one that is over, and a project of a column to read. */
export const classItemKinds = ['competition', 'practice', 'lesson'] as const;
export type ClassItemKind = (typeof classItemKinds)[number];

/** Items of a class. */
export const MAX_CLASS_ITEMS = 50;

export const classItemKindNames: Record<ClassItemKind, string> = {
  competition: '比赛',
  practice: '赛后练习',
  lesson: '专栏项目',
};

/** Times in which an item is done; null is without that bound. */
export interface ItemPeriod {
  openDate: Date | null;
  dueDate: Date | null;
}

/** Refusal of an item's times, at `DueDate`; null for good ones. */
export const itemPeriodProblem = ({ openDate, dueDate }: ItemPeriod): Refusal | null =>
  openDate && dueDate && dueDate <= openDate
    ? refuse('BAD_USER_INPUT', '截止时间应晚于开放时间', 'DueDate')
    : null;

/** Refusal of one item more for a class that has this many; null when it may. */
export const itemCountProblem = (kept: number): Refusal | null =>
  kept >= MAX_CLASS_ITEMS ? refuse('CONFLICT', `一个班级最多有${MAX_CLASS_ITEMS}项任务`) : null;

/** Tells whether what counts came after the item was due: the best result, or the reading. */
export const isLate = (dueDate: Date | null, done: Date): boolean =>
  dueDate !== null && done > dueDate;

/** A result as boards order it. */
export interface Ranked {
  sortKey: number;
  tieKeys: readonly number[];
  bestDate: Date;
}

const byKeys = (one: Ranked, other: Ranked): number => {
  if (one.sortKey !== other.sortKey) return one.sortKey - other.sortKey;
  for (const [at, key] of one.tieKeys.entries()) {
    const difference = key - (other.tieKeys[at] ?? key);
    if (difference !== 0) return difference;
  }
  return 0;
};

/** Results in the order of boards, with their places: equal scores share one. */
export const rankedInClass = <Row extends Ranked>(
  rows: readonly Row[],
): (Row & { rank: number })[] => {
  const sorted = rows.toSorted(
    (one, other) => byKeys(one, other) || one.bestDate.getTime() - other.bestDate.getTime(),
  );
  let rank = 1;
  return sorted.map((row, index) => {
    const before = sorted[index - 1];
    if (!before || byKeys(before, row) !== 0) rank = index + 1;
    return { ...row, rank };
  });
};

/** States of a student's item, as the table and their own page tell them. */
export type ItemState = 'NOT_OPEN' | 'OPEN' | 'MISSING' | 'DONE' | 'LATE';

export const itemStateNames: Record<ItemState, string> = {
  NOT_OPEN: '未开放',
  OPEN: '未完成',
  MISSING: '逾期未完成',
  DONE: '已完成',
  LATE: '迟交',
};

/** State of an item for a student. @param result null where they have none */
export const itemState = (
  { openDate, dueDate }: ItemPeriod,
  result: { isLate: boolean } | null,
  now: Date,
): ItemState => {
  if (result) return result.isLate ? 'LATE' : 'DONE';
  if (openDate && now < openDate) return 'NOT_OPEN';
  return dueDate && dueDate < now ? 'MISSING' : 'OPEN';
};

/** Explanation of what a class sees of its students, where one joins. */
export const CLASS_SEES =
  '加入后，老师能看到你在班级任务上的得分、提交次数和完成时间；同学只在班级榜上看到你的名次和得分。';

/** Explanation of the mark for late work. */
export const LATE_HINT = '迟交：计分的最好成绩（或阅读）在截止时间之后。';
