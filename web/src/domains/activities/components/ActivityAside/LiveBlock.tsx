import { Group, Text } from '@mantine/core';
import { formatTimeSpan } from '#lib/dates.ts';
import { AddToCalendar } from '#domains/competitions/components/LiveSession/AddToCalendar.tsx';
import { LiveLink } from '#domains/competitions/components/LiveSession/LiveLink.tsx';
import type { ActivityAsideQuery } from './ActivityAside.generated.ts';

type Activity = NonNullable<ActivityAsideQuery['competition']>;

interface LiveBlockProps {
  activity: Activity;
  live: NonNullable<Activity['live']>;
}

/** Time of the live session, its address for members who are registered, and its calendar file. */
export const LiveBlock = ({ activity, live }: LiveBlockProps) => (
  <>
    <Text>
      <time dateTime={live.startsAt}>{formatTimeSpan(live.startsAt, live.endsAt)}</time>
    </Text>
    {live.url === null && (
      <Text size="sm" c="dimmed">
        报名后可见直播地址
      </Text>
    )}
    <Group gap="xs" mt="xs">
      {live.url !== null && <LiveLink live={live} url={live.url} />}
      <AddToCalendar activity={activity} live={live} />
    </Group>
  </>
);
