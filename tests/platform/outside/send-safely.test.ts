import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import { sendSafely, TooSlow } from '#platform/src/outside/send-safely.ts';

let server: Server;
const listen = async (listener: RequestListener): Promise<number> => {
  server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
};
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const send = (url: string, over: Partial<Parameters<typeof sendSafely>[0]> = {}) =>
  sendSafely({
    url: new URL(url),
    ...{ headers: { 'x-test': '1' }, body: '海', timeoutMs: 5_000, answerBytes: 100 },
    allowsLocal: true,
    ...over,
  });

it('a name is looked up once, and the connection goes to the address that was checked', async () => {
  const port = await listen((request, response) => response.end(request.headers.host));
  const answers = ['127.0.0.1', '192.0.2.1'];
  const resolve = () => Promise.resolve([{ address: answers.shift() ?? '', family: 4 }]);
  const answer = await send(`http://hook.test:${port}/`, { resolve });
  expect(answer).toEqual({ status: 200, text: `hook.test:${port}` });
  expect(answers).toEqual(['192.0.2.1']);
});

it('a redirect is an answer like others, and isn’t followed', async () => {
  let asked = 0;
  const port = await listen((_, response) => {
    asked += 1;
    response.writeHead(302, { location: '/elsewhere' }).end();
  });
  expect(await send(`http://127.0.0.1:${port}/`)).toEqual({ status: 302, text: '' });
  expect(asked).toBe(1);
});

it('no more of an answer is read than is kept', async () => {
  let sent = 0;
  const port = await listen((_, response) => {
    const more = () => {
      while (sent < 10_000_000 && response.write('x'.repeat(10_000))) sent += 10_000;
      response.once('drain', more);
    };
    more();
  });
  expect(await send(`http://127.0.0.1:${port}/`)).toEqual({ status: 200, text: 'x'.repeat(100) });
  expect(sent).toBeLessThan(10_000_000);
});

it.each([
  ['never answers', () => undefined],
  ['never ends its answer', (_, response) => void response.write('x')],
] as [string, RequestListener][])('who %s is too slow', async (_, listener) => {
  const port = await listen(listener);
  await expect(send(`http://127.0.0.1:${port}/`, { timeoutMs: 100 })).rejects.toThrow(TooSlow);
});
