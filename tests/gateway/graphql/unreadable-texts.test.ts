import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isDeepStrictEqual } from 'node:util';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { domains } from '#gateway/src/domains/all.ts';
import { buildSchema } from '#gateway/src/graphql/schema.ts';
import { readSdl } from '#gateway/src/graphql/sdl.ts';
import { UNREADABLE } from '@whaletide/schema/shared/rules/text.ts';
import { unreadableTexts } from '#tests/support/unreadable-texts.ts';
import { type Gateway, startGateway, TOKEN, useGateway } from '../support/gateway.ts';
import { LivePlatform } from '../support/live-platform.ts';
import { useRest } from '../support/rest.ts';
import { textPlaces } from '../support/text-places.ts';

const places = textPlaces(buildSchema(readSdl(), Object.values(domains)));
const overHttp = places.filter(({ kind }) => kind !== 'subscription');
const onSockets = places.filter(({ kind }) => kind === 'subscription');
const ways = [
  ...unreadableTexts.map(
    ([name, text]) => [`${name} in a variable`, 'asVariable' as const, text] as const,
  ),
  // Half of a surrogate pair in a literal is no GraphQL at all.
  ['U+0000 in a literal', 'asLiteral' as const, '"\\u0000"'] as const,
];
const refusal = (field: string) => [
  { message: UNREADABLE, extensions: { code: 'BAD_USER_INPUT', field } },
];

describe('every text of the contract', () => {
  const gateway = useGateway({ RATE_MEMBER: '1000000', RATE_ADDRESS: '1000000' });
  // Nothing is stubbed: a call would fail these tests.
  useRest();

  it('is walked', () => {
    expect(overHttp.length).toBeGreaterThan(500);
    expect(onSockets.length).toBeGreaterThan(1);
  });

  it.each(ways)('with %s is refused at its field', async (_name, way, text) => {
    const wrong: unknown[] = [];
    for (const place of overHttp) {
      // No time at all, which validation says first.
      if (way === 'asLiteral' && place.type === 'DateTime') continue;
      const { query, variables } = place[way](text);
      const { body } = await gateway().send(query, { variables, token: TOKEN });
      const expected = refusal(place.field);
      if (!isDeepStrictEqual(body.errors, expected)) wrong.push([place.at, body.errors]);
    }
    expect(wrong).toEqual([]);
  });

  it('is refused in a default, and on Apollo’s way too, where an empty name is none', async () => {
    const query = 'query ($name: String = "\\u0000") { competitions(name: $name) { totalCount } }';
    expect((await gateway().send(query)).body.errors).toMatchObject(refusal('name'));
    const url = `/graphql?${new URLSearchParams({
      query: 'query ($name: String) { competitions(name: $name) { totalCount } }',
      operationName: '',
      variables: JSON.stringify({ name: '\0' }),
    })}`;
    const got = await gateway().app.inject({
      url,
      headers: { 'apollo-require-preflight': '1' },
    });
    expect(got.json()).toMatchObject({ errors: refusal('name') });
  });
});

describe('every text of a subscription', () => {
  let platform: LivePlatform;
  let gateway: Gateway;
  let url: string;
  beforeAll(async () => {
    platform = new LivePlatform({ [TOKEN]: '1'.repeat(24) });
    gateway = await startGateway({
      UPSTREAM_URL: await platform.start(),
      SOCKET_SUBSCRIPTIONS: '1000',
      RATE_MEMBER: '1000000',
      RATE_ADDRESS: '1000000',
    });
    url = (await gateway.app.listen({ port: 0 })).replace('http', 'ws') + '/graphql';
  });
  afterAll(async () => {
    await gateway.app.close();
    await platform.stop();
  });

  it.each(ways)('with %s is refused at its field', async (_name, way, text) => {
    const client = createClient({
      url,
      retryAttempts: 0,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${TOKEN}` },
    });
    for (const place of onSockets) {
      const result = await new Promise<unknown>((resolve) => {
        client.subscribe(place[way](text), {
          next: ({ errors }) => resolve(errors),
          error: resolve,
          complete: () => undefined,
        });
      });
      expect([place.at, result]).toMatchObject([place.at, refusal(place.field)]);
    }
    await client.dispose();
  });
});
