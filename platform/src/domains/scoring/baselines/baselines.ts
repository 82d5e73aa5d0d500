import { buffer } from 'node:stream/consumers';
import { asc, eq } from 'drizzle-orm';
import type { Baseline } from '@whaletide/schema/domains/submissions/rest/baselines.ts';
import {
  baselineLimits,
  baselineNameProblem,
} from '@whaletide/schema/domains/submissions/rules/baselines.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { badInput, conflict, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { managedCompetition } from '#domains/competitions/store/access.ts';
import { lockManaged } from '#domains/competitions/store/lock.ts';
import { tasks, taskSolutions } from '#domains/competitions/tables.ts';
import { actedBy, ofCompetition, record } from '#domains/moderation/store.ts';
import { ownUpload } from '#domains/uploads/store/uploads.ts';
import { taskBaselines } from '../tables.ts';
import { BASELINE_JOB } from './scoring.ts';

const told = {
  id: taskBaselines.id,
  taskId: taskBaselines.taskId,
  name: taskBaselines.name,
  fileName: taskBaselines.fileName,
  createDate: taskBaselines.createDate,
  publicScore: taskBaselines.publicScore,
  privateScore: taskBaselines.privateScore,
  publicFurther: taskBaselines.publicFurther,
  privateFurther: taskBaselines.privateFurther,
  problem: taskBaselines.problem,
};
type Told = Pick<typeof taskBaselines.$inferSelect, keyof typeof told>;

const toBaseline = (row: Told): Baseline => ({
  _id: row.id,
  Task: row.taskId,
  Name: row.name,
  FileName: row.fileName,
  CreateDate: row.createDate.toISOString(),
  PublicScore: row.publicScore,
  PrivateScore: row.privateScore,
  PublicFurther: row.publicFurther,
  PrivateFurther: row.privateFurther,
  Problem: row.problem,
});

const taskOf = async (db: Handle, taskId: string) => {
  const [task] = await db.select().from(tasks).where(eq(tasks.id, taskId));
  if (!task) throw notFound('任务');
  return task;
};

/** The baselines of a task, oldest first. @throws Refusal NOT_FOUND, FORBIDDEN */
export const baselinesOf = async (
  { database: { db } }: Services,
  caller: Caller,
  taskId: string,
): Promise<Baseline[]> => {
  await managedCompetition(db, caller, (await taskOf(db, taskId)).competitionId);
  const rows = await db
    .select(told)
    .from(taskBaselines)
    .where(eq(taskBaselines.taskId, taskId))
    .orderBy(asc(taskBaselines.createDate), asc(taskBaselines.id));
  return rows.map(toBaseline);
};

/** Adds a baseline and queues it. @throws Refusal NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, CONFLICT */
export const createBaseline = async (
  { database, files, jobs, now }: Services,
  caller: Caller,
  input: {
    taskId: string;
    name: string;
    key: string;
    /** Reads the upload; as it is stored, where it is absent. */
    content?: () => Promise<Uint8Array>;
  },
): Promise<Baseline> => {
  const { taskId, name, key } = input;
  const { content = async () => new Uint8Array(await buffer(await files.open(key))) } = input;
  const { db } = database;
  const task = await taskOf(db, taskId);
  await managedCompetition(db, caller, task.competitionId);
  if (!task.objective || task.objective.scorer === 'worker')
    throw conflict('只有由平台评分的任务可以添加基线');
  const [solution] = await db
    .select({ taskId: taskSolutions.taskId })
    .from(taskSolutions)
    .where(eq(taskSolutions.taskId, taskId));
  if (!solution) throw conflict('该任务还没有标准答案');
  refuseIf(baselineNameProblem(name));
  const upload = await ownUpload(db, { memberId: caller.id, purpose: 'asset', key });
  if (!upload) throw notFound('结果文件', 'Result');
  if (upload.size > baselineLimits.size) throw badInput('基线文件不能超过 20 MB', 'Result');
  const result = await content();
  return database.transaction(async (tx) => {
    // Waits for others who add some, so that no more are added than may be.
    const competition = await lockManaged(tx, caller, task.competitionId);
    const before = await tx
      .select({ id: taskBaselines.id })
      .from(taskBaselines)
      .where(eq(taskBaselines.taskId, taskId));
    if (before.length >= baselineLimits.count)
      throw conflict(`一个任务最多${baselineLimits.count}个基线`);
    const createDate = now();
    const values = { taskId, name: name.trim(), fileName: upload.name, result, createDate };
    const [row] = await tx
      .insert(taskBaselines)
      .values({ id: newId(createDate.getTime()), ...values })
      .returning(told);
    if (!row) throw new Error('the baseline was not stored');
    await record(tx, actedBy(caller, now), {
      action: 'baselines.create',
      ...ofCompetition(competition, task.name),
      after: { baseline: row.id, name: row.name },
    });
    await jobs.add(tx, BASELINE_JOB, { id: row.id });
    return toBaseline(row);
  });
};

/** Takes a baseline away. @throws Refusal NOT_FOUND, FORBIDDEN */
export const removeBaseline = async (
  { database, now }: Services,
  caller: Caller,
  id: string,
): Promise<void> => {
  await database.transaction(async (tx) => {
    const [row] = await tx
      .select({ baseline: told, task: { competitionId: tasks.competitionId, name: tasks.name } })
      .from(taskBaselines)
      .innerJoin(tasks, eq(tasks.id, taskBaselines.taskId))
      .where(eq(taskBaselines.id, id));
    if (!row) throw notFound('基线');
    const competition = await lockManaged(tx, caller, row.task.competitionId);
    await tx.delete(taskBaselines).where(eq(taskBaselines.id, id));
    await record(tx, actedBy(caller, now), {
      action: 'baselines.remove',
      ...ofCompetition(competition, row.task.name),
      before: { baseline: id, name: row.baseline.name },
    });
  });
};
