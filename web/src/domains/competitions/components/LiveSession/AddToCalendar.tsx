import { Button } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import {
  daysCalendar,
  liveCalendar,
} from '@whaletide/schema/domains/activities/rules/live-calendar.ts';
import { saveText } from '#lib/save-text.ts';
import { useNow } from '#lib/useNow.ts';
import { activityPath } from '#domains/competitions/paths.ts';

interface AddToCalendarProps {
  activity: { id: string; name: string; startDate: string; endDate: string | null };
  /** Session that is put there instead of the activity's days; null for none. */
  live: { startsAt: string; endsAt: string; url: string | null } | null;
}

/** 添加到日历: a file that every calendar reads; missing once the time is over. */
export const AddToCalendar = ({ activity, live }: AddToCalendarProps) => {
  const { id, name } = activity;
  const end = live ? live.endsAt : activity.endDate;
  const now = useNow(undefined, [end]);
  if (end !== null && now >= Date.parse(end)) return null;
  const save = () => {
    const event = { ...activity, page: new URL(activityPath(id), window.location.origin).href };
    const made = new Date();
    const text = live ? liveCalendar({ ...event, ...live }, made) : daysCalendar(event, made);
    saveText(`${name}.ics`, text, 'text/calendar');
  };
  return (
    <Button
      variant="default"
      onClick={save}
      leftSection={<IconCalendarPlus size={18} stroke={1.5} aria-hidden />}
    >
      添加到日历
    </Button>
  );
};
