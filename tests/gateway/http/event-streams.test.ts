import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type Client, createClient } from 'graphql-sse';
import { waitFor } from '#tests/support/wait-for.ts';
import { memberId } from '../support/documents.ts';
import { type Gateway, startGateway } from '../support/gateway.ts';
import { LivePlatform } from '../support/live-platform.ts';

const TOKEN = 'wt_live-member';
const SESSION = 'live.session.token';
const PROGRESS = 'subscription Progress($after: ID) { taskProgressed(after: $after) { eventId } }';

let platform: LivePlatform;
let gateway: Gateway;
let url: string;
const clients: Client[] = [];
const open = new Set<AbortController>();

beforeAll(async () => {
  platform = new LivePlatform({ [TOKEN]: '1'.repeat(24), [SESSION]: '2'.repeat(24) });
  gateway = await startGateway({
    UPSTREAM_URL: await platform.start(),
    SOCKETS_PER_MEMBER: '2',
    SOCKET_PING_MS: '50',
    LIVE_FIRST_DELAY_MS: '5',
  });
  url = `${await gateway.app.listen({ port: 0 })}/graphql`;
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.dispose();
  for (const controller of open) controller.abort();
  open.clear();
  await until(() => platform.open.size === 0);
});
afterAll(async () => {
  await gateway.app.close();
  await platform.stop();
});

const until = (condition: () => boolean) => waitFor('streams', () => Promise.resolve(condition()));
const publish = () =>
  platform.publish('quest', {
    quest: { _id: memberId(), Name: '签到', Type: 'DAILY' },
    questId: memberId(),
    type: 'PROGRESSED',
    userId: memberId(),
    progress: 1,
  });

/** A stream as it comes, by POST or GET. */
const listen = async (
  options: { method?: string; query?: string; headers?: Record<string, string>; to?: string } = {},
) => {
  const { method = 'POST', query = PROGRESS, headers, to = url } = options;
  const controller = new AbortController();
  open.add(controller);
  const response = await fetch(method === 'GET' ? `${to}?query=${encodeURIComponent(query)}` : to, {
    method,
    signal: controller.signal,
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${TOKEN}`,
      ...(method === 'POST' && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(method === 'POST' && { body: JSON.stringify({ query }) }),
  });
  const heard = { text: '', ended: false };
  const read = async () => {
    for await (const chunk of response.body ?? []) heard.text += Buffer.from(chunk).toString();
    heard.ended = true;
  };
  read().catch(() => undefined);
  return { response, heard, leave: () => controller.abort() };
};
const nextOf = (id: string) =>
  `event: next\nid: ${id}\ndata: ${JSON.stringify({ data: { taskProgressed: { eventId: id } } })}\n\n`;

describe('a subscription as server-sent events', () => {
  it.each(['POST', 'GET'])(
    'brings events as they come, by %s, and keeps its line alive',
    async (method) => {
      const { response, heard } = await listen({ method });
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        'text/event-stream; charset=utf-8',
      ]);
      await until(() => platform.open.size === 1);
      const id = publish();
      await until(() => heard.text.includes('event: next'));
      expect(heard.text.replaceAll(':\n\n', '')).toBe(nextOf(id));
      await until(() => heard.text.endsWith(':\n\n'));
    },
  );

  it('goes on behind the last event that its client has seen, whatever `after` says', async () => {
    const [first, second] = [publish(), publish()];
    const { heard } = await listen({
      query: 'subscription { taskProgressed(after: "0") { eventId } }',
      headers: { 'last-event-id': first },
    });
    await until(() => heard.text.includes(nextOf(second)));
    expect(heard.text).not.toContain(nextOf(first));
  });

  it('is refused with a last event that is none', async () => {
    const { response, heard } = await listen({ headers: { 'last-event-id': 'x' } });
    await until(() => heard.ended);
    expect([response.status, JSON.parse(heard.text)]).toMatchObject([
      400,
      { errors: [{ extensions: { code: 'BAD_USER_INPUT', field: 'after' } }] },
    ]);
  });

  it('goes to a client that takes other answers too, whose queries are answered as JSON', async () => {
    // Types that urql names.
    const accept = 'application/graphql-response+json, application/json, text/event-stream';
    const { response: stream, heard } = await listen({ headers: { accept } });
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    await until(() => platform.open.size === 1);
    const id = publish();
    await until(() => heard.text.includes(nextOf(id)));
    const { response, heard: answer } = await listen({
      query: '{ __typename }',
      headers: { accept, authorization: '' },
    });
    await until(() => answer.ended);
    expect(response.headers.get('content-type')).toContain('application/graphql-response+json');
    expect(JSON.parse(answer.text)).toEqual({ data: { __typename: 'Query' } });
  });

  it('works with graphql-sse’s own client', async () => {
    const client = createClient({ url, headers: { authorization: `Bearer ${TOKEN}` } });
    clients.push(client);
    const results = client.iterate<{ taskProgressed: { eventId: string } }>({ query: PROGRESS });
    const first = results.next();
    await until(() => platform.open.size === 1);
    const id = publish();
    expect((await first).value).toEqual({ data: { taskProgressed: { eventId: id } } });
    await results.return?.();
  });

  it('works with curl -N as it is', async () => {
    publish();
    const query = 'subscription { taskProgressed(after: "0") { eventId } }';
    const asked = promisify(execFile)('curl', [
      '-sN',
      ...['-H', 'accept: text/event-stream', '-H', `authorization: Bearer ${TOKEN}`],
      ...['-H', 'content-type: application/json', '-d', JSON.stringify({ query })],
      ...['--max-time', '5', url],
    ]).catch(({ stdout }: { stdout: string }) => ({ stdout }));
    expect((await asked).stdout).toContain(nextOf('1'));
  });

  it('ends with its session, which its client is told', async () => {
    const { heard } = await listen({ headers: { authorization: `Bearer ${SESSION}` } });
    await until(() => platform.open.size === 1);
    platform.endSession(SESSION);
    await until(() => heard.ended);
    expect(heard.text).toContain('"extensions":{"code":"UNAUTHENTICATED"}');
    expect(heard.text.endsWith('event: complete\ndata:\n\n')).toBe(true);
  });

  it('is for members, with as many lines as they may have', async () => {
    const visitor = await listen({ headers: { authorization: '' } });
    expect(visitor.response.status).toBe(401);
    const made = await listen({ headers: { authorization: 'Bearer wt_made-up-token' } });
    expect(made.response.status).toBe(401);
    const lines = [await listen(), await listen()];
    const third = await listen();
    expect(third.response.status).toBe(429);
    for (const { leave } of lines) leave();
    await waitFor('a free line', async () => (await listen()).response.status === 200);
  });

  it('is all that is sent so', async () => {
    const { response, heard } = await listen({ query: '{ __typename }' });
    await until(() => heard.ended);
    expect([response.status, JSON.parse(heard.text).errors[0].message]).toEqual([
      400,
      '请求有误：text/event-stream 仅用于订阅',
    ]);
  });

  it('ends without a last word when the gateway stops, so that clients come back', async () => {
    const own = await startGateway({ UPSTREAM_URL: platform.url });
    const to = `${await own.app.listen({ port: 0 })}/graphql`;
    const { heard } = await listen({ to });
    await own.app.close();
    await until(() => heard.ended);
    expect(heard.text).not.toContain('event:');
  });
});
