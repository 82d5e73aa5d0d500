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
