import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Alert, Stack, Title } from '@mantine/core';
import { authorizeStatus } from '@whaletide/schema/domains/submissions/rest/authorizations.ts';
import { authorizationProblem } from '@whaletide/schema/domains/submissions/rules/authorizations.ts';
import type { QualificationStatus } from '#apollo/schema.generated.ts';
import { formatDateTime } from '#lib/dates.ts';
import { useNow } from '#lib/useNow.ts';
import { FieldAnswers } from '../FormFields/FieldAnswers.tsx';
import {
  StageQualificationFragmentDoc,
  type StageQualificationFragment,
} from '../SubmitPanel/SubmitPanel.generated.ts';
import { AskedQualification } from './AskedQualification.tsx';

const numbers: Record<QualificationStatus, number | null> = {
  IN_REVIEW: authorizeStatus.inReview,
  PASSED: authorizeStatus.passed,
  REJECTED: authorizeStatus.rejected,
  UNKNOWN: null,
};

interface QualificationFormProps {
  competitionId: string;
  /** Member whose draft it is. */
  memberId: string;
  stage: FragmentType<StageQualificationFragment>;
  teamBanned: boolean;
}

/** A stage's qualification review: where it stands, and its form while that is open. */
export const QualificationForm = (props: QualificationFormProps) => {
  const { competitionId, memberId, stage, teamBanned } = props;
  const { data } = useSuspenseFragment({
    fragment: StageQualificationFragmentDoc,
    fragmentName: 'StageQualification',
    from: stage,
  });
  const { qualification } = data;
  const now = new Date(useNow(undefined, [data.startDate, data.endDate]));
  const status = qualification ? numbers[qualification.status] : null;
  const problem = authorizationProblem({ stage: data, teamBanned, status }, now);
  return (
    <Stack gap="md">
      <Title order={2} size="h3">
        资质审核
      </Title>
      {qualification?.status === 'PASSED' && (
        <Alert color="success" title="资质审核已通过">
          你的团队可以提交本阶段的任务了。
        </Alert>
      )}
      {qualification?.status === 'IN_REVIEW' && (
        <Alert color="gold" title="审核中" role="status">
          资料提交于 {formatDateTime(qualification.submittedAt)}，请等待主办方审核。
        </Alert>
      )}
      {qualification?.status === 'REJECTED' && (
        <Alert color="danger" title="审核未通过" role="alert">
          {qualification.denyReason}
        </Alert>
      )}
      {qualification && qualification.status !== 'REJECTED' ? (
        <FieldAnswers answers={qualification.answers} />
      ) : (
        // A rejection that arrives while it is open resets the form to what was submitted.
        <AskedQualification
          key={qualification?.submittedAt}
          competitionId={competitionId}
          memberId={memberId}
          stage={data}
          problem={problem?.message ?? null}
        />
      )}
    </Stack>
  );
};
