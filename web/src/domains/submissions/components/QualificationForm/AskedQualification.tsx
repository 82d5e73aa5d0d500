import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { failureOf } from '../../../../apollo/errors.ts';
import type { FieldAnswerInput } from '../../../../apollo/schema.generated.ts';
import { Dialog } from '../../../../components/Dialog/Dialog.tsx';
import { Opened } from '../../../../components/Dialog/Opened.tsx';
import { Markdown } from '../../../../components/Markdown/Markdown.tsx';
import { notify } from '../../../../lib/notify.ts';
import { FormFields } from '../FormFields/FormFields.tsx';
import { useFieldForm } from '../FormFields/useFieldForm.ts';
import type { StageQualificationFragment } from '../SubmitPanel/SubmitPanel.generated.ts';
import { answersBefore } from './answers-before.ts';
import { useSubmitQualificationMutation } from './QualificationForm.generated.ts';

interface AskedQualificationProps {
  competitionId: string;
  memberId: string;
  stage: StageQualificationFragment;
  /** Why it can't be handed in now. */
  problem: string | null;
}

/** The form of a qualification review; after a rejection it goes on from what was handed in. */
export const AskedQualification = (props: AskedQualificationProps) => {
  const { competitionId, memberId, stage, problem } = props;
  const { qualification, qualificationFields: fields, qualificationNotice: notice } = stage;
  const form = useFieldForm(fields, `qualification:${memberId}:${stage.id}`, {
    initial: answersBefore(qualification?.answers ?? [], fields),
    state: qualification?.submittedAt ?? '',
  });
  const [agreeing, setAgreeing] = useState<FieldAnswerInput[] | null>(null);
  const [submit, { loading, error, reset }] = useSubmitQualificationMutation({
    context: { showsErrors: true },
  });

  const send = async (answers: FieldAnswerInput[]) => {
    const input = { competitionId, stageId: stage.id, answers };
    const result = await submit({ variables: { input } }).catch((failure: unknown) => {
      if (form.refuse(failure)) reset();
      return null;
    });
    setAgreeing(null);
    if (!result?.data) return;
    form.reset();
    notify.done('资质审核提交成功', '提交成功');
  };
  const next = () => {
    const answers = form.check();
    if (!answers) return;
    if (notice) setAgreeing(answers);
    else void send(answers);
  };

  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          next();
        }}
      >
        <FormFields fields={fields} form={form} disabled={problem !== null} />
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
              {problem}
            </Text>
          )}
        </Group>
      </form>
      <Opened of={agreeing}>
        {(agreeing) => (
          <Dialog onClose={() => setAgreeing(null)} title="资质审核须知">
            <Stack>
              <Markdown text={notice ?? ''} />
              <Group justify="flex-end">
                <Button variant="default" onClick={() => setAgreeing(null)}>
                  取消
                </Button>
                <Button disabled={loading} onClick={() => void send(agreeing)}>
                  {loading ? '提交中...' : '同意该条款'}
                </Button>
              </Group>
            </Stack>
          </Dialog>
        )}
      </Opened>
    </>
  );
};
