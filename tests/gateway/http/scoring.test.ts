import { describe, expect, it } from '@jest/globals';
import { competitionId } from '../support/documents.ts';
import { useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const rest = useRest();
const TOKEN = `wsc_${'a'.repeat(40)}`;
const JOB = competitionId();
const LEASE = competitionId(1);
const mine = { authorization: `Bearer ${TOKEN}` };
const json = { ...mine, 'content-type': 'application/json' };
const MIB = 1024 * 1024;

const gateway = useGateway({ RATE_ADDRESS: '100000' });
const post = (url: string, payload: string, headers: Record<string, string> = json) =>
  gateway().app.inject({ method: 'POST', url, payload, headers });
const lease = '/api/scoring/jobs/lease';
const result = `/api/scoring/jobs/${JOB}/result`;
const heartbeat = `/api/scoring/jobs/${JOB}/heartbeat`;

describe('POST /api/scoring/jobs', () => {
  it('passes a call on as it came, by the worker’s token alone', async () => {
    const body = { Lease: LEASE, Scores: { Public: 0.5 }, Log: '第1折' };
    rest({ reqheaders: json, badheaders: ['cookie'] })
      .post(result, body)
      .reply(200, { ok: true }, { server: 'platform/1.0' });
    const answer = await post(result, JSON.stringify(body), { ...json, cookie: 'session=x' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers.server).toBeUndefined();
  });

  it('refuses a call without a token before its body is read', async () => {
    const refused: Record<string, string>[] = [
      { 'content-type': 'application/json' },
      { 'content-type': 'application/json', cookie: `session=${TOKEN}` },
      { ...json, authorization: 'Basic abc' },
      { ...json, authorization: `Bearer ${'a'.repeat(300)}` },
    ];
    for (const headers of refused) {
      const answer = await post(lease, '{}', headers);
      expect([answer.statusCode, answer.json()]).toMatchObject([
        401,
        { code: 'UNAUTHENTICATED', message: '请提供评测机令牌' },
      ]);
    }
  });

  it('says that a token doesn’t hold, as platform does', async () => {
    rest().post(lease).reply(401, { code: 'UNAUTHENTICATED', message: '评测机令牌无效' });
    const answer = await post(lease, '{}');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      401,
      { code: 'UNAUTHENTICATED', message: '评测机令牌无效' },
    ]);
  });

  it('refuses an answer for a job that the worker doesn’t hold', async () => {
    const message = '这项评测已不在你手中，请放弃并领取新的';
    rest().post(heartbeat).reply(409, { code: 'CONFLICT', message, field: 'Lease' });
    const answer = await post(heartbeat, JSON.stringify({ Lease: LEASE }));
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'CONFLICT', message }]);
  });

  it('asks nobody for a job that can’t be', async () => {
    for (const id of ['x', `${JOB}%00`, '..%2F..%2Fv2', 'a'.repeat(200)]) {
      const answer = await post(`/api/scoring/jobs/${id}/heartbeat`, '{}');
      expect(answer.statusCode).toBe(404);
    }
  });

  it('takes JSON alone', async () => {
    for (const type of ['text/plain', 'multipart/form-data; boundary=b', 'application/x-ndjson']) {
      const answer = await post(lease, '{}', { ...mine, 'content-type': type });
      expect([answer.statusCode, answer.json()]).toMatchObject([
        400,
        { code: 'BAD_USER_INPUT', message: '请以 application/json 发送' },
      ]);
    }
  });

  it('refuses a body whose length is too large before it is read', async () => {
    const answer = await post(result, '{}', { ...json, 'content-length': String(17 * MIB) });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { message: '内容过大（最多 16 MB）' },
    ]);
  });

  it('passes a character on that no text holds, and platform’s refusal of it back', async () => {
    const body = { Lease: LEASE, Error: 'a\u0000b' };
    const message = '不能包含该字符';
    rest().post(result, body).reply(400, { code: 'BAD_USER_INPUT', message, field: 'Error' });
    const answer = await post(result, JSON.stringify(body));
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { message }]);
  });

  it('tells nothing of a fault of platform’s', async () => {
    rest().post(lease).reply(500, { code: 'INTERNAL', message: 'relation "jobs" is gone' });
    const failed = await post(lease, '{}');
    expect(failed.statusCode).toBe(503);
    expect(failed.body).not.toContain('relation');
    rest().post(lease).reply(200, 'not JSON', { 'content-type': 'text/html' });
    expect((await post(lease, '{}')).statusCode).toBe(503);
  });
});

describe('GET /api/scoring/files/:key', () => {
  const key = 'b'.repeat(32);
  const seal = 's'.repeat(43);
  const token = 'c'.repeat(24);
  const file = `/api/scoring/files/${key}`;
  const get = (url: string) => gateway().app.inject({ url });

  it('passes a file on by its signed address, without a token', async () => {
    rest({ badheaders: ['authorization'] })
      .get(file)
      .query({ token, until: 1_800_000_000, seal })
      .reply(200, 'PK', {
        'content-type': 'application/octet-stream',
        'content-length': '2',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      });
    const answer = await get(`${file}?token=${token}&until=1800000000&seal=${seal}`);
    expect([answer.statusCode, answer.body]).toEqual([200, 'PK']);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it('is there under no other address', async () => {
    for (const url of [
      file,
      `${file}?until=1&seal=${seal}`,
      `${file}?token=${token}&until=x&seal=${seal}`,
      `${file}?token=${token}&until=1&seal=a%00`,
      `/api/scoring/files/..%2Fsecret?token=${token}&until=1&seal=${seal}`,
      `/api/scoring/files/${'b'.repeat(31)}%00?token=${token}&until=1&seal=${seal}`,
    ])
      expect((await get(url)).statusCode).toBe(404);
    rest()
      .get(file)
      .query({ token, until: 1, seal })
      .reply(404, { code: 'NOT_FOUND', message: '文件不存在' });
    expect((await get(`${file}?token=${token}&until=1&seal=${seal}`)).statusCode).toBe(404);
  });
});
