import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startPlatform, type TestPlatform } from '../support/platform.ts';
import { upload } from '../support/submitting.ts';

/** As much of an S3-compatible storage as platform speaks to. */
const objects = new Map<string, Buffer>();
const requests: { method: string | undefined; signed: boolean; length: string | undefined }[] = [];

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
      const stored = objects.get(url);
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
  expect(requests).toEqual([{ method: 'PUT', signed: true, length: String(content.length) }]);
  const response = await platform.app.inject({
    url: `/api/uploads/${body.key}`,
    headers: { authorization: `Bearer ${jwt}` },
  });
  expect(response.body).toBe(content);

  const { files } = platform.app.services;
  await files.remove(body.key);
  await files.remove(body.key);
  expect(objects.size).toBe(0);
  await expect(files.open(body.key)).rejects.toThrow('storage answered 404 to a GET');
});
