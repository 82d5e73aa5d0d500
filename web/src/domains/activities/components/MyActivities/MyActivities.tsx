import '@mantine/core/styles/Progress.layer.css';
import { Group, Progress, Text, Title } from '@mantine/core';
import { activityProgress } from '@whaletide/schema/domains/activities/rules/activity-labels.ts';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { formatDate, formatZonedTime } from '#lib/dates.ts';
import { useNow } from '#lib/useNow.ts';
import surfaces from '#theme/surfaces.module.css';
import { detailPath } from '#domains/competitions/paths.ts';
import { myActivitiesPath } from '#domains/activities/paths.ts';
import { type MyActivitiesQuery, useMyActivitiesQuery } from './MyActivities.generated.ts';
import classes from './MyActivities.module.css';

type Activity = MyActivitiesQuery['activities']['items'][number];

/** Describes what comes next: the live session, else the stage, else the end. */
const nextText = ({ live, viewerState, status, endDate }: Activity, now: number): string => {
  if (status === 'ENDED') return '已结束';
  if (live && now < Date.parse(live.endsAt)) return `直播 ${formatZonedTime(live.startsAt)}`;
  if (viewerState?.currentStage) return viewerState.currentStage.name;
  return endDate === null ? '长期开放' : `截止 ${formatDate(endDate)}`;
};

const Row = ({ activity }: { activity: Activity }) => {
  const now = useNow();
  const { name, stages, viewerState } = activity;
  const progress = activityProgress(stages ?? [], viewerState?.currentStage?.id ?? null);
  return (
    <li className={`${surfaces.card} ${classes.card}`}>
      <AppLink to={detailPath(activity)} fw={600} truncate>
        {name}
      </AppLink>
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <Text size="sm" c="dimmed" truncate>
          {nextText(activity, now)}
        </Text>
        {progress && (
          <Text size="sm" c="dimmed" className={classes.percent}>
            第 {progress.stage} / {progress.stages} 阶段
          </Text>
        )}
      </Group>
      {progress && progress.percent !== null && (
        <Progress value={progress.percent} size="sm" aria-label={`${name}的学习进度`} />
      )}
    </li>
  );
};

/** 我的活动: the member's latest two, with how far they have come; nothing where there are none. */
export const MyActivities = () => {
  // Without it the page is whole: no error of its own.
  const { data } = useMyActivitiesQuery({
    fetchPolicy: 'cache-and-network',
    context: { showsErrors: true },
  });
  if (!data || data.activities.items.length === 0) return null;
  return (
    <section aria-labelledby="my-activities" className={classes.section}>
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4" id="my-activities">
          我的活动
        </Title>
        <AppLink to={myActivitiesPath} alone>
          全部 {data.activities.totalCount} 个
        </AppLink>
      </Group>
      <ul className={classes.cards}>
        {data.activities.items.map((activity) => (
          <Row key={activity.id} activity={activity} />
        ))}
      </ul>
    </section>
  );
};
