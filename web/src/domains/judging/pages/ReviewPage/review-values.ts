import {
  JUDGING_COMMENT,
  rubricReviewProblem,
} from '@whaletide/schema/domains/judging/rules/reviews.ts';
import type { AssignedReviewFragment, ReviewedWorkOfQuery } from './Review.generated.ts';

export type Criterion = NonNullable<
  NonNullable<ReviewedWorkOfQuery['competitionTask']>['ownJudging']
>['criteria'][number];

/** Review as it is filled in: points by the keys of the criteria, empty where none are given. */
export interface ReviewValues {
  points: Record<string, string>;
  comment: string;
}

export const valuesOf = (review: AssignedReviewFragment['review']): ReviewValues => ({
  points: Object.fromEntries(
    (review?.points ?? []).map(({ criterion, points }) => [criterion, String(points)]),
  ),
  comment: review?.comment ?? '',
});

/** Points that are given, as they are sent. */
export const givenPoints = (criteria: readonly Criterion[], { points }: ReviewValues) =>
  criteria.flatMap(({ key }) => {
    const value = points[key] ?? '';
    return value === '' ? [] : [{ criterion: key, points: Number(value) }];
  });

/** Problems of a review by their fields: `points.<key>` and `comment`. */
export const problemsOf = (
  criteria: readonly Criterion[],
  values: ReviewValues,
  isSent: boolean,
): Record<string, string> => {
  const problems: Record<string, string> = {};
  const given = givenPoints(criteria, values);
  for (const { key, title, kind, maxPoints } of criteria) {
    const problem = rubricReviewProblem(
      [
        {
          id: key,
          title,
          description: '',
          kind: kind === 'YES_NO' ? 'yesNo' : 'points',
          maxPoints,
          weight: 1,
        },
      ],
      { points: given.filter(({ criterion }) => criterion === key), comment: '', isSent },
    );
    if (problem) problems[`points.${key}`] = problem.message;
  }
  if ([...values.comment].length > JUDGING_COMMENT)
    problems['comment'] = `评语不能超过${JUDGING_COMMENT}字`;
  return problems;
};
