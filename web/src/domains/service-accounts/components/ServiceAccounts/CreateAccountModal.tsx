import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { serviceAccountProblem } from '@whaletide/schema/domains/service-accounts/rules.ts';
import type { ServiceAccountScope } from '#apollo/schema.generated.ts';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { ShownOnce } from '#components/ShownOnce/ShownOnce.tsx';
import { problemsByField } from '#lib/field-of.ts';
import { endAfter, lifetimes } from './lifetimes.ts';
import { scopeNames } from './scope-names.ts';
import { useCreateServiceAccountMutation } from './ServiceAccounts.generated.ts';

interface CreateAccountModalProps {
  /** Short name of the organization; undefined for the site. */
  organization: string | undefined;
  onDone: () => unknown;
  onClose: () => void;
}

/** Makes a service account and shows its token, the only time that anyone sees it. */
export const CreateAccountModal = (props: CreateAccountModalProps) => {
  const { organization, onDone, onClose } = props;
  const [create, { data }] = useCreateServiceAccountMutation({ context: { showsErrors: true } });
  const form = useForm({
    initialValues: {
      name: '',
      description: '',
      scopes: ['READ'] as ServiceAccountScope[],
      days: '90',
    },
    validate: ({ days, ...values }) => {
      const problem = serviceAccountProblem({ ...values, expiresAt: endAfter(days) }, new Date());
      return problemsByField('CreateServiceAccountInput', problem ? [problem] : []);
    },
  });
  const send = async ({ days, name, description, scopes }: typeof form.values) => {
    const texts = { name: name.trim(), description: description.trim() };
    const input = {
      ...texts,
      scopes,
      expiresAt: endAfter(days),
      organization: organization ?? null,
    };
    await create({ variables: { input } });
    await onDone();
    return false;
  };
  const token = data?.createServiceAccount.token;
  return (
    <FormModal
      title="新建服务账号"
      form={form}
      action="创建"
      send={send}
      onClose={onClose}
      instead={token && <ShownOnce token={token} onClose={onClose} />}
    >
      <TextInput
        label="名称"
        placeholder="例如：报名同步"
        required
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Textarea label="用途" autosize minRows={2} {...form.getInputProps('description')} />
      <Checkbox.Group label="权限" {...form.getInputProps('scopes')}>
        <Stack gap="xs" mt="xs">
          {scopeNames.map(({ value, label, text }) => (
            <Checkbox key={value} value={value} label={label} description={text} />
          ))}
        </Stack>
      </Checkbox.Group>
      <NativeSelect label="有效期" data={lifetimes} {...form.getInputProps('days')} />
    </FormModal>
  );
};
