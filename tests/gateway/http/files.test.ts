import { once } from 'node:events';
import {
  Agent,
  createServer,
  type IncomingMessage,
  request as httpRequest,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { storageFull } from '@whaletide/schema/shared/rules/storage.ts';
import { authUser, work } from '../support/documents.ts';
import { type Gateway, startGateway, TOKEN } from '../support/gateway.ts';

const KEY = 'a'.repeat(32);
const ID = 'a'.repeat(24);
const stored = { key: KEY, ext: '.csv', name: 'result.csv', size: 12, url: `/files/${KEY}` };

let platform: Server;
let gateway: Gateway;
let address: string;
const received: {
  url: string;
  token: string | undefined;
  type: string | undefined;
  body: string;
}[] = [];

beforeAll(async () => {
  platform = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { authorization: token, 'content-type': type } = request.headers;
      const { url = '' } = request;
      if (url !== '/api/auth' && !url.startsWith('/api/concealed'))
        received.push({ url: request.url ?? '', token, type, body });
      if (request.method === 'POST' && body.includes('full.disk')) {
        response.writeHead(507, { 'content-type': 'application/json' });
        response.end(
          JSON.stringify({ code: 'UPSTREAM_UNAVAILABLE', message: '卷 /dev/sda1 已满' }),
        );
      } else if (request.method === 'POST') {
        const refused = body.includes('.exe');
        const accepted = request.url?.startsWith('/api/uploads/works') ? work() : stored;
        response.writeHead(refused ? 400 : 200, { 'content-type': 'application/json' });
        response.end(
          JSON.stringify(
            refused
              ? { code: 'BAD_USER_INPUT', message: '不支持的文件类型', field: 'file' }
              : accepted,
          ),
        );
      } else if (request.url === '/api/auth' && token !== 'Bearer wt_made-up-token') {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify(authUser()));
      } else if (request.url === '/api/auth') {
        response.writeHead(401, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ code: 'UNAUTHENTICATED', message: '登录已失效' }));
      } else if (token === 'Bearer wt_is-over-now') {
        response.writeHead(401, { 'content-type': 'application/json' });
        response.end(
          JSON.stringify({ code: 'UNAUTHENTICATED', message: '登录已失效，请重新登录' }),
        );
      } else if (request.headers.range !== undefined) {
        const { range, 'if-range': same } = request.headers;
        const isOver = range === 'bytes=9-';
        response.writeHead(isOver ? 416 : 206, {
          'content-range': isOver ? 'bytes */9' : `bytes 4-8/9`,
          'accept-ranges': 'bytes',
          etag: String(same),
        });
        response.end(isOver ? '' : 'level');
      } else if (request.url === `/api/uploads/${KEY}`) {
        response.writeHead(200, {
          'content-type': 'text/html',
          'content-disposition': 'attachment; filename="x.html"',
          'set-cookie': 'platform=1',
          server: 'platform/1.0',
        });
        response.end('<script>alert(1)</script>');
      } else {
        response.writeHead(404, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ code: 'NOT_FOUND', message: '文件不存在' }));
      }
    });
  });
  platform.listen(0, '127.0.0.1');
  await once(platform, 'listening');
  gateway = await startGateway({
    UPSTREAM_URL: `http://127.0.0.1:${(platform.address() as AddressInfo).port}`,
    UPLOAD_BYTES: '2048',
    UPLOAD_RATE_WINDOW_MS: '100',
    UPLOAD_BYTES_PER_SECOND: '1000',
  });
  address = await gateway.app.listen({ port: 0 });
});
afterAll(async () => {
  await gateway.app.close();
  platform.close();
});

const upload = async (content: string, headers: Record<string, string>, purpose = 'result') => {
  const form = new FormData();
  form.append('file', new Blob([content]), 'result.csv');
  const response = await fetch(`${address}/uploads?purpose=${purpose}`, {
    method: 'POST',
    body: form,
    headers,
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const bearer = { authorization: `Bearer ${TOKEN}` };

describe('POST /uploads', () => {
  it('hands the file on to platform as the member’s, and answers what it stored', async () => {
    received.length = 0;
    expect(await upload('id,label\n1,2\n', bearer)).toEqual({ status: 200, body: stored });
    expect(received[0]).toMatchObject({
      url: '/api/uploads?purpose=result',
      token: `Bearer ${TOKEN}`,
      type: expect.stringMatching(/^multipart\/form-data; boundary=/),
      body: expect.stringContaining('id,label\n1,2\n'),
    });
  });

  it('says why platform refused it', async () => {
    expect(await upload('x.exe', bearer)).toEqual({
      status: 400,
      body: { code: 'BAD_USER_INPUT', message: '不支持的文件类型', field: 'file' },
    });
  });

  it('says that there is no space, in words of its own', async () => {
    expect(await upload('full.disk', bearer)).toEqual({
      status: 507,
      body: { code: 'UPSTREAM_UNAVAILABLE', message: storageFull },
    });
  });

  it('is for members, for known purposes, and up to a size', async () => {
    expect(await upload('x', {})).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(await upload('x', bearer, 'virus')).toMatchObject({
      status: 400,
      body: { field: 'purpose' },
    });
    expect(await upload('x'.repeat(4096), bearer)).toMatchObject({
      status: 400,
      body: { message: '文件过大' },
    });
  });

  it('takes a cookie only from a page of an allowed origin', async () => {
    const cookie = { cookie: 'session=header.payload.signature' };
    expect(await upload('x', { ...cookie, origin: 'https://evil.example' })).toMatchObject({
      status: 403,
    });
    expect(await upload('x', { ...cookie, origin: address })).toMatchObject({ status: 200 });
  });

  it('asks platform whose an unknown token is before it takes the file', async () => {
    received.length = 0;
    const stranger = { authorization: 'Bearer wt_made-up-token' };
    expect(await upload('x', stranger)).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    });
    expect(received).toEqual([]);
  });

  it('leaves the connection whole after a refusal', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = async (path: string, headers: Record<string, string>, body: string) => {
      const asked = httpRequest(`${address}${path}`, { method: 'POST', agent, headers });
      asked.end(body);
      const [response] = (await once(asked, 'response')) as [IncomingMessage];
      response.resume();
      await once(response, 'end');
      return { status: response.statusCode, socket: asked.socket?.localPort };
    };
    const form = { ...bearer, 'content-type': 'multipart/form-data; boundary=x' };
    const tooLarge = await ask('/uploads?purpose=result', form, 'x'.repeat(100_000));
    const next = await ask('/graphql', { 'content-type': 'application/json' }, '{}');
    agent.destroy();
    expect(tooLarge.status).toBe(400);
    expect(next).toEqual({ status: 400, socket: tooLarge.socket });
  });

  it('says that platform is down, where it is', async () => {
    const alone = await startGateway({ UPSTREAM_URL: 'http://127.0.0.1:1' });
    const url = await alone.app.listen({ port: 0 });
    const form = new FormData();
    form.append('file', new Blob(['x'.repeat(100_000)]), 'result.csv');
    for (const path of ['/uploads?purpose=result', '/uploads/works']) {
      const response = await fetch(url + path, { method: 'POST', body: form, headers: bearer });
      expect(await response.json()).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
    }
    await alone.app.close();
  });

  it('gives up a client that trickles', async () => {
    const trickle = httpRequest(`${address}/uploads?purpose=result`, {
      method: 'POST',
      headers: {
        ...bearer,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': '1000',
      },
    });
    trickle.on('error', () => undefined);
    trickle.write('--x\r\n');
    const [response] = (await once(trickle, 'response')) as [{ statusCode: number }];
    expect(response.statusCode).toBe(400);
    trickle.destroy();
  });
});

describe('POST /uploads/works', () => {
  const send = async (headers: Record<string, string>, content = 'id,label\n1,2\n') => {
    const form = new FormData();
    form.append('file', new Blob([content]), 'result.csv');
    const response = await fetch(`${address}/uploads/works`, {
      method: 'POST',
      body: form,
      headers,
    });
    return { status: response.status, body: (await response.json()) as unknown };
  };

  it('hands the file on with the upload token, and answers the work without its result', async () => {
    received.length = 0;
    const { _id: id, UploadDate: createdAt } = work();
    expect(await send({ authorization: 'Bearer upload-token' })).toEqual({
      status: 200,
      body: { id, status: 'PENDING', createdAt },
    });
    expect(received[0]).toMatchObject({
      url: '/api/uploads/works',
      token: 'Bearer upload-token',
      body: expect.stringContaining('id,label\n1,2\n'),
    });
  });

  it('passes on who made it, and refuses an author that there isn’t', async () => {
    received.length = 0;
    const send = async (asked: string) => {
      const form = new FormData();
      form.append('file', new Blob(['id,label\n1,2\n']), 'result.csv');
      const headers = { authorization: 'Bearer upload-token' };
      const init = { method: 'POST', body: form, headers };
      return (await fetch(`${address}/uploads/works?${asked}`, init)).status;
    };
    expect(await send('authorship=AGENT&authorshipModel=GLM')).toBe(200);
    expect(received[0]?.url).toBe('/api/uploads/works?Authorship=AGENT&AuthorshipModel=GLM');
    expect(await send('authorship=WHALE')).toBe(400);
  });

  it('takes no session of a browser for a token, and says why platform refused', async () => {
    received.length = 0;
    expect(await send({ cookie: 'session=header.payload.signature' })).toEqual({
      status: 401,
      body: { code: 'UNAUTHENTICATED', message: '请提供上传令牌' },
    });
    expect(received).toEqual([]);
    expect(await send({ authorization: 'Bearer upload-token' }, 'x.exe')).toMatchObject({
      status: 400,
      body: { message: '不支持的文件类型' },
    });
  });
});

describe('GET /files/:key', () => {
  it('streams the file, but nothing in it runs, and nothing else of platform’s answer shows', async () => {
    const response = await fetch(`${address}/files/${KEY}`);
    expect(await response.text()).toBe('<script>alert(1)</script>');
    expect(response.headers.get('content-disposition')).toContain('attachment');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('server')).toBeNull();
  });

  it('goes with an access token, and tells what platform says of it', async () => {
    received.length = 0;
    expect((await fetch(`${address}/files/${KEY}`, { headers: bearer })).status).toBe(200);
    expect(received[0]).toMatchObject({ url: `/api/uploads/${KEY}`, token: `Bearer ${TOKEN}` });
    const over = { authorization: 'Bearer wt_is-over-now' };
    const refused = await fetch(`${address}/files/${KEY}`, { headers: over });
    expect([refused.status, await refused.json()]).toEqual([
      401,
      { code: 'UNAUTHENTICATED', message: '登录已失效，请重新登录' },
    ]);
  });

  it('is NOT_FOUND for a key that is none, without asking platform', async () => {
    received.length = 0;
    const response = await fetch(`${address}/files/..%2f..%2fapi%2fauth`);
    expect(response.status).toBe(404);
    expect(received).toEqual([]);
    const other = await fetch(`${address}/files/${'b'.repeat(32)}`);
    expect([other.status, await other.json()]).toEqual([
      404,
      { code: 'NOT_FOUND', message: '文件不存在' },
    ]);
  });

  it.each([`/files/${KEY}`, `/datasets/${ID}/files/${KEY}`, `/datasets/${ID}/archive`])(
    'sends the part of %s that is asked for',
    async (path) => {
      const headers = { authorization: `Bearer ${TOKEN}`, range: 'bytes=4-', 'if-range': '"e"' };
      const part = await fetch(address + path, { headers });
      expect(part.status).toBe(206);
      expect(part.headers.get('content-range')).toBe('bytes 4-8/9');
      expect(part.headers.get('etag')).toBe('"e"');
      expect(await part.text()).toBe('level');
      const over = await fetch(address + path, { headers: { ...headers, range: 'bytes=9-' } });
      expect(over.status).toBe(416);
      expect(over.headers.get('content-range')).toBe('bytes */9');
    },
  );
});
