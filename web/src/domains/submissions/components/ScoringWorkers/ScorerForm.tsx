import '#theme/styles/forms.ts';
import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { uploadRules, fileProblem } from '@whaletide/schema/domains/uploads/rules.ts';
import { Form } from '#components/Form/Form.tsx';
import { UploadField } from '#components/UploadField/UploadField.tsx';
import { useUpload } from '#components/UploadField/useUpload.ts';
import { notify } from '#lib/notify.ts';
import {
  ScoringWorkersDocument,
  type TaskScoringFragment,
  useSetTaskScorerMutation,
} from './ScoringWorkers.generated.ts';

/** Extensions as an organizer writes them: `.zip、onnx`. */
const extensionsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,，、;；]+/)
      .filter(Boolean)
      .map((ext) => `.${ext.replace(/^\./, '').toLowerCase()}`),
  ),
];

const checkReference = (file: File) => {
  const problem = fileProblem(file, uploadRules.reference);
  return Promise.resolve(problem ? [problem.message] : []);
};

/** Chooses the scorer of a task; for workers the formats of results and a file to compare with. */
export const ScorerForm = ({ scoring }: { scoring: TaskScoringFragment }) => {
  const upload = useUpload('reference', checkReference);
  const [set] = useSetTaskScorerMutation({
    context: { showsErrors: true },
    refetchQueries: [ScoringWorkersDocument],
  });
  const form = useForm({
    initialValues: {
      scorer: scoring.scorer === 'UNKNOWN' ? 'PLATFORM' : scoring.scorer,
      acceptExtensions: scoring.acceptExtensions.join('、'),
    },
    validate: {
      acceptExtensions: (text) =>
        extensionsOf(text).length === 0 ? '请填写结果文件的格式，例如 .zip' : null,
    },
  });
  const send = async ({ scorer, acceptExtensions }: typeof form.values) => {
    const uploaded = upload.state.step === 'done' ? upload.state.uploaded : null;
    const input = {
      taskId: scoring.taskId,
      scorer,
      acceptExtensions: extensionsOf(acceptExtensions),
      ...(uploaded && { referenceKey: uploaded.key }),
    };
    await set({ variables: { input } });
    notify.done('已保存');
  };
  const withWorkers = form.values.scorer === 'WORKER';
  return (
    <Form form={form} failed="保存失败" send={send}>
      {({ busy, refusal }) => (
        <Stack gap="md">
          <NativeSelect
            label="评分方式"
            description="有提交之后不能再更换"
            data={[
              { value: 'PLATFORM', label: '平台评分' },
              { value: 'WORKER', label: '自己的评测机' },
            ]}
            {...form.getInputProps('scorer')}
          />
          <TextInput
            label="结果文件的格式"
            placeholder=".zip、.onnx"
            {...form.getInputProps('acceptExtensions')}
          />
          {withWorkers && (
            <UploadField
              label="参考文件"
              hint={
                scoring.referenceName ??
                '评测机用来比对的文件，参赛者看不到；替换后已评测的提交会全部重新评测，完成后新文件和新成绩一起生效'
              }
              exts={uploadRules.reference.exts}
              upload={upload}
              error={null}
            />
          )}
          {withWorkers && (
            <Text size="sm" c="dimmed">
              等待评测：{scoring.waitingWorks} 条
            </Text>
          )}
          {refusal}
          <Group justify="flex-end">
            <Button type="submit" loading={busy}>
              保存
            </Button>
          </Group>
        </Stack>
      )}
    </Form>
  );
};
