import { eq } from 'drizzle-orm';
import type { ResultCheck } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { resultFileProblem } from '@whaletide/schema/domains/submissions/rules/result-formats.ts';
import type { Caller } from '#http/caller.ts';
import { conflict, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { tasksBy } from '#domains/competitions/store/reading.ts';
import { type Objective, taskSolutions } from '#domains/competitions/tables.ts';
import { teamOf } from '#domains/teams/store/teams.ts';
import { ownUpload } from '#domains/uploads/store/uploads.ts';
import { checkStanding } from '#domains/submissions/store/may-submit.ts';
import { scoredTask } from '#domains/submissions/store/scored-task.ts';
import { currentBasis } from '../scorer/current-basis.ts';
import { bySolution } from '../scorer/known-solution.ts';
import type { Asking, ResultChecker } from './result-checker.ts';

/** Settings that decide how a file is read, not what it scores. */
const checkedForm = (objective: Objective) => {
  const { idColumn, targetColumn, metric, metricParameters } = objective;
  const { moreTargets, scoreName, further, allowsMoreColumns, customMetric } = objective;
  return {
    idColumn,
    targetColumn,
    metric,
    metricParameters,
    moreTargets,
    scoreName,
    further,
    allowsMoreColumns,
    customMetric,
  };
};

/**
 * Checks an uploaded result before it is submitted, or scores it on the sample with answers. It
 * takes nothing from the limits and says nothing of labels that aren't published, but that the file
 * has none of them.
 *
 * @throws Refusal NOT_FOUND for a foreign file or task, CONFLICT for who may not submit to it,
 *   BAD_USER_INPUT for a file of another format or size
 */
export const checkResult = async (
  { database: { db }, now }: Services,
  checker: ResultChecker,
  {
    caller,
    taskId,
    key,
    onSample,
    asking,
  }: { caller: Caller; taskId: string; key: string; onSample: boolean; asking: Asking },
): Promise<ResultCheck> => {
  const [found] = await tasksBy(db, { ids: [taskId] }, caller);
  const { task, objective } = scoredTask(found, found?.objective?.submitType ?? 'file');
  const upload = await ownUpload(db, { memberId: caller.id, purpose: 'result', key });
  if (!upload) throw notFound('结果文件', 'Result');
  const team = await teamOf(db, task.competitionId, caller.id);
  if (!team) throw conflict('请先报名比赛');
  await checkStanding(db, task, team, now());
  refuseIf(resultFileProblem(upload, objective, 'Result'));
  const form = checkedForm(objective);
  const { sizeLimit } = objective;
  const asked = { file: upload.key, form, sizeLimit };
  if (onSample) {
    const sampleKey = objective.answeredSampleKey ?? null;
    if (sampleKey === null) throw notFound('公开样例', 'Sample');
    const reply = await checker.run({ ...asked, sample: sampleKey }, asking);
    if ('needsSolution' in reply) throw new Error('a sample needs no solution');
    return reply.check;
  }
  const [solution] = await db
    .select({ revision: taskSolutions.revision })
    .from(taskSolutions)
    .where(eq(taskSolutions.taskId, task.id));
  if (!solution) throw conflict('该任务还没有标准答案');
  const publicLabels = objective.publicLabels ?? false;
  const named = await currentBasis(db, task.id, solution.revision);
  const { check } = await bySolution(named, (basis) =>
    checker.run({ ...asked, basis, publicLabels }, asking),
  );
  return check;
};
