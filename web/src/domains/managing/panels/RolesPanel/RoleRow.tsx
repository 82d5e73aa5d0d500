import { ActionIcon, Group, NativeSelect, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { failureOf } from '#apollo/errors.ts';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { MemberAvatar } from '#components/MemberAvatar/MemberAvatar.tsx';
import { formatDate } from '#lib/dates.ts';
import {
  RolesPanelDocument,
  useRemoveCompetitionRoleMutation,
  useSetCompetitionRoleMutation,
} from './RolesPanel.generated.ts';
import { givenRole, type Holder, roleChoices } from './roles.ts';
import classes from './RolesPanel.module.css';

interface RoleRowProps {
  competitionId: string;
  holder: Holder;
  canChange: boolean;
}

/** One member with a role; its owners give another one or take it away. */
export const RoleRow = ({ competitionId, holder, canChange }: RoleRowProps) => {
  const { memberId, role, member, givenAt, ownTeamName } = holder;
  const name = member?.name ?? '已注销的用户';
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const options = { context: { showsErrors: true } };
  const [setRole] = useSetCompetitionRoleMutation(options);
  const [remove] = useRemoveCompetitionRoleMutation({
    ...options,
    refetchQueries: [RolesPanelDocument],
    awaitRefetchQueries: true,
  });
  const change = async (value: string) => {
    setFailure(null);
    try {
      await setRole({ variables: { input: { competitionId, memberId, role: givenRole(value) } } });
    } catch (error) {
      setFailure(failureOf(error).message);
    }
  };
  return (
    <li className={classes.row}>
      <Group gap="sm" wrap="nowrap" miw={0}>
        <MemberAvatar id={memberId} name={name} avatar={member?.avatar ?? null} size={32} />
        <div>
          <Text truncate>{name}</Text>
          <Text size="xs" c={failure ? 'danger' : 'dimmed'} role={failure ? 'alert' : undefined}>
            {failure ?? `${formatDate(givenAt)} 加入`}
          </Text>
          {role === 'JUDGE' && ownTeamName !== null && (
            <Text size="sm" role="note" mt={4}>
              也在参赛（团队「{ownTeamName}
              」）：不会分到自己团队的作品，但看得到对手的作品，建议换一位评委
            </Text>
          )}
        </div>
      </Group>
      {canChange ? (
        <Group gap="xs" wrap="nowrap">
          <NativeSelect
            aria-label={`${name}的角色`}
            data={[...roleChoices]}
            value={role}
            onChange={({ currentTarget }) => void change(currentTarget.value)}
          />
          <ActionIcon
            variant="default"
            size={44}
            aria-label={`移除：${name}`}
            onClick={() => setAsking(true)}
          >
            <IconX size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Group>
      ) : (
        <Text>{roleChoices.find(({ value }) => value === role)?.label}</Text>
      )}
      <Opened of={asking}>
        {() => (
          <ConfirmModal
            title={`移除「${name}」`}
            action="移除"
            failed="移除失败"
            danger
            onConfirm={() => remove({ variables: { input: { competitionId, memberId } } })}
            onClose={() => setAsking(false)}
          >
            移除后立即失去这里的权限，已提交的评审保留。
          </ConfirmModal>
        )}
      </Opened>
    </li>
  );
};
