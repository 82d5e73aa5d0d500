import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconCalendarPlus, IconVideo } from '@tabler/icons-react';
import { liveCalendar } from '@whaletide/schema/domains/activities/rules/live-calendar.ts';
import { formatZonedTime } from '#lib/dates.ts';
import { saveText } from '#lib/save-text.ts';
import { useNow } from '#lib/useNow.ts';
import { activityPath } from '#domains/competitions/paths.ts';
import type { ActivityAsideQuery } from './ActivityAside.generated.ts';

type Activity = NonNullable<ActivityAsideQuery['competition']>;

interface LiveBlockProps {
  activity: Activity;
  live: NonNullable<Activity['live']>;
}

/** Time of the live session, its address for members who are registered, and its calendar file. */
export const LiveBlock = ({ activity: { id, name }, live }: LiveBlockProps) => {
  const ended = useNow() >= Date.parse(live.endDate);
  const save = () => {
    const page = new URL(activityPath(id), window.location.origin).href;
    saveText(`${name}.ics`, liveCalendar({ id, name, page, ...live }, new Date()), 'text/calendar');
  };
  return (
    <>
      <Text>
        <time dateTime={live.startDate}>{formatZonedTime(live.startDate)}</time> –{' '}
        <time dateTime={live.endDate}>{formatZonedTime(live.endDate)}</time>
      </Text>
      {live.url === null ? (
        <Text size="sm" c="dimmed">
          报名后可见直播地址
        </Text>
      ) : (
        <Anchor href={live.url} target="_blank" rel="noopener noreferrer" underline="always">
          <Group component="span" gap={6} wrap="nowrap" mih={44}>
            <IconVideo size={18} stroke={1.5} aria-hidden />
            {ended ? '观看回放' : '进入直播'}
          </Group>
        </Anchor>
      )}
      {!ended && (
        <Button
          variant="default"
          mt={6}
          onClick={save}
          leftSection={<IconCalendarPlus size={18} stroke={1.5} aria-hidden />}
        >
          添加到日历
        </Button>
      )}
    </>
  );
};
