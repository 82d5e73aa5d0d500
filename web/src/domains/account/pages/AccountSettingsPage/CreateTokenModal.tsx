import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { accessTokenProblem } from '@whaletide/schema/domains/account/rules/account.ts';
import { scopesProblem } from '@whaletide/schema/domains/account/rules/scopes.ts';
import { tokenKindProblem } from '@whaletide/schema/domains/account/rules/token-kinds.ts';
import type { AccessTokenKind, AccessTokenScope } from '#apollo/schema.generated.ts';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { ShownOnce } from '#components/ShownOnce/ShownOnce.tsx';
import {
  AccountSettingsDocument,
  useCreateAccessTokenMutation,
} from './AccountSettings.generated.ts';
import { noProof, ProofFields, proofOf, proofRules } from './ProofFields.tsx';
import { scopeNames } from './scope-names.ts';
import { TokenKindFields } from './TokenKindFields.tsx';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

const lifetimes = [
  { value: '30', label: '30 天' },
  { value: '90', label: '90 天' },
  { value: '365', label: '365 天' },
  { value: '', label: '长期有效' },
];

const endAfter = (days: string) =>
  days ? new Date(Date.now() + Number(days) * DAY).toISOString() : null;

/** Problem of an agent's model or harness; undefined where it has none. */
const agentProblem = (
  { kind, ...agent }: { kind: AccessTokenKind; model: string; harness: string },
  field: 'Model' | 'Harness',
): string | undefined => {
  const problem = tokenKindProblem(kind === 'AGENT' ? 'agent' : 'person', agent);
  return problem?.field === field ? problem.message : undefined;
};

interface CreateTokenModalProps {
  /** True where the second step is on. */
  asksForCode: boolean;
  onClose: () => void;
}

/** Makes a token and shows its secret, the only time that anyone sees it. */
export const CreateTokenModal = ({ asksForCode, onClose }: CreateTokenModalProps) => {
  const [create, { data }] = useCreateAccessTokenMutation({
    context: { showsErrors: true },
    refetchQueries: [AccountSettingsDocument],
  });
  const form = useForm({
    initialValues: {
      name: '',
      scopes: ['READ', 'WRITE'] as AccessTokenScope[],
      days: '90',
      kind: 'PERSON' as AccessTokenKind,
      model: '',
      harness: '',
      ...noProof,
    },
    validate: {
      name: (name) => accessTokenProblem({ name }, new Date())?.message,
      scopes: (chosen) => scopesProblem(chosen)?.message,
      model: (_, values) => agentProblem(values, 'Model'),
      harness: (_, values) => agentProblem(values, 'Harness'),
      ...proofRules(asksForCode),
    },
  });
  const send = async (values: typeof form.values) => {
    const { name, scopes, days, kind, model, harness, ...proof } = values;
    const agent = { model: model.trim(), harness: harness.trim() };
    const user = { kind, ...(kind === 'AGENT' && agent) };
    const own = { name: name.trim(), scopes, ...user, expiresAt: endAfter(days) };
    const input = { ...own, ...proofOf(proof, asksForCode) };
    await create({ variables: { input } });
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
      instead={token && <ShownOnce token={token} onClose={onClose} />}
    >
      <TextInput
        label="名称"
        placeholder="例如：教学平台"
        data-autofocus
        {...form.getInputProps('name')}
      />
      <TokenKindFields form={form} />
      <Checkbox.Group label="权限" {...form.getInputProps('scopes')}>
        <Stack gap="xs" mt="xs">
          {scopeNames.map(({ value, label, text }) => (
            <Checkbox key={value} value={value} label={label} description={text} />
          ))}
        </Stack>
      </Checkbox.Group>
      <NativeSelect label="有效期" data={lifetimes} {...form.getInputProps('days')} />
      <ProofFields form={form} asksForCode={asksForCode} />
      <Text size="sm" c="dimmed">
        持有令牌的人可以在所选权限内以你的身份操作，请只交给你信任的程序。
      </Text>
    </FormModal>
  );
};
