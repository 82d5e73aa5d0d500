import { eq } from 'drizzle-orm';
import { usesCustomMetric } from '@whaletide/schema/domains/submissions/rules/score-rules.ts';
import { objectiveProblems } from '@whaletide/schema/domains/competitions/rules/competition-parts.ts';
import { MAX_SELECTED } from '@whaletide/schema/domains/submissions/rules/submissions.ts';
import { badInput, refuseIf } from '#refusal.ts';
import { type Objective, taskSolutions } from '../competitions/tables.ts';
import { scoredAlike, type UploadedSolution } from './solutions.ts';
import type { TaskTools } from './task-tools.ts';

/** Settings of scoring as the rules check them. @throws Refusal BAD_USER_INPUT for the first that is wrong */
export const checkObjective = (objective: Objective): void => {
  const { selectionLimit = MAX_SELECTED, selectionEndDate = null } = objective;
  const problems = objectiveProblems({ ...objective, selectionLimit, selectionEndDate });
  refuseIf(problems.find((problem) => problem !== null) ?? null);
};

/**
 * Runs a metric of the manager's own, where it or what it compares is new: one that gives no score
 * isn't saved.
 *
 * @param change.taskId null for a new task
 * @throws Refusal BAD_USER_INPUT with the reason
 */
export const checkOwnMetric = async (
  { services: { database }, reader, trials }: TaskTools,
  change: {
    taskId: string | null;
    form: Objective;
    before: Objective | null;
    uploaded: UploadedSolution | undefined;
  },
): Promise<void> => {
  const { taskId, form, before, uploaded } = change;
  if (!usesCustomMetric(form) || (!uploaded && scoredAlike(before, form))) return;
  checkObjective(form);
  const [kept] =
    uploaded || taskId === null
      ? []
      : await database.db
          .select({ csv: taskSolutions.csv })
          .from(taskSolutions)
          .where(eq(taskSolutions.taskId, taskId));
  const csv = uploaded?.csv ?? kept?.csv ?? null;
  const fits = csv === null || uploaded || (await reader.read({ content: csv, form })).ok;
  // A solution that doesn't fit any more is refused where it is kept.
  const problem = fits ? await trials.tryMetric({ form, solution: csv }) : null;
  if (problem !== null)
    throw badInput(`用标准答案试算没有得到得分。${problem}`, 'Objective.CustomMetric.Source');
};
