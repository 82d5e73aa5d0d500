import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { OrganizationRoleChoice } from '#apollo/schema.generated.ts';
import { Form } from '#components/Form/Form.tsx';
import { useAddOrganizationMemberMutation } from './OrganizationMembers.generated.ts';
import { roles } from './roles.ts';
import classes from './OrganizationMembers.module.css';

interface Values {
  account: string;
  role: OrganizationRoleChoice;
}

interface AddMemberProps {
  shortName: string;
  onDone: () => Promise<unknown>;
}

/** Adds an account to an organization. What was typed stays when it is refused. */
export const AddMember = ({ shortName, onDone }: AddMemberProps) => {
  const [add] = useAddOrganizationMemberMutation({ context: { showsErrors: true } });
  const form = useForm<Values>({
    initialValues: { account: '', role: 'MEMBER' },
    validate: { account: (account) => (account.trim() ? null : '请输入邮箱或用户名') },
  });
  const send = async ({ account, role }: Values) => {
    const input = { organization: shortName, account: account.trim(), role };
    await add({ variables: { input } });
    form.setFieldValue('account', '');
    await onDone();
  };
  return (
    <Form form={form} send={send} label="添加成员">
      {({ busy, refusal }) => (
        <Stack gap="xs">
          <Group align="flex-start" gap="xs">
            <TextInput
              aria-label="邮箱或用户名"
              placeholder="邮箱或用户名"
              autoComplete="off"
              className={classes.account}
              {...form.getInputProps('account')}
            />
            <NativeSelect aria-label="角色" data={roles} {...form.getInputProps('role')} />
            <Button type="submit" loading={busy}>
              添加
            </Button>
          </Group>
          {refusal}
        </Stack>
      )}
    </Form>
  );
};
