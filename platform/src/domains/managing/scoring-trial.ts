import { buffer } from 'node:stream/consumers';
import { randomBytes } from 'node:crypto';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { scoringTrialCalls } from '@whaletide/schema/domains/managing/rest/scoring-trial.ts';
import type { Trial } from '@whaletide/schema/domains/submissions/rest/trial.ts';
import { TRIAL_WORKS } from '@whaletide/schema/domains/submissions/rules/trial-results.ts';
import { trialWarnings } from '@whaletide/schema/domains/submissions/rules/trial-warnings.ts';
import type { Caller } from '#http/caller.ts';
import { route } from '#http/route.ts';
import { badInput, conflict, notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { managedCompetition } from '../competitions/store/access.ts';
import { taskSecret } from '../competitions/store/task-secrets.ts';
import { type Objective, stages, tasks, taskSolutions } from '../competitions/tables.ts';
import { rescoredStatuses } from '../submissions/store/rescore.ts';
import { works } from '../submissions/tables.ts';
import { ownUpload } from '../uploads/store/uploads.ts';
import { uploads } from '../uploads/tables.ts';
import { ownFiles } from './named-files.ts';
import { checkObjective } from './own-metric.ts';
import { readSolutionFile } from './solutions.ts';
import { toObjective } from './task-values.ts';
import type { TaskTools } from './task-tools.ts';

type Asked = Static<typeof scoringTrialCalls.run.body>;

/** The stage's task, if it is there yet, for who manages the competition. */
const managedTask = async ({ database: { db } }: Services, caller: Caller, asked: Asked) => {
  const [stage] = await db.select().from(stages).where(eq(stages.id, asked.Stage));
  if (!stage) throw notFound('阶段');
  await managedCompetition(db, caller, stage.competitionId);
  if (asked.Task === null) return null;
  const [task] = await db
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, asked.Task), eq(tasks.stageId, stage.id)));
  if (!task?.objective) throw notFound('任务');
  return { id: task.id, objective: task.objective };
};
type Found = Awaited<ReturnType<typeof managedTask>>;

/** The solution that was uploaded with the settings, else the kept one, by these settings. */
const solutionOf = async (
  tools: TaskTools,
  caller: Caller,
  { Objective: { Solution: key } }: Asked,
  { found, form }: { found: Found; form: Objective },
): Promise<string> => {
  const { services, reader } = tools;
  if (key !== undefined) {
    const sender = { caller, files: ownFiles(services, caller) };
    return (await readSolutionFile(tools, sender, { key, form })).csv;
  }
  const { db } = services.database;
  const [kept] = found
    ? await db.select().from(taskSolutions).where(eq(taskSolutions.taskId, found.id))
    : [];
  if (!kept) throw conflict('请先上传标准答案', 'Objective.Solution');
  const read = await reader.read({ content: kept.csv, form });
  if (!read.ok) throw badInput(read.problems.join('；'), 'Objective.Solution');
  return read.csv;
};

const lastWorks = async ({ database: { db }, files }: Services, taskId: string) => {
  const rows = await db
    .select({ work: works, size: uploads.size })
    .from(works)
    .innerJoin(uploads, eq(uploads.key, works.fileKey))
    .where(and(eq(works.taskId, taskId), inArray(works.status, [...rescoredStatuses])))
    .orderBy(sql`${works.uploadDate} desc nulls first`, desc(works.id))
    .limit(TRIAL_WORKS);
  return Promise.all(
    rows.map(async ({ work }) => ({
      work: {
        _id: work.id,
        UploadDate: work.uploadDate.toISOString(),
        PublicScore: work.publicScore,
      },
      file: new Uint8Array(await buffer(await files.open(work.fileKey ?? ''))),
    })),
  );
};

/** The sample that these settings name: the manager's own upload, or what the task has. */
const sampleOf = async (
  { database: { db }, files }: Services,
  caller: Caller,
  { key, found }: { key: string | null; found: Found },
): Promise<Uint8Array | null> => {
  if (key === null) return null;
  const isKept = found?.objective.sampleKey === key;
  const own = isKept || (await ownUpload(db, { memberId: caller.id, purpose: 'asset', key }));
  if (!own) throw notFound('示例文件', 'Objective.Sample');
  return new Uint8Array(await buffer(await files.open(key)));
};

/** Scores by settings that aren't saved. @throws Refusal as the contract says */
const tryScoring = async (tools: TaskTools, caller: Caller, asked: Asked): Promise<Trial> => {
  const { services } = tools;
  const found = await managedTask(services, caller, asked);
  const form = toObjective(asked.Objective, found?.objective);
  checkObjective(form);
  if (form.scorer === 'worker') throw conflict('由评测机评分的任务不能在这里试算');
  const sample = await sampleOf(services, caller, { key: asked.Objective.Sample, found });
  const csv = await solutionOf(tools, caller, asked, { found, form });
  const { db } = services.database;
  const secret = found ? await taskSecret(db, found.id) : randomBytes(32);
  const earlier = found ? await lastWorks(services, found.id) : [];
  const trial = { basis: { csv, secret }, task: form, sample, works: earlier };
  const results = await tools.trials.run(trial, [caller.id]);
  return { Results: results, Warnings: trialWarnings(results, form) };
};

/** Route of the trials of settings. */
export const scoringTrialRoute = (
  app: FastifyInstance,
  toolsOf: (caller: Caller) => TaskTools,
): void => {
  route(app, scoringTrialCalls.run, ({ caller, body }) =>
    tryScoring(toolsOf(caller), caller, body),
  );
};
