import { eq } from 'drizzle-orm';
import type { TaskSettings } from '@whaletide/schema/domains/managing/rest/managing-documents.ts';
import { rescoreReasonProblem } from '@whaletide/schema/domains/submissions/rules/rescoring.ts';
import { MAX_SELECTED } from '@whaletide/schema/domains/submissions/rules/submissions.ts';
import type { Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { conflict, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { changeTask, putSolution } from '../competitions/store/changes.ts';
import { type TaskRow, tasks, taskSolutions } from '../competitions/tables.ts';
import { actedBy, ofCompetition, record } from '../moderation/store.ts';
import { followBoardSettings } from '../submissions/store/board-settings.ts';
import { scoredWorks } from '../submissions/store/rescore.ts';
import { startRescoring } from '../scoring/store/rescorings.ts';
import type { StagedSource } from '../scoring/tables.ts';
import { scoringOf, withScoring } from '../scoring/store/scoring-keys.ts';
import { checkAnsweredSample, checkStillCompared } from './answered-sample.ts';
import { movingDeadlines } from './deadlines.ts';
import { holdManaged, lockTask, worksOf } from './lock-task.ts';
import { ownFiles } from './named-files.ts';
import { checkOwnMetric } from './own-metric.ts';
import { scheduleOpening } from './private-board.ts';
import { scheduleSettling } from './settle-private-board.ts';
import { type ChangedScoring, changeScoring, readKeptSolution } from './solutions.ts';
import { filesOf, newSolution } from './task-files.ts';
import type { TaskTools } from './task-tools.ts';
import { taskValues, toObjective } from './task-values.ts';

/**
 * Checks that what is settled once teams have submitted doesn't change: the choice for the private
 * board, the best score.
 */
const checkSettled = (before: TaskRow, after: Pick<TaskRow, 'objective' | 'subjective'>) => {
  const chosen = ({ objective }: Pick<TaskRow, 'objective'>) =>
    objective?.selectionLimit ?? MAX_SELECTED;
  if (chosen(before) !== chosen(after))
    throw conflict('该任务已有提交，不能再修改可选择的记录数', 'Objective.SelectionLimit');
  if (before.subjective && before.subjective.maxScore !== after.subjective?.maxScore)
    throw conflict('该任务已有提交，不能再修改满分', 'Subjective.MaxScore');
};

type TaskUpdate = TaskSettings & {
  Rescore?: boolean | undefined;
  RescoreReason?: string | undefined;
  PublishRescoreReason?: boolean | undefined;
  ReviewRescoring?: boolean | undefined;
};

/** @throws Refusal CONFLICT unless it is agreed to, BAD_USER_INPUT without a reason */
const checkRescoring = async (tx: Transaction, id: string, input: TaskUpdate): Promise<void> => {
  if (!input.Rescore) {
    const works = await scoredWorks(tx, id);
    throw conflict(`该任务已有提交，修改后会重新评分${works}条，请先确认`, 'Objective.Solution');
  }
  refuseIf(rescoreReasonProblem(input.RescoreReason ?? ''));
};

/** Facts about the solution that a rescoring brings: of a new file, else of the kept one. */
const sourceOf = async (
  tx: Transaction,
  id: string,
  { read, source }: NonNullable<ChangedScoring['solution']>,
): Promise<StagedSource> => {
  const { fileName, storedBy, storeDate } = taskSolutions;
  const [kept] = source
    ? [source]
    : await tx
        .select({ fileName, storedBy, storeDate })
        .from(taskSolutions)
        .where(eq(taskSolutions.taskId, id));
  return {
    figures: read.figures,
    checksum: read.checksum,
    fileName: kept?.fileName ?? null,
    storedBy: kept?.storedBy ?? null,
    storeDate: kept?.storeDate?.toISOString() ?? null,
  };
};

const objectiveOf = async ({ database: { db } }: Services, id: string) => {
  const [task] = await db
    .select({ objective: tasks.objective })
    .from(tasks)
    .where(eq(tasks.id, id));
  return task?.objective ?? null;
};

/** @throws Refusal as the contract says */
export const updateTask = async (
  tools: TaskTools,
  caller: Caller,
  id: string,
  input: TaskUpdate,
): Promise<TaskRow> => {
  const { services, reader } = tools;
  const before = await objectiveOf(services, id);
  const sender = { caller, files: ownFiles(services, caller) };
  const uploaded = await newSolution(tools, sender, input, before);
  if (input.Objective) {
    const form = toObjective(input.Objective, before);
    await checkOwnMetric(tools, { taskId: id, form, before, uploaded });
  }
  const kept =
    uploaded || !input.Objective
      ? undefined
      : await readKeptSolution(services, reader, {
          taskId: id,
          form: toObjective(input.Objective, before),
        });
  const compared =
    input.Objective &&
    (await checkAnsweredSample(tools, sender, {
      taskId: id,
      form: toObjective(input.Objective, before),
      before,
      uploaded,
    }));
  const rounds = input.Objective?.RoundsScores;
  const changesRounding = rounds !== undefined && rounds !== (before?.roundsScores ?? true);
  return services.database.transaction(async (tx) => {
    // Before the task, as reviews do.
    const held = changesRounding ? await holdManaged(tx, caller, id) : null;
    const { task, stage, competition } = await lockTask(tx, caller, id);
    await checkStillCompared(tx, id, compared);
    const submitted = await worksOf(tx, id);
    const { taskType } = task;
    const situation = {
      taskType,
      stage,
      before: task,
      answered: submitted > 0,
      now: services.now(),
    };
    const given = {
      ...taskValues(input, situation),
      files: await filesOf(tx, caller, input, task),
    };
    if (submitted > 0) checkSettled(task, given);
    const scoring = await changeScoring(tx, { task, objective: given.objective, uploaded, kept });
    const rescores = scoring.changed && submitted > 0;
    const values = { ...given, objective: scoring.objective };
    if (rescores) await checkRescoring(tx, id, input);
    // Until all works are scored by them, the settings of scoring stay as they are.
    const effective =
      rescores && values.objective && task.objective
        ? { ...values, objective: withScoring(values.objective, scoringOf(task.objective)) }
        : values;
    const words = input.DeadlineConfirmation;
    await movingDeadlines(tx, services, { competition, words }, () =>
      changeTask(tx, id, effective),
    );
    if (held) await followBoardSettings(tx, services, held);
    const { solution } = scoring;
    if (rescores && solution && values.objective)
      await startRescoring(tx, services, {
        task,
        objective: values.objective,
        csv: solution.read.csv,
        source: await sourceOf(tx, id, solution),
        startedBy: caller.id,
        reason: input.RescoreReason?.trim() ?? '',
        publishesReason: input.PublishRescoreReason ?? false,
        asksFirst: input.ReviewRescoring ?? false,
      });
    else if (solution) await putSolution(tx, id, solution.read, solution);
    await scheduleOpening(tx, services, { id, ...values }, task.privateOpenDate);
    await scheduleSettling(tx, services, [{ id, ...values }], { before: task, after: values });
    // That there is a new solution, never what is in it.
    await record(tx, actedBy(caller, services.now), {
      action: 'managing.updateTask',
      ...ofCompetition(competition, task.name),
      before: task,
      after: { ...values, ...(uploaded && { newSolution: true }) },
      ...(rescores && { reason: input.RescoreReason?.trim() }),
    });
    return { ...task, ...effective };
  });
};
