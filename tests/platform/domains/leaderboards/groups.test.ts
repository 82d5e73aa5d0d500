import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eq, like } from 'drizzle-orm';
import {
  type GroupSettings,
  leaderboardGroupCalls as calls,
} from '@whaletide/schema/domains/leaderboards/rest/leaderboard-groups.ts';
import { groupLimits } from '@whaletide/schema/domains/leaderboards/rules/leaderboard-groups.ts';
import { competitions, tasks } from '#platform/src/domains/competitions/tables.ts';
import { inheritLeaderboards } from '#platform/src/domains/leaderboards/store/groups.ts';
import { leaderboardGroups, leaderboardTeams } from '#platform/src/domains/leaderboards/tables.ts';
import { teams } from '#platform/src/domains/teams/tables.ts';
import { newId } from '#platform/src/ids.ts';
import {
  makeCompetition,
  resultFile,
  type TestCompetition,
} from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, reviewed, submit } from '#tests/platform/support/submitting.ts';
import { HOUR } from '@whaletide/schema/shared/rules/time.ts';

let platform: TestPlatform;
let competition: TestCompetition;
/** Two hours after the first results. */
let later: string;
const entrants = new Map<string, Awaited<ReturnType<typeof enter>>>();

const send = async (name: string, publicRight: number, privateRight: number) => {
  const token = entrants.get(name)?.token ?? '';
  platform.clock.advance(1_000);
  const content = resultFile(publicRight, privateRight);
  const { _id } = await submit(platform, competition, token, content);
  await reviewed(platform, token, _id);
};

beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
  competition = await makeCompetition(platform);
  for (const name of ['school', 'company', 'pupil', 'firm'])
    entrants.set(name, await enter(platform, competition, name));
  await send('school', 4, 0);
  await send('company', 3, 1);
  await send('pupil', 3, 2);
  await send('firm', 1, 4);
  platform.clock.advance(2 * HOUR);
  later = platform.clock.now.toISOString();
  await send('firm', 2, 0);
  await send('pupil', 1, 0);
});
afterEach(async () => {
  await platform.database.db.delete(leaderboardGroups);
});
afterAll(() => platform.close());

const nameOf = (team: string) => [...entrants].find(([, one]) => one.team === team)?.[0];
const teamOf = (name: string) => entrants.get(name)?.team ?? '';
const organizer = () => ({ token: competition.organizer.token });
const query = (Board: 'public' | 'private' = 'public') => ({ page: 1, perPage: 50, Board });

const board = (Name: string, changes: Partial<GroupSettings['leaderboards'][number]> = {}) => ({
  Name,
  IsActivated: true,
  StartDate: null,
  EndDate: null,
  AllTeams: false,
  ...changes,
});

/** A group of the task with these boards, and their ids by name. */
const makeGroup = async (
  leaderboards: GroupSettings['leaderboards'],
  changes: Partial<GroupSettings> = {},
) => {
  const body = { Task: competition.taskId, Name: '参赛组别', IsActivated: true, leaderboards };
  const group = await platform.call(calls.create, { body: { ...body, ...changes } }, organizer());
  return { group, ids: new Map(group.leaderboards.map(({ Name, _id }) => [Name, _id])) };
};

const put = (id: string, names: string[]) =>
  platform.call(
    calls.setTeams,
    { params: { id }, body: { Add: names.map(teamOf), Remove: [] } },
    organizer(),
  );

const rowsOf = async (id: string, side: 'public' | 'private' = 'public') => {
  const { data } = await platform.call(calls.board, { params: { id }, query: query(side) });
  return data.map(({ Team, Rank, Position, Score }) => [nameOf(Team), Rank, Position, Score]);
};

const show = (changes: { showLeaderboard?: boolean; showPrivateLeaderboard?: boolean }) =>
  platform.database.db.update(tasks).set(changes).where(eq(tasks.id, competition.taskId));

describe('a board of some teams', () => {
  it('ranks those that were chosen for it among themselves, by the order of every board', async () => {
    const { ids } = await makeGroup([board('高校组'), board('企业组')]);
    const [schools = '', firms = ''] = ids.values();
    await put(schools, ['pupil', 'school']);
    expect(await put(firms, ['company', 'firm'])).toMatchObject({ TeamsNumber: 2 });
    expect(await rowsOf(schools)).toEqual([
      ['school', 1, 1, 1],
      ['pupil', 2, 2, 0.75],
    ]);
    expect(await rowsOf(firms)).toEqual([
      ['company', 1, 1, 0.75],
      ['firm', 2, 2, 0.5],
    ]);
  });

  it('keeps ranks across pages, and ends with its last page', async () => {
    const { ids } = await makeGroup([board('全部', { AllTeams: true })]);
    const params = { id: ids.get('全部') ?? '' };
    const second = await platform.call(calls.board, {
      params,
      query: { ...query(), page: 2, perPage: 2 },
    });
    expect(second.totalNum).toBe(4);
    expect(second.data.map(({ Team, Rank, Position }) => [nameOf(Team), Rank, Position])).toEqual([
      ['pupil', 2, 3],
      ['firm', 4, 4],
    ]);
    const beyond = { ...query(), page: 9, perPage: 2 };
    expect(await platform.call(calls.board, { params, query: beyond })).toMatchObject({
      data: [],
      totalNum: 4,
    });
  });

  it('gives the own row to who stands on it, and none to others', async () => {
    const { ids } = await makeGroup([board('高校组')]);
    const params = { id: ids.get('高校组') ?? '' };
    await put(params.id, ['school', 'pupil']);
    const mine = (name: string) =>
      platform.call(calls.mine, { params, query: query() }, { token: entrants.get(name)?.token });
    expect((await mine('pupil')).row).toMatchObject({ Rank: 2, Position: 2, Score: 0.75 });
    const { row, data } = await mine('firm');
    expect([row, data.map(({ Team }) => nameOf(Team))]).toEqual([null, ['school', 'pupil']]);
  });

  it('loses the teams that are taken off, and takes none of another competition', async () => {
    const { ids, group } = await makeGroup([board('企业组')]);
    const params = { id: ids.get('企业组') ?? '' };
    await put(params.id, ['company', 'firm']);
    const body = { Add: [], Remove: [teamOf('company')] };
    await platform.call(calls.setTeams, { params, body }, organizer());
    expect((await rowsOf(params.id)).map(([name]) => name)).toEqual(['firm']);
    const other = await makeCompetition(platform);
    const stranger = await enter(platform, other, 'stranger');
    expect(
      await platform.refusal(
        calls.setTeams,
        { params, body: { Add: [stranger.team], Remove: [] } },
        organizer(),
      ),
    ).toMatchObject({ code: 'NOT_FOUND', field: 'Add' });
    const { db } = platform.database;
    const crowd = Array.from({ length: groupLimits.teams }, (_, at) => ({
      id: newId(),
      competitionId: competition.id,
      name: `人群${at}`,
      captainId: competition.organizer.id,
      createDate: platform.clock.now,
    }));
    await db.insert(teams).values(crowd);
    const rows = crowd.map(({ id: teamId }) => ({ leaderboardId: params.id, teamId }));
    await db.insert(leaderboardTeams).values(rows);
    const more = { params, body: { Add: [teamOf('school')], Remove: [] } };
    expect((await platform.refusal(calls.setTeams, more, organizer())).code).toBe('CONFLICT');
    await db.delete(leaderboardTeams);
    await db.delete(teams).where(like(teams.name, '人群%'));
    const nameless = { Name: ' ', IsActivated: true, leaderboards: [board('高校组')] };
    const renaming = { params: { id: group._id }, body: nameless };
    expect((await platform.refusal(calls.update, renaming, organizer())).code).toBe(
      'BAD_USER_INPUT',
    );
  });

  it('is inherited by the teams that come out of one of its own', async () => {
    const { ids } = await makeGroup([board('高校组')]);
    const id = ids.get('高校组') ?? '';
    await put(id, ['school']);
    const { db } = platform.database;
    await inheritLeaderboards(db, teamOf('school'), [teamOf('pupil'), teamOf('school')]);
    expect((await rowsOf(id)).map(([name]) => name)).toEqual(['school', 'pupil']);
  });
});

describe('a board of a part of the time', () => {
  it('counts the results of that time only', async () => {
    const { ids } = await makeGroup([
      board('第一周', { AllTeams: true, EndDate: later }),
      board('第二周', { AllTeams: true, StartDate: later }),
    ]);
    const [first = '', second = ''] = ids.values();
    expect(await rowsOf(first)).toEqual([
      ['school', 1, 1, 1],
      ['company', 2, 2, 0.75],
      ['pupil', 2, 3, 0.75],
      ['firm', 4, 4, 0.25],
    ]);
    expect(await rowsOf(second)).toEqual([
      ['firm', 1, 1, 0.5],
      ['pupil', 2, 2, 0.25],
    ]);
  });
});

describe('what is not open', () => {
  const refusal = (id: string, side: 'public' | 'private' = 'public') =>
    platform.refusal(calls.board, { params: { id }, query: query(side) });

  it('no private score comes out before the task’s own private board opens', async () => {
    const { ids } = await makeGroup([
      board('高校组', { AllTeams: true }),
      board('第一周', { AllTeams: true, EndDate: later }),
    ]);
    const [all = '', week = ''] = ids.values();
    expect((await refusal(all, 'private')).code).toBe('NOT_FOUND');
    const params = { id: all };
    const token = entrants.get('school')?.token;
    const mine = { params, query: query('private') };
    expect((await platform.refusal(calls.mine, mine, { token })).code).toBe('NOT_FOUND');
    // Not to who manages it either: organizers read the standings.
    expect((await platform.refusal(calls.mine, mine, organizer())).code).toBe('NOT_FOUND');

    await show({ showPrivateLeaderboard: true });
    expect((await rowsOf(all, 'private')).map(([name]) => name)).toEqual([
      'firm',
      'pupil',
      'company',
      'school',
    ]);
    // A week's board would tell private scores of works that were not chosen for the end.
    expect((await refusal(week, 'private')).code).toBe('NOT_FOUND');
    await show({ showPrivateLeaderboard: false });
  });

  it('public ranks come along only while the public board is shown', async () => {
    const { ids } = await makeGroup([board('高校组')]);
    const id = ids.get('高校组') ?? '';
    await put(id, ['school', 'pupil']);
    const publicRanks = async () => {
      const input = { params: { id }, query: query('private') };
      const { data } = await platform.call(calls.board, input);
      return data.map(({ Team, PublicRank }) => [nameOf(Team), PublicRank]);
    };
    await show({ showPrivateLeaderboard: true });
    expect(await publicRanks()).toEqual([
      ['pupil', 2],
      ['school', 1],
    ]);
    await show({ showLeaderboard: false });
    expect(await publicRanks()).toEqual([
      ['pupil', null],
      ['school', null],
    ]);
    expect((await refusal(id)).code).toBe('NOT_FOUND');
    await show({ showLeaderboard: true, showPrivateLeaderboard: false });
  });

  it.each([
    ['a board', { IsActivated: true }, { IsActivated: false }],
    ['a group', { IsActivated: false }, { IsActivated: true }],
  ])('%s that is not activated is its managers’ only', async (_, group, own) => {
    const { group: made, ids } = await makeGroup(
      [board('隐藏组', { AllTeams: true, ...own })],
      group,
    );
    expect((await refusal(ids.get('隐藏组') ?? '')).code).toBe('NOT_FOUND');
    const listed = async (managed: boolean, caller = {}) => {
      const input = { query: { Task: competition.taskId, managed } };
      return (await platform.call(calls.groups, input, caller)).data.map(({ _id }) => _id);
    };
    expect(await listed(false)).not.toContain(made._id);
    expect(await listed(false, organizer())).not.toContain(made._id);
    expect(await listed(true, organizer())).toContain(made._id);
    expect(await listed(true, { token: entrants.get('school')?.token })).toEqual([]);
    expect(await listed(true)).toEqual([]);
  });

  it('groups of a draft, and of a task that shows no board, are nobody’s', async () => {
    const hidden = await makeCompetition(platform);
    const token = hidden.organizer.token;
    const body = {
      Task: hidden.taskId,
      Name: '组别',
      IsActivated: true,
      leaderboards: [board('甲', { AllTeams: true })],
    };
    const group = await platform.call(calls.create, { body }, { token });
    const ask = async () =>
      (await platform.call(calls.groups, { query: { Task: hidden.taskId } })).data.length;
    expect(await ask()).toBe(1);
    const { db } = platform.database;
    await db.update(tasks).set({ showLeaderboard: false }).where(eq(tasks.id, hidden.taskId));
    expect(await ask()).toBe(0);
    await db.update(tasks).set({ showLeaderboard: true }).where(eq(tasks.id, hidden.taskId));
    await db.update(competitions).set({ published: false }).where(eq(competitions.id, hidden.id));
    expect(await ask()).toBe(0);
    expect((await refusal(group.leaderboards[0]?._id ?? '')).code).toBe('NOT_FOUND');
  });
});

describe('what organizers do', () => {
  it('a board that stays keeps its teams, one that is left out goes', async () => {
    const { group, ids } = await makeGroup([board('高校组'), board('企业组')]);
    const [schools = '', firms = ''] = ids.values();
    await put(schools, ['school']);
    const leaderboards = [
      { ...board('新组'), AllTeams: true },
      { ...board('高校'), _id: schools },
    ];
    const body = { Name: '组别', IsActivated: true, leaderboards };
    const saved = await platform.call(
      calls.update,
      { params: { id: group._id }, body },
      organizer(),
    );
    expect(saved.leaderboards.map(({ Name, TeamsNumber }) => [Name, TeamsNumber])).toEqual([
      ['新组', 0],
      ['高校', 1],
    ]);
    expect(
      (await platform.refusal(calls.board, { params: { id: firms }, query: query() })).code,
    ).toBe('NOT_FOUND');
    await platform.call(calls.remove, { params: { id: group._id } }, organizer());
    expect(
      (await platform.refusal(calls.board, { params: { id: schools }, query: query() })).code,
    ).toBe('NOT_FOUND');
  });

  it('a board of another group can’t be taken over', async () => {
    const other = await makeGroup([board('甲')]);
    const { group } = await makeGroup([board('乙')]);
    const foreign = other.group.leaderboards[0]?._id ?? '';
    const body = {
      Name: '组别',
      IsActivated: true,
      leaderboards: [{ ...board('甲'), _id: foreign }],
    };
    expect(
      await platform.refusal(calls.update, { params: { id: group._id }, body }, organizer()),
    ).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('what is wrong is said at its field, and nothing is kept of it', async () => {
    const body = { Task: competition.taskId, Name: '坏组', IsActivated: true };
    const wrong = [board('甲', { StartDate: later, EndDate: later })];
    expect(
      await platform.refusal(calls.create, { body: { ...body, leaderboards: wrong } }, organizer()),
    ).toEqual({
      code: 'BAD_USER_INPUT',
      field: 'leaderboards.0.EndDate',
      message: '结束时间应晚于开始时间',
    });
    const input = { query: { Task: competition.taskId, managed: true } };
    const { data } = await platform.call(calls.groups, input, organizer());
    expect(data.map(({ Name }) => Name)).not.toContain('坏组');
  });

  it('the teams are listed with where they stand, by name and by choice', async () => {
    const { ids } = await makeGroup([board('高校组')]);
    const params = { id: ids.get('高校组') ?? '' };
    await put(params.id, ['school']);
    const list = async (more: { Name?: string; Member?: boolean }) => {
      const input = { params, query: { page: 1, perPage: 20, ...more } };
      const { data } = await platform.call(calls.teams, input, organizer());
      return data.map(({ Team, Member }) => [nameOf(Team), Member]);
    };
    expect(await list({ Member: true })).toEqual([['school', true]]);
    expect(await list({ Member: false })).toHaveLength(3);
    expect(await list({ Name: 'firm' })).toEqual([['firm', false]]);
  });

  it('a task takes ten groups', async () => {
    const crowded = await makeCompetition(platform);
    const token = crowded.organizer.token;
    const body = {
      Task: crowded.taskId,
      Name: '组',
      IsActivated: true,
      leaderboards: [board('甲')],
    };
    for (let made = 0; made < 10; made += 1) await platform.call(calls.create, { body }, { token });
    expect((await platform.refusal(calls.create, { body }, { token })).code).toBe('CONFLICT');
  });
});
