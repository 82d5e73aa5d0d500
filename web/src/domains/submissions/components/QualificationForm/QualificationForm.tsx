import '../../../../theme/styles/dialogs.ts';
import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Alert, Button, Group, Modal, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { authorizeStatus } from '@whaletide/schema/rest/authorizations.ts';
import { authorizationProblem } from '@whaletide/schema/rules/authorizations.ts';
import { useState } from 'react';
import { failureOf } from '../../../../apollo/errors.ts';
import type { QualificationStatus } from '../../../../apollo/schema.generated.ts';
import { Markdown } from '../../../../components/Markdown/Markdown.tsx';
import { formatDateTime } from '../../../../lib/dates.ts';
import { useNow } from '../../../../lib/useNow.ts';
import { FieldAnswers } from '../FormFields/FieldAnswers.tsx';
import type { FieldAnswerInput } from '../../../../apollo/schema.generated.ts';
import { FormFields } from '../FormFields/FormFields.tsx';
import { useFieldForm } from '../FormFields/useFieldForm.ts';
import { StageQualificationFragmentDoc, type StageQualificationFragment } from '../SubmitPanel/SubmitPanel.generated.ts'; // prettier-ignore
import { useSubmitQualificationMutation } from './QualificationForm.generated.ts';

const numbers: Record<QualificationStatus, number | null> = {
  IN_REVIEW: authorizeStatus.inReview,
  PASSED: authorizeStatus.passed,
  REJECTED: authorizeStatus.rejected,
  UNKNOWN: null,
};

interface QualificationFormProps {
  competitionId: string;
  /** Whose draft it is. */
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
  const { qualification, qualificationFields, qualificationNotice } = data;
  const now = new Date(useNow());
  const form = useFieldForm(qualificationFields, `qualification:${memberId}:${data.id}`);
  const [agreeing, setAgreeing] = useState<FieldAnswerInput[] | null>(null);
  const [submit, { loading, error, reset }] = useSubmitQualificationMutation({
    context: { showsErrors: true },
  });
  const status = qualification ? numbers[qualification.status] : null;
  const problem = authorizationProblem({ stage: data, teamBanned, status }, now);

  const send = async (answers: FieldAnswerInput[]) => {
    const input = { competitionId, stageId: data.id, answers };
    const result = await submit({ variables: { input } }).catch((failure: unknown) => {
      if (form.refuse(failure)) reset();
      return null;
    });
    setAgreeing(null);
    if (!result?.data) return;
    form.reset();
    notifications.show({ color: 'kelp', title: '提交成功', message: '资质审核提交成功' });
  };
  const next = () => {
    const answers = form.check();
    if (!answers) return;
    if (qualificationNotice) setAgreeing(answers);
    else void send(answers);
  };

  return (
    <Stack gap="md">
      <Title order={2} size="h3">
        资质审核
      </Title>
      {qualification?.status === 'PASSED' && (
        <Alert color="kelp" title="资质审核已通过">
          你的团队可以提交本阶段的任务了。
        </Alert>
      )}
      {qualification?.status === 'IN_REVIEW' && (
        <Alert color="gold" title="审核中" role="status">
          资料提交于 {formatDateTime(qualification.submittedAt)}，请等待主办方审核。
        </Alert>
      )}
      {qualification?.status === 'REJECTED' && (
        <Alert color="coral" title="审核未通过" role="alert">
          {qualification.denyReason}
        </Alert>
      )}
      {qualification && qualification.status !== 'REJECTED' ? (
        <FieldAnswers answers={qualification.answers} />
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            next();
          }}
        >
          <FormFields fields={qualificationFields} form={form} disabled={problem !== null} />
          {error && (
            <Text size="sm" c="var(--mantine-color-error)" mt="md" role="alert">
              {failureOf(error).message}
            </Text>
          )}
          <Group mt="md" gap="md">
            <Button type="submit" loading={loading} disabled={problem !== null}>
              提交审核
            </Button>
            {problem && (
              <Text size="sm" c="dimmed">
                {problem.message}
              </Text>
            )}
          </Group>
        </form>
      )}
      {agreeing && (
        <Modal opened onClose={() => setAgreeing(null)} title="资质审核须知">
          <Stack>
            <Markdown text={qualificationNotice ?? ''} />
            <Group justify="flex-end">
              <Button variant="default" onClick={() => setAgreeing(null)}>
                取消
              </Button>
              <Button disabled={loading} onClick={() => void send(agreeing)}>
                {loading ? '提交中...' : '同意该条款'}
              </Button>
            </Group>
          </Stack>
        </Modal>
      )}
    </Stack>
  );
};
