import { useApolloClient } from '@apollo/client/react';
import { Button, Group, Text } from '@mantine/core';
import {
  limitProblem,
  type SubmissionState,
  workNoteProblem,
} from '@whaletide/schema/rules/submissions.ts';
import { useState } from 'react';
import { failureOf } from '../../../../apollo/errors.ts';
import { notify } from '../../../../lib/notify.ts';
import { FormFields } from '../FormFields/FormFields.tsx';
import { useFieldForm } from '../FormFields/useFieldForm.ts';
import { WorkListDocument } from '../WorkList/WorkList.generated.ts';
import type { SubmitTaskFragment } from './SubmitPanel.generated.ts';
import { NoteField } from './NoteField.tsx';
import { useSubmitWorkMutation } from './SubmitWork.generated.ts';
import type { Quota } from './TaskFacts.tsx';

interface SubjectiveFormProps {
  taskId: string;
  /** Whose draft it is. */
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
  const [submitWork, { loading, error, reset }] = useSubmitWorkMutation({
    context: { showsErrors: true },
    refetchQueries: [WorkListDocument],
  });
  const exhausted = quota && limitProblem({ ...quota, ...task })?.message;
  const closed = state.enabled ? exhausted : state.message;
  const submit = async () => {
    const answers = form.check();
    if (!answers) return;
    if (workNoteProblem(note)) return;
    const input = { taskId, answers, ...(note.trim() && { note }) };
    const result = await submitWork({ variables: { input } }).catch((failure: unknown) => {
      if (form.refuse(failure)) reset();
      return null;
    });
    // It may have been closed since: the button says so then.
    if (!result?.data) return void client.refetchQueries({ include: [WorkListDocument] });
    form.reset();
    setNote('');
    reset();
    notify.done('任务提交成功', '提交成功');
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <FormFields fields={task.fields} form={form} disabled={Boolean(closed)} />
      <NoteField value={note} onChange={setNote} disabled={Boolean(closed)} />
      {error && (
        <Text size="sm" c="var(--mantine-color-error)" mt="md" role="alert">
          {failureOf(error).message}
        </Text>
      )}
      <Group mt="md" gap="md">
        <Button type="submit" loading={loading} disabled={Boolean(closed)}>
          {state.label}
        </Button>
        {closed && (
          <Text size="sm" c="dimmed">
            {closed}
          </Text>
        )}
      </Group>
    </form>
  );
};
