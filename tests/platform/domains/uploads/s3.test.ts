import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { parserServices } from '#platform/src/domains/uploads/store/parser-services.ts';
import { sweepFiles } from '#platform/src/domains/uploads/sweep.ts';
import { startParser } from '#platform/src/files/parsing/parser.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { upload } from '#tests/platform/support/submitting.ts';

/** As much of an S3-compatible storage as platform speaks to. */
const objects = new Map<string, Buffer>();
const requests: { method: string | undefined; signed: boolean; length: string | undefined }[] = [];

/** One object a page, so that listing has to go on. */
const listing = (url: string): string => {
  const token = new URL(url, 'http://s3.test').searchParams.get('continuation-token');
  const names = [...objects.keys()].sort();
  const at = token === null ? 0 : Number(token.slice(2));
  const more = at + 1 < names.length;
  const one = names[at];
  return `<?xml version="1.0"?><ListBucketResult>${
    one === undefined
      ? ''
      : `<Contents><Key>${one.slice('/files/'.length)}</Key><LastModified>2026-11-01T00:00:00.000Z</LastModified></Contents>`
  }${more ? `<NextContinuationToken>&amp;=${at + 1}</NextContinuationToken>` : ''}</ListBucketResult>`;
};

let storage: Server;
let platform: TestPlatform;
beforeAll(async () => {
  storage = createServer((request, response) => {
    void (async () => {
      const { method, url = '', headers } = request;
      const signed = /^AWS4-HMAC-SHA256 Credential=key\//.test(headers.authorization ?? '');
      requests.push({ method, signed, length: headers['content-length'] });
      const body = await buffer(request);
      if (method === 'PUT') objects.set(url, body);
      if (method === 'DELETE') objects.delete(url);
      if (url.startsWith('/files?list-type=2')) return response.end(listing(url));
      const stored = objects.get(url.split('?')[0] ?? '');
      response.writeHead(stored ? 200 : 404).end(method === 'GET' ? stored : undefined);
    })();
  });
  await new Promise<void>((resolve) => storage.listen(0, '127.0.0.1', resolve));
  const { port } = storage.address() as AddressInfo;
  platform = await startPlatform({
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'files',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
  });
});
afterAll(async () => {
  await platform.close();
  storage.closeAllConnections();
  storage.close();
});

it('with S3 configured files go to the bucket and come back from it', async () => {
  const { jwt } = await platform.join('cloudy');
  const content = 'id,label\n1,a\n';
  const { status, body } = await upload(platform, jwt, content);
  expect(status).toBe(200);
  expect(objects.get(`/files/${body.key}`)?.toString()).toBe(content);
  const puts = requests.filter(({ method }) => method === 'PUT');
  expect(puts).toEqual([{ method: 'PUT', signed: true, length: String(content.length) }]);
  const response = await platform.app.inject({
    url: `/api/uploads/${body.key}`,
    headers: { authorization: `Bearer ${jwt}` },
  });
  expect(response.body).toBe(content);

  const { files } = platform.app.services;
  await files.remove(body.key);
  await files.remove(body.key);
  expect(objects.size).toBe(0);
  await expect(files.open(body.key)).rejects.toThrow('no file');
});

it('a process without our keys reads one object by its address, for some minutes', async () => {
  const { jwt } = await platform.join('reader-of-clouds');
  const { body } = await upload(platform, jwt, 'id,label\n1,a\n');
  const address = await platform.app.services.files.locate(body.key);
  const asked = new URL(address);
  expect(asked.pathname).toBe(`/files/${body.key}`);
  expect(asked.searchParams.get('X-Amz-Expires')).toBe('900');
  expect(asked.searchParams.get('X-Amz-Signature')).toMatch(/^[0-9a-f]{64}$/);
  expect(address).not.toContain('secret');
  const parser = startParser(parserServices(platform.services));
  const parsed = await parser.parse({ ...body, hash: null, memberId: 'one' });
  parser.stop();
  objects.clear();
  expect(parsed?.table?.Rows).toEqual([['1', 'a']]);
});

it('objects that no row knows are removed from the bucket; other things in it stay', async () => {
  const { jwt } = await platform.join('tidy-cloud');
  const { body } = await upload(platform, jwt, 'id,label\n1,a\n');
  objects.set(`/files/${'f'.repeat(32)}`, Buffer.from('left by a killed process'));
  objects.set('/files/backup.sql', Buffer.from('somebody else’s'));
  await sweepFiles(platform.services);
  expect([...objects.keys()].sort()).toEqual([`/files/${body.key}`, '/files/backup.sql'].sort());
});
