import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { outcomeCalls } from '@whaletide/schema/domains/managing/rest/outcome.ts';
import { moderationCalls } from '@whaletide/schema/domains/moderation/rest.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { notificationLink } from '@whaletide/schema/domains/notifications/rules/notification-links.ts';
import { EVENT_WRITE_UP_ASKED } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { writeUpCalls } from '@whaletide/schema/domains/write-ups/rest.ts';
import { eq } from 'drizzle-orm';
import { competitions } from '#platform/src/domains/competitions/tables.ts';
import {
  endCompetition,
  makeCompetition,
  type TestCompetition,
} from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { writer } from '#tests/platform/support/forum.ts';
import { enter } from '#tests/platform/support/submitting.ts';

type Asking = { token?: string };

let platform: TestPlatform;
let competition: TestCompetition;
let first: Awaited<ReturnType<typeof enter>>;
let second: Awaited<ReturnType<typeof enter>>;
let unranked: Awaited<ReturnType<typeof enter>>;

const by = () => ({ token: competition.organizer.token });
const params = () => ({ id: competition.id });
const paging = { page: 1, perPage: 20 };
const place = ({ team }: { team: string }, Reward = '') => ({ Team: team, Reward, Coins: 0 });
const publish = () =>
  platform.call(
    outcomeCalls.publishRanking,
    { params: params(), body: { Ranking: [place(first, '一等奖'), place(second)] } },
    by(),
  );
const withdraw = () => platform.call(outcomeCalls.withdrawRanking, { params: params() }, by());
const texts = (Approach: string, Version?: number) => ({
  Approach,
  Features: '',
  Validation: '按时间划分',
  FailedAttempts: '',
  Costs: '',
  ...(Version !== undefined && { Version }),
});
const input = (Approach: string, Version?: number) => ({
  params: params(),
  body: texts(Approach, Version),
});
const save = (who: Asking, Approach: string, Version?: number) =>
  platform.call(writeUpCalls.save, input(Approach, Version), who as { token: string });
const list = (caller: Asking = {}) =>
  platform.call(writeUpCalls.ofCompetition, { params: params(), query: paging }, caller);
const ofTeam = async (Team: string, caller: Asking = {}) =>
  (await platform.call(writeUpCalls.ofTeams, { query: { Team } }, caller)).data;
const textOf = async (ids: string, caller: Asking = {}) =>
  (await platform.call(writeUpCalls.texts, { query: { ids } }, caller)).data;
const stateOf = async (who: { token: string }) => {
  const query = { Competition: competition.id };
  return (await platform.call(writeUpCalls.states, { query }, who)).data[0];
};

beforeAll(async () => {
  platform = await startPlatform();
  competition = await makeCompetition(platform);
  first = await enter(platform, competition, 'first');
  second = await enter(platform, competition, 'second');
  unranked = await enter(platform, competition, 'unranked');
  await endCompetition(platform, competition.id);
});
afterAll(() => platform.close());

it('is written by ranked teams alone, once the ranking is published', async () => {
  const early = await platform.refusal(writeUpCalls.save, input('早'), first);
  expect(early).toMatchObject({ code: 'FORBIDDEN' });
  expect(await stateOf(first)).toMatchObject({ CanWrite: false, WriteUp: null });
  await publish();
  expect(await stateOf(first)).toMatchObject({ CanWrite: true, WriteUp: null });
  expect(await stateOf(unranked)).toMatchObject({ CanWrite: false });
  for (const { token } of [unranked, competition.organizer])
    expect(await platform.refusal(writeUpCalls.save, input('外人'), { token })).toMatchObject({
      code: 'FORBIDDEN',
    });
  const nothing = { params: { id: 'f'.repeat(24) }, body: texts('无') };
  expect(await platform.refusal(writeUpCalls.save, nothing, first)).toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(await platform.refusal(writeUpCalls.save, input(' '), first)).toMatchObject({
    code: 'BAD_USER_INPUT',
    field: 'Approach',
  });
});

it('is asked for of ranked teams once, of who is in them, and of none that has one', async () => {
  const asked = async ({ token }: { token: string }) => {
    const query = { page: 1, perPage: 50 };
    const { data } = await platform.call(notificationCalls.list, { query }, { token });
    return data.filter(({ EventType }) => EventType === EVENT_WRITE_UP_ASKED);
  };
  for (const [one, Place] of [[first, 1] as const, [second, 2] as const]) {
    const [notice, ...others] = await asked(one);
    expect([notice?.Data, others]).toMatchObject([{ Place }, []]);
    expect(notificationLink(EVENT_WRITE_UP_ASKED, notice?.Data ?? {})).toBe(
      `/home/competition/${competition.id}/writeups/edit`,
    );
  }
  expect(await asked(unranked)).toEqual([]);
  // A ranking that is corrected, or taken back and published again, asks none twice.
  await publish();
  await withdraw();
  await publish();
  for (const one of [first, second]) expect(await asked(one)).toHaveLength(1);
});

it('is listed by place, with its award, authors and the beginning of its text', async () => {
  await save(second, '线性模型');
  platform.clock.advance(1_000);
  expect(await save(first, `  ${'梯度提升'.repeat(100)}  `)).toMatchObject({
    Rank: 1,
    Award: '一等奖',
    Authors: [first.id],
    Version: 1,
  });
  const { data, totalNum } = await list();
  expect(totalNum).toBe(2);
  expect(data.map(({ Team, Rank }) => [Team, Rank])).toEqual([
    [first.team, 1],
    [second.team, 2],
  ]);
  expect(data[0]?.Excerpt).toBe('梯度提升'.repeat(50));
  const query = { ...paging, sort: 'newest' as const };
  const newest = await platform.call(writeUpCalls.ofCompetition, { params: params(), query });
  expect(newest.data.map(({ Team }) => Team)).toEqual([first.team, second.team]);
  expect(await textOf(data[0]?.Text ?? '')).toMatchObject([
    { Approach: '梯度提升'.repeat(100), Validation: '按时间划分' },
  ]);
});

it('keeps each version, and refuses who edited an older one', async () => {
  expect(await save(first, '第二版', 1)).toMatchObject({ Version: 2 });
  const late = await platform.refusal(writeUpCalls.save, input('也改了第一版', 1), first);
  expect(late).toMatchObject({ code: 'CONFLICT', field: 'Version' });
  expect(await platform.refusal(writeUpCalls.save, input('又一份'), first)).toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('第2版'),
  });
  const [row] = await ofTeam(first.team);
  const versions = await platform.call(
    writeUpCalls.versions,
    { params: { id: row?._id ?? '' }, query: paging },
    {},
  );
  expect(versions.data.map(({ Number: number, Author }) => [number, Author])).toEqual([
    [2, first.id],
    [1, first.id],
  ]);
  const old = await textOf(versions.data[1]?._id ?? '');
  expect(old[0]?.Approach).toBe('梯度提升'.repeat(100));
});

it('tells nothing where the ranking is withdrawn or the competition is a draft', async () => {
  const [row] = await ofTeam(first.team);
  const id = row?._id ?? '';
  const isHidden = async () => {
    expect(await ofTeam(first.team, first)).toEqual([]);
    expect(await textOf(row?.Text ?? '', first)).toEqual([]);
    expect(
      await platform.refusal(writeUpCalls.versions, { params: { id }, query: paging }, first),
    ).toMatchObject({ code: 'NOT_FOUND' });
  };
  await withdraw();
  expect(await list()).toMatchObject({ data: [], totalNum: 0 });
  await isHidden();
  await publish();
  const published = (value: boolean) =>
    platform.database.db
      .update(competitions)
      .set({ published: value })
      .where(eq(competitions.id, competition.id));
  await published(false);
  await isHidden();
  await published(true);
  expect(await ofTeam(first.team)).toHaveLength(1);
});

it('is gone while its team is banned', async () => {
  const ban = (Banned: boolean) =>
    platform.call(
      outcomeCalls.ban,
      { params: { id: second.team }, body: { Banned, Reason: '多账号参赛' } },
      by(),
    );
  await ban(true);
  expect((await list()).totalNum).toBe(1);
  expect(await ofTeam(second.team, second)).toEqual([]);
  expect(await stateOf(second)).toMatchObject({ CanWrite: false, WriteUp: null });
  await ban(false);
  expect((await list()).totalNum).toBe(2);
});

it('is folded by administrators, for its team and them alone to read', async () => {
  const { token } = await writer(platform, '管理员', { roles: ['admin'] });
  const [row] = await ofTeam(second.team);
  const content = { kind: 'WRITE_UP', id: row?._id ?? '' } as const;
  await platform.call(
    moderationCalls.fold,
    { params: content, body: { Reason: '含有广告' } },
    { token },
  );
  for (const caller of [{}, first]) {
    expect((await list(caller)).data.map(({ Team }) => Team)).toEqual([first.team]);
    expect(await ofTeam(second.team, caller)).toEqual([]);
    expect(await textOf(row?.Text ?? '', caller)).toEqual([]);
  }
  for (const caller of [second, { token }])
    expect(await ofTeam(second.team, caller)).toMatchObject([{ CollapsedReason: '含有广告' }]);
  await platform.call(moderationCalls.restore, { params: content }, { token });
  expect(await ofTeam(second.team)).toMatchObject([{ CollapsedReason: null }]);
});

it('is deleted by its team alone, and may be written anew', async () => {
  const [row] = await ofTeam(second.team);
  const one = { params: { id: row?._id ?? '' } };
  expect(await platform.refusal(writeUpCalls.remove, one, first)).toMatchObject({
    code: 'NOT_FOUND',
  });
  await platform.call(writeUpCalls.remove, one, second);
  expect(await platform.refusal(writeUpCalls.remove, one, second)).toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(await platform.refusal(writeUpCalls.save, input('旧的', 1), second)).toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('已被删除'),
  });
  expect(await save(second, '新的')).toMatchObject({ Version: 1 });
});
