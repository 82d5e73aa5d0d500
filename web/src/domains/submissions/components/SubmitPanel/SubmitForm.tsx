import { useApolloClient } from '@apollo/client/react';
import { Button, Group, Text } from '@mantine/core';
import {
  limitProblem,
  type SubmissionState,
  workNoteProblem,
} from '@whaletide/schema/rules/submissions.ts';
import { useState } from 'react';
import { failureOf } from '../../../../apollo/errors.ts';
import { UploadField } from '../../../../components/UploadField/UploadField.tsx';
import { useUpload } from '../../../../components/UploadField/useUpload.ts';
import { notify } from '../../../../lib/notify.ts';
import { WorkListDocument } from '../WorkList/WorkList.generated.ts';
import { checkResultFile } from './check-result-file.ts';
import type { SubmitTaskFragment } from './SubmitPanel.generated.ts';
import { NoteField } from './NoteField.tsx';
import { useSubmitWorkMutation } from './SubmitWork.generated.ts';
import type { Quota } from './TaskFacts.tsx';

interface SubmitFormProps {
  taskId: string;
  review: NonNullable<SubmitTaskFragment['review']>;
  sampleFileUrl: string | null;
  state: SubmissionState;
  quota: Quota;
}

/** Takes the result file, checks it here, sends it, and hands it in. */
export const SubmitForm = ({ taskId, review, sampleFileUrl, state, quota }: SubmitFormProps) => {
  const upload = useUpload('result', (file) => checkResultFile(file, review, sampleFileUrl));
  const client = useApolloClient();
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState<string | null>(null);
  const [submitWork, { loading, error, reset }] = useSubmitWorkMutation({
    context: { showsErrors: true },
    refetchQueries: [WorkListDocument],
  });
  // What was said of the file before says nothing of this one.
  const choose = {
    ...upload,
    start: (file: File) => {
      setMissing(null);
      reset();
      return upload.start(file);
    },
  };
  const exhausted = quota && limitProblem({ ...quota, ...review })?.message;
  const closed = state.enabled ? exhausted : state.message;

  const submit = async () => {
    if (upload.state.step === 'checking' || upload.state.step === 'uploading') {
      setMissing('文件上传中...请稍后');
      return;
    }
    if (upload.state.step !== 'done') {
      setMissing('请提交结果文件');
      return;
    }
    setMissing(null);
    const { key, name, ext, size } = upload.state.uploaded;
    if (workNoteProblem(note)) return;
    const input = { taskId, result: { key, name, ext, size }, ...(note.trim() && { note }) };
    const result = await submitWork({ variables: { input } }).catch(() => null);
    // It may have been closed since: the button says so then.
    if (!result?.data) return void client.refetchQueries({ include: [WorkListDocument] });
    upload.cancel();
    setNote('');
    reset();
    notify.done('任务提交成功', '提交成功');
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <UploadField
        label="结果文件"
        hint={`${review.acceptExts.join('、')}，不超过 ${review.sizeLimit} KB，包含 ${review.idColumn} 和 ${review.targetColumn} 两列`}
        exts={review.acceptExts}
        upload={choose}
        disabled={Boolean(closed)}
        error={error ? failureOf(error).message : upload.state.step === 'done' ? null : missing}
      />
      <NoteField value={note} onChange={setNote} disabled={Boolean(closed)} />
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
