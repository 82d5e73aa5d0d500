interface Competition {
  tags: readonly string[];
  usersCount: number;
  /** ISO time; null where it can be entered as long as it runs. */
  registerEndDate: string | null;
}

const BEGINNER_TAGS = ['入门', '新手'];

/**
 * The competition that a newcomer is shown first: of those that may still be entered one that says
 * it is for beginners, else the one that most have entered.
 */
export const beginnerCompetition = <C extends Competition>(
  competitions: readonly C[],
  now: number,
): C | undefined => {
  const open = competitions.filter(
    ({ registerEndDate }) => registerEndDate === null || Date.parse(registerEndDate) > now,
  );
  const byEntries = open.toSorted((a, b) => b.usersCount - a.usersCount);
  return (
    byEntries.find(({ tags }) => tags.some((tag) => BEGINNER_TAGS.includes(tag))) ?? byEntries[0]
  );
};

interface Task {
  type: string;
  status: string;
  sortWeight: number;
}

/** The task that a newcomer does first: one whose reward waits, else the first of the rookies'. */
export const firstTask = <T extends Task>(tasks: readonly T[]): T | undefined => {
  const open = tasks
    .filter(({ type, status }) => type === 'ROOKIE' && status !== 'FINISHED')
    .toSorted((a, b) => a.sortWeight - b.sortWeight);
  return open.find(({ status }) => status === 'COMPLETED') ?? open[0];
};
