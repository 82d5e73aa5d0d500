import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { leaderLine } from '#web/src/apollo/tabs/leader-line.ts';
import { createTabClient } from '#web/src/apollo/tabs/tab-client.ts';
import { copyOf, event, type FakeSocket, fakeSocket, listen } from './browser.ts';

/** Locks as a browser grants them: one holder, the others in their order. */
class FakeLocks {
  readonly #queues = new Map<string, (() => void)[]>();
  readonly #held = new Set<string>();

  request(name: string, granted: () => unknown): Promise<void> {
    return new Promise((resolve) => {
      const start = () => {
        this.#held.add(name);
        void Promise.resolve(granted()).then(() => {
          this.release(name);
          resolve();
        });
      };
      if (this.#held.has(name)) this.#queues.set(name, [...(this.#queues.get(name) ?? []), start]);
      else start();
    });
  }

  /** As when the tab that holds it closes. */
  release(name: string): void {
    this.#held.delete(name);
    this.#queues.get(name)?.shift()?.();
  }
}

/** A channel that delivers at once, to all but the sender. */
class FakeChannel {
  static open = new Set<FakeChannel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;

  constructor() {
    FakeChannel.open.add(this);
  }

  postMessage(data: unknown): void {
    for (const other of FakeChannel.open)
      if (other !== this) other.onmessage?.({ data: copyOf(data) });
  }
}

let locks: FakeLocks;
const realChannel = globalThis.BroadcastChannel;
beforeEach(() => {
  locks = new FakeLocks();
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  globalThis.BroadcastChannel = FakeChannel as unknown as typeof BroadcastChannel;
});
afterEach(() => {
  FakeChannel.open.clear();
  globalThis.BroadcastChannel = realChannel;
  Reflect.deleteProperty(navigator, 'locks');
});

const openTab = (name: string, sockets: FakeSocket[]) => {
  const client = createTabClient(() => undefined);
  void locks.request(name, () => new Promise(() => undefined));
  const before = [...FakeChannel.open];
  const line = leaderLine(name, name, () => {
    const socket = fakeSocket();
    sockets.push(socket);
    return socket;
  });
  client.moveTo(line, name);
  const [channel] = [...FakeChannel.open].filter((one) => !before.includes(one));
  return { client, close: () => channel && FakeChannel.open.delete(channel) };
};
const microtasks = () => new Promise((resolve) => setTimeout(resolve, 0));

it('one tab leads with the socket of all, and when it closes the next does, losing nothing', async () => {
  const sockets: FakeSocket[] = [];
  const [first, second, third] = ['a', 'b', 'c'].map((name) => openTab(name, sockets));
  if (!first || !second || !third) throw new Error('no tabs');
  await microtasks();
  listen(first.client, '5');
  const [here, there] = [listen(second.client, '5'), listen(third.client, '5')];
  expect(sockets).toHaveLength(1);
  expect(sockets[0]?.open).toHaveLength(1);
  sockets[0]?.open[0]?.sink.next(event('6'));
  expect([here.seen, there.seen]).toEqual([['6'], ['6']]);

  first.close();
  locks.release('whaletide-live');
  await microtasks();
  expect(sockets).toHaveLength(2);
  expect(sockets[1]?.open).toHaveLength(1);
  expect(sockets[1]?.open[0]?.payload.variables).toEqual({ after: '6' });
  sockets[1]?.open[0]?.sink.next(event('7'));
  expect([here.seen, there.seen]).toEqual([
    ['6', '7'],
    ['6', '7'],
  ]);
});

it('a tab that was closed is no longer counted', async () => {
  const sockets: FakeSocket[] = [];
  const leader = openTab('a', sockets);
  const follower = openTab('b', sockets);
  await microtasks();
  const own = listen(leader.client, '5');
  listen(follower.client, '5');
  own.stop();
  expect(sockets[0]?.open).toHaveLength(1);
  follower.close();
  locks.release('b');
  await microtasks();
  expect(sockets[0]?.open).toHaveLength(0);
});
