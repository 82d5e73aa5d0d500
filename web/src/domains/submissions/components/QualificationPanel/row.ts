import type { QualificationReviewsQuery } from './QualificationPanel.generated.ts';

export type Row = NonNullable<
  NonNullable<QualificationReviewsQuery['stage']>['qualificationReviews']
>['items'][number];

export const teamOf = ({ team }: Row): string => team?.name ?? '已解散的团队';
