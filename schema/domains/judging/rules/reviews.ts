import { refuse, type Refusal } from '#shared/rules/refusal.ts';
import type { Criterion } from './settings.ts';

/** Points given to a criterion. */
export interface GivenPoints {
  criterion: string;
  points: number;
}

/** Longest comment of a judge, in characters. */
export const JUDGING_COMMENT = 3_000;

/** Finds why a review is refused; a draft may leave criteria out. */
export const rubricReviewProblem = (
  criteria: readonly Criterion[],
  { points, comment, isSent }: { points: readonly GivenPoints[]; comment: string; isSent: boolean },
): Refusal | null => {
  const given = new Map(points.map((one) => [one.criterion, one.points]));
  for (const { criterion } of points)
    if (!criteria.some(({ id }) => id === criterion))
      return refuse('BAD_USER_INPUT', '评分细则刚刚有改动，请刷新页面', 'Points');
  for (const { id, title, kind, maxPoints } of criteria) {
    const value = given.get(id);
    const most = kind === 'yesNo' ? 1 : maxPoints;
    if (value === undefined) {
      if (isSent) return refuse('BAD_USER_INPUT', `请为「${title}」打分`, 'Points');
    } else if (!Number.isInteger(value) || value < 0 || value > most)
      return refuse('BAD_USER_INPUT', `「${title}」为 0 到 ${most} 的整数`, 'Points');
  }
  return [...comment].length > JUDGING_COMMENT
    ? refuse('BAD_USER_INPUT', `评语不能超过${JUDGING_COMMENT}字`, 'Comment')
    : null;
};

/** Computes the score of a review: the weighted mean of its criteria's shares, of the best score. */
export const rubricScore = (
  criteria: readonly Criterion[],
  points: readonly GivenPoints[],
  maxScore: number,
): number => {
  const given = new Map(points.map((one) => [one.criterion, one.points]));
  const whole = criteria.reduce((sum, { weight }) => sum + weight, 0);
  const got = criteria.reduce(
    (sum, { id, kind, maxPoints, weight }) =>
      sum + (weight * (given.get(id) ?? 0)) / (kind === 'yesNo' ? 1 : maxPoints),
    0,
  );
  return whole === 0 ? 0 : (maxScore * got) / whole;
};

/** Longest reason for publishing before all reviews are there, in characters. */
export const PUBLISH_REASON = 200;

/** Refuses to publish while works lack reviews, unless the organizer gives a reason. */
export const publicationProblem = (lacking: number, reason: string): Refusal | null => {
  if ([...reason.trim()].length > PUBLISH_REASON)
    return refuse('BAD_USER_INPUT', `原因最多${PUBLISH_REASON}个字符`, 'Reason');
  return lacking > 0 && !reason.trim()
    ? refuse('CONFLICT', `还有 ${lacking} 件作品的评审不够，如仍要发布请说明原因`, 'Reason')
    : null;
};
