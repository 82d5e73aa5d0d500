import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Badge, Text, Title } from '@mantine/core';
import { sessionOf } from '@whaletide/schema/domains/activities/rules/activity-course.ts';
import {
  timelinePosition,
  timelineSteps,
} from '@whaletide/schema/domains/competitions/rules/timeline.ts';
import { competitionCalendarPath } from '@whaletide/schema/shared/rules/page-paths.ts';
import { formatZonedTime } from '#lib/dates.ts';
import { useNow } from '#lib/useNow.ts';
import { eventWord } from '#domains/competitions/paths.ts';
import {
  CompetitionTimelineFragmentDoc,
  type CompetitionTimelineFragment,
} from './CompetitionTimeline.generated.ts';
import classes from './CompetitionTimeline.module.css';

interface CompetitionTimelineProps {
  competition: FragmentType<CompetitionTimelineFragment>;
}

/**
 * The stages, and where the viewer stands: 我在这, or 未报名 at the beginning. Wide screens have room
 * for the start and the end of the competition, too; which one it is no server knows, so CSS tells.
 * The course of a live session is the session.
 */
export const CompetitionTimeline = ({ competition }: CompetitionTimelineProps) => {
  const { data } = useSuspenseFragment({
    fragment: CompetitionTimelineFragmentDoc,
    fragmentName: 'CompetitionTimeline',
    from: competition,
  });
  const now = new Date(useNow());
  const session = sessionOf(data);
  const course = {
    ...data,
    stages: data.stages ?? [],
    ...(session && { startDate: session.startsAt, endDate: session.endsAt }),
  };
  const registered = data.viewerState?.registration === 'REGISTERED';
  const member = {
    registered,
    currentStage: data.viewerState?.currentStage?.id ?? null,
    passedStages: data.viewerState?.passedStages?.length ?? 0,
  };
  const what = eventWord(data);
  const steps = timelineSteps(course, { wide: true, now, what });
  const narrow = new Set(timelineSteps(course, { wide: false, now, what }).map(({ key }) => key));
  const here = timelinePosition(steps, member);
  const narrowHere = timelinePosition(
    steps.filter(({ key }) => narrow.has(key)),
    member,
  );
  const moves = here.key !== narrowHere.key;
  const badge = (width: 'wide' | 'narrow') => (
    <Badge color={registered ? 'success' : 'gray'} className={moves ? classes[width] : undefined}>
      {here.text}
    </Badge>
  );

  return (
    <aside className={classes.aside} aria-labelledby="timeline">
      <Title order={2} size="h4" id="timeline">
        {what}日程
      </Title>
      <ol className={classes.steps}>
        {steps.map(({ key, name, time, passed, coins, coinsLabel }) => (
          <li
            key={key}
            className={classes.step}
            data-passed={passed || undefined}
            data-wide={!narrow.has(key) || undefined}
          >
            <Text component="div" fw={500} className={classes.name}>
              {name}
              {key === here.key && badge('wide')}
              {moves && key === narrowHere.key && badge('narrow')}
            </Text>
            <Text size="sm" c="dimmed" className={classes.time}>
              <time dateTime={time}>{formatZonedTime(time)}</time>
            </Text>
            {coins > 0 && (
              <Text size="sm" c="gold">
                {coinsLabel} {coins} 鲸币
              </Text>
            )}
          </li>
        ))}
      </ol>
      <Text size="sm" mt="xs" data-print="hidden">
        <a className={classes.calendar} href={competitionCalendarPath(data.id)}>
          加入日历
        </a>
      </Text>
    </aside>
  );
};
