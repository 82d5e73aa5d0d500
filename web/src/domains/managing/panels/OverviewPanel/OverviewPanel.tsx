import { Group, Stack, Text } from '@mantine/core';
import { lazy } from 'react';
import { Contained } from '#components/Contained/Contained.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { formatDate } from '#lib/dates.ts';
import { takesWorksOf } from '#domains/competitions/components/takes-works.ts';
import type { PanelProps } from '#lib/panel-props.ts';
import { CloneCompetition } from './CloneCompetition.tsx';
import { DeleteCompetition } from './DeleteCompetition.tsx';
import { useOverviewPanelQuery } from './OverviewPanel.generated.ts';
import { PublishChecklist } from './PublishChecklist.tsx';
import { WaitingList } from './WaitingList.tsx';
import classes from './OverviewPanel.module.css';

const Archives = lazy(() => import('./Archives.tsx'));
const Forecasts = lazy(() => import('./Forecasts.tsx'));
const Participation = lazy(() => import('./Participation.tsx'));

/** Overview of the competition: its numbers, its dates, its stages and tasks. */
const OverviewPanel = ({ competitionId }: PanelProps) => {
  const query = useOverviewPanelQuery({
    variables: { id: competitionId },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Loaded
      query={query}
      of={query.data?.competition}
      empty="没有找到指定的比赛或活动"
      skeleton={<TextSkeleton lines={6} />}
    >
      {(competition) => {
        const {
          startDate,
          endDate,
          registerEndDate,
          stages,
          waiting,
          checklist,
          isPublished: published,
          viewerRole,
          hasFinalRanking,
        } = competition;
        const facts = [
          { name: '参加人数', value: competition.usersCount },
          ...(takesWorksOf(competition)
            ? [
                { name: '团队', value: competition.teamsCount },
                { name: '提交', value: competition.worksCount },
              ]
            : []),
          { name: '开始', value: formatDate(startDate) },
          { name: '报名截止', value: registerEndDate ? formatDate(registerEndDate) : '不限' },
          { name: '结束', value: endDate ? formatDate(endDate) : '长期开放' },
        ];
        return (
          <Stack gap="lg">
            <dl className={classes.facts}>
              {facts.map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            {!published && checklist && (
              <PublishChecklist competitionId={competitionId} items={checklist} />
            )}
            {waiting && <WaitingList competitionId={competitionId} waiting={waiting} />}
            {stages?.length ? (
              <ol className={classes.stages}>
                {stages.map((stage) => (
                  <li key={stage.id}>
                    <strong>{stage.name}</strong>
                    <Text size="sm" c="dimmed">
                      {formatDate(stage.startDate)} 至 {formatDate(stage.endDate)}
                    </Text>
                    <Text size="sm">
                      {stage.tasks?.map(({ name }) => name).join('、') || '暂无任务'}
                    </Text>
                  </li>
                ))}
              </ol>
            ) : (
              <Text c="dimmed">还没有阶段</Text>
            )}
            {viewerRole !== 'JUDGE' && takesWorksOf(competition) && (
              <Contained>
                <Forecasts competitionId={competitionId} />
              </Contained>
            )}
            {published && (
              <Contained>
                <Participation competitionId={competitionId} />
              </Contained>
            )}
            {viewerRole !== 'JUDGE' && (
              <Contained>
                <Archives competition={competition} />
              </Contained>
            )}
            {viewerRole === 'OWNER' && (
              <Group gap="sm">
                <CloneCompetition competition={competition} />
                {!hasFinalRanking && <DeleteCompetition competition={competition} />}
              </Group>
            )}
          </Stack>
        );
      }}
    </Loaded>
  );
};

export default OverviewPanel;
