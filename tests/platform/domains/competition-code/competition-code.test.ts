import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { competitionCodeCalls as calls } from '@whaletide/schema/domains/competition-code/rest.ts';
import {
  type CodeSharing,
  type CodeSort,
  codeSharings,
} from '@whaletide/schema/domains/competition-code/rules.ts';
import { outcomeCalls } from '@whaletide/schema/domains/managing/rest/outcome.ts';
import { eq } from 'drizzle-orm';
import { competitions, tasks } from '#platform/src/domains/competitions/tables.ts';
import { labs, labVersions } from '#platform/src/domains/projects/tables.ts';
import { newId } from '#platform/src/ids.ts';
import {
  makeCompetition,
  resultFile,
  type TestCompetition,
} from '#tests/platform/support/competition.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { scored } from '#tests/platform/support/managing.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { project } from '#tests/platform/support/projects.ts';
import { enter } from '#tests/platform/support/submitting.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

type Entrant = Awaited<ReturnType<typeof enter>>;

let platform: TestPlatform;
let competition: TestCompetition;
let strong: Entrant;
let weak: Entrant;
let admin: Person;
/** Projects by their authors. */
const code = { strong: '', weak: '', worse: '', bare: '' };
const works = { strong: '', weak: '', worse: '' };

const by = () => ({ token: competition.organizer.token });
const params = () => ({ id: competition.id });
const at = (lab: string) => ({ id: competition.id, lab });
const share = (who: Entrant, lab: string, Work?: string) =>
  platform.call(calls.share, { params: at(lab), body: Work === undefined ? {} : { Work } }, who);
const refused = (who: { token: string }, lab: string, Work?: string) =>
  platform.refusal(calls.share, { params: at(lab), body: Work === undefined ? {} : { Work } }, who);
const set = (Sharing: CodeSharing) =>
  platform.call(calls.set, { params: params(), body: { Sharing } }, by());
const list = async (caller: { token?: string } = {}, sort?: CodeSort) => {
  const query = { page: 1, perPage: 12, ...(sort && { sort }) };
  const { data, totalNum } = await platform.call(calls.list, { params: params(), query }, caller);
  expect(totalNum).toBe(data.length);
  return data.map(({ _id }) => _id);
};
const scoresOf = async (caller: { token?: string } = {}) => {
  const query = { Lab: Object.values(code).join(',') };
  const { data } = await platform.call(calls.ofProjects, { query }, caller);
  const found = new Map(data.map(({ Lab, Score, Private }) => [Lab, [Score, Private]]));
  return Object.fromEntries(Object.entries(code).map(([name, id]) => [name, found.get(id)]));
};
const change = (values: Partial<typeof tasks.$inferInsert>) =>
  platform.database.db.update(tasks).set(values).where(eq(tasks.id, competition.taskId));
const ends = (days: number) =>
  platform.database.db
    .update(competitions)
    .set({ endDate: new Date(platform.clock.now.getTime() + days * DAY) })
    .where(eq(competitions.id, competition.id));

const published = async (author: Entrant, title: string) => {
  const date = platform.clock.now;
  const id = await project(platform, { ...author, name: title } as unknown as Person, {
    title,
    versionDate: date,
  });
  await platform.database.db
    .insert(labVersions)
    .values({ id: newId(), labId: id, number: 1, date, seal: 'x'.repeat(32) });
  return id;
};

beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
  competition = await makeCompetition(platform, { task: { protectsBoard: false } });
  strong = await enter(platform, competition, 'strong');
  weak = await enter(platform, competition, 'weak');
  admin = await writer(platform, '管理员', { roles: ['admin'] });
  code.weak = await published(weak, '弱');
  code.worse = await published(strong, '先前的');
  code.strong = await published(strong, '强');
  code.bare = await published(weak, '没有提交');
  works.worse = (await scored(platform, competition, strong.token, resultFile(1, 0)))._id;
  works.strong = (await scored(platform, competition, strong.token, resultFile(4, 3)))._id;
  works.weak = (await scored(platform, competition, weak.token, resultFile(2, 4)))._id;
});
afterAll(() => platform.close());

it('is shared by authors, of their team’s reviewed works, as the rule lets them', async () => {
  expect(await refused(strong, code.strong)).toMatchObject({ code: 'CONFLICT' });
  await set('during');
  expect(await refused(weak, code.strong)).toMatchObject({ code: 'NOT_FOUND', field: 'lab' });
  expect(await refused(weak, code.weak, works.strong)).toMatchObject({
    code: 'NOT_FOUND',
    field: 'Work',
  });
  const hide = (hidden: boolean) =>
    platform.database.db.update(labs).set({ private: hidden }).where(eq(labs.id, code.weak));
  await hide(true);
  expect(await refused(weak, code.weak)).toMatchObject({ code: 'BAD_USER_INPUT', field: 'lab' });
  await hide(false);
  for (const [who, name] of [
    [weak, 'weak'],
    [strong, 'worse'],
    [strong, 'strong'],
  ] as const)
    await share(who, code[name], works[name]);
  await share(weak, code.bare);
  expect(await share(weak, code.bare)).toEqual({
    Lab: code.bare,
    Competition: competition.id,
    Score: null,
    Private: false,
  });
});

describe('whether it is shown', () => {
  const rows = codeSharings.flatMap((sharing) =>
    [30, -1].flatMap((days) =>
      ['visitor', 'author', 'organizer', 'admin'].map((role) => [sharing, days, role] as const),
    ),
  );
  it.each(rows)('%s, with %s days left, to the %s', async (sharing, days, role) => {
    await set(sharing);
    await ends(days);
    const callers = { visitor: {}, author: strong, organizer: by(), admin };
    const caller = callers[role as keyof typeof callers];
    const shown = sharing === 'during' || (sharing === 'after' && days < 0);
    expect(await list(caller)).toHaveLength(shown ? 4 : 0);
    const seen = Object.values(await scoresOf(caller)).filter((score) => score !== undefined);
    expect(seen).toHaveLength(shown ? 4 : 0);
    const query = { Competition: competition.id };
    const { data } = await platform.call(calls.states, { query }, caller);
    expect(data).toEqual([{ Competition: competition.id, Sharing: sharing, SharesCode: shown }]);
  });
});

describe('what it says of scores', () => {
  beforeAll(async () => {
    await set('during');
    await ends(30);
  });
  const closed = { strong: [null, false], weak: [null, false] };
  const nothing = { ...closed, worse: [null, false], bare: [null, false] };
  const later = new Date(Date.now() + 365 * DAY);

  it.each([
    ['an open public board', {}, { strong: [1, false], weak: [0.5, false] }],
    ['no open board', { showLeaderboard: false }, closed],
    ['a task that doesn’t count', { excludedDate: later }, closed],
    [
      'a private board',
      { showPrivateLeaderboard: true },
      { strong: [0.75, true], weak: [1, true] },
    ],
    [
      'the private board alone',
      { showLeaderboard: false, showPrivateLeaderboard: true },
      { strong: [0.75, true], weak: [1, true] },
    ],
  ])('%s', async (_, changes, expected) => {
    const usual = { showLeaderboard: true, showPrivateLeaderboard: false, excludedDate: null };
    await change({ ...usual, ...changes });
    for (const caller of [{}, strong, by(), admin])
      expect(await scoresOf(caller)).toEqual({ ...nothing, ...expected });
    // By score, what a board doesn't tell is in the order in which it was shared.
    const rest = (await list({}, 'newest')).filter(
      (id) => expected === closed || ![code.strong, code.weak].includes(id),
    );
    const best = expected === closed ? [] : [code.strong, code.weak];
    if (expected !== closed && expected.strong[0] !== 1) best.reverse();
    expect(await list({}, 'score')).toEqual([...best, ...rest]);
    await change(usual);
  });

  it('a board that stands still tells none', async () => {
    const [task] = await platform.database.db
      .select({ endDate: tasks.endDate })
      .from(tasks)
      .where(eq(tasks.id, competition.taskId));
    await change({
      frozenHours: 24,
      endDate: new Date(platform.clock.now.getTime() + DAY / 2),
    });
    expect(await scoresOf()).toEqual(nothing);
    await change({ frozenHours: null, ...(task && { endDate: task.endDate }) });
    expect(await scoresOf()).toMatchObject({ strong: [1, false] });
  });

  it('a banned team’s are told no more', async () => {
    const ban = (Banned: boolean) =>
      platform.call(
        outcomeCalls.ban,
        { params: { id: strong.team }, body: { Banned, Reason: '多账号参赛' } },
        by(),
      );
    await ban(true);
    expect(await scoresOf()).toMatchObject({ strong: [null, false], weak: [0.5, false] });
    expect((await list({}, 'score'))[0]).toBe(code.weak);
    await ban(false);
  });
});

it('leaves out what isn’t public any more, and what its author takes out', async () => {
  await platform.database.db
    .update(labs)
    .set({ collapsedDate: platform.clock.now, collapsedReason: '广告' })
    .where(eq(labs.id, code.strong));
  for (const caller of [{}, strong, admin]) expect(await list(caller)).not.toContain(code.strong);
  expect((await scoresOf()).strong).toBeUndefined();
  const one = { params: at(code.worse) };
  expect(await platform.refusal(calls.unshare, one, weak)).toMatchObject({ code: 'NOT_FOUND' });
  await platform.call(calls.unshare, one, strong);
  expect(await list()).not.toContain(code.worse);
  expect(await platform.refusal(calls.unshare, one, strong)).toMatchObject({ code: 'NOT_FOUND' });
});

it('shows nothing of a draft to others than its managers', async () => {
  await platform.database.db
    .update(competitions)
    .set({ published: false })
    .where(eq(competitions.id, competition.id));
  const query = { page: 1, perPage: 12 };
  const missing = await platform.refusal(calls.list, { params: params(), query }, strong);
  expect(missing).toMatchObject({ code: 'NOT_FOUND' });
  expect(await scoresOf(strong)).toEqual({});
  expect(await list(by())).toEqual([]);
  await platform.call(calls.set, { params: params(), body: { Sharing: 'never' } }, by());
  const stranger = { params: params(), body: { Sharing: 'after' as const } };
  expect(await platform.refusal(calls.set, stranger, strong)).toMatchObject({ code: 'NOT_FOUND' });
});
