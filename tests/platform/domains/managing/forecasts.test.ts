import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { datasetBindingCalls } from '@whaletide/schema/domains/dataset-bindings/rest.ts';
import {
  forecastCalls,
  type TaskForecast,
} from '@whaletide/schema/domains/managing/rest/forecasts.ts';
import { roleCalls } from '@whaletide/schema/domains/managing/rest/roles.ts';
import { baselineCalls } from '@whaletide/schema/domains/submissions/rest/baselines.ts';
import { tasks, taskSolutions } from '#platform/src/domains/competitions/tables.ts';
import { taskForecasts } from '#platform/src/domains/managing/tables.ts';
import { randomOf } from '#tests/support/random.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { makeCompetition, type TestCompetition } from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { asWatched } from '#tests/platform/support/watched.ts';
import { enter, upload } from '#tests/platform/support/submitting.ts';

const ROWS = 400;
const random = randomOf(46);
const truth = Array.from({ length: ROWS }, () => random.below(2));
const solution = [
  'id,label,part',
  ...truth.map((label, row) => `${row},${label},${row % 2 ? 'public' : 'private'}`),
].join('\n');
const baseline = [
  'id,label',
  ...truth.map((label, row) => `${row},${random.next() < 0.8 ? label : 1 - label}`),
].join('\n');
const features = (row: number) => `${row},${random.normal().toFixed(5)},${random.below(9)}`;
const train = [
  'id,size,color,label',
  ...Array.from({ length: 500 }, (_, row) => `${features(9_000 + row)},${random.below(2)}`),
].join('\n');
const leakingTest = [
  'id,size,color,outcome',
  ...truth.map((label, row) => `${features(row)},${label ? 'ja' : 'nein'}`),
].join('\n');

asWatched();

let platform: TestPlatform;
let competition: TestCompetition;
beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
  competition = await makeCompetition(platform);
}, 120_000);
afterAll(() => platform.close());

const query = () => ({ query: { Task: competition.taskId } });
const asked = () => ({ params: { id: competition.taskId }, body: {} });
const forecast = async (): Promise<TaskForecast | undefined> =>
  (await platform.call(forecastCalls.list, query(), competition.organizer)).data[0];
const settled = () =>
  waitFor('the forecast', async () => {
    const found = await forecast();
    return found && found.State !== 'running' ? found : null;
  });

describe('the forecast of a task', () => {
  it('is none without a solution', async () => {
    const { db } = platform.database;
    const { taskId } = competition;
    await db.delete(taskSolutions).where(eq(taskSolutions.taskId, taskId));
    expect(await forecast()).toMatchObject({ State: 'none', Boards: [], Leaks: [] });
    const refused = await platform.refusal(forecastCalls.retry, asked(), competition.organizer);
    expect(refused.code).toBe('CONFLICT');
    await db.insert(taskSolutions).values({ taskId, csv: solution });
  });

  it('is for organizers alone: neither members nor judges read it', async () => {
    const { token, id } = await enter(platform, competition, 'stranger');
    expect((await platform.call(forecastCalls.list, query(), { token })).data).toEqual([]);
    await platform.call(
      roleCalls.set,
      { params: { id: competition.id, userId: id }, body: { Role: 'judge' } },
      competition.organizer,
    );
    expect((await platform.call(forecastCalls.list, query(), { token })).data).toEqual([]);
    const refused = await platform.refusal(forecastCalls.retry, asked(), { token });
    expect(refused.code).toBe('FORBIDDEN');
  });

  it('tells figures of the solution alone, and again once there is a baseline', async () => {
    expect(await forecast()).toMatchObject({ State: 'running' });
    const guessed = await settled();
    expect(guessed).toMatchObject({ State: 'done', Baselines: 0, Leaks: [], Files: [] });
    const sent = await upload(platform, competition.organizer.token, baseline, {
      purpose: 'asset',
    });
    await platform.call(
      baselineCalls.create,
      { params: { id: competition.taskId }, body: { Name: '逻辑回归', Result: sent.body.key } },
      competition.organizer,
    );
    const known = await settled();
    expect(known.Baselines).toBe(1);
    expect(known.Boards).toMatchObject([
      { Board: 'leaderboard', Rows: 200 },
      { Board: 'privateLb', Rows: 200 },
    ]);
    for (const { Head, Gap, MoreRows } of known.Boards) {
      expect(Head).toBeGreaterThan(3);
      expect(Head).toBeLessThanOrEqual(24);
      expect(Gap).toBeGreaterThan(0.02);
      expect(MoreRows).toBeGreaterThan(0);
    }
    const { Open = 0, Guarded = 0, Hidden } = known.Giveaway ?? {};
    expect(Guarded).toBeLessThan(Open);
    expect(Hidden).toBeGreaterThan(190);
  });

  it('names leaks of the files that are handed out, and tells what it can’t read', async () => {
    const { token } = competition.organizer;
    const keys = [];
    for (const [name, text] of [
      ['train.csv', train],
      ['test.csv', leakingTest],
      ['empty.csv', 'id,size,color\n'],
    ] as const) {
      const sent = await upload(platform, token, text, { purpose: 'dataset', name });
      keys.push(sent.body.key);
    }
    await platform.call(
      datasetBindingCalls.create,
      {
        params: { id: competition.id },
        body: { Title: '数据', Descriptions: '', Public: true, ReviewStage: null, Files: keys },
      },
      competition.organizer,
    );
    const found = await settled();
    expect(found.Leaks).toEqual([
      { Kind: 'answerColumn', Subject: 'outcome', File: 'test.csv', Count: ROWS, Of: ROWS },
    ]);
    expect(found.Files.map(({ Name, Problem }) => [Name, Problem !== null])).toEqual([
      ['train.csv', false],
      ['test.csv', false],
      ['empty.csv', true],
    ]);
  });

  it('says that a solution can’t be read, and is computed again when that is asked for', async () => {
    const { db } = platform.database;
    const own = eq(taskSolutions.taskId, competition.taskId);
    await db.update(taskSolutions).set({ csv: 'no,solution\n1,2' }).where(own);
    expect(await settled()).toMatchObject({ State: 'failed', Boards: [] });
    const again = await platform.call(forecastCalls.retry, asked(), competition.organizer);
    expect(again.State).toBe('running');
    await settled();
    await db.update(taskSolutions).set({ csv: solution }).where(own);
    expect(await settled()).toMatchObject({ State: 'done', Problem: null });
  });

  it('leaves tasks of people out', async () => {
    const { db } = platform.database;
    const own = eq(tasks.id, competition.taskId);
    await db.update(tasks).set({ objective: null }).where(own);
    expect(await forecast()).toBeUndefined();
    expect(await db.select().from(taskForecasts)).toHaveLength(1);
  });
});
