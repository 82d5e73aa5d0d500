import {
  sessionOf,
  sessionState,
} from '@whaletide/schema/domains/activities/rules/activity-course.ts';

type Status = 'NOT_STARTED' | 'RUNNING' | 'ENDED';

interface ManagedStatus {
  isPublished: boolean;
  status: Status;
}

const colors: Record<Status, string> = {
  NOT_STARTED: 'brand',
  RUNNING: 'success',
  ENDED: 'gray',
};

const texts: Record<Status, string> = {
  NOT_STARTED: '未开始',
  RUNNING: '进行中',
  ENDED: '已结束',
};

/** Answers the status of a competition for its managers: a draft, or its phase in time. */
export const statusText = ({
  isPublished,
  status,
}: ManagedStatus): { text: string; color: string } =>
  isPublished ? { text: texts[status], color: colors[status] } : { text: '草稿', color: 'gray' };

/** Answers the same for one that may be a live session, whose phase is the session's at `now`, in ms. */
export const statusAt = (
  competition: ManagedStatus & Parameters<typeof sessionOf>[0],
  now: number,
): { text: string; color: string } => {
  const session = sessionOf(competition);
  if (!session || !competition.isPublished) return statusText(competition);
  const { status, text } = sessionState(session, now);
  return { text, color: colors[status] };
};
