import { and, eq, inArray, isNotNull, isNull, like, lt, ne, or } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { slices } from '../database/slices.ts';
import { mailLeases, type MailLeasesOptions } from './mail-leases.ts';
import { mailRules } from './rules.ts';
import { outbox, type OutboxRow } from './tables.ts';
import type { MailData, MailTemplate } from './templates.ts';

const CHANNEL = 'whaletide_mail';

/** A mail to be sent, once for its key however often it is added. */
export interface MailDraft<T extends MailTemplate = MailTemplate> {
  key: string;
  memberId: string | null;
  to: string;
  template: T;
  data: MailData[T];
}

/**
 * The mails to be sent: added and taken back in the transactions of what asks for them, sent by the
 * workers that lease them, and decided on by administrators where they are parked.
 */
export const outboxOf = (options: MailLeasesOptions) => {
  const { database, log, now } = options;
  const { db } = database;
  const parked = (key: string) =>
    and(eq(outbox.key, key), isNotNull(outbox.parkedDate), isNull(outbox.givenUpDate));
  const wake = (tx: Transaction) =>
    tx.afterCommit(() => {
      database
        .notify(CHANNEL, '')
        .catch((error: unknown) => log.warn({ err: error }, 'mail wake-up failed'));
    });

  return {
    ...mailLeases(options),

    /** Adds mails in the transaction of what asks for them; those of a known key are left out. */
    add: async (tx: Transaction, drafts: readonly MailDraft[], due = now()): Promise<void> => {
      for (const rows of slices(drafts))
        await tx
          .insert(outbox)
          .values(
            rows.map((draft) => ({ ...draft, due, priority: mailRules[draft.template].priority })),
          )
          .onConflictDoNothing();
      wake(tx);
    },

    /**
     * Ends mails to these members whose keys begin so, which others are to replace: all that no
     * server has certainly taken, also those that wait for an administrator. Answers them.
     */
    replace: async (
      tx: Transaction,
      memberIds: readonly string[],
      prefix: string,
    ): Promise<OutboxRow[]> => {
      const ended: OutboxRow[] = [];
      for (const ids of slices(memberIds))
        ended.push(
          ...(await tx
            .update(outbox)
            .set({ parkedDate: now(), givenUpDate: now(), reason: 'REPLACED' })
            .where(
              and(
                inArray(outbox.memberId, [...ids]),
                like(outbox.key, `${prefix}%`),
                isNull(outbox.sentDate),
                isNull(outbox.givenUpDate),
                or(isNull(outbox.handedDate), isNotNull(outbox.parkedDate)),
              ),
            )
            .returning()),
        );
      return ended;
    },

    /** Takes back what a member is not to get any more, as far as it hasn't been begun. */
    withdraw: async (
      tx: Transaction,
      memberId: string,
      templates: readonly MailTemplate[],
    ): Promise<void> => {
      await tx
        .delete(outbox)
        .where(
          and(
            eq(outbox.memberId, memberId),
            inArray(outbox.template, [...templates]),
            isNull(outbox.lease),
            isNull(outbox.sentDate),
          ),
        );
    },

    /** Forgets all mails to a member; one that is on its way isn't handed over any more. */
    forget: async (tx: Transaction, memberId: string): Promise<void> => {
      await tx.delete(outbox).where(eq(outbox.memberId, memberId));
    },

    /**
     * Hands a parked mail back to the workers; answers it, or undefined where it isn't parked any
     * more, or may have arrived and must not be sent twice.
     */
    retry: async (
      tx: Transaction,
      key: string,
      mayRepeat: boolean,
    ): Promise<OutboxRow | undefined> => {
      const [row] = await tx
        .update(outbox)
        .set({
          parkedDate: null,
          handedDate: null,
          lease: null,
          reason: null,
          tries: 0,
          due: now(),
        })
        .where(and(parked(key), mayRepeat ? undefined : ne(outbox.reason, 'UNCERTAIN')))
        .returning();
      if (row) wake(tx);
      return row;
    },

    /** Never sends a parked mail; its key stays known. Undefined where it isn't parked any more. */
    giveUp: async (tx: Transaction, key: string): Promise<OutboxRow | undefined> =>
      (await tx.update(outbox).set({ givenUpDate: now() }).where(parked(key)).returning())[0],

    /** Forgets what was sent, or given up, before that; its key must not come again. */
    prune: async (olderThan: Date): Promise<void> => {
      await db
        .delete(outbox)
        .where(or(lt(outbox.sentDate, olderThan), lt(outbox.givenUpDate, olderThan)));
    },

    listen: (onWake: () => void) => database.listen(CHANNEL, onWake),
  };
};
export type Outbox = ReturnType<typeof outboxOf>;
