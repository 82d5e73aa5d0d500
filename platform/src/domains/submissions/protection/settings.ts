import { eq, inArray } from 'drizzle-orm';
import type {
  BoardProtection,
  ProtectedBoard,
} from '@whaletide/schema/domains/submissions/rest/board-protection.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { conflict, notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { managedAmong } from '../../competitions/store/access.ts';
import { changeTask } from '../../competitions/store/changes.ts';
import { lockManaged } from '../../competitions/store/lock.ts';
import { tasksBy } from '../../competitions/store/reading.ts';
import { tasks } from '../../competitions/tables.ts';
import { actedBy, ofCompetition, record } from '../../moderation/store.ts';
import { budgetsOf } from '../store/ladder/budget.ts';
import { type ScoredTask, scoredTasks } from '../store/ladder/protection.ts';
import { boardDecisions, works } from '../tables.ts';
import { DECIDE_JOB } from './open-decisions.ts';

/** Tells which boards of these tasks are protected, of those that the caller may read. */
export const protectedBoards = async (
  db: Handle,
  caller: Caller | null,
  taskIds: readonly string[],
): Promise<ProtectedBoard[]> => {
  const readable = await tasksBy(db, { ids: taskIds }, caller);
  const found = await scoredTasks(
    db,
    readable.map(({ id }) => id),
  );
  return [...found].map(([Task, { isProtected }]) => ({ Task, Protects: isProtected }));
};

const toProtections = async (
  db: Handle,
  found: readonly ScoredTask[],
): Promise<BoardProtection[]> => {
  const budgets = await budgetsOf(
    db,
    found.map(({ task }) => task.id),
  );
  return found.map(({ task, isProtected }) => {
    const told = budgets.get(task.id);
    return {
      Task: task.id,
      Protects: isProtected,
      IsDefault: task.protectsBoard === null,
      Bits: Math.ceil(told?.bits ?? 0),
      Answers: told?.answers ?? 0,
      Shown: told?.shown ?? 0,
      PublicRows: told?.publicRows ?? null,
    };
  });
};

/** The same with what the boards have told, of those tasks that the caller manages. */
export const boardProtections = async (
  db: Handle,
  caller: Caller,
  taskIds: readonly string[],
): Promise<BoardProtection[]> => {
  const found = [...(await scoredTasks(db, taskIds)).values()];
  const managed = await managedAmong(
    db,
    caller,
    found.map(({ task }) => task.competitionId),
  );
  return toProtections(
    db,
    found.filter(({ task }) => managed.has(task.competitionId)),
  );
};

/** Sets whether a task's board is protected. @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT */
export const setBoardProtection = async (
  { database, jobs, now }: Services,
  caller: Caller,
  { taskId, protects }: { taskId: string; protects: boolean | null },
): Promise<BoardProtection> => {
  const changed = await database.transaction(async (tx) => {
    const [found] = await tx.select().from(tasks).where(eq(tasks.id, taskId));
    if (!found) throw notFound('任务');
    const competition = await lockManaged(tx, caller, found.competitionId);
    // Scores that are being stored wait until it is settled what of them is shown.
    await tx.select({ id: tasks.id }).from(tasks).where(eq(tasks.id, taskId)).for('update');
    const before = (await scoredTasks(tx, [taskId])).get(taskId);
    if (!before) throw conflict('该任务由专家评审，没有公开榜保护');
    await changeTask(tx, taskId, { protectsBoard: protects });
    await record(tx, actedBy(caller, now), {
      action: 'boardProtection.set',
      ...ofCompetition(competition, found.name),
      before: { protects: before.task.protectsBoard },
      after: { protects },
    });
    const after = (await scoredTasks(tx, [taskId])).get(taskId);
    if (before.isProtected && !after?.isProtected) {
      const own = tx.select({ id: works.id }).from(works).where(eq(works.taskId, taskId));
      await tx
        .update(boardDecisions)
        .set({ shown: null })
        .where(inArray(boardDecisions.workId, own));
      await jobs.add(tx, DECIDE_JOB, { taskId });
    }
    return after;
  });
  const [protection] = changed ? await toProtections(database.db, [changed]) : [];
  if (!protection) throw notFound('任务');
  return protection;
};
