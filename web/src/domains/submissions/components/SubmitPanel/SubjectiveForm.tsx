import { useApolloClient } from '@apollo/client/react';
import { Button, Group, Stack, Text } from '@mantine/core';
import {
  limitProblem,
  type SubmissionState,
  workNoteProblem,
} from '@whaletide/schema/domains/submissions/rules/submissions.ts';
import { useState } from 'react';
import type { FieldAnswerInput } from '#apollo/schema.generated.ts';
import { Form } from '#components/Form/Form.tsx';
import type { Sendable } from '#components/Form/useSubmit.ts';
import { notify } from '#lib/notify.ts';
import { FormFields } from '../FormFields/FormFields.tsx';
import { useFieldForm } from '../FormFields/useFieldForm.ts';
import { WorkListDocument } from '../WorkList/WorkList.generated.ts';
import type { SubmitTaskFragment } from './SubmitPanel.generated.ts';
import { NoteField } from './NoteField.tsx';
import { useSubmitWorkMutation } from './SubmitWork.generated.ts';
import type { Quota } from './TaskFacts.tsx';

interface SubjectiveFormProps {
  taskId: string;
  /** Member whose draft it is. */
  memberId: string;
  form: NonNullable<SubmitTaskFragment['form']>;
  state: SubmissionState;
  quota: Quota;
}

/** The form of a task that people review. */
export const SubjectiveForm = (props: SubjectiveFormProps) => {
  const { taskId, memberId, form: task, state, quota } = props;
  const form = useFieldForm(task.fields, `work:${memberId}:${taskId}`);
  const [note, setNote] = useState('');
  const client = useApolloClient();
  const [submitWork] = useSubmitWorkMutation({
    context: { showsErrors: true },
    refetchQueries: [WorkListDocument],
  });
  const exhausted = quota && limitProblem({ ...quota, ...task })?.message;
  const closed = state.enabled ? exhausted : state.message;
  const whole: Sendable<FieldAnswerInput[]> = {
    ...form,
    onSubmit: (send, refuse) =>
      form.onSubmit((answers) => (workNoteProblem(note) ? refuse() : send(answers)), refuse),
  };
  const send = async (answers: FieldAnswerInput[]) => {
    const input = { taskId, answers, ...(note.trim() && { note }) };
    try {
      await submitWork({ variables: { input } });
    } catch (refusal) {
      // It may have been closed since: the button says so then.
      void client.refetchQueries({ include: [WorkListDocument] });
      throw refusal;
    }
    form.reset();
    setNote('');
    notify.done('任务提交成功', '提交成功');
  };
  return (
    <Form form={whole} send={send} failed="提交失败">
      {({ busy, refusal }) => (
        <Stack gap="md">
          <FormFields fields={task.fields} form={form} disabled={Boolean(closed)} />
          <NoteField value={note} onChange={setNote} disabled={Boolean(closed)} />
          {refusal}
          <Group gap="md">
            <Button type="submit" loading={busy} disabled={Boolean(closed)}>
              {state.label}
            </Button>
            {closed && (
              <Text size="sm" c="dimmed">
                {closed}
              </Text>
            )}
          </Group>
        </Stack>
      )}
    </Form>
  );
};
