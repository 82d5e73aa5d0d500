import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventWriter, message } from '../support/events.ts';
import { openLive } from '../support/live.ts';
import { startPlatform, type TestPlatform } from '../support/platform.ts';

const WRITERS = 8;
const EVENTS = 1_000;
const CUTS = 50;

let platform: TestPlatform;
let address: string;
beforeAll(async () => {
  platform = await startPlatform();
  address = await platform.listen();
});
afterAll(() => platform.close());

it('delivers 1,000 events of 8 writers once and in order to a reader that is cut 50 times', async () => {
  const { user, jwt } = await platform.join('reader');
  const bystanders = await Promise.all(['b1', 'b2', 'b3'].map((name) => platform.join(name)));
  const everyone = [user, ...bystanders.map((one) => one.user)].map(({ _id }) => _id);
  const writing = Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      const { publish } = eventWriter(platform);
      for (let i = 0; i < EVENTS / WRITERS; i++) {
        // Recipients in an order of each writer's own: counters must not deadlock.
        const recipients =
          i % 5 === 0 ? everyone.toSorted(() => (writer % 2 ? 1 : -1)) : [user._id];
        await publish(recipients, message(`${writer}-${i}`));
      }
    }),
  );

  const received: { id: string; text: string | undefined }[] = [];
  let cursor = '0';
  for (let cut = 0; cut <= CUTS; cut++) {
    const live = openLive(address, jwt, cursor);
    const last = cut === CUTS;
    const share = Math.ceil((EVENTS / (CUTS + 1)) * (cut + 1));
    await live.until(() => received.length + live.events().length >= (last ? EVENTS : share));
    // Cut at once: whatever else is on its way to this socket is lost with it.
    live.cut();
    for (const event of live.events()) {
      if (event.type !== 'notification') throw new Error(`unexpected ${event.type}`);
      received.push({ id: event.id, text: event.data.Data.Message });
      cursor = event.id;
    }
  }
  await writing;

  expect(received.map(({ id }) => Number(id))).toEqual(
    Array.from({ length: EVENTS }, (_, index) => index + 1),
  );
  expect(new Set(received.map(({ text }) => text)).size).toBe(EVENTS);
  for (let writer = 0; writer < WRITERS; writer++) {
    const own = received.filter(({ text }) => text?.startsWith(`${writer}-`));
    expect(own.map(({ text }) => Number(text?.split('-')[1]))).toEqual(
      Array.from({ length: EVENTS / WRITERS }, (_, index) => index),
    );
  }
});
