import { Button, Stack, Text } from '@mantine/core';
import { takenExts } from '@whaletide/schema/domains/submissions/rules/result-formats.ts';
import { useState } from 'react';
import { AuthorshipField } from '#components/AuthorshipField/AuthorshipField.tsx';
import { saidInput, saidProblem, unsaid } from '#components/AuthorshipField/said.ts';
import { Form } from '#components/Form/Form.tsx';
import type { Sendable } from '#components/Form/useSubmit.ts';
import { UploadField } from '#components/UploadField/UploadField.tsx';
import { checkResultFile } from '#domains/submissions/components/SubmitPanel/check-result-file.ts';
import {
  columnsOf,
  type FileTask,
} from '#domains/submissions/components/SubmitPanel/result-form.ts';
import { useResultUpload } from '#domains/submissions/components/SubmitPanel/useResultUpload.ts';
import { notify } from '#lib/notify.ts';
import type { UploadedFile } from '#lib/upload.ts';
import { PracticeWorksDocument, useSubmitPracticeWorkMutation } from './PracticePanel.generated.ts';

interface PracticeFormProps {
  practiceId: string;
  task: FileTask;
}

/** Takes a result file for practice, checks it here, sends it, and hands it in. */
export const PracticeForm = ({ practiceId, task }: PracticeFormProps) => {
  const { id: taskId, review } = task;
  const [hints, setHints] = useState<string[]>([]);
  const upload = useResultUpload(`${practiceId}-${taskId}`, async (file) => {
    const checked = await checkResultFile(file, task);
    setHints(checked.hints);
    return checked.problems;
  });
  const [said, setSaid] = useState(unsaid);
  const problem = saidProblem(said);
  const [isAsked, setAsked] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [submitWork] = useSubmitPracticeWorkMutation({
    context: { showsErrors: true },
    refetchQueries: [PracticeWorksDocument],
  });
  const { step } = upload.state;
  const isUnderWay = step === 'checking' || step === 'uploading';
  const missing = isUnderWay ? '文件上传中...请稍后' : '请提交结果文件';
  const exts = takenExts(review.acceptExts);

  const form: Sendable<UploadedFile> = {
    onSubmit: (send, refuse) => (event) => {
      event.preventDefault();
      setAsked(true);
      setRefused(null);
      if (upload.state.step === 'done' && problem === null) send(upload.state.uploaded);
      else refuse();
    },
    setFieldError: (field, message) => field === 'resultKey' && setRefused(message),
  };
  const send = async ({ key }: UploadedFile) => {
    const input = { practiceId, taskId, resultKey: key, ...saidInput(said) };
    await submitWork({ variables: { input } });
    upload.cancel();
    setAsked(false);
    notify.done('已提交，得分马上就来', '提交成功');
  };
  return (
    <Form form={form} send={send} failed="提交失败">
      {({ busy, refusal, clear }) => (
        <Stack gap="md" align="flex-start">
          <div data-path="resultKey" style={{ alignSelf: 'stretch' }}>
            <UploadField
              label="结果文件"
              hint={`${exts.join('、')}，不超过 ${review.sizeLimit} KB，列为 ${columnsOf(task).join('、')}`}
              exts={exts}
              upload={{
                ...upload,
                start: (file) => {
                  setAsked(false);
                  setRefused(null);
                  clear();
                  return upload.start(file);
                },
              }}
              error={refused ?? (isAsked && step !== 'done' ? missing : null)}
            />
            {step === 'done' &&
              hints.map((hint) => (
                <Text key={hint} size="sm" c="dimmed" mt="xs" role="status">
                  {hint}
                </Text>
              ))}
          </div>
          <AuthorshipField value={said} onChange={setSaid} error={problem} />
          {refusal}
          <Button type="submit" loading={busy}>
            提交练习
          </Button>
        </Stack>
      )}
    </Form>
  );
};
