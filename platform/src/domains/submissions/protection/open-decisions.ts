import { and, eq, isNull } from 'drizzle-orm';
import type { JobHandler } from '#jobs/worker.ts';
import type { Schedule } from '#jobs/schedules.ts';
import type { Services } from '#services.ts';
import { decideForTeam } from '../store/ladder/deciding.ts';
import { DECIDE_JOB } from '../store/job-kinds.ts';
import { moveBoards } from '../store/move-boards.ts';
import { boardDecisions, works } from '../tables.ts';
import { lockTeam } from '../store/team-lock.ts';
import { MINUTE } from '@whaletide/schema/shared/rules/time.ts';

/** Teams with works on which it isn't decided. */
const openTeams = ({ database: { db } }: Services, taskId: string | undefined) =>
  db
    .selectDistinct({ taskId: works.taskId, teamId: works.teamId })
    .from(boardDecisions)
    .innerJoin(works, eq(works.id, boardDecisions.workId))
    .where(
      and(
        isNull(boardDecisions.shown),
        taskId === undefined ? undefined : eq(works.taskId, taskId),
      ),
    );

/** Decides on the open works of a task, or of all; a team in a transaction of its own. */
export const decideOpenWorks = async (services: Services, taskId?: string): Promise<void> => {
  for (const open of await openTeams(services, taskId))
    await services.database.transaction(async (tx) => {
      await lockTeam(tx, open.teamId);
      await decideForTeam(tx, services, open);
      const { teamId } = open;
      await moveBoards(tx, services, { teamId, taskId: open.taskId });
    });
};

export const decideHandler = (services: Services): JobHandler => ({
  run: async (job, finish) => {
    const { taskId } = job.data as { taskId?: string };
    await decideOpenWorks(services, taskId);
    await services.database.transaction(finish);
  },
  // The next minute's finds them again.
  giveUp: () => Promise.resolve(),
});

/** Every minute: teams may have parted while a work of theirs held up others. */
export const decideSchedule = ({ jobs }: Services): Schedule => ({
  kind: DECIDE_JOB,
  next: (after) => new Date(after.getTime() + MINUTE),
  begin: async (tx) => {
    const [open] = await tx
      .select({ workId: boardDecisions.workId })
      .from(boardDecisions)
      .where(isNull(boardDecisions.shown))
      .limit(1);
    if (open) await jobs.add(tx, DECIDE_JOB, {});
  },
});
