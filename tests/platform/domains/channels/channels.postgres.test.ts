import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { channelCalls } from '@whaletide/schema/domains/channels/rest/channels.ts';
import { labs } from '#platform/src/domains/projects/tables.ts';
import { administrator, channel, collectInto } from '#tests/platform/support/channels.ts';
import { author, versioned } from '#tests/platform/support/columns.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
let admin: Person;
let writes: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  admin = await administrator(platform);
  writes = await author(platform, '作者');
});
afterAll(() => platform.close());

const TWENTY = Array.from({ length: 20 }, (_, index) => index);
const one = (id: string) => platform.call(channelCalls.one, { params: { id } });

it('twenty followers at once are all counted, and one who clicks twenty times once', async () => {
  const { _id: id } = await channel(platform, admin, '众人');
  const readers = await Promise.all(TWENTY.map((index) => writer(platform, `众人${index}`)));
  const follow = (by: Person) => platform.call(channelCalls.subscribe, { body: { Zone: id } }, by);
  await Promise.all([...readers.map(follow), ...TWENTY.map(() => follow(writes))]);
  expect((await one(id)).SubscribesCount).toBe(21);
  const end = () => platform.call(channelCalls.unsubscribe, { query: { Zone: id } }, writes);
  await Promise.all(TWENTY.map(end));
  expect((await one(id)).SubscribesCount).toBe(20);
});

it('twenty collections of one thing at once are one', async () => {
  const { _id: id } = await channel(platform, admin, '收录');
  const lab = await versioned(platform, writes);
  await Promise.all(TWENTY.map(() => collectInto(platform, admin, id, 'Lab', lab)));
  expect((await one(id)).LabsCount).toBe(1);
});

it('twenty channels that collect a project while it is hidden and shown count it right', async () => {
  const made = await Promise.all(TWENTY.map((index) => channel(platform, admin, `频道${index}`)));
  const lab = await versioned(platform, writes);
  const turn = (hidden: boolean) =>
    platform.database.transaction(async (tx) => {
      await tx.update(labs).set({ private: hidden }).where(eq(labs.id, lab));
    });
  const collecting = made.map(({ _id }) => collectInto(platform, admin, _id, 'Lab', lab));
  const turning = TWENTY.map((index) => turn(index % 2 === 0));
  const collected = await Promise.allSettled(collecting);
  await Promise.all(turning);
  for (const answer of collected)
    if (answer.status === 'rejected') expect(String(answer.reason)).toMatch('404 NOT_FOUND');
  for (const hidden of [true, false]) {
    await turn(hidden);
    for (const [index, { _id }] of made.entries()) {
      const holds = collected[index]?.status === 'fulfilled' && !hidden;
      expect((await one(_id)).LabsCount).toBe(holds ? 1 : 0);
    }
  }
});
