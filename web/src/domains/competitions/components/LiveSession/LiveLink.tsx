import { Button } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import { sessionState } from '@whaletide/schema/domains/activities/rules/activity-course.ts';
import { useNow } from '#lib/useNow.ts';

interface LiveLinkProps {
  live: { startsAt: string; endsAt: string };
  /** Address of the session. */
  url: string;
}

/** 进入直播, or 观看回放 once it is over, in a tab of its own. */
export const LiveLink = ({ live, url }: LiveLinkProps) => {
  const ended = sessionState(live, useNow(undefined, [live.endsAt])).status === 'ENDED';
  return (
    <Button
      component="a"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      leftSection={<IconVideo size={18} stroke={1.5} aria-hidden />}
    >
      {ended ? '观看回放' : '进入直播'}
    </Button>
  );
};
