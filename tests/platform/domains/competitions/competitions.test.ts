import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { competitions } from '#platform/src/domains/competitions/tables.ts';
import { teamCalls } from '@whaletide/schema/domains/teams/rest.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const inDays = (days: number) => new Date(platform.clock.now.getTime() + days * DAY);
const make = (name: string, competition: Parameters<typeof makeCompetition>[1] = {}) =>
  makeCompetition(platform, { ...competition, competition: { name, ...competition.competition } });

const names = async (query: object) => {
  const page = { page: 1, perPage: 100, ...query };
  const { data } = await platform.call(competitionCalls.list, { query: page });
  return data.map(({ Name }) => Name);
};

describe('the list', () => {
  beforeAll(async () => {
    const times = (start: number, end: number | null) => ({
      competition: { startDate: inDays(start), endDate: end === null ? null : inDays(end) },
    });
    await make('old', times(-90, -30));
    const tagged = (start: number, end: number, ...tags: string[]) => ({
      competition: { ...times(start, end).competition, tags },
    });
    await make('recent', tagged(-90, -3, '海洋'));
    await make('running', tagged(-5, 5, '海洋', '表格'));
    await make('soon', times(1, 9));
    await make('sticky', { competition: { ...times(-50, 5).competition, sticky: true } });
    await make('endless', times(-9, null));
    await make('future', times(3, 9));
    await make('hidden', { competition: { published: false } });
    const series = await make('series', {
      competition: { ...times(-90, -60).competition, isSeries: true },
    });
    const child = { seriesId: series.id };
    await make('child 1', { competition: { ...times(-90, -70).competition, ...child } });
    await make('child 2', { competition: { ...times(-80, 20).competition, ...child } });
  });

  it('shows running ones first, sticky and newest before, those to begin, then the ended', async () => {
    expect(await names({})).toEqual([
      'sticky',
      'running',
      'endless',
      'series',
      'soon',
      'future',
      'recent',
      'old',
    ]);
  });

  it('is narrowed by a tag, and tells which tags there are', async () => {
    expect(await names({ Tag: '海洋' })).toEqual(['running', 'recent']);
    expect(await names({ Tag: '海' })).toEqual([]);
    const { data } = await platform.call(competitionCalls.tags, {});
    expect(data).toEqual([
      { Name: '海洋', Count: 2 },
      { Name: '表格', Count: 1 },
    ]);
  });

  it('has one’s own, wherever they were published', async () => {
    const { jwt } = await platform.join('entering');
    const own = async (Status?: number) => {
      const query = { page: 1, perPage: 12, ...(Status !== undefined && { Status }) };
      const { data } = await platform.call(competitionCalls.mine, { query }, { token: jwt });
      return data.map(({ Name }) => Name);
    };
    expect(await own()).toEqual([]);
    for (const name of ['endless', 'running', 'child 2']) {
      const all = { page: 1, perPage: 100, Name: name, seriesDisabled: true };
      const { data } = await platform.call(competitionCalls.list, { query: all });
      const params = { id: data[0]?._id ?? '' };
      await platform.call(competitionCalls.register, { params, body: {} }, { token: jwt });
    }
    expect(await own()).toEqual(['running', 'endless', 'child 2']);
    expect(await own(1)).toEqual(['running', 'endless', 'child 2']);
    expect(await own(2)).toEqual([]);
  });

  it.each([
    ['-StartDate', ['running', 'endless', 'sticky', 'series', 'future', 'soon', 'recent', 'old']],
    ['-UsersNumber', ['endless', 'running', 'sticky', 'series', 'future', 'soon', 'old', 'recent']],
  ])('sorts by %s within what runs, is to begin and has ended', async (sort, expected) => {
    const { db } = platform.database;
    for (const name of ['endless', 'future', 'old'])
      await db.update(competitions).set({ usersNumber: 9 }).where(eq(competitions.name, name));
    expect(await names({ sort })).toEqual(expected);
  });

  it('sorts by what ends soonest, registration before all, the endless last', async () => {
    const { db } = platform.database;
    const close = (name: string, date: Date | null) =>
      db.update(competitions).set({ registerEndDate: date }).where(eq(competitions.name, name));
    for (const name of ['running', 'endless', 'series']) await close(name, null);
    await close('sticky', inDays(1));
    const sorted = await names({ sort: 'EndDate', Status: 1 });
    expect(sorted).toEqual(['sticky', 'running', 'endless']);
  });

  it.each([
    [0, ['soon', 'future']],
    [1, ['sticky', 'running', 'endless']],
    [2, ['series', 'recent', 'old']],
  ])('filters by status %i', async (Status, expected) => {
    expect(await names({ Status })).toEqual(expected);
  });

  it('holds a series’ children inside it, or by themselves where series are disabled', async () => {
    const { data } = await platform.call(competitionCalls.list, {
      query: { page: 1, perPage: 10, Name: 'seri' },
    });
    expect(data[0]?.childrenCompetitions?.map(({ Name }) => Name)).toEqual(['child 1', 'child 2']);
    expect(await names({ seriesDisabled: true })).toEqual(expect.arrayContaining(['child 2']));
    expect(await names({ seriesDisabled: true })).not.toContain('series');
  });

  it('takes the name as it is written, wildcards included', async () => {
    expect(await names({ Name: '%' })).toEqual([]);
    expect(await names({ Name: 'RUNN' })).toEqual(['running']);
  });

  it('pages, and never beyond 100 rows', async () => {
    const query = { page: 2, perPage: 3 };
    const page = await platform.call(competitionCalls.list, { query });
    expect(page).toMatchObject({ totalNum: 8, page: 2, perPage: 3 });
    expect(page.data.map(({ Name }) => Name)).toEqual(['series', 'soon', 'future']);
    const large = { page: 1, perPage: 5000 };
    expect((await platform.call(competitionCalls.list, { query: large })).perPage).toBe(100);
  });
});

describe('an unpublished competition', () => {
  it('is there for its organizer alone, with its stages and tasks', async () => {
    const { id, stageId, taskId, organizer } = await make('draft', {
      competition: { published: false },
    });
    const { token } = organizer;
    const params = { id };
    expect((await platform.call(competitionCalls.get, { params }, { token }))._id).toBe(id);
    const { jwt } = await platform.join('outsider');
    for (const caller of [{}, { token: jwt }]) {
      expect((await platform.refusal(competitionCalls.get, { params }, caller)).code).toBe(
        'NOT_FOUND',
      );
      const stages = { query: { ids: stageId } };
      expect((await platform.call(competitionCalls.stages, stages, caller)).data).toEqual([]);
      const stage = { params: { id: stageId } };
      expect((await platform.refusal(competitionCalls.stage, stage, caller)).code).toBe(
        'NOT_FOUND',
      );
      const tasks = { query: { ids: taskId } };
      expect((await platform.call(competitionCalls.tasks, tasks, caller)).data).toEqual([]);
    }
  });
});

describe('registering', () => {
  const register = (id: string, token: string) =>
    platform.call(competitionCalls.register, { params: { id }, body: {} }, { token });
  const refused = (id: string, token: string) =>
    platform.refusal(competitionCalls.register, { params: { id }, body: {} }, { token });

  it('gives a team of one in the first stage, and counts', async () => {
    const { id, stageId } = await make('open');
    const { user, jwt } = await platform.join('registrant');
    const state = await register(id, jwt);
    expect(state).toMatchObject({
      Competition: id,
      registerStatus: 1,
      currentStage: stageId,
      CompetitionStatus: 0,
      teamBanned: false,
    });
    const team = await platform.call(teamCalls.get, { params: { id: state.team ?? '' } });
    expect(team).toMatchObject({ Captain: user._id, Members: [user._id], Competition: id });
    const competition = await platform.call(competitionCalls.get, { params: { id } });
    expect(competition).toMatchObject({ UsersNumber: 1, TeamsNumber: 1 });
  });

  it('is refused a second time, and changes nothing', async () => {
    const { id } = await make('once');
    const { jwt } = await platform.join('eager');
    await register(id, jwt);
    expect(await refused(id, jwt)).toEqual({ code: 'CONFLICT', message: '你已报名当前比赛' });
    const competition = await platform.call(competitionCalls.get, { params: { id } });
    expect(competition.UsersNumber).toBe(1);
  });

  it.each([
    [{ startDate: 1, endDate: 9 }, '比赛未开始，无法报名'],
    [{ startDate: -9, endDate: 0 }, '比赛已经结束，无法报名'],
    [{ startDate: -9, endDate: 9, registerEndDate: 0 }, '报名已截止'],
  ])('is refused at %j days', async (days, message) => {
    const dates = Object.entries(days).map(([key, value]) => [key, inDays(value)]);
    const { id } = await make('closed', { competition: Object.fromEntries(dates) as object });
    const { jwt } = await platform.join(`late${Math.random().toString(36).slice(2, 9)}`);
    expect(await refused(id, jwt)).toMatchObject({ code: 'CONFLICT', message });
  });

  it('needs a child where the competition is a series', async () => {
    const { id } = await make('series of none', { competition: { isSeries: true } });
    const { jwt } = await platform.join('serial');
    expect((await refused(id, jwt)).code).toBe('CONFLICT');
  });

  it('answers one state for each competition that exists', async () => {
    const { id } = await make('stateful');
    const { jwt: token } = await platform.join('asker');
    const query = { ids: `${id},${'f'.repeat(24)}` };
    const { data } = await platform.call(competitionCalls.states, { query }, { token });
    expect(data).toEqual([
      expect.objectContaining({
        Competition: id,
        registerStatus: null,
        team: null,
        currentStage: null,
      }),
    ]);
  });
});

it('everyone may know what a stage is called, and whose it is', async () => {
  const { id, stageId } = await makeCompetition(platform);
  const stage = await platform.call(competitionCalls.stage, { params: { id: stageId } });
  expect(stage).toMatchObject({ _id: stageId, Competition: { _id: id } });
  expect(stage.Name).not.toBe('');
});
