import { afterEach, describe, expect, it } from '@jest/globals';
import { competitionId } from '#tests/gateway/support/documents.ts';
import { type Gateway, startGateway, TOKEN, useGateway } from '#tests/gateway/support/gateway.ts';
import { useRest } from '#tests/gateway/support/rest.ts';

const rest = useRest();
const visitors = { badheaders: ['authorization', 'cookie'] };
const ORIGIN = 'https://whale.example';
const member = useGateway();

let gateway: Gateway;
const start = async () => {
  gateway = await startGateway({ PUBLIC_ORIGINS: ORIGIN, SITE_NAME: '鲸潮' });
};
afterEach(() => gateway?.app.close());
const get = (url: string, headers: Record<string, string> = {}) =>
  gateway.app.inject({ url, headers });

const event = (changes: object = {}) => ({
  Competition: competitionId(),
  Name: '企鹅识别',
  Activity: false,
  Moment: 'end',
  Stage: null,
  StageName: null,
  Date: '2026-12-31T16:00:00.000Z',
  UpdateDate: '2026-11-01T00:00:00.000Z',
  ...changes,
});
const missing = { code: 'NOT_FOUND', message: '未找到' };

describe('the calendar of a competition', () => {
  const path = `/home/competition/${competitionId()}/calendar.ics`;
  const call = `/v2/api/competitions/${competitionId()}/calendar`;

  it('has its moments, which lead to its page, and isn’t sent again unchanged', async () => {
    await start();
    const stage = { Moment: 'stageEnd', Stage: 'a'.repeat(24), StageName: '初赛' };
    rest(visitors)
      .get(call)
      .twice()
      .reply(200, { data: [event(stage), event()] });
    const answer = await get(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('public, max-age=300, s-maxage=1');
    const unfolded = answer.body.replaceAll('\r\n ', '');
    expect(unfolded).toContain('SUMMARY:初赛截止：企鹅识别\r\n');
    expect(unfolded).toContain(`UID:${competitionId()}-end@whale.example\r\n`);
    expect(unfolded).toContain(`URL:${ORIGIN}/home/competition/${competitionId()}\r\n`);
    const again = await get(path, { 'if-none-match': String(answer.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('isn’t there where the competition isn’t, nor for what is no id', async () => {
    await start();
    rest(visitors).get(call).reply(404, missing);
    expect((await get(path)).statusCode).toBe(404);
    expect((await get('/home/competition/x/calendar.ics')).statusCode).toBe(404);
  });

  it('says when to come again while platform can’t be reached', async () => {
    await start();
    rest(visitors).get(call).reply(503, { code: 'UPSTREAM_UNAVAILABLE', message: '维护中' });
    const answer = await get(path);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBeDefined();
  });
});

describe('the calendar of a member', () => {
  const path = (token: string) => `/home/calendar.ics?token=${token}`;

  it('comes by its token alone, and is in no shared cache', async () => {
    await start();
    rest(visitors)
      .get('/v2/api/calendars')
      .query({ Token: 'secret' })
      .reply(200, { data: [event({ Activity: true, Moment: 'start' })] });
    const answer = await get(path('secret'), { authorization: `Bearer ${TOKEN}` });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, max-age=300');
    expect(answer.body).toContain('SUMMARY:活动开始：企鹅识别');
    expect(answer.body.replaceAll('\r\n ', '')).toContain(
      `URL:${ORIGIN}/home/activity/detail/${competitionId()}`,
    );
  });

  it.each(['', 'x'.repeat(101)])('isn’t there for the token %j', async (token) => {
    await start();
    expect((await get(path(token))).statusCode).toBe(404);
  });

  it('isn’t there for a token that ended', async () => {
    await start();
    rest(visitors).get('/v2/api/calendars').query({ Token: 'old' }).reply(404, missing);
    expect((await get(path('old'))).statusCode).toBe(404);
  });
});

it('tells its member the address, makes one and ends it', async () => {
  const made = { Token: 'new', CreateDate: '2026-11-01T00:00:00.000Z' };
  const signedIn = { reqheaders: { authorization: `Bearer ${TOKEN}` } };
  rest(signedIn).post('/v2/api/calendarLink').reply(200, made);
  rest(signedIn).delete('/v2/api/calendarLink').reply(200, { ok: true });
  const create = await member().send('mutation { createCalendarLink { path createdAt } }', {
    token: TOKEN,
  });
  expect(create.body.data).toEqual({
    createCalendarLink: { path: '/home/calendar.ics?token=new', createdAt: made.CreateDate },
  });
  const revoke = await member().send('mutation { revokeCalendarLink { isDone } }', {
    token: TOKEN,
  });
  expect(revoke.body.data).toEqual({ revokeCalendarLink: { isDone: true } });
});
