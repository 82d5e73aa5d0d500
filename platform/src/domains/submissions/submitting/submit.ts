import { and, desc, eq, sql } from 'drizzle-orm';
import type { FieldInput } from '@whaletide/schema/shared/rest/fields.ts';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import {
  authorshipProblem,
  type AuthorshipStatement,
  type GivenAuthorship,
  statementOf,
} from '@whaletide/schema/shared/rules/authorship.ts';
import { resultFileProblem } from '@whaletide/schema/domains/submissions/rules/result-formats.ts';
import type { Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { badInput, conflict, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { countIn } from '#domains/competitions/store/counts.ts';
import { tasksBy } from '#domains/competitions/store/reading.ts';
import { competitions, type TaskRow, tasks } from '#domains/competitions/tables.ts';
import { recordStep } from '#domains/quests/store/progress.ts';
import type { TeamRow } from '#domains/teams/tables.ts';
import { ownUpload } from '#domains/uploads/store/uploads.ts';
import { acceptAnswers, checkStillAsked, ownAnswerFiles } from './answers.ts';
import { checkOpen, type Limits } from '../store/may-submit.ts';
import { keptNote } from './notes.ts';
import { reviewKind } from '../store/job-kinds.ts';
import { scoredTask, type SubmitType } from '../store/scored-task.ts';
import { type StoredAnswer, type WorkRow, works } from '../tables.ts';
import { lockOwnTeam } from '../store/team-lock.ts';

interface Submission {
  task: TaskRow;
  limits: Limits;
  memberId: string;
  content: Pick<WorkRow, 'fileKey' | 'fileName' | 'fileSize'> | { answers: StoredAnswer[] };
  note: string | null;
  statement: AuthorshipStatement;
  /** The work that the same call has made before, after a lost answer or by a double click. */
  repeated: (tx: Transaction, team: TeamRow) => Promise<WorkRow | undefined>;
  /** Does what goes with the new work, in its transaction. */
  alongside: (tx: Transaction, work: WorkRow) => Promise<void>;
}

/** A task, and what is said of what is handed in to it. */
type Given = GivenAuthorship & { taskId: string; note?: string | undefined };

/** @throws Refusal by the competition's rule for works that a model has a part in */
const checkAuthorship = async (
  tx: Transaction,
  competitionId: string,
  statement: AuthorshipStatement,
): Promise<void> => {
  const [own] = await tx
    .select({ rule: competitions.authorshipRule })
    .from(competitions)
    .where(eq(competitions.id, competitionId));
  refuseIf(authorshipProblem(statement, own?.rule ?? 'ALLOWED'));
};

/**
 * Takes one of the team's submissions. Limits are counted and the work is stored under the lock
 * of the team's row: of several at once no more pass than may.
 */
const take = async (
  { database, events, now }: Services,
  { task, limits, memberId, content, note, statement, repeated, alongside }: Submission,
): Promise<WorkRow> => {
  const moment = now();
  return database.transaction(async (tx) => {
    const team = await lockOwnTeam(tx, task.competitionId, memberId);
    const before = await repeated(tx, team);
    if (before) return before;
    await checkAuthorship(tx, task.competitionId, statement);
    const { late } = await checkOpen(tx, task, limits, team, moment);
    const [work] = await tx
      .insert(works)
      .values({
        id: newId(moment.getTime()),
        taskId: task.id,
        teamId: team.id,
        competitionId: task.competitionId,
        memberId,
        status: workStatus.pending,
        uploadDate: moment,
        late,
        note,
        authorship: statement.authorship,
        authorshipModel: statement.model,
        ...content,
      })
      .returning();
    if (!work) throw new Error('the work was not stored');
    await alongside(tx, work);
    const step = { trigger: 'WORK_SUBMITTED' as const, subject: work.id, now: moment };
    await recordStep(tx, events, { ...step, memberId });
    events.happened(tx, {
      kind: 'work.submitted',
      competitionId: task.competitionId,
      data: {
        task: { id: task.id, name: task.name },
        team: { id: team.id, name: team.name },
        work: { id: work.id },
      },
    });
    // Last, since everyone who submits to the competition waits for this row.
    await countIn(tx, task.competitionId, { works: 1 });
    return work;
  });
};

/** A file that was submitted is that work, and takes nothing more from the limits. */
const workOfFile = async (tx: Transaction, key: string, taskId: string) => {
  const [work] = await tx.select().from(works).where(eq(works.fileKey, key));
  if (work && work.taskId !== taskId) throw conflict('该结果文件已提交到另一个任务', 'result');
  return work;
};

/**
 * Takes a result file and queues it for review.
 * @throws Refusal as submissions/rules/submissions.ts says; NOT_FOUND for a foreign file or task
 */
export const submitResult = async (
  services: Services,
  caller: Caller,
  input: Given & { key: string; by: SubmitType },
): Promise<WorkRow> => {
  const { db } = services.database;
  const [found] = await tasksBy(db, { ids: [input.taskId] }, caller);
  const { task, objective } = scoredTask(found, input.by);
  const owner = { memberId: caller.id, purpose: 'result' as const, key: input.key };
  const file = await ownUpload(db, owner);
  if (!file) throw notFound('结果文件', 'result');
  refuseIf(resultFileProblem(file, objective));
  return take(services, {
    task,
    limits: objective,
    memberId: caller.id,
    content: { fileKey: file.key, fileName: file.name, fileSize: file.size },
    note: keptNote(input.note),
    statement: statementOf(input, caller.agent),
    repeated: (tx) => workOfFile(tx, file.key, task.id),
    alongside: (tx, work) => services.jobs.add(tx, reviewKind(task), { workId: work.id }),
  });
};

/** The team's newest work, where it waits for its review and says just the same. */
const sameAnswers = async (
  tx: Transaction,
  team: TeamRow,
  work: {
    taskId: string;
    memberId: string;
    answers: StoredAnswer[];
    statement: AuthorshipStatement;
  },
) => {
  const [newest] = await tx
    .select({
      work: works,
      same: sql<boolean>`${works.answers} = ${JSON.stringify(work.answers)}::jsonb`,
    })
    .from(works)
    .where(and(eq(works.teamId, team.id), eq(works.taskId, work.taskId)))
    .orderBy(desc(works.uploadDate), desc(works.id))
    .limit(1);
  const repeats =
    newest?.same &&
    newest.work.status === workStatus.pending &&
    newest.work.memberId === work.memberId &&
    newest.work.authorship === work.statement.authorship &&
    newest.work.authorshipModel === work.statement.model;
  return repeats ? newest.work : undefined;
};

/**
 * Takes the answers to the form of a task that people review.
 * @throws Refusal as submissions/rules/submissions.ts and shared/rules/fields.ts say; NOT_FOUND for a foreign file
 */
export const submitAnswers = async (
  services: Services,
  caller: Caller,
  input: Given & { inputs: readonly FieldInput[] },
): Promise<WorkRow> => {
  const { db } = services.database;
  const [task] = await tasksBy(db, { ids: [input.taskId] }, caller);
  if (!task) throw notFound('任务', 'Task');
  const { subjective } = task;
  if (!subjective) throw badInput('该任务不接受表单', 'Task');
  const memberId = caller.id;
  const statement = statementOf(input, caller.agent);
  const answers = await acceptAnswers(
    db,
    { memberId, before: [] },
    subjective.fields,
    input.inputs,
  );
  return take(services, {
    task,
    limits: subjective,
    memberId,
    content: { answers },
    note: keptNote(input.note),
    statement,
    repeated: (tx, team) =>
      sameAnswers(tx, team, { taskId: task.id, memberId, answers, statement }),
    alongside: async (tx, work) => {
      const [now] = await tx.select().from(tasks).where(eq(tasks.id, task.id));
      checkStillAsked(subjective.fields, now?.subjective?.fields);
      await ownAnswerFiles(tx, { workId: work.id }, answers);
    },
  });
};
