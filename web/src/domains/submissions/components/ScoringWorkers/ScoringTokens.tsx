import '@mantine/core/styles/Code.layer.css';
import '#theme/styles/forms.ts';
import { Alert, Button, Code, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { CopyButton } from '#components/CopyButton/CopyButton.tsx';
import { Form } from '#components/Form/Form.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { notify } from '#lib/notify.ts';
import {
  ScoringWorkersDocument,
  type TaskScoringFragment,
  useCreateScoringTokenMutation,
  useRevokeScoringTokenMutation,
} from './ScoringWorkers.generated.ts';

type Token = TaskScoringFragment['tokens'][number];

const TokenRow = ({ token }: { token: Token }) => {
  const [revoke, { loading }] = useRevokeScoringTokenMutation();
  const { id, name, lastSeenAt, revokedAt } = token;
  const end = async () => {
    await revoke({ variables: { input: { id } } });
    notify.done(`${name} 的评测机不能再领取任务`, '令牌已撤销');
  };
  return (
    <Group component="li" justify="space-between" gap="sm" wrap="nowrap">
      <div>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          {revokedAt !== null
            ? `已撤销，${formatDateTime(revokedAt)}`
            : lastSeenAt === null
              ? '还没有评测机使用'
              : `最近使用：${formatDateTime(lastSeenAt)}`}
        </Text>
      </div>
      {revokedAt === null && (
        <Button
          size="xs"
          variant="default"
          loading={loading}
          aria-label={`撤销 ${name}`}
          onClick={() => void end()}
        >
          撤销
        </Button>
      )}
    </Group>
  );
};

/** Tokens of a task's workers; a new one is shown once. */
export const ScoringTokens = ({ scoring }: { scoring: TaskScoringFragment }) => {
  const [create, { data }] = useCreateScoringTokenMutation({
    context: { showsErrors: true },
    refetchQueries: [ScoringWorkersDocument],
  });
  const form = useForm({
    initialValues: { name: '' },
    validate: { name: (name) => (name.trim() ? null : '请填写名称') },
  });
  const send = async ({ name }: typeof form.values) => {
    await create({ variables: { input: { taskId: scoring.taskId, name: name.trim() } } });
    form.reset();
  };
  const token = data?.createScoringToken.token;
  return (
    <Stack gap="sm">
      <Title order={3} size="h5">
        评测机令牌
      </Title>
      {scoring.tokens.length === 0 ? (
        <Text c="dimmed">暂无令牌，新建一个交给评测机使用。</Text>
      ) : (
        <Stack component="ul" gap="sm" p={0} m={0} aria-label="评测机令牌">
          {scoring.tokens.map((one) => (
            <TokenRow key={one.id} token={one} />
          ))}
        </Stack>
      )}
      {token && (
        <Alert color="gold" title="令牌只显示这一次，请现在复制并妥善保存。">
          <Code block>{token}</Code>
          <CopyButton text={token} variant="light" mt="xs">
            复制令牌
          </CopyButton>
        </Alert>
      )}
      <Form form={form} failed="新建令牌失败" send={send}>
        {({ busy, refusal }) => (
          <Stack gap="sm">
            <TextInput label="名称" placeholder="例如：机房一号" {...form.getInputProps('name')} />
            {refusal}
            <Group justify="flex-end">
              <Button type="submit" variant="light" loading={busy}>
                新建令牌
              </Button>
            </Group>
          </Stack>
        )}
      </Form>
    </Stack>
  );
};
