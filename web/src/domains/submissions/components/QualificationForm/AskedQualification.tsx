import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { FieldAnswerInput } from '#apollo/schema.generated.ts';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { Form } from '#components/Form/Form.tsx';
import { Markdown } from '#components/Markdown/Markdown.tsx';
import { notify } from '#lib/notify.ts';
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
  const [submit] = useSubmitQualificationMutation({
    context: { showsErrors: true },
  });

  const send = async (answers: FieldAnswerInput[]) => {
    const input = { competitionId, stageId: stage.id, answers };
    await submit({ variables: { input } }).finally(() => setAgreeing(null));
    form.reset();
    notify.done('资质审核提交成功', '提交成功');
  };
  const next = async (answers: FieldAnswerInput[]) => {
    if (notice) setAgreeing(answers);
    else await send(answers);
  };

  return (
    <Form form={form} send={next} failed="提交失败">
      {({ busy, refusal, act }) => (
        <Stack gap="md">
          <FormFields fields={fields} form={form} disabled={problem !== null} />
          {refusal}
          <Group gap="md">
            <Button type="submit" loading={busy} disabled={problem !== null}>
              提交审核
            </Button>
            {problem && (
              <Text size="sm" c="dimmed">
                {problem}
              </Text>
            )}
          </Group>
          <Opened of={agreeing}>
            {(agreeing) => (
              <Dialog onClose={() => setAgreeing(null)} title="资质审核须知">
                <Stack>
                  <Markdown text={notice ?? ''} />
                  <Group justify="flex-end">
                    <Button variant="default" onClick={() => setAgreeing(null)}>
                      取消
                    </Button>
                    <Button disabled={busy} onClick={() => void act(() => send(agreeing))}>
                      {busy ? '提交中...' : '同意该条款'}
                    </Button>
                  </Group>
                </Stack>
              </Dialog>
            )}
          </Opened>
        </Stack>
      )}
    </Form>
  );
};
