import { useApolloClient } from '@apollo/client/react';
import { Button, Group, Text } from '@mantine/core';
import {
  CAPTAIN_CANNOT_LEAVE,
  dissolveProblem,
  leaveProblem,
  TEAM_BANNED,
} from '@whaletide/schema/domains/teams/rules.ts';
import { useState } from 'react';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { ReasonedButton } from '#components/ReasonedButton/ReasonedButton.tsx';
import { notify } from '#lib/notify.ts';
import { WithdrawButton } from '#domains/registration/components/WithdrawButton/WithdrawButton.tsx';
import { refreshTeams } from '#domains/teams/refresh.ts';
import { TeamQuotas } from '../TeamQuotas/TeamQuotas.tsx';
import { EditTeamModal } from './EditTeamModal.tsx';
import type { MyTeamPart } from './my-team.ts';
import { useDissolveTeamMutation, useRequestTeamLeaveMutation } from './TeamChanges.generated.ts';

const quiet = { context: { showsErrors: true } };

/** Editing and dissolving for the captain, leaving for who isn't alone, withdrawing for everyone. */
export const MyTeamActions = (props: MyTeamPart & { isCaptain: boolean }) => {
  const { competition, team, facts, viewerId, isCaptain } = props;
  const client = useApolloClient();
  const [open, setOpen] = useState<'edit' | 'dissolve' | 'leave' | null>(null);
  const [dissolve] = useDissolveTeamMutation(quiet);
  const [leave] = useRequestTeamLeaveMutation(quiet);
  const variables = { input: { teamId: team.id } };
  const close = () => setOpen(null);
  const leaving = leaveProblem(facts, viewerId);
  const dissolving = dissolveProblem(facts, viewerId);
  const mustTransfer = leaving?.message === CAPTAIN_CANNOT_LEAVE;

  const confirmDissolve = async () => {
    await dissolve({ variables });
    notify.done('每位成员都有了自己的团队', '团队已解散');
    await refreshTeams(client, competition.id);
  };
  const confirmLeave = async () => {
    await leave({ variables });
    notify.done('请等待队长同意', '请求已发送');
    await refreshTeams(client, competition.id);
  };

  return (
    <Group mt="lg" gap="sm">
      {isCaptain && (
        <ReasonedButton reason={facts.banned ? TEAM_BANNED : null} onClick={() => setOpen('edit')}>
          编辑团队
        </ReasonedButton>
      )}
      {team.membersCount > 1 && (
        <ReasonedButton
          variant="default"
          reason={mustTransfer ? null : leaving?.message}
          onClick={() => setOpen('leave')}
        >
          离开团队
        </ReasonedButton>
      )}
      {isCaptain && team.membersCount > 1 && (
        <ReasonedButton
          variant="default"
          reason={dissolving?.message}
          onClick={() => setOpen('dissolve')}
        >
          解散团队
        </ReasonedButton>
      )}
      <WithdrawButton competitionId={competition.id} />
      <Opened of={open === 'edit'}>
        {() => <EditTeamModal competition={competition} team={team} onClose={close} />}
      </Opened>
      <Opened of={open === 'leave' && mustTransfer}>
        {() => (
          <Dialog onClose={close} title="无法离开团队">
            <Text>{CAPTAIN_CANNOT_LEAVE}</Text>
            <Group justify="flex-end" mt="md">
              <Button onClick={close}>知道了</Button>
            </Group>
          </Dialog>
        )}
      </Opened>
      <Opened of={open === 'leave' && !mustTransfer}>
        {() => (
          <ConfirmModal
            title="离开团队"
            action="发送请求"
            failed="发起离开请求失败"
            onConfirm={confirmLeave}
            onClose={close}
          >
            <Text>需要队长同意。同意后你将有自己的团队；提交记录和成绩留在原团队。</Text>
            <TeamQuotas title="你将保留的提交次数" teamId={team.id} />
          </ConfirmModal>
        )}
      </Opened>
      <Opened of={open === 'dissolve'}>
        {() => (
          <ConfirmModal
            title="解散团队"
            action="解散"
            failed="解散团队失败"
            danger
            onConfirm={confirmDissolve}
            onClose={close}
          >
            <Text>
              解散后不能恢复。每位成员将有自己的团队，带走自己提交的作品和成绩，并各自保留全队已用的提交次数。
            </Text>
            <TeamQuotas title="每位成员将保留的提交次数" teamId={team.id} />
          </ConfirmModal>
        )}
      </Opened>
    </Group>
  );
};
