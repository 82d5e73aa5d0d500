import { and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Limits } from '../limits.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../ids.ts';
import type { DropReason } from './mail.ts';
import { outbox, type OutboxRow } from './tables.ts';

/** A server that is down for minutes, or asks to come again later, is met by the third try. */
const PAUSES_MS = [60_000, 1_800_000];

/** A mail that this process holds, until its lease runs out. */
export type LeasedMail = OutboxRow & { lease: string };

/** The lease ran out and another worker has the mail, or has parked it. */
export class MailLost extends Error {
  override name = 'MailLost';
}

export interface MailLeasesOptions {
  database: Database;
  limits: Limits;
  log: FastifyBaseLogger;
  now: () => Date;
}

/**
 * Leases of the mails to be sent, each of them at most once, and none ever lost.
 *
 * SMTP knows no transaction: between the last byte of a mail and our note that the server took it,
 * a process may die, and it can't be known what the server has. So a mail is
 * 1. leased by one worker, which opens the connection and names sender and recipient;
 * 2. marked as handed over, by one UPDATE that passes for the holder of the present lease alone
 *    and once, committed before the server gets the last of the mail (smtp.ts);
 * 3. marked as sent after the server's 250.
 * A process that dies before 2 has sent nothing that a server would keep: the lease ends and another
 * worker starts again. One that dies between 2 and 3 leaves a mail that may have arrived: it is
 * parked for an administrator and never sent again by itself. No server gets a mail twice, however
 * many workers there are and whenever they are killed; unsent ones are shown. The Message-ID comes
 * out of the key, so that a mail that an administrator sends again is the same mail to its reader.
 */
export const mailLeases = ({ database: { db }, limits, log, now }: MailLeasesOptions) => {
  const later = (ms: number) => new Date(now().getTime() + ms);
  const held = (mail: LeasedMail) => and(eq(outbox.key, mail.key), eq(outbox.lease, mail.lease));
  const waiting = () =>
    and(isNull(outbox.sentDate), isNull(outbox.parkedDate), lte(outbox.due, now()));

  /** Parks mails whose worker handed them over and has given no sign of life since. */
  const parkUncertain = async (): Promise<void> => {
    const parked = await db
      .update(outbox)
      .set({ parkedDate: now(), reason: 'UNCERTAIN' })
      .where(and(waiting(), isNotNull(outbox.handedDate)))
      .returning({ key: outbox.key });
    for (const { key } of parked) log.error({ key }, 'a mail was parked: it may have arrived');
  };

  const park = async (mail: LeasedMail, reason: string): Promise<void> => {
    await db.update(outbox).set({ parkedDate: now(), reason }).where(held(mail));
    log.error({ key: mail.key, reason }, 'a mail was parked');
  };

  return {
    /** Takes the most urgent mail that is due, of these the longest due; workers that ask at once get different ones. */
    lease: async (): Promise<LeasedMail | undefined> => {
      await parkUncertain();
      const lease = newId();
      const due = db
        .select({ key: outbox.key })
        .from(outbox)
        .where(and(waiting(), isNull(outbox.handedDate)))
        .orderBy(asc(outbox.priority), asc(outbox.due), asc(outbox.key))
        .limit(1)
        .for('update', { skipLocked: true });
      const [row] = await db
        .update(outbox)
        .set({ lease, due: later(limits.jobLeaseMs), tries: sql`${outbox.tries} + 1` })
        .where(sql`${outbox.key} = (${due})`)
        .returning();
      return row && { ...row, lease };
    },

    /** Says that the sending goes on. */
    extend: async (mail: LeasedMail): Promise<void> => {
      await db
        .update(outbox)
        .set({ due: later(limits.jobLeaseMs) })
        .where(held(mail));
    },

    /** From here on the server may have it. @throws MailLost */
    handOver: async (mail: LeasedMail): Promise<void> => {
      const handed = await db
        .update(outbox)
        .set({ handedDate: now() })
        .where(and(held(mail), isNull(outbox.handedDate), isNull(outbox.parkedDate)))
        .returning({ key: outbox.key });
      if (handed.length === 0) throw new MailLost(`mail ${mail.key} is held by another worker`);
    },

    /** A late word of the server's counts too: what was parked meanwhile has arrived after all. */
    sent: async (mail: LeasedMail): Promise<void> => {
      await db
        .update(outbox)
        .set({ sentDate: now(), parkedDate: null, reason: null })
        .where(held(mail));
    },

    park,

    /** Certainly not sent: tried again after a while, and parked where that was often enough. */
    postpone: async (mail: LeasedMail, reason: string): Promise<void> => {
      if (mail.tries >= limits.jobTries) return park(mail, reason);
      const pause = PAUSES_MS[Math.min(mail.tries, PAUSES_MS.length) - 1] ?? 0;
      await db
        .update(outbox)
        .set({ due: later(pause), lease: null, handedDate: null, parkedDate: null, reason })
        .where(held(mail));
    },

    /** Ends a mail that isn't to be sent any more; its key stays known. */
    drop: async (mail: LeasedMail, reason: DropReason): Promise<void> => {
      await db
        .update(outbox)
        .set({ parkedDate: now(), givenUpDate: now(), reason })
        .where(held(mail));
      log.info({ key: mail.key, reason }, 'a mail was dropped');
    },
  };
};
