import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { competitionCodeCalls as calls } from '@whaletide/schema/domains/competition-code/rest.ts';
import { projectCompetitions } from '#platform/src/domains/competition-code/tables.ts';
import { labVersions } from '#platform/src/domains/projects/tables.ts';
import { newId } from '#platform/src/ids.ts';
import {
  endCompetition,
  makeCompetition,
  type TestCompetition,
} from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { project } from '#tests/platform/support/projects.ts';
import { enter } from '#tests/platform/support/submitting.ts';

const AT_ONCE = Array.from({ length: 20 }, (_, index) => index);

let platform: TestPlatform;
let competition: TestCompetition;
let author: Awaited<ReturnType<typeof enter>>;
let lab: string;

beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  competition = await makeCompetition(platform);
  author = await enter(platform, competition, 'author');
  await endCompetition(platform, competition.id);
  const date = platform.clock.now;
  lab = await project(platform, author, { versionDate: date });
  await platform.database.db
    .insert(labVersions)
    .values({ id: newId(), labId: lab, number: 1, date, seal: 'x'.repeat(32) });
});
afterAll(() => platform.close());

const params = () => ({ id: competition.id, lab });
const share = () => platform.call(calls.share, { params: params(), body: {} }, author);
const unshare = () => platform.call(calls.unshare, { params: params() }, author);
const links = () => platform.database.db.select().from(projectCompetitions);

it('is one link of a project and a competition, however often it is shared at once', async () => {
  const outcomes = await Promise.all(AT_ONCE.map(share));
  expect(new Set(outcomes.map(({ Lab }) => Lab))).toEqual(new Set([lab]));
  expect(await links()).toHaveLength(1);
});

it('is taken out once of twenty times at once', async () => {
  const outcomes = await Promise.allSettled(AT_ONCE.map(unshare));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await links()).toEqual([]);
});

it('is there or isn’t where both are done at once', async () => {
  await Promise.allSettled(AT_ONCE.map((at) => (at % 2 === 0 ? share() : unshare())));
  expect((await links()).length).toBeLessThanOrEqual(1);
});
