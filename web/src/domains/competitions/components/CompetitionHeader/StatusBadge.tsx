import { Badge } from '@mantine/core';
import {
  sessionOf,
  sessionState,
} from '@whaletide/schema/domains/activities/rules/activity-course.ts';
import { useNow } from '#lib/useNow.ts';
import { statusColor, statusText } from '#domains/competitions/status.ts';
import type { CompetitionHeaderFragment } from './CompetitionHeader.generated.ts';

/** 未开始, 进行中 or 已结束: of the session where it is one, else of the competition. */
export const StatusBadge = ({ competition }: { competition: CompetitionHeaderFragment }) => {
  const session = sessionOf(competition);
  const now = useNow(undefined, [session?.startsAt ?? null, session?.endsAt ?? null]);
  const { status, text } = session
    ? sessionState(session, now)
    : { status: competition.status, text: statusText[competition.status] };
  return <Badge color={statusColor[status]}>{text}</Badge>;
};
