import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { incomingFolder } from '#platform/src/files/spool.ts';
import { logLinesOf } from '#tests/support/log-lines.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { startPlatform, type TestPlatform } from '../support/platform.ts';

let platform: TestPlatform;
let url: URL;
let token: string;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  url = new URL(await platform.listen());
  ({ jwt: token } = await platform.join('leaver'));
});
afterAll(() => platform.close());

it('a client that goes away in the middle of an upload is no error', async () => {
  const lines = logLinesOf(platform.app);
  const socket = connect(Number(url.port), url.hostname);
  const head = [
    'POST /api/uploads?purpose=result HTTP/1.1',
    `Host: ${url.host}`,
    `Authorization: Bearer ${token}`,
    'Content-Type: multipart/form-data; boundary=b',
    'Content-Length: 100000',
    '',
    '--b',
    'Content-Disposition: form-data; name="file"; filename="r.csv"',
    '',
    'id,label',
  ].join('\r\n');
  socket.write(head);
  const incoming = incomingFolder(platform.dataDir);
  await waitFor('the file to come', () =>
    Promise.resolve(existsSync(incoming) && readdirSync(incoming).length > 0),
  );
  socket.destroy();
  await waitFor('the server to notice', () =>
    Promise.resolve(lines.some(({ msg }) => msg === 'the client has gone')),
  );
  expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
});
