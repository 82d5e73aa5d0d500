import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  boardRow,
  competition,
  competitionId,
  page,
  stageId,
  taskDocument,
  taskId,
  team,
  teamId,
} from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

const closed = { code: 'NOT_FOUND', message: '暂无该排行榜信息或该排行榜暂未公开' };

describe('a private board', () => {
  it('tells the public rank of each team', async () => {
    rest()
      .get(`/v2/api/tasks/${taskId()}/privateLb`)
      .query({ page: 1, perPage: 50 })
      .reply(200, page([{ ...boardRow(), PublicRank: 4 }, boardRow(1)]));
    const { body } = await gateway().send(
      `{ leaderboard(of: { taskId: "${taskId()}" }, board: PRIVATE) { items { rank publicRank } } }`,
    );
    expect(body.data).toEqual({
      leaderboard: {
        items: [
          { rank: 1, publicRank: 4 },
          { rank: 2, publicRank: null },
        ],
      },
    });
  });
});

describe('a board as its manager sees it', () => {
  it('is asked for with the token, and only of a task or a stage', async () => {
    rest({ reqheaders: { authorization: `Bearer ${TOKEN}` } })
      .get(`/v2/api/stages/${stageId()}/managedLeaderboard`)
      .query({ page: 1, perPage: 50, Board: 'private' })
      .reply(200, page([boardRow()]));
    const ask = (of: string) =>
      `{ leaderboard(of: { ${of} }, board: PRIVATE, managed: true) { items { rank } viewerRow { rank } } }`;
    const stage = ask(`stageId: "${stageId()}"`);
    const { body } = await gateway().send(stage, { token: TOKEN });
    expect(body.data).toEqual({ leaderboard: { items: [{ rank: 1 }], viewerRow: null } });
    const visitor = await gateway().send(stage);
    expect(visitor.body.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    const group = await gateway().send(ask(`leaderboardId: "${'9'.repeat(24)}"`), { token: TOKEN });
    expect(group.body.errors?.[0]).toMatchObject({ message: '请指定任务或阶段' });
  });
});

describe('a board of a group', () => {
  const leaderboardId = '9'.repeat(24);
  const query = (board: string) =>
    `{ leaderboard(of: { leaderboardId: "${leaderboardId}" }, board: ${board}, perPage: 3) { items { rank } viewerRow { rank } templateUrl } }`;

  it('is one shared call for a visitor', async () => {
    rest({ badheaders: ['authorization'] })
      .get(`/v2/api/leaderboards/${leaderboardId}`)
      .query({ page: 1, perPage: 3, Board: 'private' })
      .reply(200, page([boardRow()]));
    const { body } = await gateway().send(query('PRIVATE'));
    expect(body.data).toEqual({
      leaderboard: { items: [{ rank: 1 }], viewerRow: null, templateUrl: null },
    });
  });

  it('comes with the own row in one answer, for a member', async () => {
    rest({ reqheaders: { authorization: `Bearer ${TOKEN}` } })
      .get(`/v2/api/leaderboards/${leaderboardId}/mine`)
      .query({ page: 1, perPage: 3, Board: 'private' })
      .reply(200, { ...page([boardRow()]), row: boardRow(4) });
    const { body } = await gateway().send(query('PRIVATE'), { token: TOKEN });
    expect(body.data).toEqual({
      leaderboard: { items: [{ rank: 1 }], viewerRow: { rank: 5 }, templateUrl: null },
    });
  });

  it.each([
    ['{ leaderboard { totalCount } }', /^请指定任务、阶段或分组榜单$/, 'BAD_USER_INPUT'],
    [
      `{ leaderboard(of: { taskId: "${taskId()}", leaderboardId: "${leaderboardId}" }) { totalCount } }`,
      /exactly one key/,
      'GRAPHQL_VALIDATION_FAILED',
    ],
  ])('%s is refused: one of the three names the board', async (source, message, code) => {
    const { body } = await gateway().send(source);
    expect(body.errors?.[0]).toMatchObject({
      message: expect.stringMatching(message),
      extensions: { code },
    });
  });

  it('is asked for by authors, each once, and as a whole by all of them', async () => {
    const ask = (authors: string) =>
      `{ leaderboard(of: { taskId: "${taskId()}" }, authorship: ${authors}) { totalCount baselines { name } } }`;
    const none = { ...page([]), totalNum: 2 };
    const path = `/v2/api/tasks/${taskId()}/leaderboard`;
    rest().get(path).query({ page: 1, perPage: 50, Authorship: 'HUMAN,AGENT' }).reply(200, none);
    const part = await gateway().send(ask('[AGENT, HUMAN, AGENT]'));
    expect(part.body.data).toEqual({ leaderboard: { totalCount: 2, baselines: [] } });
    rest().get(path).query({ page: 1, perPage: 50 }).reply(200, none);
    rest().get(`/v2/api/tasks/${taskId()}/boardBaselines`).query(true).reply(200, { data: [] });
    const whole = await gateway().send(ask('[AGENT, HUMAN, HUMAN_WITH_AI]'));
    expect(whole.body.data).toEqual({ leaderboard: { totalCount: 2, baselines: [] } });
  });

  it('of a task or a stage is found by the deprecated arguments too', async () => {
    const none = { ...page([]), totalNum: 7 };
    for (const [of, path] of [
      [`taskId: "${taskId()}"`, `/v2/api/tasks/${taskId()}/leaderboard`],
      [`stageId: "${stageId()}"`, `/v2/api/stages/${stageId()}/leaderboard`],
    ] as const) {
      rest().get(path).query(true).reply(200, none);
      const { body } = await gateway().send(`{ leaderboard(${of}) { totalCount } }`);
      expect(body.data).toEqual({ leaderboard: { totalCount: 7 } });
    }
  });

  it('groups of many tasks are one call', async () => {
    const ids = [taskId(0), taskId(1)];
    const group = {
      _id: leaderboardId,
      Task: ids[1],
      Competition: competitionId(),
      Name: '参赛组别',
      IsActivated: true,
      leaderboards: [],
    };
    rest()
      .get('/v2/api/tasks')
      .query({ ids: ids.join(',') })
      .reply(200, { data: ids.map((id) => taskDocument(id)) });
    rest()
      .get('/v2/api/leaderboardGroups')
      .query({ Task: ids.join(',') })
      .reply(200, { data: [group] });
    const one = (name: string, id: string) =>
      `${name}: competitionTask(id: "${id}") { leaderboardGroups { name } }`;
    const { body } = await gateway().send(`{ ${ids.map((id, i) => one(`t${i}`, id)).join(' ')} }`);
    expect(body.data).toEqual({
      t0: { leaderboardGroups: [] },
      t1: { leaderboardGroups: [{ name: '参赛组别' }] },
    });
  });
});

describe('the leaders of tasks', () => {
  it('are one call for all boards that are open, and null elsewhere', async () => {
    const ids = [taskId(0), taskId(1), taskId(2)];
    const shown = [true, true, false];
    rest()
      .get('/v2/api/tasks')
      .query({ ids: ids.join(',') })
      .reply(200, {
        data: ids.map((id, i) => ({ ...taskDocument(id), ShowLeaderboard: shown[i] })),
      });
    rest()
      .get('/v2/api/boardLeaders')
      .query({ Task: ids.slice(0, 2).join(',') })
      .reply(200, { data: [{ Task: ids[1], Rows: [boardRow()] }] });
    const one = (name: string, id: string) =>
      `${name}: competitionTask(id: "${id}") { leaders { rank } }`;
    const { body } = await gateway().send(`{ ${ids.map((id, i) => one(`t${i}`, id)).join(' ')} }`);
    expect(body.data).toEqual({
      t0: { leaders: null },
      t1: { leaders: [{ rank: 1 }] },
      t2: { leaders: null },
    });
  });
});

describe('a board in a template', () => {
  it('has the address of its page', async () => {
    rest()
      .get(`/v2/api/stages/${stageId()}/privateLb`)
      .query({ page: 2, perPage: 10 })
      .reply(200, { ...page([], 0, 2, 10), hasTemplate: true });
    const { body } = await gateway().send(
      `{ leaderboard(stageId: "${stageId()}", board: PRIVATE, page: 2, perPage: 10) { templateUrl } }`,
    );
    const templateUrl = `/boards/stages/${stageId()}/privateLb?page=2&perPage=10`;
    expect(body.data).toEqual({ leaderboard: { templateUrl } });
  });

  it('is passed on under the gateway’s own policy, without anybody’s session', async () => {
    rest({ badheaders: ['authorization'] })
      .get(`/v2/api/tasks/${taskId()}/leaderboard`)
      .query({ page: 1, perPage: 10, template: true })
      .reply(200, '<p>榜</p>', { 'content-security-policy': 'script-src *' });
    const response = await gateway().app.inject({
      url: `/boards/tasks/${taskId()}/leaderboard?page=-1&perPage=10`,
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    expect(response.body).toBe('<p>榜</p>');
    const policy = String(response.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('sandbox');
    expect(policy).not.toMatch(/script|allow-same-origin/);
  });

  it.each([
    [404, 404, '暂无该排行榜信息或该排行榜暂未公开'],
    [503, 502, '排行榜暂时无法显示，请稍后再试'],
  ])('an upstream %i becomes a %i in words', async (status, expected, words) => {
    rest()
      .get(`/v2/api/tasks/${taskId()}/leaderboard`)
      .query({ page: 1, perPage: 50, template: true })
      .reply(status, closed);
    const response = await gateway().app.inject({ url: `/boards/tasks/${taskId()}/leaderboard` });
    expect(response.statusCode).toBe(expected);
    expect(response.body).toContain(words);
  });

  it.each([
    '/boards/tasks/x/leaderboard',
    `/boards/works/${taskId()}/leaderboard`,
    '/boards/external/..%2Fx',
  ])('%s is asked of nobody', async (url) =>
    expect((await gateway().app.inject({ url })).statusCode).toBe(404),
  );
});

describe('an external board', () => {
  const config = {
    rawCountCompetitionIds: [],
    hiddenRegisterCompetitionIds: [],
    hostApplicationUrl: null,
    hostChatUrl: null,
    communityUrl: null,
    companyLinks: [],
    competitionAds: [],
    preliminaryCompetitionIds: [],
    platformIdBoxes: [],
    externalBoards: [{ name: 'bank', competitionId: competitionId(), title: '银行榜' }],
    searchTrends: [],
    lunarNewYear: null,
  };

  it('belongs to its competition alone', async () => {
    rest()
      .get('/v2/api/competitions')
      .query({ ids: `${competitionId(0)},${competitionId(1)}` })
      .reply(200, { data: [competition(0), competition(1)] });
    rest().get('/api/configs/site').reply(200, config);
    const one = (name: string, id: string) =>
      `${name}: competition(id: "${id}") { externalBoard { title url } }`;
    const { body } = await gateway().send(
      `{ ${one('own', competitionId(0))} ${one('other', competitionId(1))} }`,
    );
    expect(body.data).toEqual({
      own: { externalBoard: { title: '银行榜', url: '/boards/external/bank' } },
      other: { externalBoard: null },
    });
  });

  it('is passed on under the gateway’s own policy', async () => {
    rest().get('/v2/api/custom/bank').reply(200, '<h1>银行榜</h1>');
    const response = await gateway().app.inject({ url: '/boards/external/bank' });
    expect(response.body).toBe('<h1>银行榜</h1>');
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
  });
});

describe('the final ranking', () => {
  const query = `{ competition(id: "${competitionId()}") {
    finalRanking { place reward team { name } } } }`;
  beforeEach(() => {
    rest()
      .get('/v2/api/competitions')
      .query({ ids: competitionId() })
      .reply(200, { data: [competition()] });
  });

  it('names the teams by one more call', async () => {
    rest()
      .get(`/v2/api/ranking/${competitionId()}`)
      .reply(200, {
        Ranking: [
          { Place: 1, Team: teamId(0), Reward: '一等奖' },
          { Place: 2, Team: teamId(1), Reward: null },
        ],
      });
    rest()
      .get('/v2/api/teams')
      .query({ ids: `${teamId(0)},${teamId(1)}` })
      .reply(200, page([team(0), team(1)]));
    const { body } = await gateway().send(query);
    expect(body.data).toEqual({
      competition: {
        finalRanking: [
          { place: 1, reward: '一等奖', team: { name: '团队0' } },
          { place: 2, reward: null, team: { name: '团队1' } },
        ],
      },
    });
  });

  it('is null until it is published', async () => {
    rest().get(`/v2/api/ranking/${competitionId()}`).reply(404, closed);
    const { body } = await gateway().send(query);
    expect(body).toEqual({ data: { competition: { finalRanking: null } } });
  });
});
