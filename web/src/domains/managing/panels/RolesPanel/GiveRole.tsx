import { Alert, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { failureOf } from '#apollo/errors.ts';
import { notify } from '#lib/notify.ts';
import { type ChosenMember, MemberChoices } from '../MemberChoices/MemberChoices.tsx';
import { useSetCompetitionRoleMutation } from './RolesPanel.generated.ts';
import { type GivenRole, givenRole, type Holder, roleChoices } from './roles.ts';

const DEBOUNCE = 300;

interface GiveRoleProps {
  competitionId: string;
  holders: readonly Holder[];
}

/** Finds a member by name and gives them a role. */
export const GiveRole = ({ competitionId, holders }: GiveRoleProps) => {
  const [text, setText] = useState('');
  const [role, setRole] = useState<GivenRole>('JUDGE');
  const [failure, setFailure] = useState<string | null>(null);
  const [sought] = useDebouncedValue(text.trim(), DEBOUNCE);
  const [send] = useSetCompetitionRoleMutation({ context: { showsErrors: true } });
  const give = async ({ id, name }: ChosenMember) => {
    setFailure(null);
    try {
      await send({ variables: { input: { competitionId, memberId: id, role } } });
      setText('');
      notify.done(`已邀请 ${name}`, '操作成功');
    } catch (error) {
      setFailure(failureOf(error).message);
    }
  };
  return (
    <Stack gap="xs">
      <Group align="end" gap="sm">
        <NativeSelect
          label="角色"
          data={[...roleChoices]}
          value={role}
          onChange={({ currentTarget }) => setRole(givenRole(currentTarget.value))}
        />
        <TextInput
          flex={1}
          miw={180}
          label="邀请成员"
          placeholder="输入用户名"
          value={text}
          maxLength={40}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Group>
      {failure && (
        <Alert color="danger" role="alert">
          {failure}
        </Alert>
      )}
      {sought && (
        <MemberChoices
          text={sought}
          taken={new Set(holders.map(({ memberId }) => memberId))}
          onChoose={(member) => void give(member)}
        />
      )}
    </Stack>
  );
};
