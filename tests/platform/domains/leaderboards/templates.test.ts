import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { boardTemplateCalls as calls } from '@whaletide/schema/domains/leaderboards/rest/board-templates.ts';
import { leaderboardCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import { siteCalls } from '@whaletide/schema/domains/site/rest/site.ts';
import { teamBests } from '#platform/src/domains/submissions/tables.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { teams } from '#platform/src/domains/teams/tables.ts';
import { makeCompetition, type TestCompetition } from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter } from '#tests/platform/support/submitting.ts';

const HTML =
  '<h2 class="of-{{total}}">{{name}} · {{board}}</h2>{{#rows}}<p title="第{{rank}}名">{{team}}：{{score}}</p>{{/rows}}';
const HOSTILE = `"><script>alert(1)</script>{{score}}'&`;

let platform: TestPlatform;
let competition: TestCompetition;

beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  competition = await makeCompetition(platform);
  const { db } = platform.database;
  for (const [index, name] of [HOSTILE, '白帆小队'].entries()) {
    const { team } = await enter(platform, competition, `sailor${index}`);
    await db.update(teams).set({ name }).where(eq(teams.id, team));
    for (const [board, score] of [
      ['public', 0.9],
      ['private', 0.123],
    ] as const)
      await db.insert(teamBests).values({
        taskId: competition.taskId,
        board,
        teamId: team,
        score: score - index / 10,
        sortKey: -score + index / 10,
        bestDate: platform.clock.now,
        lastDate: platform.clock.now,
        entries: 1,
      });
  }
});
afterAll(() => platform.close());

const organizer = () => ({ token: competition.organizer.token });
const get = (url: string) => platform.app.inject({ method: 'GET', url });
const board = (side = 'leaderboard', query = 'template=true') =>
  get(`/v2/api/tasks/${competition.taskId}/${side}?${query}`);
const setTask = (Html: string | null) =>
  platform.call(calls.setTask, { params: { id: competition.taskId }, body: { Html } }, organizer());

describe('a board in its organizer’s template', () => {
  it('is there once the organizer has set one, and goes with it', async () => {
    expect((await board()).statusCode).toBe(404);
    await setTask(HTML);
    const params = { id: competition.taskId };
    expect(await platform.call(calls.task, { params }, organizer())).toEqual({ Html: HTML });
    const rows = { params, query: { page: 1, perPage: 50 } };
    expect((await platform.call(leaderboardCalls.taskPublic, rows)).hasTemplate).toBe(true);
    expect((await board()).statusCode).toBe(200);
    await setTask(null);
    expect((await platform.call(leaderboardCalls.taskPublic, rows)).hasTemplate).toBe(false);
    expect((await board()).statusCode).toBe(404);
  });

  it('shows each value as text, whatever a team calls itself', async () => {
    await setTask(HTML);
    const { body, headers } = await board();
    expect(body).toContain('<h2 class="of-2">预测 · Public 榜</h2>');
    expect(body).toContain(
      '<p title="第1名">&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;{{score}}&#39;&amp;：0.9</p>',
    );
    expect(body).not.toContain('<script');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain('sandbox allow-popups');
    expect(headers['content-security-policy']).not.toContain('allow-same-origin');
  });

  it('comes page by page', async () => {
    await setTask(HTML);
    const { body } = await board('leaderboard', 'template=true&page=2&perPage=1');
    expect(body).toContain('<p title="第2名">白帆小队：0.8</p>');
    expect(body.match(/<p /g)).toHaveLength(1);
  });

  it('tells nothing of a closed board', async () => {
    await setTask(HTML);
    const { statusCode, body } = await board('privateLb');
    expect(statusCode).toBe(404);
    expect(body).not.toContain('0.123');
  });

  it('works for a stage as a whole', async () => {
    const params = { id: competition.stageId };
    await platform.call(calls.setStage, { params, body: { Html: HTML } }, organizer());
    expect(await platform.call(calls.stage, { params }, organizer())).toEqual({ Html: HTML });
    const { body } = await get(`/v2/api/stages/${competition.stageId}/leaderboard?template=true`);
    expect(body).toContain('初赛 · Public 榜');
    expect(body).toContain('白帆小队：50');
  });

  it('what can’t be is refused at its field and not kept', async () => {
    await setTask(HTML);
    const params = { id: competition.taskId };
    const body = { Html: '{{#rows}}<script>{{team}}</script>{{/rows}}' };
    expect(await platform.refusal(calls.setTask, { params, body }, organizer())).toEqual({
      code: 'BAD_USER_INPUT',
      field: 'Html',
      message: '模板中不能使用 <script> 标签',
    });
    expect(await platform.call(calls.task, { params }, organizer())).toEqual({ Html: HTML });
  });
});

describe('an external board', () => {
  const params = { name: 'xwbankExternalLb' };
  const Html = '<h1>外部榜单</h1><script>alert(1)</script>';

  it('is configured, then filled by an administrator, and shown as a page that runs nothing', async () => {
    const { user, jwt: token } = await platform.join('admin-of-boards');
    const { db } = platform.database;
    const set = () => platform.refusal(calls.setExternal, { params, body: { Html } }, { token });
    expect((await set()).code).toBe('FORBIDDEN');
    await db
      .update(members)
      .set({ roles: ['admin'] })
      .where(eq(members.id, user._id));
    expect((await set()).code).toBe('NOT_FOUND');

    const config = await platform.call(siteCalls.config, {});
    const externalBoards = [{ ...params, competitionId: competition.id, title: '银行榜' }];
    const body = { ...config, externalBoards };
    await platform.call(siteCalls.setConfig, { body }, { token });
    const empty = { params, body: { Html: ' ' } };
    expect((await platform.refusal(calls.setExternal, empty, { token })).code).toBe(
      'BAD_USER_INPUT',
    );
    const url = '/v2/api/custom/xwbankExternalLb';
    expect((await get(url)).statusCode).toBe(404);
    await platform.call(calls.setExternal, { params, body: { Html } }, { token });
    const page = await get(url);
    expect(page.body).toContain('<h1>外部榜单</h1>');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['content-security-policy']).not.toContain('allow-scripts');

    await platform.call(
      siteCalls.setConfig,
      { body: { ...config, externalBoards: [] } },
      { token },
    );
    expect((await get(url)).statusCode).toBe(404);
  });
});
