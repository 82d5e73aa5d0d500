import { useApolloClient } from '@apollo/client/react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { LATE_HINT } from '@whaletide/schema/domains/submissions/rules/late-works.ts';
import {
  limitProblem,
  type SubmissionState,
  workNoteProblem,
} from '@whaletide/schema/domains/submissions/rules/submissions.ts';
import { takenExts } from '@whaletide/schema/domains/submissions/rules/result-formats.ts';
import { useState } from 'react';
import { Form } from '#components/Form/Form.tsx';
import type { Sendable } from '#components/Form/useSubmit.ts';
import { UploadField } from '#components/UploadField/UploadField.tsx';
import type { UploadedFile } from '#lib/upload.ts';
import { notify } from '#lib/notify.ts';
import { WorkListDocument } from '../WorkList/WorkList.generated.ts';
import { StatementField } from './StatementField.tsx';
import { checkResultFile } from './check-result-file.ts';
import { columnsOf, type FileTask } from './result-form.ts';
import { NoteField } from './NoteField.tsx';
import { type EarlierWork, sameWorkHint } from './same-work.ts';
import { useSubmitWorkMutation } from './SubmitWork.generated.ts';
import type { Quota } from './TaskFacts.tsx';
import { useResultUpload } from './useResultUpload.ts';
import type { Statement } from './useStatement.ts';

interface SubmitFormProps {
  task: FileTask;
  state: SubmissionState;
  quota: Quota;
  memberId: string;
  statement: Statement;
  /** Works of the team, the newest first. */
  works: readonly EarlierWork[];
}

/** Takes the result file, checks it here, sends it, and hands it in. */
export const SubmitForm = (props: SubmitFormProps) => {
  const { task, state, quota, memberId, statement, works } = props;
  const { id: taskId, review } = task;
  const [read, setRead] = useState<{ file: File; hints: string[] } | null>(null);
  const upload = useResultUpload(`${memberId}-${taskId}`, async (file) => {
    const { problems, hints } = await checkResultFile(file, task);
    const same = problems.length === 0 ? await sameWorkHint(file, works) : null;
    setRead({ file, hints: same === null ? hints : [same, ...hints] });
    return problems;
  });
  const hints = 'file' in upload.state && upload.state.file === read?.file ? read.hints : [];
  const client = useApolloClient();
  const [note, setNote] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const { step } = upload.state;
  const isUnderWay = step === 'checking' || step === 'uploading';
  const missing = isUnderWay ? '文件上传中...请稍后' : '请提交结果文件';
  const [submitWork] = useSubmitWorkMutation({
    context: { showsErrors: true },
    refetchQueries: [WorkListDocument],
  });
  const exhausted = quota && limitProblem({ ...quota, ...review })?.message;
  const columns = columnsOf(task);
  const closed = state.enabled ? exhausted : state.message;

  const form: Sendable<UploadedFile> = {
    onSubmit: (send, refuse) => (event) => {
      event.preventDefault();
      setAsked(true);
      setRefused(null);
      const isRight = !workNoteProblem(note) && statement.problem === null;
      if (upload.state.step === 'done' && isRight) send(upload.state.uploaded);
      else refuse();
    },
    setFieldError: (field, message) => field === 'result' && setRefused(message),
  };
  const send = async ({ key, name, ext, size }: UploadedFile) => {
    const said = { ...statement.input, ...(note.trim() && { note }) };
    const input = { taskId, result: { key, name, ext, size }, ...said };
    try {
      await submitWork({ variables: { input } });
    } catch (refusal) {
      // It may have been closed since: the button says so then.
      void client.refetchQueries({ include: [WorkListDocument] });
      throw refusal;
    }
    upload.cancel();
    setAsked(false);
    setNote('');
    notify.done('任务提交成功', '提交成功');
  };

  return (
    <Form form={form} send={send} failed="提交失败">
      {({ busy, refusal, clear }) => (
        <Stack gap="md">
          <div data-path="result">
            <UploadField
              label="结果文件"
              hint={`${takenExts(review.acceptExts).join('、')}，不超过 ${review.sizeLimit} KB，列为 ${columns.join('、')}`}
              exts={takenExts(review.acceptExts)}
              // Messages on the previous file don't apply to this one.
              upload={{
                ...upload,
                start: (file) => {
                  setAsked(false);
                  setRefused(null);
                  clear();
                  return upload.start(file);
                },
              }}
              disabled={Boolean(closed)}
              error={refused ?? (isAsked && step !== 'done' ? missing : null)}
            />
            {hints.map((hint) => (
              <Text key={hint} size="sm" c="dimmed" mt="xs" role="status">
                {hint}
              </Text>
            ))}
          </div>
          <StatementField statement={statement} isAsked={isAsked} disabled={Boolean(closed)} />
          <NoteField value={note} onChange={setNote} disabled={Boolean(closed)} />
          {refusal}
          <Group gap="md">
            <Button type="submit" loading={busy} disabled={Boolean(closed)}>
              {state.label}
            </Button>
            {(closed || (state.enabled && state.late)) && (
              <Text size="sm" c="dimmed">
                {closed || LATE_HINT}
              </Text>
            )}
          </Group>
        </Stack>
      )}
    </Form>
  );
};
