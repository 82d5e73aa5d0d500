import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Badge, Group, Text } from '@mantine/core';
import { leftToday } from '@whaletide/schema/domains/competitions/rules/left-today.ts';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { Cover } from '#components/Cover/Cover.tsx';
import { formatZonedTime } from '#lib/dates.ts';
import { useNow } from '#lib/useNow.ts';
import { statusColor, statusText } from '#domains/competitions/status.ts';
import { competitionPath } from '#domains/competitions/paths.ts';
import type { OwnResultFragment } from './OwnResult.generated.ts';
import { OwnResult } from './OwnResult.tsx';
import { MyCompetitionFragmentDoc, type MyCompetitionFragment } from './MyCompetition.generated.ts';
import surfaces from '#theme/surfaces.module.css';
import classes from './MyCompetition.module.css';

/**
 * Describes what is due next: the end of the member's current stage, otherwise of the competition.
 */
const dueText = ({ status, endDate, viewerState }: MyCompetitionFragment): string => {
  const stage = viewerState?.currentStage;
  if (status === 'ENDED') return '已结束';
  if (endDate === null) return '长期开放';
  return stage
    ? `${stage.name}截止 ${formatZonedTime(stage.endDate)}`
    : `截止 ${formatZonedTime(endDate)}`;
};

/**
 * Describes what may still be handed in today; null where there is no limit, or nothing to hand in.
 */
const leftText = ({ viewerState }: MyCompetitionFragment, now: number): string | null => {
  const tasks = viewerState?.currentStage?.tasks ?? [];
  const usages = tasks.flatMap(({ startDate, endDate, isClosedForSubmissions, review, quota }) => {
    const isOpen =
      Date.parse(startDate) <= now && now < Date.parse(endDate) && !isClosedForSubmissions;
    return isOpen && review && quota ? [{ ...review, ...quota }] : [];
  });
  if (usages.length === 0 || viewerState?.isTeamBanned) return null;
  const left = leftToday(usages);
  if (left === null) return null;
  return left > 0 ? `今日还可提交 ${left} 次` : '今日的提交次数已用完';
};

interface MyCompetitionProps {
  competition: FragmentType<MyCompetitionFragment>;
  /** Name that the row is titled with. */
  by?: 'competition' | 'team';
  /** The team's place, where the final ranking is published. */
  result?: OwnResultFragment | null | undefined;
}

/** A competition that the member is in: what is due, with whom, and the ways on. */
export const MyCompetition = ({ competition, by = 'competition', result }: MyCompetitionProps) => {
  const { data } = useSuspenseFragment({
    fragment: MyCompetitionFragmentDoc,
    fragmentName: 'MyCompetition',
    from: competition,
  });
  const now = useNow();
  const { id, name, status, viewerState } = data;
  const team = viewerState?.team;
  const pending = viewerState?.pendingApplicationsCount ?? 0;
  return (
    <li className={`${surfaces.card} ${classes.card}`}>
      <div className={classes.cover}>
        <Cover id={id} about={name} image={data.image} />
      </div>
      <div className={classes.text}>
        <Group gap={6} wrap="nowrap">
          <h3 className={classes.name}>
            {by === 'team' && team ? (
              <AppLink to={competitionPath(id, 'teamswrapper', 'teammates')} c="inherit">
                {team.name}
              </AppLink>
            ) : (
              <AppLink to={competitionPath(id)} c="inherit">
                {name}
              </AppLink>
            )}
          </h3>
          <Badge color={statusColor[status]} flex="none">
            {statusText[status]}
          </Badge>
        </Group>
        <Text size="sm" c="dimmed">
          {[dueText(data), leftText(data, now)].filter(Boolean).join(' · ')}
        </Text>
        {result && <OwnResult result={result} />}
        {team && (
          <Text size="sm">
            {by === 'team' ? name : team.name} · {team.membersCount} 人
            {viewerState.isTeamBanned && ' · 已被禁赛'}
          </Text>
        )}
        <Group gap="md" className={classes.ways}>
          {status === 'RUNNING' && team && (
            <AppLink to={competitionPath(id, 'submit')} aria-label={`${name}：去提交`}>
              去提交
            </AppLink>
          )}
          <AppLink to={competitionPath(id, 'leaderboard')} aria-label={`${name}：排行榜`}>
            排行榜
          </AppLink>
          {team && (
            <AppLink to={competitionPath(id, 'teamswrapper')} aria-label={`${name}：我的团队`}>
              我的团队{pending > 0 && `（${pending} 个待处理申请）`}
            </AppLink>
          )}
        </Group>
      </div>
    </li>
  );
};
