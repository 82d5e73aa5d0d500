/** The option of a task that its public board can't be read out: which tasks have it, and its words. */

import { awardsMoney } from './award-money.ts';

/** Text in place of a score that isn't significantly better than the team's best. */
export const NO_IMPROVEMENT_TEXT = '没有显著提升';

/** Explanation of it beside a work. */
export const NO_IMPROVEMENT_HINT =
  '该任务开启了公开榜保护：未显著优于团队已公布最好成绩（含成员此前所在团队的）的提交不显示得分，也不改变公开榜。';

/** Explanation of it beside a task. */
export const PROTECTION_HINT =
  '只有显著优于本团队已公布最好成绩（含成员此前所在团队的）的提交才公布得分，其余显示「没有显著提升」，排名不变。';

/**
 * Tells whether a task's public board is protected: as its organizer has set, else where money is
 * the prize.
 *
 * @param set null where the organizer hasn't said
 */
export const isProtected = (set: boolean | null, award: string | null): boolean =>
  set ?? awardsMoney(award);
