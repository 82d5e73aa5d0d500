import {
  Alert,
  Button,
  Code,
  CopyButton,
  Group,
  NativeSelect,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { useForm } from '@mantine/form';
import { accessTokenProblem } from '@whaletide/schema/rules/account.ts';
import { FormModal } from '../../../../components/FormModal/FormModal.tsx';
import {
  AccountSettingsDocument,
  useCreateAccessTokenMutation,
} from './AccountSettings.generated.ts';

const DAY = 86_400_000;

const lifetimes = [
  { value: '30', label: '30 天' },
  { value: '90', label: '90 天' },
  { value: '365', label: '365 天' },
  { value: '', label: '长期有效' },
];

const endAfter = (days: string) =>
  days ? new Date(Date.now() + Number(days) * DAY).toISOString() : null;

const Token = ({ token, onClose }: { token: string; onClose: () => void }) => (
  <Stack>
    <Alert color="gold">令牌只显示这一次，请现在复制并妥善保存。</Alert>
    <Code block>{token}</Code>
    <Group justify="flex-end">
      <CopyButton value={token}>
        {({ copied, copy }) => (
          <Button variant="light" onClick={copy}>
            {copied ? '复制成功' : '复制令牌'}
          </Button>
        )}
      </CopyButton>
      <Button onClick={onClose}>我已保存</Button>
    </Group>
  </Stack>
);

/** Makes a token and shows its secret, the only time that anyone sees it. */
export const CreateTokenModal = ({ onClose }: { onClose: () => void }) => {
  const [create, { data }] = useCreateAccessTokenMutation({
    context: { showsErrors: true },
    refetchQueries: [AccountSettingsDocument],
  });
  const form = useForm({
    initialValues: { name: '', days: '90' },
    validate: { name: (name) => accessTokenProblem({ name }, new Date())?.message },
  });
  const send = async ({ name, days }: typeof form.values) => {
    await create({ variables: { input: { name: name.trim(), expiresAt: endAfter(days) } } });
    return false;
  };
  const token = data?.createAccessToken.token;

  return (
    <FormModal
      title="新建访问令牌"
      form={form}
      action="创建"
      send={send}
      onClose={onClose}
      instead={token && <Token token={token} onClose={onClose} />}
    >
      <TextInput
        label="名称"
        placeholder="例如：教学平台"
        data-autofocus
        {...form.getInputProps('name')}
      />
      <NativeSelect label="有效期" data={lifetimes} {...form.getInputProps('days')} />
      <Text size="sm" c="dimmed">
        持有令牌的人可以以你的身份操作，请只交给你信任的程序。
      </Text>
    </FormModal>
  );
};
