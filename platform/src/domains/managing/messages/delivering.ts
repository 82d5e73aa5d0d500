import { and, eq, isNull, sql } from 'drizzle-orm';
import {
  isActivityKind,
  kindOf,
} from '@whaletide/schema/domains/competitions/rules/competition-kind.ts';
import { EVENT_ORGANIZER_MESSAGE } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import type { Transaction } from '#database/database.ts';
import type { JobHandler } from '#jobs/worker.ts';
import type { MailedCompetition } from '#mail/competition-mails.ts';
import type { MailDraft } from '#mail/outbox.ts';
import type { Services } from '#services.ts';
import { competitions } from '#domains/competitions/tables.ts';
import { type CompetitionMessageRow, competitionMessages } from '../tables.ts';
import { type Recipient, recipientsAfter } from './audience.ts';

/** Delivers a message to the next recipients. */
export const DELIVER_MESSAGE_JOB = 'competition-message';

const SLICE = 500;

interface Delivery {
  id: string;
  /** The last recipient who has it; empty before the first. */
  after: string;
}

export const deliveryOf = (id: string): Delivery => ({ id, after: '' });

const mailsOf = (
  { id, title, content }: CompetitionMessageRow,
  competition: MailedCompetition,
  recipients: readonly Recipient[],
): MailDraft[] =>
  recipients.flatMap(({ id: memberId, name, email }): MailDraft[] => {
    if (email === null) return [];
    const data = { name, competition, title, content };
    const key = `competition-message:${id}:${memberId}`;
    return [{ key, memberId, to: email, template: 'message', data }];
  });

const deliver = async (
  tx: Transaction,
  { events, outbox }: Services,
  message: CompetitionMessageRow,
  competition: MailedCompetition,
  recipients: readonly Recipient[],
): Promise<void> => {
  const ids = recipients.map(({ id }) => id);
  await events.publish(tx, ids, {
    kind: 'notification',
    eventType: EVENT_ORGANIZER_MESSAGE,
    related: message.competitionId,
    data: {
      Competition: { _id: competition.id, Name: competition.name },
      Message: `${message.title}\n${message.content}`,
    },
  });
  await outbox.add(tx, mailsOf(message, competition, recipients));
  await tx
    .update(competitionMessages)
    .set({ delivered: sql`${competitionMessages.delivered} + ${ids.length}` })
    .where(eq(competitionMessages.id, message.id));
};

/**
 * Delivers a message to a slice of its recipients and adds the job of the rest, in one transaction:
 * by the order of their ids each gets it once, however often a worker dies.
 */
export const deliverMessageHandler = (services: Services): JobHandler => ({
  run: ({ data }, finish) =>
    services.database.transaction(async (tx) => {
      await finish(tx);
      const { id, after } = data as Delivery;
      const [found] = await tx
        .select({ message: competitionMessages, competition: competitions })
        .from(competitionMessages)
        .innerJoin(competitions, eq(competitions.id, competitionMessages.competitionId))
        .where(and(eq(competitionMessages.id, id), isNull(competitions.trashedDate)));
      if (!found) return;
      const { message, competition: row } = found;
      const isActivity = isActivityKind(kindOf(row));
      const competition = { id: row.id, name: row.name, isActivity };
      const recipients = await recipientsAfter(tx, message, after, SLICE);
      const last = recipients.at(-1)?.id;
      if (last === undefined) return;
      await deliver(tx, services, message, competition, recipients);
      if (recipients.length === SLICE)
        await services.jobs.add(tx, DELIVER_MESSAGE_JOB, { id, after: last });
    }),
  parks: true,
  giveUp: async (_tx, { data }) => {
    services.log.error({ delivery: data }, 'a message to members of a competition ends here');
  },
});
