import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { type TrackedEvent, trackingCalls } from '@whaletide/schema/domains/tracking/rest.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

const { record, counts } = trackingCalls;
const page = { page: 1, perPage: 20 };

interface Forwarded {
  events: (TrackedEvent & { Client?: string; User?: string; Date: string })[];
}

let platform: TestPlatform;
let analytics: Server;
let admin: string;
const forwarded: Forwarded['events'] = [];
beforeAll(async () => {
  analytics = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => (text += part));
    request.on('end', () => {
      forwarded.push(...(JSON.parse(text) as Forwarded).events);
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => analytics.listen(0, '127.0.0.1', resolve));
  const { port } = analytics.address() as AddressInfo;
  platform = await startPlatform({ env: { TRACKING_URL: `http://127.0.0.1:${port}/collect` } });
  const { user, jwt } = await platform.join('counting-admin');
  await platform.database.db
    .update(members)
    .set({ roles: ['admin'] })
    .where(eq(members.id, user._id));
  admin = jwt;
});
afterAll(async () => {
  await platform.close();
  analytics.close();
});

const seen = { Name: 'exposure', Kind: 'competition', Object: 'd002' } as const;

describe('what is tracked', () => {
  it('is counted by day, event and thing, for visitors and members', async () => {
    const { jwt: token } = await platform.join('reader');
    await platform.call(record, { body: { Events: [seen, seen, { Name: 'click_banner' }] } });
    await platform.call(record, { body: { Events: [seen] } }, { token });
    const { data } = await platform.call(counts, { query: page }, { token: admin });
    expect(data).toEqual([
      { Day: '2026-11-21', Name: 'exposure', Kind: 'competition', Object: 'd002', Count: 3 },
      { Day: '2026-11-21', Name: 'click_banner', Kind: null, Object: null, Count: 1 },
    ]);
  });

  it('is listed by the name of an event', async () => {
    const query = { ...page, Name: 'click_banner' };
    const { data, totalNum } = await platform.call(counts, { query }, { token: admin });
    expect([data.length, totalNum]).toEqual([1, 1]);
  });

  it('is for administrators to read', async () => {
    const { jwt: token } = await platform.join('curious');
    expect(await platform.refusal(counts, { query: page }, { token })).toMatchObject({
      code: 'FORBIDDEN',
      message: '仅管理员可以查看统计',
    });
  });

  it.each([
    ['a name of other characters', [{ Name: 'DROP TABLE' }]],
    ['a kind that nothing has', [{ Name: 'exposure', Kind: 'whale', Object: '1' }]],
    ['nothing', []],
    ['more than fifty', Array.from({ length: 51 }, () => seen)],
  ])('is refused with %s, whole', async (_, Events) => {
    const before = await platform.call(counts, { query: page }, { token: admin });
    const body = { Events: [...Events] as TrackedEvent[] };
    expect(await platform.refusal(record, { body })).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await platform.call(counts, { query: page }, { token: admin })).toEqual(before);
  });

  it('goes on to the operator’s analytics with who it was and when', async () => {
    const { user, jwt: token } = await platform.join('searcher');
    const Events = [{ Name: 'search_keyword', Text: '企鹅' }];
    await platform.call(record, { body: { Client: '0123456789abcdef', Events } }, { token });
    // Waiting events are sent at the latest when the server ends.
    await platform.services.tracking.stop();
    expect(forwarded).toContainEqual({
      Name: 'search_keyword',
      Text: '企鹅',
      Client: '0123456789abcdef',
      User: user._id,
      Date: '2026-11-21T04:00:00.000Z',
    });
  });
});
