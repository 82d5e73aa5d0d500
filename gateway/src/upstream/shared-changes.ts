import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { RecentChanges } from './recent-changes.ts';

const message = Compile(
  Type.Object({
    from: Type.String(),
    by: Type.Optional(Type.String()),
    ids: Type.Array(Type.String()),
  }),
);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Tells the other gateways of a site what is changed through this one, and hears of theirs, by
 * Redis. What is told while Redis is away is lost: answers are as old as without it then.
 *
 * @param channel of the site
 * @returns ends it
 */
export const shareChanges = (
  redis: Redis,
  channel: string,
  changes: RecentChanges,
): (() => void) => {
  const from = randomUUID();
  const listener = redis.duplicate({ keyPrefix: '', enableOfflineQueue: true });
  // The connection that counts rates reports the same.
  listener.on('error', () => undefined);
  listener.on('message', (_channel, text) => {
    const heard = parsed(text);
    if (!message.Check(heard) || heard.from === from) return;
    changes.heard({ by: heard.by, ids: heard.ids });
  });
  listener.subscribe(channel).catch(() => undefined);
  changes.tellOthers((change) => {
    if (redis.status !== 'ready') return;
    redis.publish(channel, JSON.stringify({ from, ...change })).catch(() => undefined);
  });
  return () => listener.disconnect();
};
