import { MAX_SELECTED } from '@whaletide/schema/domains/submissions/rules/submissions.ts';
import { customMetricOf } from '@whaletide/schema/domains/competitions/rest/custom-metric.ts';
import { metricParametersOf } from '@whaletide/schema/domains/competitions/rest/metric-parameters.ts';
import {
  furtherOfSent,
  targetsOfSent,
} from '@whaletide/schema/domains/competitions/rest/task-scores.ts';
import { taskProblems } from '@whaletide/schema/domains/competitions/rules/competition-parts.ts';
import type { TaskSettings } from '@whaletide/schema/domains/managing/rest/managing-documents.ts';
import { isScored } from '@whaletide/schema/domains/competitions/rules/task-types.ts';
import { badInput, refuseIf } from '#refusal.ts';
import { periodOf } from '../competitions/store/dates.ts';
import type { Objective, StageRow, Subjective, TaskRow } from '../competitions/tables.ts';
import { earlyOpening, openedAt } from './early-opening.ts';
import { changedFields } from './forms.ts';

/** Makes the rules on how a task is scored; what the input leaves out stays as it was `before`. */
export const toObjective = (
  input: NonNullable<TaskSettings['Objective']>,
  before: Objective | null = null,
): Objective => ({
  ...before,
  // Formats for workers are set with them (scoring/workers/settings.ts).
  acceptExts: before?.scorer === 'worker' ? before.acceptExts : input.AcceptExts,
  sizeLimit: input.SizeLimit,
  sampleKey: input.Sample,
  idColumn: input.IdColumn.trim(),
  targetColumn: input.TargetColumn.trim(),
  dailyLimit: input.ReviewDailyLimit,
  totalLimit: input.ReviewLimit,
  metric: input.Metric,
  ...(input.CustomMetric !== undefined && {
    customMetric: input.CustomMetric && customMetricOf(input.CustomMetric),
  }),
  ...(input.MetricParameters !== undefined && {
    metricParameters: metricParametersOf(input.MetricParameters),
  }),
  ...(input.PredictionMin !== undefined && { predictionMin: input.PredictionMin }),
  ...(input.PredictionMax !== undefined && { predictionMax: input.PredictionMax }),
  ...(input.GroupColumn !== undefined && { groupColumn: input.GroupColumn?.trim() || null }),
  ...(input.MoreTargets !== undefined && { moreTargets: targetsOfSent(input.MoreTargets) }),
  ...(input.ScoreName !== undefined && { scoreName: input.ScoreName?.trim() || null }),
  ...(input.Further !== undefined && { further: furtherOfSent(input.Further) }),
  ...(input.AllowsMoreColumns !== undefined && { allowsMoreColumns: input.AllowsMoreColumns }),
  ...(input.RoundsScores !== undefined && { roundsScores: input.RoundsScores }),
  ...(input.AnsweredSample !== undefined && { answeredSampleKey: input.AnsweredSample }),
  ...(input.SubmitType !== undefined && { submitType: input.SubmitType }),
  ...(input.PublicLabels !== undefined && { publicLabels: input.PublicLabels }),
  ...(input.PrivateLeaderboard !== undefined && { privateLeaderboard: input.PrivateLeaderboard }),
  ...(input.SelectionLimit !== undefined && { selectionLimit: input.SelectionLimit }),
  ...(input.SelectionEndDate !== undefined && { selectionEndDate: input.SelectionEndDate }),
});

interface Situation {
  taskType: number;
  stage: StageRow;
  /** Null for a new one. */
  before: TaskRow | null;
  /** Set once teams have submitted works. */
  answered: boolean;
  now: Date;
}

const toSubjective = (
  input: TaskSettings['Subjective'],
  { before, answered, now }: Situation,
): Subjective | null => {
  const was = before?.subjective ?? null;
  if (!input) return was;
  const fields = changedFields({
    before: was?.fields ?? [],
    after: input.Fields,
    answered,
    at: 'Subjective.Fields',
    now,
  });
  const { ReviewDailyLimit: dailyLimit, ReviewLimit: totalLimit, MaxScore: maxScore } = input;
  return { fields, dailyLimit, totalLimit, maxScore };
};

const checkKind = (input: TaskSettings, task: { taskType: number }): void => {
  if (isScored(task) !== (input.Objective !== undefined))
    throw badInput('自动评审的任务需要评审标准', 'Objective');
  if (isScored(task) && input.Subjective) throw badInput('自动评审的任务没有表单', 'Subjective');
};

/**
 * The settings as the task's columns, its files aside.
 * @throws Refusal BAD_USER_INPUT as competitions/rules/competition-parts.ts says; CONFLICT where answers would break
 */
export const taskValues = (input: TaskSettings, situation: Situation) => {
  const { stage, before, now } = situation;
  checkKind(input, situation);
  const objective = input.Objective ? toObjective(input.Objective, before?.objective) : null;
  const opens = input.PrivateLeaderboardDate;
  const privateOpenDate =
    opens === undefined
      ? (before?.privateOpenDate ?? null)
      : opens === null
        ? null
        : new Date(opens);
  const form = input.Subjective;
  const frozenHours =
    input.FrozenHours === undefined ? (before?.frozenHours ?? null) : input.FrozenHours;
  const settings = {
    name: input.Name,
    startDate: input.StartDate,
    endDate: input.EndDate,
    description: input.Description,
    submissionNotice: input.SubmissionNotice,
    files: input.Files,
    privateOpenDate: privateOpenDate?.toISOString() ?? null,
    frozenHours,
    objective: objective && {
      ...objective,
      selectionLimit: objective.selectionLimit ?? MAX_SELECTED,
      selectionEndDate: objective.selectionEndDate ?? null,
    },
    subjective: form
      ? {
          fields: form.Fields,
          dailyLimit: form.ReviewDailyLimit,
          totalLimit: form.ReviewLimit,
          maxScore: form.MaxScore,
        }
      : null,
  };
  refuseIf(taskProblems(settings, periodOf(stage))[0] ?? null);
  refuseIf(earlyOpening(input, before, now));
  return {
    name: input.Name.trim(),
    description: input.Description,
    startDate: new Date(input.StartDate),
    endDate: new Date(input.EndDate),
    submitDisabled: input.SubmitDisabled,
    submissionNotice: input.SubmissionNotice.trim() || null,
    showLeaderboard: input.ShowLeaderboard,
    showPrivateLeaderboard: input.ShowPrivateLeaderboard,
    privateOpenedDate: openedAt(input, before, now),
    showPrivateBestWork: input.ShowPrivateBestWork ?? before?.showPrivateBestWork ?? true,
    privateOpenDate,
    // Scores don't wait for people's reviews after the end.
    takesLateWorks: objective !== null && (input.TakesLateWorks ?? before?.takesLateWorks ?? false),
    frozenHours,
    objective,
    subjective: toSubjective(form, situation),
  };
};
