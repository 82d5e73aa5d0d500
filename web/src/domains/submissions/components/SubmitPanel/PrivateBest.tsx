import { Alert } from '@mantine/core';
import { formatDateTime } from '#lib/dates.ts';
import { scoreText } from '@whaletide/schema/shared/rules/scores.ts';
import type { WorkListQuery } from '../WorkList/WorkList.generated.ts';

interface PrivateBestProps {
  work: NonNullable<NonNullable<WorkListQuery['competitionTask']>['privateBestWork']>;
}

/** The work that stands for the team on the private board. */
export const PrivateBest = ({ work: { fileName, privateScore, createdAt } }: PrivateBestProps) => (
  <Alert color="success" title="Private 榜最佳提交" role="note">
    {fileName}，提交于 {formatDateTime(createdAt)}
    {privateScore !== null && `，Private 得分 ${scoreText(privateScore)}`}
  </Alert>
);
