import { refuse, type Refusal } from '#shared/rules/refusal.ts';
import { textLimitProblem } from '#shared/rules/text-limit.ts';

/** Longest reason for which a task is taken out of the ranking, in characters. */
export const EXCLUDE_REASON = 200;

/**
 * Refuses a change of whether a task counts: taking it out needs a reason, which the teams read,
 * and what is so already doesn't change again.
 *
 * @param isExcluded whether it is out of the ranking so far
 */
export const exclusionProblem = (
  isExcluded: boolean,
  { excluded, reason }: { excluded: boolean; reason: string },
): Refusal | null => {
  if (isExcluded === excluded)
    return refuse('CONFLICT', excluded ? '该任务已移出排行榜' : '该任务已计入排行榜');
  if (!excluded) return null;
  if (!reason.trim()) return refuse('BAD_USER_INPUT', '请填写移出的原因', 'Reason');
  const long = textLimitProblem(reason.trim(), EXCLUDE_REASON);
  return long === null ? null : refuse('BAD_USER_INPUT', long, 'Reason');
};

/** Tells teams why a task doesn't count. */
export const exclusionText = (reason: string): string =>
  `该任务已移出排行榜，成绩不计入排名。原因：${reason}`;
