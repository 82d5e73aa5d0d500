import { and, eq, isNotNull, ne, notExists, sql } from 'drizzle-orm';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { MINUTE } from '@whaletide/schema/shared/rules/time.ts';
import type { Schedule } from '#jobs/schedules.ts';
import { jobs } from '#jobs/tables.ts';
import type { Services } from '#services.ts';
import { tasks, taskSolutions } from '../competitions/tables.ts';
import { PRACTICE_JOB } from './scoring.ts';
import { practiceWorks } from './tables.ts';

/** Results that are queued at once; the next minute takes the next ones. */
const MAX_AT_ONCE = 1_000;

/** Scores again, every minute, what was scored by a solution that has been replaced since. */
export const rescoringSchedule = ({ jobs: queue }: Services): Schedule => ({
  kind: 'rescore-practice',
  next: (after) => new Date(after.getTime() + MINUTE),
  begin: async (tx) => {
    const { id, status, taskId, solutionRevision } = practiceWorks;
    const outdated = await tx
      .select({ id })
      .from(practiceWorks)
      .innerJoin(taskSolutions, eq(taskSolutions.taskId, taskId))
      .innerJoin(tasks, eq(tasks.id, taskId))
      .where(
        and(
          ne(status, workStatus.pending),
          isNotNull(tasks.objective),
          sql`${solutionRevision} is distinct from ${taskSolutions.revision}`,
          notExists(
            tx
              .select({ id: jobs.id })
              .from(jobs)
              .where(and(eq(jobs.kind, PRACTICE_JOB), sql`${jobs.data} ->> 'id' = ${id}`)),
          ),
        ),
      )
      .limit(MAX_AT_ONCE);
    await queue.addAll(tx, PRACTICE_JOB, outdated);
  },
});
