import '#theme/styles/forms.ts';
import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Form } from '#components/Form/Form.tsx';
import { notify } from '#lib/notify.ts';
import {
  type BoardProtectionFragment,
  BoardProtectionDocument,
  useSetBoardProtectionMutation,
} from './BoardProtection.generated.ts';

const choices = [
  { value: 'default', label: '按奖励决定（现金奖励时开启）' },
  { value: 'on', label: '开启' },
  { value: 'off', label: '关闭' },
] as const;
type Choice = (typeof choices)[number]['value'];

const values: Record<Choice, boolean | null> = { default: null, on: true, off: false };

/** Sets whether a task's public board is protected. */
export const ProtectionForm = ({ protection }: { protection: BoardProtectionFragment }) => {
  const { taskId, isProtected: protects, isDefault } = protection;
  const [set] = useSetBoardProtectionMutation({
    context: { showsErrors: true },
    refetchQueries: [BoardProtectionDocument],
  });
  const chosen: Choice = isDefault ? 'default' : protects ? 'on' : 'off';
  const form = useForm({ initialValues: { choice: chosen } });
  const send = async ({ choice }: typeof form.values) => {
    await set({ variables: { input: { taskId, isProtected: values[choice] } } });
    notify.done('已保存');
  };
  return (
    <Form form={form} failed="保存失败" send={send}>
      {({ busy, refusal }) => (
        <Stack gap="md">
          <NativeSelect
            label={`公开榜保护（当前${protects ? '已开启' : '未开启'}）`}
            description="开启后，提交只有显著优于该团队已公布的最好成绩时才公布得分，其余显示「没有显著提升」，排名不变。关闭后，此前未公布的得分会全部公布。"
            data={[...choices]}
            {...form.getInputProps('choice')}
          />
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
