import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { boardTemplateCalls } from '@whaletide/schema/domains/leaderboards/rest/board-templates.ts';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import { outcomeCalls } from '@whaletide/schema/domains/managing/rest/outcome.ts';
import { scoringTrialCalls } from '@whaletide/schema/domains/managing/rest/scoring-trial.ts';
import { baselineCalls } from '@whaletide/schema/domains/submissions/rest/baselines.ts';
import { boardProtectionCalls } from '@whaletide/schema/domains/submissions/rest/board-protection.ts';
import { scoringWorkerCalls } from '@whaletide/schema/domains/submissions/rest/scoring-workers.ts';
import { trialCalls } from '@whaletide/schema/domains/submissions/rest/trial.ts';
import { MAX_TOKENS } from '@whaletide/schema/domains/submissions/rules/scoring-workers.ts';
import type { CallInput, RestCall } from '@whaletide/schema/shared/rest/call.ts';
import { makeCompetition, type TestCompetition } from '#tests/platform/support/competition.ts';
import { makeFormCompetition } from '#tests/platform/support/managing.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { codeOf } from '#tests/platform/support/refused.ts';
import { at, makeOrganization, objectiveOf } from './support.ts';

let platform: TestPlatform;
/** Competitions with a task that files are scored of, and with one that people review. */
let scored: TestCompetition;
let form: TestCompetition;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  scored = await makeCompetition(platform);
  form = await makeFormCompetition(platform);
});
afterAll(() => platform.close());

const refusedTo = <C extends RestCall>(by: TestCompetition, call: C, input: CallInput<C>) =>
  codeOf(platform, call, input, by.organizer.token);

describe('who manages a competition', () => {
  it('is told what is wrong with what they write', async () => {
    const { id, stageId: Stage, taskId: Task } = scored;
    const params = { id: Task };
    const codes = {
      announcement: await refusedTo(scored, outcomeCalls.announce, {
        params: { id },
        body: { Title: '', Content: '' },
      }),
      template: await refusedTo(scored, boardTemplateCalls.setStage, {
        params: { id: Stage },
        body: { Html: '<script>alert(1)</script>' },
      }),
      baseline: await refusedTo(scored, baselineCalls.create, {
        params,
        body: { Name: ' ', Result: 'f'.repeat(32) },
      }),
      token: await refusedTo(scored, scoringWorkerCalls.createToken, {
        params,
        body: { Name: ' ' },
      }),
      scorer: await refusedTo(scored, scoringWorkerCalls.setScorer, {
        params,
        body: { Scorer: 'platform', AcceptExts: ['.exe'] },
      }),
      trial: await refusedTo(scored, scoringTrialCalls.run, {
        body: { Stage, Task, Objective: objectiveOf({ AcceptExts: [] }) },
      }),
    };
    expect(new Set(Object.values(codes))).toEqual(new Set(['BAD_USER_INPUT']));
  });

  it('is told what a task isn’t for', async () => {
    const params = { id: form.taskId };
    const codes = [
      await refusedTo(form, baselineCalls.create, {
        params,
        body: { Name: '基线', Result: 'f'.repeat(32) },
      }),
      await refusedTo(form, boardProtectionCalls.set, { params, body: { Protects: true } }),
    ];
    expect(codes).toEqual(['CONFLICT', 'CONFLICT']);
    const Objective = objectiveOf();
    const unsolved = { Stage: form.stageId, Task: null, Objective };
    expect(await refusedTo(form, scoringTrialCalls.run, { body: unsolved })).toBe('CONFLICT');
  });

  it('has so many tokens of workers at most', async () => {
    const make = () =>
      refusedTo(scored, scoringWorkerCalls.createToken, {
        params: { id: scored.taskId },
        body: { Name: '评测机' },
      });
    for (let made = 0; made < MAX_TOKENS; made += 1) expect(await make()).toBeNull();
    expect(await make()).toBe('CONFLICT');
  });

  it('waits for one trial after the other, and for no more than so many', async () => {
    const { taskId: id, organizer } = scored;
    const trials = Array.from({ length: 12 }, () =>
      codeOf(platform, trialCalls.run, { params: { id } }, organizer.token),
    );
    expect(await Promise.all(trials)).toContain('RATE_LIMITED');
  });
});

it('a new competition has a name', async () => {
  const { shortName, token } = await makeOrganization(platform);
  const body = { Name: ' ', StartDate: at(platform, 1), EndDate: at(platform, 2) };
  const refused = await codeOf(
    platform,
    managingCalls.create,
    { params: { shortName }, body },
    token,
  );
  expect(refused).toBe('BAD_USER_INPUT');
});
