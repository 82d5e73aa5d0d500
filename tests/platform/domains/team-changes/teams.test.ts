import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { chatCalls } from '@whaletide/schema/domains/chat/rest.ts';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { leaderboardCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { submissionCalls } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { applicationCalls, teamCalls } from '@whaletide/schema/domains/teams/rest.ts';
import { competitions } from '#platform/src/domains/competitions/tables.ts';
import { teams } from '#platform/src/domains/teams/tables.ts';
import {
  makeCompetition,
  resultFile,
  type TestCompetition,
} from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, refOf, reviewed, submit, upload } from '#tests/platform/support/submitting.ts';
import { type Entrant, teamwork } from './support.ts';

const CAP = 3;
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let platform: TestPlatform;
let competition: TestCompetition;
let call: ReturnType<typeof teamwork>;
let a: Entrant;
let b: Entrant;
let c: Entrant;
let round = 0;

const start = async (changes: Partial<typeof competitions.$inferInsert> = {}) => {
  competition = await makeCompetition(platform, {
    competition: { maxMembersPerTeam: CAP, ...changes },
  });
  round += 1;
  // Sign-ups are limited by the minute.
  platform.clock.advance(60_000);
  [a, b, c] = await Promise.all([
    enter(platform, competition, `a${round}`),
    enter(platform, competition, `b${round}`),
    enter(platform, competition, `c${round}`),
  ]);
};

const submitted = async (by: Entrant, right: number) => {
  platform.clock.advance(1_000);
  const work = await submit(platform, competition, by.token, resultFile(right));
  return reviewed(platform, by.token, work._id);
};

const used = async (by: Entrant) => {
  const query = { Task: competition.taskId };
  const { data } = await platform.call(submissionCalls.quotas, { query }, { token: by.token });
  return data[0]?.totalValidSubmissionCount;
};

const board = async () => {
  const params = { id: competition.taskId };
  const query = { page: 1, perPage: 50 };
  const { data } = await platform.call(leaderboardCalls.taskPublic, { params, query });
  return data.map(({ Team, Score, Entries }) => [Team, Score, Entries]);
};

const teamOf = async (by: Entrant) => {
  const query = { ids: competition.id };
  const { data } = await platform.call(competitionCalls.states, { query }, { token: by.token });
  return data[0]?.team ?? '';
};

beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
  call = teamwork(platform);
});
afterAll(() => platform.close());

describe('merging', () => {
  it('is asked for, accepted by the receiving captain, and brings members, works and bests along', async () => {
    await start();
    await submitted(a, 2);
    await submitted(a, 4);
    await submitted(b, 3);
    const asked = await call.apply(a, b.team);
    expect(asked).toMatchObject({ Type: 0, From: a.team, To: b.team, Status: 0 });
    expect((await call.inbox(b, b.team)).data).toEqual([asked]);
    expect((await call.inbox(a, a.team, false)).data).toEqual([asked]);
    expect((await call.told(b))[0]).toBe(5);

    expect((await call.answer(b, asked._id, 1)).Status).toBe(1);
    const merged = await call.get(b.team);
    expect(merged).toMatchObject({ Captain: b.id, Members: [b.id, a.id], Deleted: false });
    expect(await call.get(a.team)).toMatchObject({ Deleted: true, Members: [] });
    expect(await teamOf(a)).toBe(b.team);
    expect([await used(a), await used(b)]).toEqual([3, 3]);
    expect(await board()).toEqual([[b.team, 1, 3]]);
    for (const one of [a, b]) expect((await call.told(one))[0]).toBe(4);
    const params = { id: competition.id };
    expect((await platform.call(competitionCalls.get, { params })).TeamsNumber).toBe(2);
    expect(await call.broken(CAP)).toEqual([]);
  });

  it('shows beforehand what both have used together, to members of either', async () => {
    await start();
    await submitted(a, 1);
    await submitted(b, 1);
    const input = { params: { id: b.team }, query: { With: a.team } };
    const { data } = await platform.call(teamCalls.quotas, input, { token: a.token });
    expect(data).toMatchObject([
      { Task: competition.taskId, totalValidSubmissionCount: 2, dailyValidSubmissionCount: 2 },
    ]);
    const refusal = await platform.refusal(teamCalls.quotas, input, { token: c.token });
    expect(refusal.code).toBe('NOT_FOUND');
    const elsewhere = await enter(platform, await makeCompetition(platform), `e${round}`);
    const apart = { params: { id: b.team }, query: { With: elsewhere.team } };
    expect(await platform.refusal(teamCalls.quotas, apart, { token: b.token })).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: '两支团队不在同一场比赛',
    });
  });

  it('counts what is under way: a work submitted before the merge is reviewed for the new team', async () => {
    await start();
    const work = await submit(platform, competition, a.token, resultFile(4));
    await call.merge(a, b);
    expect(await reviewed(platform, b.token, work._id)).toMatchObject({ Status: 1, Team: b.team });
    expect(await board()).toEqual([[b.team, 1, 1]]);
  });

  it('holds the limit over both', async () => {
    await start();
    for (const one of [a, a, b]) await submitted(one, 1);
    await call.merge(a, b);
    const result = refOf(await upload(platform, a.token, resultFile(1)));
    const body = { Task: competition.taskId, result };
    const refusal = await platform.refusal(submissionCalls.submit, { body }, { token: a.token });
    expect(refusal.message).toMatch('今日的提交次数已用完');
  });

  it('is refused above the cap, when asked for and when accepted', async () => {
    await start();
    const d = await enter(platform, competition, `d${round}`);
    const waiting = await call.apply(c, a.team);
    const body = { Type: 0, To: a.team, Content: '加我' };
    await call.merge(d, c);
    await call.merge(b, a);
    const late = await platform.refusal(
      applicationCalls.answer,
      { params: { id: waiting._id }, body: { Status: 1 } },
      { token: a.token },
    );
    expect(late).toMatchObject({ code: 'CONFLICT', message: '合并后将有4人，超过团队人数上限3人' });
    const refusal = await platform.refusal(applicationCalls.create, { body }, { token: c.token });
    expect(refusal.code).toBe('CONFLICT');
    const received = (await call.inbox(a, a.team)).data;
    expect(received.find(({ _id }) => _id === waiting._id)?.Status).toBe(0);
    expect(await call.broken(CAP)).toEqual([]);
  });

  it('closes what else the merged team had pending, and says so', async () => {
    await start();
    const toA = await call.apply(c, a.team);
    await call.apply(a, c.team);
    await call.merge(a, b);
    expect((await call.inbox(c, c.team, false)).data).toMatchObject([{ _id: toA._id, Status: 2 }]);
    expect((await call.inbox(c, c.team)).data).toMatchObject([{ Status: 3 }]);
    expect((await call.told(c)).slice(0, 2).toSorted()).toEqual([6, 7]);
  });

  it('is rejected by the recipient, withdrawn by the sender, and asked for once at a time', async () => {
    await start();
    const first = await call.apply(a, b.team);
    await expect(call.apply(a, b.team)).rejects.toThrow('已有一条相同的申请等待处理');
    await expect(call.answer(a, first._id, 1)).rejects.toThrow('只有接收方可以处理');
    expect((await call.answer(b, first._id, 2)).Status).toBe(2);
    expect((await call.told(a))[0]).toBe(6);
    await expect(call.answer(b, first._id, 1)).rejects.toThrow('该申请已被处理');
    const second = await call.apply(a, b.team);
    await expect(call.answer(b, second._id, 3)).rejects.toThrow('只有申请方可以撤回');
    expect((await call.answer(a, second._id, 3)).Status).toBe(3);
    expect((await call.told(b))[0]).toBe(7);
    expect(await teamOf(a)).toBe(a.team);
  });

  it('counts the pending requests of each team for whoever has to answer', async () => {
    await start();
    await call.apply(a, b.team);
    await call.apply(c, b.team);
    const count = async (by: Entrant) => {
      const query = { Team: `${b.team},${a.team}` };
      return (await platform.call(applicationCalls.pending, { query }, { token: by.token })).data;
    };
    expect(await count(b)).toEqual([{ Team: b.team, Count: 2 }]);
    expect(await count(a)).toEqual([{ Team: a.team, Count: 0 }]);
    expect((await call.inbox(b, b.team, true, 0)).totalNum).toBe(2);
  });

  it('is nobody else’s to see or to answer', async () => {
    await start();
    const asked = await call.apply(a, b.team);
    await expect(call.answer(c, asked._id, 1)).rejects.toThrow('404 NOT_FOUND');
    await expect(call.inbox(c, b.team)).rejects.toThrow('404 NOT_FOUND');
  });
});

describe('parting', () => {
  it('by leave: with the captain’s consent, into a team of one that keeps the counts', async () => {
    await start();
    await submitted(a, 4);
    await submitted(b, 2);
    await call.merge(a, b);
    const asked = await call.part(a, 2, b.team);
    expect((await call.told(b))[0]).toBe(10);
    expect((await call.inbox(b, b.team, true, 0)).data).toEqual([asked]);
    await call.answer(b, asked._id, 1);

    const own = await teamOf(a);
    expect(own).not.toBe(b.team);
    expect(await call.get(own)).toMatchObject({ Captain: a.id, Members: [a.id] });
    expect([await used(a), await used(b)]).toEqual([2, 2]);
    // The best stays with the team that it was given to.
    expect(await board()).toEqual([[b.team, 1, 2]]);
    for (const one of [a, b]) expect((await call.told(one))[0]).toBe(8);

    // Joined again, what both have counted is still counted once.
    await call.merge({ ...a, team: own }, b);
    expect([await used(a), await used(b)]).toEqual([2, 2]);
    expect(await call.broken(CAP)).toEqual([]);
  });

  it('what one hadn’t read of the team’s conversation doesn’t wait any more', async () => {
    await start();
    await call.merge(a, b);
    const talk = await platform.call(chatCalls.openTeam, { params: { id: b.team } }, b);
    const body = { Content: '明天见' };
    await platform.call(chatCalls.send, { params: { id: talk._id }, body }, b);
    const waiting = async () => {
      const query = { page: 1, perPage: 10, type: 'CHAT' as const, hasRead: false };
      return (await platform.call(notificationCalls.list, { query }, a)).data.length;
    };
    expect(await waiting()).toBe(1);
    const asked = await call.part(a, 2, b.team);
    await call.answer(b, asked._id, 1);
    expect(await waiting()).toBe(0);
  });

  it('by removal: with the member’s consent', async () => {
    await start();
    await call.merge(a, b);
    await expect(call.part(a, 1, b.team, b.id)).rejects.toThrow('只有队长可以执行该操作');
    const asked = await call.part(b, 1, b.team, a.id);
    expect((await call.inbox(a, b.team, true)).data).toEqual([asked]);
    expect((await call.told(a))[0]).toBe(12);
    await expect(call.answer(b, asked._id, 1)).rejects.toThrow('只有接收方可以处理');
    await call.answer(a, asked._id, 2);
    expect((await call.told(b))[0]).toBe(14);
    const again = await call.part(b, 1, b.team, a.id);
    await call.answer(a, again._id, 1);
    expect((await call.get(b.team)).Members).toEqual([b.id]);
  });

  it('not of the captain, before another is captain', async () => {
    await start();
    await call.merge(a, b);
    await expect(call.part(b, 2, b.team)).rejects.toThrow('团队有其他成员，需移交队长后才能离开');
    const input = { params: { id: b.team }, body: { userId: a.id } };
    await platform.call(teamCalls.transfer, input, { token: b.token });
    expect((await call.told(a))[0]).toBe(11);
    const asked = await call.part(b, 2, b.team);
    await call.answer(a, asked._id, 1);
    expect(await call.get(b.team)).toMatchObject({ Captain: a.id, Members: [a.id] });
  });

  it('by dissolving: each gets the works they submitted and the counts of all', async () => {
    await start();
    await submitted(a, 4);
    await submitted(b, 2);
    await call.merge(a, b);
    const params = { id: b.team };
    await platform.call(teamCalls.dissolve, { params }, { token: b.token });
    const [ofA, ofB] = [await teamOf(a), await teamOf(b)];
    expect(new Set([ofA, ofB, a.team, b.team]).size).toBe(4);
    expect(await board()).toEqual([
      [ofA, 1, 1],
      [ofB, 0.5, 1],
    ]);
    expect([await used(a), await used(b)]).toEqual([2, 2]);
    for (const one of [a, b]) expect((await call.told(one))[0]).toBe(9);
    expect(await call.broken(CAP)).toEqual([]);
  });
});

describe('a team’s face', () => {
  it('is changed by its captain; receiving and full are one state', async () => {
    await start();
    const own = { token: a.token };
    const params = { id: a.team };
    const Image = refOf(
      await upload(platform, a.token, PNG, { name: '队.png', purpose: 'avatar' }),
    );
    const body = { Name: ' 听潮 ', Description: '一起听潮', Image };
    const nameless = { params, body: { Name: ' ' } };
    expect((await platform.refusal(teamCalls.update, nameless, own)).code).toBe('BAD_USER_INPUT');
    const edited = await platform.call(teamCalls.update, { params, body }, own);
    expect(edited).toMatchObject({ Name: '听潮', Description: '一起听潮', IsFull: false });
    expect(edited.Image).toBe(`/files/${Image.key}`);
    const closed = await platform.call(teamCalls.setFull, { params, body: { IsFull: true } }, own);
    expect(closed).toMatchObject({ IsFull: true, ReceiveApplication: false });
    await expect(call.apply(b, a.team)).rejects.toThrow('该团队已满员或已停止接收申请');
    const open = { params, body: { ReceiveApplication: true } };
    expect((await platform.call(teamCalls.update, open, own)).IsFull).toBe(false);
    const other = await platform.refusal(teamCalls.update, { params, body }, { token: b.token });
    expect(other.code).toBe('FORBIDDEN');
    const foreign = await platform.refusal(
      teamCalls.update,
      { params: { id: b.team }, body: { Image } },
      { token: b.token },
    );
    expect(foreign).toMatchObject({ code: 'NOT_FOUND', field: 'Image' });
  });

  it('is full at the cap, whatever the captain said', async () => {
    await start({ maxMembersPerTeam: 2 });
    await call.merge(a, b);
    expect(await call.get(b.team)).toMatchObject({ IsFull: true, ReceiveApplication: false });
    await expect(call.apply(c, b.team)).rejects.toThrow('超过团队人数上限2人');
  });

  it('keeps its name where the organizer has locked it', async () => {
    await start({ teamNameLocked: true });
    const input = { params: { id: a.team }, body: { Name: '听潮' } };
    const refusal = await platform.refusal(teamCalls.update, input, { token: a.token });
    expect(refusal).toEqual({
      code: 'CONFLICT',
      message: '团队名称已锁定，不能修改',
      field: 'Name',
    });
  });

  it('stands in the list of its competition, by a literal part of its name', async () => {
    await start();
    const list = (query: object) =>
      platform.call(teamCalls.list, { query: { Competition: competition.id, ...query } });
    const first = await list({ perPage: 2 });
    expect(first).toMatchObject({ totalNum: 3, page: 1, perPage: 2 });
    expect(first.data).toHaveLength(2);
    expect((await list({ Name: `a${round}` })).data.map(({ _id }) => _id)).toEqual([a.team]);
    expect((await list({ Name: '%' })).totalNum).toBe(0);
    await call.merge(a, b);
    expect((await list({})).data.map(({ _id }) => _id)).not.toContain(a.team);
  });
});

describe('locks', () => {
  it('a banned team changes nothing', async () => {
    await start();
    await call.merge(a, b);
    await platform.database.db.update(teams).set({ banned: true }).where(eq(teams.id, b.team));
    const notice = '你的团队已被禁赛，如有疑问请提交工单';
    const params = { id: b.team };
    const own = { token: b.token };
    const refusals = [
      await platform.refusal(teamCalls.update, { params, body: { Name: '听潮' } }, own),
      await platform.refusal(teamCalls.dissolve, { params }, own),
      await platform.refusal(teamCalls.transfer, { params, body: { userId: a.id } }, own),
    ];
    expect(refusals.map(({ message }) => message)).toEqual([notice, notice, notice]);
    await expect(call.part(a, 2, b.team)).rejects.toThrow(notice);
    await expect(call.apply(b, c.team)).rejects.toThrow(notice);
    await expect(call.apply(c, b.team)).rejects.toThrow('被禁赛的团队不能合并');
  });

  it('after the end teams stay as they are', async () => {
    await start();
    await call.merge(a, b);
    const asked = await call.apply(c, b.team);
    await platform.database.db
      .update(competitions)
      .set({ endDate: platform.clock.now })
      .where(eq(competitions.id, competition.id));
    const over = '比赛已经结束，团队不可变更';
    await expect(call.answer(b, asked._id, 1)).rejects.toThrow(over);
    await expect(call.part(a, 2, b.team)).rejects.toThrow(over);
    const refusal = await platform.refusal(
      teamCalls.dissolve,
      { params: { id: b.team } },
      { token: b.token },
    );
    expect(refusal.message).toBe(over);
    expect((await call.get(b.team)).Settled).toBe(true);
  });

  it('the older calls do the same', async () => {
    await start();
    const applying = (content: string) =>
      [teamCalls.apply, { params: { id: b.team }, body: { content } }, { token: a.token }] as const;
    expect(await platform.refusal(...applying(' '))).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: '申请说明不能为空',
    });
    const asked = await platform.call(...applying('你好'));
    expect((await platform.refusal(...applying('再次'))).code).toBe('CONFLICT');
    await call.answer(b, asked._id, 1);
    const another = { params: { id: c.team }, body: { content: '我不是队长' } };
    expect((await platform.refusal(teamCalls.apply, another, a)).code).toBe('FORBIDDEN');
    const input = { params: { id: b.team, userId: a.id } };
    const leave = await platform.call(teamCalls.removeMember, input, { token: a.token });
    expect(leave).toMatchObject({ Type: 2, Member: a.id, Team: b.team });
    await call.answer(a, leave._id, 3);
    const removal = await platform.call(teamCalls.removeMember, input, { token: b.token });
    expect(removal).toMatchObject({ Type: 1, Member: a.id });
    const captain = { params: { id: b.team, userId: b.id } };
    expect(await platform.refusal(teamCalls.removeMember, captain, b)).toMatchObject({
      code: 'CONFLICT',
      message: '团队有其他成员，需移交队长后才能离开',
    });
  });
});

describe('the name of a team', () => {
  const rename = ({ team, token }: Entrant, Name: string) =>
    [teamCalls.update, { params: { id: team }, body: { Name } }, { token }] as const;

  it('is nobody else’s in the competition, in any case and width, until that team ceases', async () => {
    await start();
    await platform.call(...rename(a, 'Deep Tide'));
    expect(await platform.refusal(...rename(b, ' ｄｅｅｐ tide '))).toMatchObject({
      code: 'CONFLICT',
      message: '该队名已被使用',
      field: 'Name',
    });
    expect((await call.get(b.team)).Name).toBe(`b${round}的团队`);
    // One's own in other letters is no other's, and another competition has names of its own.
    await platform.call(...rename(a, 'DEEP TIDE'));
    const [before, others] = [a, b];
    await start();
    await platform.call(...rename(b, 'Deep Tide'));
    await call.merge(before, others);
    await platform.call(...rename(others, 'Deep Tide'));
    expect((await call.get(others.team)).Name).toBe('Deep Tide');
  });

  it('of a new team has a number where its captain has left one of that name', async () => {
    await start();
    await call.merge(b, a);
    const captain = { params: { id: a.team }, body: { userId: b.id } };
    await platform.call(teamCalls.transfer, captain, { token: a.token });
    await call.answer(b, (await call.part(a, 2, a.team))._id, 1);
    expect((await call.get(a.team)).Name).toBe(`a${round}的团队`);
    expect((await call.get(await teamOf(a))).Name).toBe(`a${round}的团队2`);
  });

  it('of a dissolved team is its captain’s again', async () => {
    await start();
    await call.merge(b, a);
    await platform.call(teamCalls.dissolve, { params: { id: a.team } }, { token: a.token });
    expect((await call.get(await teamOf(a))).Name).toBe(`a${round}的团队`);
  });
});
