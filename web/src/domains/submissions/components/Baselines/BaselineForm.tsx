import '#theme/styles/forms.ts';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  baselineLimits,
  baselineNameProblem,
} from '@whaletide/schema/domains/submissions/rules/baselines.ts';
import { Form } from '#components/Form/Form.tsx';
import { UploadField } from '#components/UploadField/UploadField.tsx';
import { useUpload } from '#components/UploadField/useUpload.ts';
import { BaselinesDocument, useCreateBaselineMutation } from './Baselines.generated.ts';

const EXTS = ['.csv', '.txt'];

/** Looks at a file before it is sent. */
const check = (file: File): Promise<string[]> =>
  Promise.resolve(file.size > baselineLimits.size ? ['基线文件不能超过 20 MB'] : []);

/** Adds a baseline: its name and its result file. */
export const BaselineForm = ({ taskId }: { taskId: string }) => {
  const upload = useUpload('asset', check);
  const [create] = useCreateBaselineMutation({
    context: { showsErrors: true },
    refetchQueries: [BaselinesDocument],
    awaitRefetchQueries: true,
  });
  const key = upload.state.step === 'done' ? upload.state.uploaded.key : null;
  const form = useForm({
    initialValues: { name: '', fileKey: '' },
    validate: {
      name: (name) => baselineNameProblem(name)?.message ?? null,
      fileKey: () => (key === null ? '请上传结果文件' : null),
    },
  });
  const send = async ({ name }: typeof form.values) => {
    if (key === null) return;
    await create({ variables: { input: { taskId, name, fileKey: key } } });
    upload.cancel();
    form.reset();
  };
  return (
    <Form form={form} failed="添加失败" send={send}>
      {({ busy, refusal }) => (
        <Stack gap="md">
          <TextInput label="基线名称" {...form.getInputProps('name')} />
          <div data-path="fileKey">
            <UploadField
              label="基线的结果文件"
              hint="与参赛者提交的格式相同"
              exts={EXTS}
              upload={upload}
              error={(form.errors.fileKey as string | undefined) ?? null}
            />
          </div>
          {refusal}
          <Group justify="flex-end">
            <Button type="submit" loading={busy}>
              添加基线
            </Button>
          </Group>
        </Stack>
      )}
    </Form>
  );
};
