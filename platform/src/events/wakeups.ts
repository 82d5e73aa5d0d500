import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';

const CHANNEL = 'whaletide_events';

/** NOTIFY takes 8,000 bytes; 24 characters a member and a comma. */
const MEMBERS_A_MESSAGE = 300;

/**
 * Tells every process which members have something new. It carries no events: a reader that is
 * woken reads the log, so a wake-up may be lost, doubled or late without harm. What arrives while
 * one NOTIFY is under way goes into the next: under load a few of them serve many events.
 */
export const wakeups = (database: Database, log: FastifyBaseLogger) => {
  const waiting = new Set<string>();
  let flushing: Promise<void> | undefined;

  const flush = async () => {
    // One turn of the loop lets transactions that commit together share a message.
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.size > 0) {
      const members = [...waiting].slice(0, MEMBERS_A_MESSAGE);
      for (const member of members) waiting.delete(member);
      try {
        await database.notify(CHANNEL, members.join(','));
      } catch (error) {
        log.warn({ err: error }, 'wake-up failed; readers will look by themselves');
      }
    }
    flushing = undefined;
  };

  return {
    wake: (members: readonly string[]) => {
      for (const member of members) waiting.add(member);
      flushing ??= flush();
    },
    /** An empty list means anyone: wake-ups may have been missed. */
    listen: (onWake: (members: string[]) => void) =>
      database.listen(CHANNEL, (payload) => onWake(payload === '' ? [] : payload.split(','))),
    idle: async () => {
      await flushing;
    },
  };
};
export type Wakeups = ReturnType<typeof wakeups>;
