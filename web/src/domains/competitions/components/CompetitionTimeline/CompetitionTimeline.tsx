import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Badge, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { timelinePosition, timelineSteps } from '@whaletide/schema/rules/timeline.ts';
import { formatDateTime } from '../../../../lib/dates.ts';
import { useNow } from '../../../../lib/useNow.ts';
import {
  CompetitionTimelineFragmentDoc,
  type CompetitionTimelineFragment,
} from './CompetitionTimeline.generated.ts';
import classes from './CompetitionTimeline.module.css';

/** From here on the start and the end of the competition have room too. */
const WIDE = '(min-width: 1200px)';

interface CompetitionTimelineProps {
  competition: FragmentType<CompetitionTimelineFragment>;
}

/** The stages, and where the viewer stands: 我在这, or 未报名 at the beginning. */
export const CompetitionTimeline = ({ competition }: CompetitionTimelineProps) => {
  const { data } = useSuspenseFragment({
    fragment: CompetitionTimelineFragmentDoc,
    fragmentName: 'CompetitionTimeline',
    from: competition,
  });
  const wide = useMediaQuery(WIDE, false);
  const now = new Date(useNow());
  const steps = timelineSteps({ ...data, stages: data.stages ?? [] }, { wide, now });
  const registered = data.viewerState?.registration === 'REGISTERED';
  const here = timelinePosition(steps, {
    registered,
    currentStage: data.viewerState?.currentStage?.id ?? null,
    passedStages: data.viewerState?.passedStages?.length ?? 0,
  });

  return (
    <aside className={classes.aside} aria-labelledby="timeline">
      <Title order={2} size="h4" id="timeline">
        比赛日程
      </Title>
      <ol className={classes.steps}>
        {steps.map(({ key, name, time, passed, coins, coinsLabel }) => (
          <li key={key} className={classes.step} data-passed={passed || undefined}>
            <Text component="div" fw={500} className={classes.name}>
              {name}
              {key === here.key && (
                <Badge color={registered ? 'success' : 'gray'}>{here.text}</Badge>
              )}
            </Text>
            <Text size="sm" c="dimmed" className={classes.time}>
              <time dateTime={time}>{formatDateTime(time)}</time>
            </Text>
            {coins > 0 && (
              <Text size="sm" c="gold">
                {coinsLabel} {coins} 鲸币
              </Text>
            )}
          </li>
        ))}
      </ol>
    </aside>
  );
};
