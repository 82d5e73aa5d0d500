// A server of its own: nock closes a connection without the reason.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from '@jest/globals';
import { BUNDLE_PATH } from '@whaletide/schema/shared/rest/bundle.ts';
import { member, memberId, page } from '../support/documents.ts';
import { startGateway } from '../support/gateway.ts';

const QUERY = `{
  a: member(id: "${memberId()}") { followers { totalCount } }
  b: member(id: "${memberId(1)}") { followers { totalCount } }
  c: member(id: "${memberId(2)}") { followers { totalCount } }
}`;

it('answers that are too large together are asked for one by one', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://platform.test');
    asked.push(pathname);
    const members = page([member(), member(1), member(2)]);
    const answer = pathname === '/api/users' ? members : page([], 5);
    response.setHeader('content-type', 'application/json');
    response.end(pathname === BUNDLE_PATH ? ' '.repeat(100_000) : JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const small = await startGateway({
    UPSTREAM_URL: `http://127.0.0.1:${port}`,
    UPSTREAM_RESPONSE_BYTES: '50000',
  });
  const { body } = await small.send(QUERY);
  await small.app.close();
  server.close();
  expect(body.data).toMatchObject({ a: { followers: { totalCount: 5 } } });
  expect(asked.filter((path) => path === BUNDLE_PATH)).toHaveLength(1);
  expect(asked.filter((path) => path.endsWith('/followers'))).toHaveLength(3);
});
