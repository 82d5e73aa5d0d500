import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { liveConnector } from '#gateway/src/upstream/live/connection.ts';
import { LiveHub } from '#gateway/src/upstream/live/hub.ts';
import type { LiveEvent, LiveSession } from '#gateway/src/upstream/live/subscriber.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { memberId } from '../support/documents.ts';
import { LivePlatform } from '../support/live-platform.ts';

const until = (condition: () => boolean) =>
  waitFor('live events', () => Promise.resolve(condition()));

const SESSION_A = '1'.repeat(24);
const SESSION_B = '2'.repeat(24);
const sessionOf = (token: string, sessionId?: string): LiveSession => ({
  memberId: memberId(),
  token,
  sessionId,
  expiresAt: undefined,
});
const a = sessionOf('token-a', SESSION_A);
const b = sessionOf('token-b', SESSION_B);

const quest = (index: number) => ({
  quest: { _id: memberId(index), Name: '签到', Type: 'DAILY' },
  questId: memberId(index),
  type: 'PROGRESSED',
  userId: memberId(),
  progress: index,
});

let platform: LivePlatform;
let hub: LiveHub;
let refusedTokens: Set<string>;

beforeEach(async () => {
  platform = new LivePlatform({
    'token-a': SESSION_A,
    'token-b': SESSION_B,
    wt_tool: '3'.repeat(24),
  });
  refusedTokens = new Set();
  hub = new LiveHub({
    firstDelay: 5,
    longestDelay: 20,
    backlogEvents: 5_000,
    accepts: (token) => Promise.resolve(!refusedTokens.has(token)),
    connect: liveConnector({
      url: await platform.start(),
      connectTimeout: 1_000,
      silence: 10_000,
      payloadBytes: 65_536,
    }),
  });
});
afterEach(async () => {
  hub.close();
  await platform.stop();
});

/** Reads a subscription into a list, with how it ended. */
const follow = (session: LiveSession, after?: string, type: 'quest' | 'notification' = 'quest') => {
  const queue = hub.subscribe(session, type, after);
  const reader = { ids: [] as number[], error: undefined as unknown, ended: false, queue };
  void (async () => {
    try {
      for await (const event of queue as AsyncIterable<LiveEvent>)
        reader.ids.push(Number(event.id));
    } catch (error) {
      reader.error = error;
    }
    reader.ended = true;
  })();
  return reader;
};
const publish = (count: number) => {
  for (let i = 0; i < count; i += 1) platform.publish('quest', quest(i));
};
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
const connected = (count = 1) => until(() => platform.open.size === count);

describe('the live events of a member', () => {
  it('come over one socket, however many subscribe', async () => {
    const readers = [follow(a), follow(a), follow(b), follow(a, undefined, 'notification')];
    await connected();
    publish(3);
    await until(() => readers.slice(0, 3).every(({ ids }) => ids.length === 3));
    expect(readers.map(({ ids }) => ids)).toEqual([range(1, 3), range(1, 3), range(1, 3), []]);
    expect(platform.made).toHaveLength(1);
  });

  it('begin now without `after`, and after it with one', async () => {
    publish(4);
    const now = follow(a);
    const late = follow(a, '2');
    await until(() => late.ids.length === 2);
    publish(1);
    await until(() => now.ids.length === 1 && late.ids.length === 3);
    expect([now.ids, late.ids]).toEqual([[5], [3, 4, 5]]);
    expect(platform.made).toHaveLength(1);
  });

  it('are fetched again for a late subscriber alone', async () => {
    const early = follow(a);
    await connected();
    publish(5);
    await until(() => early.ids.length === 5);
    const late = follow(b, '1');
    await until(() => late.ids.length === 4);
    publish(2);
    await until(() => late.ids.length === 6 && early.ids.length === 7);
    expect([early.ids, late.ids]).toEqual([range(1, 7), range(2, 7)]);
    await connected(1);
  });

  it('are neither lost nor doubled when the line is cut 50 times among 1,000', async () => {
    const reader = follow(a, '0');
    const resuming = follow(b, '0');
    for (let cut = 0; cut < 50; cut += 1) {
      publish(10);
      if (cut % 2) await connected();
      platform.cut();
      publish(10);
    }
    await until(() => reader.ids.length >= 1_000 && resuming.ids.length >= 1_000);
    expect(reader.ids).toEqual(range(1, 1_000));
    expect(resuming.ids).toEqual(range(1, 1_000));
  });

  it('go on when platform comes back', async () => {
    const reader = follow(a);
    await connected();
    publish(1);
    await until(() => reader.ids.length === 1);
    platform.down = true;
    platform.cut();
    publish(2);
    platform.down = false;
    await until(() => reader.ids.length === 3);
    expect(reader.ids).toEqual([1, 2, 3]);
  });

  it('do not wait for what lies ahead of every event', async () => {
    publish(2);
    const reader = follow(a, '999999');
    await until(() => platform.made.length === 2 && platform.open.size === 1);
    publish(1);
    await until(() => reader.ids.length === 1);
    expect(reader.ids).toEqual([3]);
  });

  it('refuse an `after` that is no event id', () => {
    expect(() => hub.subscribe(a, 'quest', '1 or 1')).toThrow('事件编号无效');
  });

  it('close the socket with the last subscription', async () => {
    const reader = follow(a);
    await connected();
    await reader.queue.return();
    await connected(0);
    expect(hub.size).toBe(0);
  });
});

describe('the end of a session', () => {
  it('ends its subscriptions, and the socket goes on with another session', async () => {
    const ending = follow(a);
    const staying = follow(b);
    await connected();
    publish(1);
    await until(() => staying.ids.length === 1);
    platform.endSession('token-a');
    await until(() => ending.ended);
    expect(ending.error).toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } });
    await until(() => [...platform.open].some(({ token }) => token === 'token-b'));
    publish(1);
    await until(() => staying.ids.length === 2);
    expect(staying.ids).toEqual([1, 3]);
  });

  it('reaches an access token that shares the socket of a session', async () => {
    const session = follow(a);
    await connected();
    const tool = follow(sessionOf('wt_tool'));
    refusedTokens.add('wt_tool');
    platform.endSession('wt_tool');
    await until(() => tool.ended);
    expect(session.ended).toBe(false);
  });

  it('is noticed on a line that could not say so', async () => {
    const reader = follow(a);
    await connected();
    platform.down = true;
    platform.cut();
    platform.endSession('token-a');
    platform.down = false;
    await until(() => reader.ended);
    expect(reader.error).toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } });
  });
});
