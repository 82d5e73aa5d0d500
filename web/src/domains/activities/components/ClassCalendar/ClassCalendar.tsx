import { Badge, Text, Title } from '@mantine/core';
import { activityTypeName } from '@whaletide/schema/domains/activities/rules/activity-types.ts';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { formatZonedTime } from '#lib/dates.ts';
import { detailPath } from '#domains/competitions/paths.ts';
import { useClassCalendarQuery } from './ClassCalendar.generated.ts';
import classes from './ClassCalendar.module.css';

interface Scheduled {
  startDate: string;
  live: { startsAt: string } | null;
}

/** Time at which an activity takes place: of its live session, where it has one. */
const timeOf = ({ live, startDate }: Scheduled) => live?.startsAt ?? startDate;

/** Activities that administrators chose, in order of time; nothing where none is to come or runs. */
export const ClassCalendar = () => {
  // Without it the page is whole: no error of its own.
  const { data } = useClassCalendarQuery({
    fetchPolicy: 'cache-and-network',
    context: { showsErrors: true },
  });
  const activities = (data?.site.recommendConfig?.classCalendar ?? [])
    .filter(({ kind, status }) => kind === 'ACTIVITY' && status !== 'ENDED')
    .toSorted((a, b) => Date.parse(timeOf(a)) - Date.parse(timeOf(b)));
  if (activities.length === 0) return null;
  return (
    <section aria-labelledby="class-calendar">
      <Title order={2} size="h5" id="class-calendar" mb="sm">
        活动日历
      </Title>
      <ul className={classes.list}>
        {activities.map((activity) => {
          const start = timeOf(activity);
          return (
            <li key={activity.id}>
              <Text component="div" size="sm" c="dimmed" className={classes.facts}>
                <time dateTime={start}>{formatZonedTime(start)}</time>
                <Badge variant="light">{activityTypeName(activity.detailType)}</Badge>
              </Text>
              <AppLink to={detailPath(activity)} alone className={classes.name}>
                {activity.name}
              </AppLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
