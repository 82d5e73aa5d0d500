import { Alert, Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { BAN_REASON_MAX, banProblem } from '@whaletide/schema/rules/outcome.ts';
import { failureOf } from '../../../../apollo/errors.ts';
import { useSetTeamBannedMutation } from './TeamsPanel.generated.ts';
import type { ManagedTeam } from './TeamsTable.tsx';

/** Bans a team with a reason that its members read, or takes the ban back. */
export const BanModal = ({ team, onClose }: { team: ManagedTeam; onClose: () => void }) => {
  const banned = !team.banned;
  const [setBanned, { loading, error }] = useSetTeamBannedMutation({
    context: { showsErrors: true },
  });
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (reason) => banProblem(banned, reason)?.message ?? null },
  });
  const submit = form.onSubmit(async ({ reason }) => {
    const input = { teamId: team.id, banned, reason: reason.trim() };
    const result = await setBanned({ variables: { input } }).catch(() => null);
    if (result?.data) onClose();
  });
  const action = banned ? '禁赛' : '解除禁赛';
  return (
    <Modal opened onClose={onClose} title={`${action}「${team.team?.name ?? ''}」`}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {banned ? (
            <Textarea
              label="禁赛原因"
              description={`团队成员会看到，最多${BAN_REASON_MAX}个字符`}
              required
              autosize
              minRows={2}
              data-autofocus
              {...form.getInputProps('reason')}
            />
          ) : (
            <Text>解除后，团队可以继续提交与变更成员。</Text>
          )}
          {Boolean(error) && (
            <Alert color="coral" title={`${action}失败`} role="alert">
              {failureOf(error).message}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              取消
            </Button>
            <Button type="submit" color={banned ? 'coral' : 'tide'} loading={loading}>
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
};
