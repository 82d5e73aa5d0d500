import { useApolloClient } from '@apollo/client/react';
import { Badge, Group, Text } from '@mantine/core';
import { profileText } from '@whaletide/schema/domains/members/rules/member-profile.ts';
import { memberActionProblem } from '@whaletide/schema/domains/teams/rules.ts';
import { useState } from 'react';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { LevelTag } from '#components/LevelTag/LevelTag.tsx';
import { ReasonedButton } from '#components/ReasonedButton/ReasonedButton.tsx';
import { notify } from '#lib/notify.ts';
import { ChatButton } from '#domains/chat/components/ChatButton/ChatButton.tsx';
import { MemberFace, MemberName } from '#domains/members/components/MemberLink/MemberLink.tsx';
import { refreshTeams } from '#domains/teams/refresh.ts';
import { TeamQuotas } from '../TeamQuotas/TeamQuotas.tsx';
import type { MyTeamPart } from './my-team.ts';
import {
  useRequestMemberRemovalMutation,
  useTransferTeamCaptaincyMutation,
} from './TeamChanges.generated.ts';
import classes from './TeamsPanel.module.css';

const quiet = { context: { showsErrors: true } };

interface Asked {
  action: 'remove' | 'transfer';
  member: { id: string; name: string };
}

/** The members, the captain first; the captain removes them and hands the team over. */
export const TeamMembers = (props: MyTeamPart & { isCaptain: boolean }) => {
  const { competition, team, facts, viewerId, isCaptain } = props;
  const client = useApolloClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [remove] = useRequestMemberRemovalMutation(quiet);
  const [transfer] = useTransferTeamCaptaincyMutation(quiet);
  const input = { teamId: team.id, memberId: asked?.member.id ?? '' };
  const actions = isCaptain ? (['transfer', 'remove'] as const) : [];
  const close = () => setAsked(null);

  const confirmRemoval = async () => {
    await remove({ variables: { input } });
    notify.done(`请等待${asked?.member.name ?? '对方'}同意`, '请求已发送');
    await refreshTeams(client, competition.id);
  };
  const confirmTransfer = async () => {
    await transfer({ variables: { input } });
    notify.done('团队修改成功', '修改成功');
    await refreshTeams(client, competition.id);
  };

  return (
    <>
      <ul className={classes.rows}>
        {(team.members ?? []).map((member) => {
          const problem = memberActionProblem(facts, viewerId, member.id, 'Member');
          return (
            <li key={member.id} className={classes.row}>
              <MemberFace member={member} size={40} />
              <div className={classes.about}>
                <Group gap={6}>
                  <Text fw={500} component="span">
                    <MemberName member={member} />
                  </Text>
                  <LevelTag level={member.level} />
                  {member.id === team.captain?.id && <Badge color="gold">队长</Badge>}
                </Group>
                <Text size="sm" c="dimmed">
                  {profileText(member)}
                </Text>
              </div>
              {member.id !== viewerId && (
                <Group gap="xs" className={classes.action}>
                  <ChatButton member={member} />
                  {actions.map((action) => (
                    <ReasonedButton
                      key={action}
                      size="sm"
                      variant="default"
                      reason={problem?.message}
                      aria-label={
                        action === 'transfer'
                          ? `移交队长给${member.name}`
                          : `移出团队：${member.name}`
                      }
                      onClick={() => setAsked({ action, member })}
                    >
                      {action === 'transfer' ? '移交队长' : '移出团队'}
                    </ReasonedButton>
                  ))}
                </Group>
              )}
            </li>
          );
        })}
      </ul>
      <Opened of={asked?.action === 'remove' && asked}>
        {(asked) => (
          <ConfirmModal
            title={`移出${asked.member.name}`}
            action="发送请求"
            failed="发起移除请求失败"
            onConfirm={confirmRemoval}
            onClose={close}
          >
            <Text>
              需要对方同意。同意后对方将有自己的团队，并保留已用的提交次数；提交记录和成绩留在本团队。
            </Text>
            <TeamQuotas title="对方将保留的提交次数" teamId={team.id} />
          </ConfirmModal>
        )}
      </Opened>
      <Opened of={asked?.action === 'transfer' && asked}>
        {(asked) => (
          <ConfirmModal
            title="移交队长"
            action="移交"
            failed="移交队长失败"
            onConfirm={confirmTransfer}
            onClose={close}
          >
            <Text>移交后，{asked.member.name}将成为队长，你将成为普通成员。</Text>
          </ConfirmModal>
        )}
      </Opened>
    </>
  );
};
