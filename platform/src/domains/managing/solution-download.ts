import { eq } from 'drizzle-orm';
import type { Caller } from '#http/caller.ts';
import { notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { managedCompetition } from '../competitions/store/access.ts';
import { tasks, taskSolutions } from '../competitions/tables.ts';
import { actedBy, ofCompetition, record } from '../moderation/store.ts';

/**
 * The solution that a task's works are scored by, as it is kept. Who takes it stands in the log
 * before anything is sent. @throws Refusal NOT_FOUND, FORBIDDEN
 */
export const downloadSolution = (
  { database, now }: Services,
  caller: Caller,
  taskId: string,
): Promise<{ name: string; csv: string }> =>
  database.transaction(async (tx) => {
    const [task] = await tx.select().from(tasks).where(eq(tasks.id, taskId));
    if (!task) throw notFound('任务');
    const competition = await managedCompetition(tx, caller, task.competitionId);
    const [kept] = await tx.select().from(taskSolutions).where(eq(taskSolutions.taskId, taskId));
    if (!kept) throw notFound('标准答案');
    await record(tx, actedBy(caller, now), {
      action: 'managing.downloadSolution',
      ...ofCompetition(competition, task.name),
      after: { fileName: kept.fileName, checksum: kept.checksum, revision: kept.revision },
    });
    return { name: `${competition.name} ${task.name} 标准答案`, csv: kept.csv };
  });
