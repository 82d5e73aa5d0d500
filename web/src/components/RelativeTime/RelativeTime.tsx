import { formatDateTime, relativeTime } from '#lib/dates.ts';
import { useNow } from '#lib/useNow.ts';

/** 3分钟前, moving on while one looks; the full time on hover and for machines. */
export const RelativeTime = ({ time }: { time: string }) => (
  <time dateTime={time} title={formatDateTime(time)}>
    {relativeTime(time, useNow())}
  </time>
);
