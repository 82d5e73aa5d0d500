import { useApolloClient } from '@apollo/client/react';
import { Badge, Button, Group, Text } from '@mantine/core';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { useState } from 'react';
import type { TeamApplicationAnswer } from '#apollo/schema.generated.ts';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { MemberAvatar } from '#components/MemberAvatar/MemberAvatar.tsx';
import { MemberFace, MemberName } from '#domains/members/components/MemberLink/MemberLink.tsx';
import { RelativeTime } from '#components/RelativeTime/RelativeTime.tsx';
import { notify } from '#lib/notify.ts';
import { teamPath } from '#domains/teams/paths.ts';
import { refreshTeams } from '#domains/teams/refresh.ts';
import { TeamQuotas } from '../TeamQuotas/TeamQuotas.tsx';
import {
  applicationText,
  consequenceText,
  statusTexts,
  type Application,
} from './application-text.ts';
import { useAnswerTeamApplicationMutation } from './TeamChanges.generated.ts';
import type { TeamsPanelFragment } from './TeamsPanel.generated.ts';
import classes from './TeamsPanel.module.css';

const answers: Record<TeamApplicationAnswer, string> = {
  ACCEPT: '同意',
  REJECT: '拒绝',
  WITHDRAW: '撤回',
};

interface WithMemberProps {
  text: string;
  member: { id: string; name: string } | null | undefined;
}

/** A sentence in which a member's name leads to them. */
const WithMember = ({ text, member }: WithMemberProps) => {
  const at = member ? text.indexOf(member.name) : -1;
  if (!member || at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <MemberName member={member} />
      {text.slice(at + member.name.length)}
    </>
  );
};

interface ApplicationRowProps {
  application: Application;
  received: boolean;
  competition: TeamsPanelFragment;
}

/** One request with its state, and what the viewer can answer. */
export const ApplicationRow = ({ application, received, competition }: ApplicationRowProps) => {
  const client = useApolloClient();
  const [asked, setAsked] = useState<TeamApplicationAnswer | null>(null);
  const [send] = useAnswerTeamApplicationMutation({ context: { showsErrors: true } });
  const { id, type, status, note, createdAt, team, fromTeam, member, sender } = application;
  const text = applicationText(application);
  const state = statusTexts[status];
  const other = received ? fromTeam : team;
  const choices: TeamApplicationAnswer[] = received ? ['REJECT', 'ACCEPT'] : ['WITHDRAW'];

  const answer = async () => {
    if (!asked) return;
    await send({ variables: { input: { applicationId: id, answer: asked } } });
    notify.done(`已${answers[asked]}`, '申请更新成功');
    await refreshTeams(client, competition.id);
  };

  return (
    <li className={classes.row}>
      {member ? (
        <MemberFace member={member} size={40} />
      ) : (
        other && <MemberAvatar id={other.id} name={other.name} avatar={other.image} size={40} />
      )}
      <div className={classes.about}>
        <Text>
          <WithMember text={text} member={member ?? sender} />
        </Text>
        {note && <Text c="dimmed">{note}</Text>}
        <Group gap="xs">
          <Badge color={state.color}>{state.text}</Badge>
          <Text size="sm" c="dimmed">
            <RelativeTime time={createdAt} />
          </Text>
          {type === 'MERGE' && other && (
            <AppLink to={teamPath(other.id)} size="sm" underline="always" alone>
              查看团队
            </AppLink>
          )}
        </Group>
      </div>
      {status === 'PENDING' && (
        <Group gap="xs" className={classes.action}>
          {choices.map((choice) => (
            <Button
              key={choice}
              size="sm"
              variant={choice === 'ACCEPT' ? 'light' : 'default'}
              aria-label={`${answers[choice]}：${text}`}
              onClick={() => setAsked(choice)}
            >
              {answers[choice]}
            </Button>
          ))}
        </Group>
      )}
      <Opened of={asked}>
        {(asked) => (
          <ConfirmModal
            title={`${answers[asked]}申请`}
            action={answers[asked]}
            failed="更新请求失败"
            onConfirm={answer}
            onClose={() => setAsked(null)}
          >
            <Text>{asked === 'ACCEPT' ? consequenceText(application) : `${text}。`}</Text>
            {asked === 'ACCEPT' && team && (
              <TeamQuotas
                title={type === 'MERGE' ? '合并后已用的提交次数' : '离开者将保留的提交次数'}
                teamId={team.id}
                {...(fromTeam && { mergedWithId: fromTeam.id })}
              />
            )}
          </ConfirmModal>
        )}
      </Opened>
    </li>
  );
};
