import { and, eq, gt, inArray, isNotNull, isNull, notExists, notInArray } from 'drizzle-orm';
import { notificationLink } from '@whaletide/schema/domains/notifications/rules/notification-links.ts';
import { notificationText } from '@whaletide/schema/domains/notifications/rules/notification-texts.ts';
import { isGathered } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import {
  type Outcome,
  outcomeOf,
} from '@whaletide/schema/domains/notifications/rules/outcome-mails.ts';
import { HOUR } from '@whaletide/schema/shared/rules/time.ts';
import type { Transaction } from '#database/database.ts';
import { slices } from '#database/slices.ts';
import type { NoticeRow, OnNotice } from '#events/log.ts';
import type { NoticeDraft } from '#events/messages.ts';
import { events, notificationSettings } from '#events/tables.ts';
import type { MailDraft, Outbox } from '#mail/outbox.ts';
import type { Services } from '#services.ts';
import { members } from '../members/tables.ts';

interface Told extends NoticeRow {
  draft: NoticeDraft;
  outcome: Outcome;
}

/** Milliseconds in which what is told as one is mailed once, as long as it isn't read. */
const PAUSE_MS = HOUR;

/** Finds the members of these who have proved an address, and haven't switched such mails off. */
const readersOf = async (tx: Transaction, told: readonly Told[]) => {
  const { id, name, email, emailVerified, deactivated, closed } = members;
  const { memberId, kind, mail } = notificationSettings;
  const refused = tx
    .select({ memberId })
    .from(notificationSettings)
    .where(and(eq(memberId, id), eq(kind, 'OUTCOMES'), eq(mail, false)));
  const ids = [...new Set(told.map((one) => one.memberId))];
  const rows = await tx
    .select({ id, name, email })
    .from(members)
    .where(
      and(
        inArray(id, ids),
        isNotNull(email),
        eq(emailVerified, true),
        isNull(deactivated),
        isNull(closed),
        notExists(refused),
      ),
    );
  return new Map(rows.map((row) => [row.id, row]));
};

const topicOf = (memberId: string, eventType: number | null, related: string | null): string =>
  `${memberId} ${eventType} ${related}`;

/** Finds of what these members were told a short while ago, and haven't read it. */
const recentTopics = async (
  tx: Transaction,
  told: readonly Told[],
  now: Date,
): Promise<Set<string>> => {
  const gathered = told.filter(({ draft }) => isGathered(draft.eventType));
  if (gathered.length === 0) return new Set();
  const { memberId, eventType, related } = events;
  const rows = await tx
    .select({ memberId, eventType, related })
    .from(events)
    .where(
      and(
        inArray(memberId, [...new Set(gathered.map((one) => one.memberId))]),
        eq(events.kind, 'notification'),
        isNull(events.readDate),
        inArray(eventType, [...new Set(gathered.map(({ draft }) => draft.eventType))]),
        gt(events.date, new Date(now.getTime() - PAUSE_MS)),
        notInArray(
          events.id,
          gathered.map(({ id }) => id),
        ),
      ),
    );
  return new Set(rows.map((row) => topicOf(row.memberId, row.eventType, row.related)));
};

const mailTold = async (
  tx: Transaction,
  outbox: Outbox,
  told: readonly Told[],
  now: Date,
): Promise<void> => {
  const readers = await readersOf(tx, told);
  const wanted = told.filter(({ memberId }) => readers.has(memberId));
  const mailed = await recentTopics(tx, wanted, now);
  const drafts = wanted.flatMap(({ id, memberId, draft, outcome }): MailDraft<'outcome'>[] => {
    const { eventType, related, data } = draft;
    const reader = readers.get(memberId);
    const topic = topicOf(memberId, eventType, related);
    if (!reader?.email || mailed.has(topic)) return [];
    if (isGathered(eventType)) mailed.add(topic);
    const { name, email: to } = reader;
    const [text, path] = [notificationText(eventType, data), notificationLink(eventType, data)];
    const key = `outcome:${id}`;
    return [{ key, memberId, to, template: 'outcome', data: { ...outcome, name, text, path } }];
  });
  if (drafts.length > 0) await outbox.add(tx, drafts);
};

/**
 * Mails what notifications tell of outcomes, to those who want that: all that a transaction tells at
 * its end, by a few statements, however many notifications it wrote.
 */
export const outcomeMails = ({
  config,
  log,
  now,
}: Pick<Services, 'config' | 'log' | 'now'>): Services['noticeMails'] => {
  let warned = false;
  /** Warns once where no one named the site's address: a mail has to lead there, and to its end. */
  const lacksSite = (): boolean => {
    if (config.publicOrigins.length > 0) return false;
    if (!warned) log.warn('mails on outcomes are not sent: set PUBLIC_ORIGINS');
    warned = true;
    return true;
  };
  return (outbox): OnNotice => {
    const byTransaction = new WeakMap<Transaction, Told[]>();
    return (tx, rows, draft) => {
      const outcome = outcomeOf(draft.eventType, draft.data);
      if (!outcome || lacksSite()) return;
      const told = rows.map((row) => ({ ...row, draft, outcome }));
      const waiting = byTransaction.get(tx);
      if (waiting) return void waiting.push(...told);
      byTransaction.set(tx, told);
      tx.beforeCommit(async () => {
        for (const some of slices(told)) await mailTold(tx, outbox, some, now());
      });
    };
  };
};
