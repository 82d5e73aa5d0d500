import { Agent, request } from 'node:http';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

const MIB = 1024 * 1024;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

/** A form whose only file is under another name than ours, which is seen before its bytes are. */
const foreignForm = Buffer.concat([
  Buffer.from('--x\r\ncontent-disposition: form-data; name="other"; filename="a.csv"\r\n\r\n'),
  Buffer.alloc(3 * MIB),
  Buffer.from('\r\n--x--\r\n'),
]);

it('a file that is refused before it was read breaks no later request of its gateway', async () => {
  const { jwt } = await platform.join('refused-early');
  const { port } = new URL(await platform.listen());
  const ask = (agent: Agent, method: string, path: string, body?: Buffer) =>
    new Promise<unknown>((resolve) => {
      const headers = body && {
        authorization: `Bearer ${jwt}`,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': body.length,
      };
      const asked = request({ port, host: '127.0.0.1', agent, method, path, headers });
      asked.setTimeout(3_000, () => asked.destroy(new Error('no answer')));
      asked.once('response', (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode));
      });
      asked.once('error', (error) => resolve(error.message));
      asked.end(body);
    });
  const clients = Array.from({ length: 8 }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const refused = await ask(agent, 'POST', '/api/uploads?purpose=result', foreignForm);
    const next = await ask(agent, 'GET', '/healthz');
    agent.destroy();
    return [refused, next];
  });
  expect(await Promise.all(clients)).toEqual(clients.map(() => [400, 200]));
});
