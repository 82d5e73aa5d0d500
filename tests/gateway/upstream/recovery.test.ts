import { createServer } from 'node:http';
import { expect, it } from '@jest/globals';
import { freePort } from '#tests/support/layers.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { competition, page } from '../support/documents.ts';
import { startGateway } from '../support/gateway.ts';

const LIST = '{ competitions { items { name } } }';

it('a platform that comes back is asked again at once, however long the pause', async () => {
  const port = await freePort();
  const gateway = await startGateway({
    UPSTREAM_URL: `http://127.0.0.1:${port}`,
    BREAKER_FAILURES: '2',
    BREAKER_PAUSE_MS: '600000',
    BREAKER_PROBE_MS: '10',
  });
  for (let i = 0; i < 3; i += 1) {
    const { body } = await gateway.send(LIST);
    expect(body.errors?.[0]?.extensions?.code).toBe('UPSTREAM_UNAVAILABLE');
  }
  const platform = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(page([competition()])));
  });
  platform.listen(port, '127.0.0.1');
  const answer = await waitFor('the list', async () => (await gateway.send(LIST)).body.data);
  expect(answer).toEqual({ competitions: { items: [{ name: '比赛0' }] } });
  await gateway.app.close();
  platform.close();
});
