import { eq } from 'drizzle-orm';
import type {
  BoardProtection,
  ProtectedBoard,
} from '@whaletide/schema/domains/submissions/rest/board-protection.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { conflict, notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { managedAmong } from '#domains/competitions/store/access.ts';
import { changeTask } from '#domains/competitions/store/changes.ts';
import { lockManaged } from '#domains/competitions/store/lock.ts';
import { tasksBy } from '#domains/competitions/store/reading.ts';
import { tasks } from '#domains/competitions/tables.ts';
import { actedBy, ofCompetition, record } from '#domains/moderation/store.ts';
import { followBoardSettings, holdBoard } from './board-settings.ts';
import { leaderSteps } from './leader-steps.ts';
import { budgetsOf } from './ladder/budget.ts';
import { type ScoredTask, scoredTasks } from './ladder/protection.ts';

/** Tells which boards of these tasks are protected and how they round scores, of those that the caller may read. */
export const protectedBoards = async (
  db: Handle,
  caller: Caller | null,
  taskIds: readonly string[],
  now: Date,
): Promise<ProtectedBoard[]> => {
  const readable = await tasksBy(db, { ids: taskIds }, caller);
  const found = await scoredTasks(
    db,
    readable.map(({ id }) => id),
  );
  const steps = await leaderSteps(db, [...found.values()], now);
  return [...found].map(([Task, { isProtected }]) => ({
    Task,
    Protects: isProtected,
    RoundingStep: steps.get(Task) ?? null,
  }));
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
  services: Services,
  caller: Caller,
  { taskId, protects }: { taskId: string; protects: boolean | null },
): Promise<BoardProtection> => {
  const { database, now } = services;
  const changed = await database.transaction(async (tx) => {
    const [found] = await tx.select().from(tasks).where(eq(tasks.id, taskId));
    if (!found) throw notFound('任务');
    const competition = await lockManaged(tx, caller, found.competitionId);
    // Scores that are being stored wait until it is settled what of them is shown.
    const held = await holdBoard(tx, taskId);
    const { before } = held;
    if (!before) throw conflict('该任务由专家评审，没有公开榜保护');
    await changeTask(tx, taskId, { protectsBoard: protects });
    await record(tx, actedBy(caller, now), {
      action: 'boardProtection.set',
      ...ofCompetition(competition, found.name),
      before: { protects: before.task.protectsBoard },
      after: { protects },
    });
    return followBoardSettings(tx, services, held);
  });
  const [protection] = changed ? await toProtections(database.db, [changed]) : [];
  if (!protection) throw notFound('任务');
  return protection;
};
