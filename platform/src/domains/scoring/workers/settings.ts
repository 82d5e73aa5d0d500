import { count, eq, inArray } from 'drizzle-orm';
import type {
  Scorer,
  TaskScorer,
} from '@whaletide/schema/domains/submissions/rest/scoring-workers.ts';
import { resultFormatProblem } from '@whaletide/schema/domains/competitions/rules/competition-parts.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { conflict, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { managedAmong } from '#domains/competitions/store/access.ts';
import { changeTask } from '#domains/competitions/store/changes.ts';
import { lockManaged } from '#domains/competitions/store/lock.ts';
import { type TaskRow, tasks } from '#domains/competitions/tables.ts';
import { actedBy, ofCompetition, record } from '#domains/moderation/store.ts';
import { ownUpload } from '#domains/uploads/store/uploads.ts';
import { workerKinds } from '#domains/submissions/store/job-kinds.ts';
import { scoredWorks } from '#domains/submissions/store/rescore.ts';
import { startRescoring } from '../store/rescorings.ts';
import { works } from '#domains/submissions/tables.ts';
import { toScoringToken, tokensOf } from './tokens.ts';

const toTaskScorers = async (
  { database: { db }, jobs }: Services,
  rows: readonly TaskRow[],
): Promise<TaskScorer[]> => {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const tokens = await tokensOf(db, ids);
  const waiting = await jobs.waiting(db, ids.flatMap(workerKinds));
  return rows.map(({ id, objective }) => ({
    Task: id,
    Scorer: objective?.scorer ?? 'platform',
    AcceptExts: objective?.acceptExts ?? [],
    Reference: objective?.reference
      ? { Name: objective.reference.name, Size: objective.reference.size }
      : null,
    Tokens: tokens.filter(({ taskId }) => taskId === id).map(toScoringToken),
    WaitingWorks: workerKinds(id).reduce((sum, kind) => sum + (waiting.get(kind) ?? 0), 0),
  }));
};

/** Tells how the files of those of these tasks are scored that the caller manages. */
export const taskScorers = async (
  services: Services,
  caller: Caller,
  taskIds: readonly string[],
): Promise<TaskScorer[]> => {
  const { db } = services.database;
  const rows = await db
    .select()
    .from(tasks)
    .where(inArray(tasks.id, [...taskIds]));
  const managed = await managedAmong(
    db,
    caller,
    rows.map(({ competitionId }) => competitionId),
  );
  const own = rows.filter(
    ({ competitionId, objective }) => objective && managed.has(competitionId),
  );
  return toTaskScorers(services, own);
};

const countWorks = async (db: Handle, taskId: string): Promise<number> => {
  const [row] = await db.select({ works: count() }).from(works).where(eq(works.taskId, taskId));
  return row?.works ?? 0;
};

/** Reason of a rescoring by another file, as its managers read it. */
const REPLACED_REASON = '更换了参考文件';

/** Sets which program scores a task, and what its workers compare with. @throws Refusal as the contract says */
export const setScorer = async (
  services: Services,
  caller: Caller,
  input: {
    taskId: string;
    scorer: Scorer;
    acceptExts: readonly string[] | undefined;
    referenceKey: string | null | undefined;
  },
): Promise<TaskScorer> => {
  const { database, jobs, now } = services;
  const { taskId, scorer, referenceKey } = input;
  const changed = await database.transaction(async (tx) => {
    const [found] = await tx.select().from(tasks).where(eq(tasks.id, taskId));
    if (!found) throw notFound('任务');
    const competition = await lockManaged(tx, caller, found.competitionId);
    // Submissions wait until it is settled how works are scored.
    const [task] = await tx.select().from(tasks).where(eq(tasks.id, taskId)).for('update');
    if (!task?.objective) throw conflict('该任务由专家评审，不使用评测机');
    const before = task.objective.scorer ?? 'platform';
    if (before !== scorer && (await countWorks(tx, taskId)) > 0)
      throw conflict('该任务已有提交，不能再更换评分方式', 'Scorer');
    if (scorer === 'worker' && (task.objective.further ?? []).length > 0)
      throw conflict('该任务有多个得分，不能由自有评测机评分', 'Scorer');
    const owner = { memberId: caller.id, purpose: 'reference' as const };
    const upload = referenceKey ? await ownUpload(tx, { ...owner, key: referenceKey }) : undefined;
    if (referenceKey && !upload) throw notFound('参考文件', 'Reference');
    const kept = referenceKey === undefined ? (task.objective.reference ?? null) : null;
    const reference = upload ? { key: upload.key, name: upload.name, size: upload.size } : kept;
    const acceptExts = input.acceptExts ? [...input.acceptExts] : task.objective.acceptExts;
    refuseIf(resultFormatProblem({ acceptExts, scorer }, 'AcceptExts'));
    const isReplaced = scorer === 'worker' && before === scorer && upload !== undefined;
    const isStaged = isReplaced && (await scoredWorks(tx, taskId)) > 0;
    const present = isStaged ? (task.objective.reference ?? null) : reference;
    const objective = { ...task.objective, scorer, acceptExts, reference: present };
    await changeTask(tx, taskId, { objective });
    // Works scored by the former file are scored by the new one, which counts once all are.
    const queued = isStaged
      ? await startRescoring(tx, services, {
          task: { ...task, objective },
          objective,
          csv: null,
          source: null,
          reference,
          startedBy: caller.id,
          reason: REPLACED_REASON,
          publishesReason: false,
        })
      : 0;
    // Jobs under way by the former file begin again.
    if (isReplaced && !isStaged) await jobs.recall(tx, workerKinds(taskId));
    await record(tx, actedBy(caller, now), {
      action: 'scoringWorkers.setScorer',
      ...ofCompetition(competition, task.name),
      before: { scorer: before },
      after: { scorer, acceptExts, reference: reference?.name ?? null, queued },
    });
    return { ...task, objective };
  });
  const [scorerOf] = await toTaskScorers(services, [changed]);
  if (!scorerOf) throw notFound('任务');
  return scorerOf;
};
