import { Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { MAX_BAN_REASON, banProblem } from '@whaletide/schema/domains/managing/rules/outcome.ts';
import { useState } from 'react';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { useSetTeamBannedMutation } from './TeamsPanel.generated.ts';
import type { ManagedTeam } from './TeamsTable.tsx';

/** Bans a team with a reason that its members read, or takes the ban back. */
export const BanModal = ({ team, onClose }: { team: ManagedTeam; onClose: () => void }) => {
  // While it closes the team is banned already, and the dialog still says what was asked.
  const [banned] = useState(!team.isBanned);
  const [setBanned] = useSetTeamBannedMutation({ context: { showsErrors: true } });
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (reason) => banProblem(banned, reason)?.message ?? null },
  });
  const action = banned ? '禁赛' : '解除禁赛';
  return (
    <FormModal
      title={`${action}「${team.team?.name ?? ''}」`}
      form={form}
      action={action}
      danger={banned}
      send={({ reason }) =>
        setBanned({
          variables: { input: { teamId: team.id, isBanned: banned, reason: reason.trim() } },
        })
      }
      onClose={onClose}
    >
      {banned ? (
        <Textarea
          label="禁赛原因"
          description={`团队成员会看到，最多${MAX_BAN_REASON}个字符`}
          required
          autosize
          minRows={2}
          data-autofocus
          {...form.getInputProps('reason')}
        />
      ) : (
        <Text>解除后，团队可以继续提交与变更成员。</Text>
      )}
    </FormModal>
  );
};
