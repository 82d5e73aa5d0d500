/** A time span in ISO 8601. */
interface Span {
  startsAt: string;
  endsAt: string;
}

/** A stage by what members hand in there; null tasks are unknown. */
interface Part {
  needsQualification: boolean;
  tasks: readonly unknown[] | null;
}

/** True where members hand something in in this stage; also where its tasks aren't known. */
export const takesWorksIn = ({ needsQualification, tasks }: Part): boolean =>
  needsQualification || tasks === null || tasks.length > 0;

/**
 * True where members take part in teams and hand works in: in competitions and ranking activities,
 * and in other activities with a task or a qualification review; also where stages aren't known.
 */
export const takesWorks = (isPlainActivity: boolean, stages: readonly Part[] | null): boolean =>
  !isPlainActivity || stages === null || stages.some(takesWorksIn);

/** The session that a live activity (直播) is; null where it goes on for longer or has no time. */
export const sessionOf = <S extends Span>({
  detailType,
  live,
}: {
  detailType: string | null;
  live: S | null;
}): S | null => (detailType === 'LIVE' ? live : null);

/** Tells whether a session is to come, runs or is over at `now`, in ms, with the words for it. */
export const sessionState = (
  { startsAt, endsAt }: Span,
  now: number,
): { status: 'NOT_STARTED' | 'RUNNING' | 'ENDED'; text: string } => {
  if (now < Date.parse(startsAt)) return { status: 'NOT_STARTED', text: '未开始' };
  return now < Date.parse(endsAt)
    ? { status: 'RUNNING', text: '直播中' }
    : { status: 'ENDED', text: '直播已结束' };
};
