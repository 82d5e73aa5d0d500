import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { OrganizationRole } from '../../../../apollo/schema.generated.ts';
import { failureOf } from '../../../../apollo/errors.ts';
import { useAddOrganizationMemberMutation } from './OrganizationMembers.generated.ts';
import { roles } from './roles.ts';
import classes from './OrganizationsPage.module.css';

interface AddMemberProps {
  shortName: string;
  onDone: () => Promise<unknown>;
}

/** Adds an account to an organization. What was typed stays when it is refused. */
export const AddMember = ({ shortName, onDone }: AddMemberProps) => {
  const [account, setAccount] = useState('');
  const [role, setRole] = useState<OrganizationRole>('MEMBER');
  const [problem, setProblem] = useState<string | null>(null);
  const [add, { loading }] = useAddOrganizationMemberMutation({ context: { showsErrors: true } });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!account.trim()) {
      setProblem('请输入邮箱或用户名');
      return;
    }
    const input = { organization: shortName, account: account.trim(), role };
    try {
      await add({ variables: { input } });
    } catch (refusal) {
      setProblem(failureOf(refusal).message);
      return;
    }
    setProblem(null);
    setAccount('');
    await onDone();
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate aria-label="添加成员">
      <Group align="flex-start" gap="xs">
        <TextInput
          aria-label="邮箱或用户名"
          placeholder="邮箱或用户名"
          autoComplete="off"
          className={classes.account}
          value={account}
          error={problem}
          onChange={({ currentTarget }) => setAccount(currentTarget.value)}
        />
        <NativeSelect
          aria-label="角色"
          data={roles}
          value={role}
          onChange={({ currentTarget }) => setRole(currentTarget.value as OrganizationRole)}
        />
        <Button type="submit" loading={loading}>
          添加
        </Button>
      </Group>
    </form>
  );
};
