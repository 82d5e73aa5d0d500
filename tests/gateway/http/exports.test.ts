import { describe, expect, it } from '@jest/globals';
import { competitionId } from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

const address = (kind = 'teams', id = competitionId()) => `/exports/competitions/${id}/${kind}`;
const get = (url: string, headers: Record<string, string> = {}) =>
  gateway().app.inject({ url, headers });
const mine = { authorization: `Bearer ${TOKEN}` };

describe('GET /exports/competitions/:id/:kind', () => {
  it('passes the file on with the member’s token, and nothing of platform’s but its name', async () => {
    rest({ reqheaders: mine })
      .get(`/v2/api/competitions/${competitionId()}/exports/teams`)
      .reply(200, '\ufeff团队\r\n逐浪\r\n', {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': "attachment; filename*=UTF-8''teams.csv",
        'cache-control': 'private, no-store',
        server: 'platform/1.0',
      });
    const answer = await get(address(), mine);
    expect([answer.statusCode, answer.body]).toEqual([200, '\ufeff团队\r\n逐浪\r\n']);
    expect(answer.headers).toMatchObject({
      'content-disposition': "attachment; filename*=UTF-8''teams.csv",
      'cache-control': 'private, no-store',
    });
    expect(answer.headers.server).toBeUndefined();
  });

  it('is for members, and for tables that there are', async () => {
    expect((await get(address())).statusCode).toBe(401);
    expect((await get(address('secrets'), mine)).statusCode).toBe(404);
    expect((await get(address('teams', 'x'), mine)).statusCode).toBe(404);
  });

  it('tells why one isn’t answered, and nothing of a fault', async () => {
    const path = `/v2/api/competitions/${competitionId()}/exports/teams`;
    rest().get(path).reply(403, { code: 'FORBIDDEN', message: '仅比赛主办方可以管理该比赛' });
    const refused = await get(address(), mine);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      403,
      { message: '仅比赛主办方可以管理该比赛' },
    ]);
    rest().get(path).reply(500, { code: 'INTERNAL', message: 'relation "teams" does not exist' });
    const failed = await get(address(), mine);
    expect(failed.statusCode).toBe(503);
    expect(failed.body).not.toContain('relation');
  });
});

describe('GET /exports/tasks/:id/solution', () => {
  const id = competitionId();

  it('passes the solution on with the token of who manages it, and nobody else’s', async () => {
    rest({ reqheaders: mine })
      .get(`/v2/api/tasks/${id}/solution`)
      .reply(200, 'id,label,part\n1,a,public', {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': "attachment; filename*=UTF-8''truth.csv",
        'cache-control': 'private, no-store',
      });
    const answer = await get(`/exports/tasks/${id}/solution`, mine);
    expect([answer.statusCode, answer.body]).toEqual([200, 'id,label,part\n1,a,public']);
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store' });
    expect((await get(`/exports/tasks/${id}/solution`)).statusCode).toBe(401);
    expect((await get('/exports/tasks/x/solution', mine)).statusCode).toBe(404);
    rest()
      .get(`/v2/api/tasks/${id}/solution`)
      .reply(403, { code: 'FORBIDDEN', message: '仅主办方' });
    expect((await get(`/exports/tasks/${id}/solution`, mine)).statusCode).toBe(403);
  });
});

describe('GET /exports/account/:id', () => {
  const id = competitionId();

  it('streams the archive with the member’s token, and keeps it in no cache', async () => {
    const archive = Buffer.from([0x50, 0x4b, 5, 6]);
    rest({ reqheaders: mine }).get(`/api/auth/exports/${id}/file`).reply(200, archive, {
      'content-type': 'application/zip',
      'content-length': '4',
      'content-disposition': "attachment; filename*=UTF-8''data.zip",
      'cache-control': 'private, no-store',
    });
    const answer = await get(`/exports/account/${id}`, mine);
    expect(answer.rawPayload.equals(archive)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-length': '4',
      'cache-control': 'private, no-store',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  });

  it('is for members, and says that one is over', async () => {
    expect((await get(`/exports/account/${id}`)).statusCode).toBe(401);
    expect((await get('/exports/account/x', mine)).statusCode).toBe(404);
    rest()
      .get(`/api/auth/exports/${id}/file`)
      .reply(404, { code: 'NOT_FOUND', message: '未找到该导出' });
    const over = await get(`/exports/account/${id}`, mine);
    expect([over.statusCode, over.json()]).toMatchObject([404, { message: '未找到该导出' }]);
  });
});

describe('GET /exports/boards/:kind/:id', () => {
  it('answers the board that is named, and none in place of one that there isn’t', async () => {
    const id = competitionId();
    rest().get(`/v2/api/boardFiles/tasks/${id}`).query({ Board: 'private' }).reply(200, '最终榜');
    expect((await get(`/exports/boards/tasks/${id}?Board=private`)).body).toBe('最终榜');
    rest()
      .get(`/v2/api/boardFiles/tasks/${id}`)
      .query({ Board: 'public', Authorship: 'HUMAN,AGENT' })
      .reply(200, '榜');
    expect((await get(`/exports/boards/tasks/${id}?Authorship=HUMAN,AGENT`)).body).toBe('榜');
    const unknown = await get(`/exports/boards/tasks/${id}?Authorship=WHALE`);
    expect(unknown.json()).toMatchObject({ code: 'BAD_USER_INPUT', field: 'Authorship' });
    const answer = await get(`/exports/boards/tasks/${id}?Board=Private`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'BAD_USER_INPUT', field: 'Board' });
  });
});

describe('GET /exports/projects/:id', () => {
  const id = competitionId();
  const file = () =>
    rest().get(`/api/labVersions/${id}/files`).reply(200, '{"nbformat":4}', {
      'content-type': 'application/x-ipynb+json; charset=utf-8',
      'content-disposition': "attachment; filename*=UTF-8''a.ipynb",
      'cache-control': 'private, no-store',
    });

  it('hands a version’s notebooks to everybody who may read it, and never as a page', async () => {
    file();
    const answer = await get(`/exports/projects/${id}`);
    expect([answer.statusCode, answer.body]).toEqual([200, '{"nbformat":4}']);
    expect(answer.headers['content-disposition']).toContain('a.ipynb');
    expect(answer.headers['content-security-policy']).toContain('sandbox');
  });

  it('goes with the member’s token, or with that of a link', async () => {
    rest({ reqheaders: mine }).get(`/api/labVersions/${id}/files`).reply(200, 'x');
    expect((await get(`/exports/projects/${id}`, mine)).statusCode).toBe(200);
    rest().get(`/api/labVersions/${id}/files`).query({ token: 'a-link' }).reply(200, 'x');
    expect((await get(`/exports/projects/${id}?token=a-link`)).statusCode).toBe(200);
  });

  it('hands one notebook of it', async () => {
    const Notebook = 'f'.repeat(24);
    rest().get(`/api/labVersions/${id}/files`).query({ Notebook }).reply(200, 'one');
    expect((await get(`/exports/projects/${id}?notebook=${Notebook}`)).body).toBe('one');
  });

  it('tells that there is none', async () => {
    const refusal = { code: 'NOT_FOUND', message: '未找到该项目版本' };
    rest().get(`/api/labVersions/${id}/files`).reply(404, refusal);
    expect((await get(`/exports/projects/${id}`)).json()).toMatchObject(refusal);
    expect((await get('/exports/projects/x')).statusCode).toBe(404);
  });
});
