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
import { StatementField } from './StatementField.tsx';
import { NoteField } from './NoteField.tsx';
import { useSubmitWorkMutation } from './SubmitWork.generated.ts';
import type { Quota } from './TaskFacts.tsx';
import type { Statement } from './useStatement.ts';

interface SubjectiveFormProps {
  taskId: string;
  /** Member whose draft it is. */
  memberId: string;
  form: NonNullable<SubmitTaskFragment['form']>;
  state: SubmissionState;
  quota: Quota;
  statement: Statement;
}

/** The form of a task that people review. */
export const SubjectiveForm = (props: SubjectiveFormProps) => {
  const { taskId, memberId, form: task, state, quota, statement } = props;
  const form = useFieldForm(task.fields, `work:${memberId}:${taskId}`);
  const [note, setNote] = useState('');
  const [isAsked, setAsked] = useState(false);
  const client = useApolloClient();
  const [submitWork] = useSubmitWorkMutation({
    context: { showsErrors: true },
    refetchQueries: [WorkListDocument],
  });
  const exhausted = quota && limitProblem({ ...quota, ...task })?.message;
  const closed = state.enabled ? exhausted : state.message;
  const whole: Sendable<FieldAnswerInput[]> = {
    ...form,
    onSubmit: (send, refuse) => {
      const isRight = !workNoteProblem(note) && statement.problem === null;
      const sent = form.onSubmit((answers) => (isRight ? send(answers) : refuse()), refuse);
      return (event) => {
        setAsked(true);
        sent(event);
      };
    },
  };
  const send = async (answers: FieldAnswerInput[]) => {
    const input = { taskId, answers, ...statement.input, ...(note.trim() && { note }) };
    try {
      await submitWork({ variables: { input } });
    } catch (refusal) {
      // It may have been closed since: the button says so then.
      void client.refetchQueries({ include: [WorkListDocument] });
      throw refusal;
    }
    form.reset();
    setNote('');
    setAsked(false);
    notify.done('任务提交成功', '提交成功');
  };
  return (
    <Form form={whole} send={send} failed="提交失败">
      {({ busy, refusal }) => (
        <Stack gap="md">
          <FormFields fields={task.fields} form={form} disabled={Boolean(closed)} />
          <StatementField statement={statement} isAsked={isAsked} disabled={Boolean(closed)} />
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
