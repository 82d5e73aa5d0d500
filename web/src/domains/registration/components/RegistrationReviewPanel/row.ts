import type { RegistrationsToReviewQuery } from './RegistrationReviewPanel.generated.ts';

export type Row = NonNullable<
  NonNullable<RegistrationsToReviewQuery['competition']>['registrations']
>['items'][number];

export const nameOf = ({ member }: Row): string => member?.name ?? '已注销的成员';
