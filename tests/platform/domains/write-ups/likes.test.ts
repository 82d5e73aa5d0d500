import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { outcomeCalls } from '@whaletide/schema/domains/managing/rest/outcome.ts';
import { moderationCalls } from '@whaletide/schema/domains/moderation/rest.ts';
import { writeUpCalls } from '@whaletide/schema/domains/write-ups/rest.ts';
import { LEADING_PLACES, type WriteUpSort } from '@whaletide/schema/domains/write-ups/rules.ts';
import { votes } from '#platform/src/domains/votes/tables.ts';
import { forgetWriteUpLikes } from '#platform/src/domains/write-ups/voting.ts';
import {
  endCompetition,
  makeCompetition,
  type TestCompetition,
} from '#tests/platform/support/competition.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter } from '#tests/platform/support/submitting.ts';

const TEAMS = LEADING_PLACES + 2;

let platform: TestPlatform;
let competition: TestCompetition;
let teams: Awaited<ReturnType<typeof enter>>[];
let reader: Person;
/** Ids of the write-ups by place. */
let ids: string[];

beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  competition = await makeCompetition(platform);
  teams = [];
  for (let at = 0; at < TEAMS; at += 1)
    teams.push(await enter(platform, competition, `ranked${at}`));
  await endCompetition(platform, competition.id);
  const params = { id: competition.id };
  const Ranking = teams.map(({ team: Team }) => ({ Team, Reward: '', Coins: 0 }));
  const by = { token: competition.organizer.token };
  await platform.call(outcomeCalls.publishRanking, { params, body: { Ranking } }, by);
  ids = [];
  for (const { token } of teams) {
    const texts = { Approach: '思路', Features: '', Validation: '', FailedAttempts: '', Costs: '' };
    const saved = await platform.call(writeUpCalls.save, { params, body: texts }, { token });
    ids.push(saved._id);
  }
  reader = await writer(platform, '读者');
});
afterAll(() => platform.close());

const idOf = (place: number): string => ids[place - 1] ?? '';
const like = (place: number, by: { token: string } = reader) =>
  platform.call(writeUpCalls.vote, { params: { id: idOf(place) } }, by);
const unlike = (place: number) =>
  platform.call(writeUpCalls.unvote, { params: { id: idOf(place) } }, reader);
const list = async (sort: WriteUpSort, caller: { token?: string } = {}) => {
  const query = { page: 1, perPage: 20, sort };
  const params = { id: competition.id };
  return (await platform.call(writeUpCalls.ofCompetition, { params, query }, caller)).data;
};

it('counts once a member, and is taken back', async () => {
  expect(await like(2)).toMatchObject({ VotesCount: 1, Voted: true });
  expect(await like(2)).toMatchObject({ VotesCount: 1, Voted: true });
  const shownTo = async (caller: { token?: string }) =>
    (await list('rank', caller)).find(({ _id }) => _id === idOf(2));
  expect(await shownTo({})).toMatchObject({ VotesCount: 1, Voted: null });
  expect(await shownTo(competition.organizer)).toMatchObject({ VotesCount: 1, Voted: false });
  expect(await unlike(2)).toMatchObject({ VotesCount: 0, Voted: false });
  expect(await unlike(2)).toMatchObject({ VotesCount: 0, Voted: false });
});

it('isn’t the own team’s, nor of one that isn’t there', async () => {
  const own = { params: { id: idOf(1) } };
  const [first] = teams;
  expect(
    await platform.refusal(writeUpCalls.vote, own, { token: first?.token ?? '' }),
  ).toMatchObject({ code: 'FORBIDDEN', message: '不能给自己团队的方案点赞' });
  const nothing = { params: { id: 'f'.repeat(24) } };
  for (const call of [writeUpCalls.vote, writeUpCalls.unvote])
    expect(await platform.refusal(call, nothing, reader)).toMatchObject({ code: 'NOT_FOUND' });
});

it('orders the list: the first places ahead of the most liked, or all by likes', async () => {
  await like(TEAMS);
  await like(3);
  const placesOf = async (sort: WriteUpSort) => (await list(sort)).map(({ Rank }) => Rank);
  const all = Array.from({ length: TEAMS }, (_, at) => at + 1);
  expect(await placesOf('rank')).toEqual(all);
  expect(await placesOf('leading')).toEqual([...all.slice(0, LEADING_PLACES), TEAMS, TEAMS - 1]);
  expect((await placesOf('votes')).slice(0, 4)).toEqual([3, TEAMS, 1, 2]);
});

it('of a member who is forgotten counts no more', async () => {
  const gone = await writer(platform, '离开的人');
  expect(await like(4, gone)).toMatchObject({ VotesCount: 1 });
  await platform.database.transaction((tx) => forgetWriteUpLikes(tx, gone));
  expect((await list('rank')).find(({ _id }) => _id === idOf(4))).toMatchObject({ VotesCount: 0 });
});

it('goes with the write-up, and can’t be given to one that is folded', async () => {
  const admin = await writer(platform, '管理员', { roles: ['admin'] });
  const params = { kind: 'WRITE_UP' as const, id: idOf(3) };
  await platform.call(moderationCalls.fold, { params, body: { Reason: '与比赛无关' } }, admin);
  const folded = { params: { id: idOf(3) } };
  expect(await platform.refusal(writeUpCalls.vote, folded, reader)).toMatchObject({
    code: 'NOT_FOUND',
  });
  const kept = (id: string) =>
    platform.database.db
      .select()
      .from(votes)
      .where(and(eq(votes.kind, 'WRITE_UP'), eq(votes.targetId, id)));
  expect(await kept(idOf(TEAMS))).toHaveLength(1);
  const own = { params: { id: idOf(TEAMS) } };
  await platform.call(writeUpCalls.remove, own, { token: teams.at(-1)?.token ?? '' });
  expect(await kept(idOf(TEAMS))).toEqual([]);
});
