import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import { scoringTrialCalls } from '@whaletide/schema/domains/managing/rest/scoring-trial.ts';
import type { CallInput, RestCall } from '@whaletide/schema/shared/rest/call.ts';
import { taskSolutions } from '#platform/src/domains/competitions/tables.ts';
import { makeCompetition, type TestCompetition } from '#tests/platform/support/competition.ts';
import {
  type CallFailed,
  startPlatform,
  type TestPlatform,
} from '#tests/platform/support/platform.ts';
import { customMetricOf, objectiveOf, taskOf } from './support.ts';

let platform: TestPlatform;
let made: TestCompetition;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  made = await makeCompetition(platform);
});
afterAll(() => platform.close());

/** More than are tried at once, and than may wait for it. */
const CROWD = 12;
const Objective = objectiveOf({
  Metric: 'custom',
  ReviewDailyLimit: null,
  CustomMetric: customMetricOf('function score({ count }) { return count; }'),
});

/** Codes with which some of the same call at once are refused. */
const codesOf = async <C extends RestCall>(call: C, input: CallInput<C>): Promise<string[]> => {
  const asked = Array.from({ length: CROWD }, () => platform.call(call, input, made.organizer));
  return (await Promise.allSettled(asked)).flatMap((one) =>
    one.status === 'rejected' ? [(one.reason as CallFailed).body.code] : [],
  );
};

it('refuses to try a metric of one’s own for more than so many at once', async () => {
  const { stageId: Stage, taskId: id } = made;
  const settings = taskOf(platform, { Objective });
  expect(
    await codesOf(managingCalls.createTask, { body: { Stage, TaskType: 0, ...settings } }),
  ).toContain('RATE_LIMITED');
  const trial = { Stage, Task: id, Objective: objectiveOf() };
  expect(await codesOf(scoringTrialCalls.run, { body: trial })).toContain('RATE_LIMITED');
  // Else each would wait for the solution to be read again, which one at a time does.
  await platform.database.db.delete(taskSolutions).where(eq(taskSolutions.taskId, id));
  expect(await codesOf(managingCalls.updateTask, { params: { id }, body: settings })).toContain(
    'RATE_LIMITED',
  );
});
