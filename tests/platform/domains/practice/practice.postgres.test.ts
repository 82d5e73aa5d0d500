import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { practiceCalls } from '@whaletide/schema/domains/practice/rest.ts';
import { competitions } from '#platform/src/domains/competitions/tables.ts';
import {
  endCompetition,
  makeCompetition,
  resultFile,
  type TestCompetition,
} from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { upload } from '#tests/platform/support/submitting.ts';

const AT_ONCE = 20;

let platform: TestPlatform;
let competition: TestCompetition;
let learner: { token: string };

beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
  competition = await makeCompetition(platform);
  await endCompetition(platform, competition.id);
  await platform.database.db
    .update(competitions)
    .set({ finalRanking: true })
    .where(eq(competitions.id, competition.id));
  learner = { token: (await platform.join('learner')).jwt };
});
afterAll(() => platform.close());

const begin = () => {
  const params = { id: competition.id };
  return platform.call(practiceCalls.start, { params, body: { Mode: 'practice' } }, learner);
};
const uploaded = async () => (await upload(platform, learner.token, resultFile(2))).body.key;
const submit = (id: string, Result: string) =>
  platform.call(
    practiceCalls.submit,
    { params: { id }, body: { Task: competition.taskId, Result } },
    learner,
  );

it('begins once, however many ask at once', async () => {
  const begun = await Promise.all(Array.from({ length: AT_ONCE }, begin));
  expect(new Set(begun.map(({ _id }) => _id)).size).toBe(1);
});

it('takes a file once and no more than the limit of a day, however many come at once', async () => {
  const { _id } = await begin();
  const twice = await uploaded();
  const same = await Promise.all(Array.from({ length: AT_ONCE }, () => submit(_id, twice)));
  expect(new Set(same.map((work) => work._id)).size).toBe(1);
  const keys: string[] = [];
  for (let at = 0; at < AT_ONCE; at += 1) keys.push(await uploaded());
  const outcomes = await Promise.allSettled(keys.map((key) => submit(_id, key)));
  // Three a day, of which the one above is the first.
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  const query = { page: 1, perPage: 20 };
  const works = await platform.call(practiceCalls.works, { params: { id: _id }, query }, learner);
  expect(works.totalNum).toBe(3);
});
