import { and, count, desc, eq, gte } from 'drizzle-orm';
import {
  eventWordOf,
  kindOf,
} from '@whaletide/schema/domains/competitions/rules/competition-kind.ts';
import type {
  CompetitionMessage,
  MessageReach,
  messageCalls,
} from '@whaletide/schema/domains/managing/rest/messages.ts';
import {
  type MessageAudience,
  messageProblems,
} from '@whaletide/schema/domains/managing/rules/messages.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import { endOfDay, startOfDay } from '@whaletide/schema/shared/rules/time.ts';
import { Refusal } from '@whaletide/server/refusal.ts';
import type { Static } from 'typebox';
import type { Handle, Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { type PageQuery, toPage } from '#http/paging.ts';
import { newId } from '#ids.ts';
import { conflict, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { managedCompetition } from '#domains/competitions/store/access.ts';
import { lockManaged } from '#domains/competitions/store/lock.ts';
import type { CompetitionRow } from '#domains/competitions/tables.ts';
import { actedBy, ofCompetition, record } from '#domains/moderation/store.ts';
import { type CompetitionMessageRow, competitionMessages } from '../tables.ts';
import { addressed, reachOf } from './audience.ts';
import { DELIVER_MESSAGE_JOB, deliveryOf } from './delivering.ts';

const present = (row: CompetitionMessageRow): CompetitionMessage => ({
  _id: row.id,
  Competition: row.competitionId,
  Audience: row.audience,
  TargetName: row.targetName,
  Title: row.title,
  Content: row.content,
  Recipients: row.recipients,
  Delivered: row.delivered,
  Date: row.date.toISOString(),
  Sender: row.senderId,
});

/** A page of the competition's messages, the last first. @throws as managedCompetition */
export const messagesOf = async (
  db: Handle,
  caller: Caller,
  competitionId: string,
  query: PageQuery,
): Promise<Page<CompetitionMessage>> => {
  await managedCompetition(db, caller, competitionId);
  const own = eq(competitionMessages.competitionId, competitionId);
  return toPage(query, {
    rows: db
      .select()
      .from(competitionMessages)
      .where(own)
      .orderBy(desc(competitionMessages.date), desc(competitionMessages.id)),
    total: db.select({ rows: count() }).from(competitionMessages).where(own),
    present: (rows) => rows.map(present),
  });
};

/** Counts who would get a message. @throws Refusal as `addressed` and managedCompetition */
export const messageReach = async (
  db: Handle,
  caller: Caller,
  competitionId: string,
  { Audience, Target = null }: { Audience: MessageAudience; Target?: string | null | undefined },
): Promise<MessageReach> => {
  await managedCompetition(db, caller, competitionId);
  return reachOf(db, await addressed(db, competitionId, Audience, Target));
};

/** Counts the messages of the day under the competition's lock. @throws Refusal RATE_LIMITED */
const takeTurn = async (tx: Transaction, competition: CompetitionRow, limit: number, now: Date) => {
  const { date } = competitionMessages;
  const [today] = await tx
    .select({ rows: count() })
    .from(competitionMessages)
    .where(and(eq(competitionMessages.competitionId, competition.id), gte(date, startOfDay(now))));
  if ((today?.rows ?? 0) < limit) return;
  const retryAfter = Math.ceil((endOfDay(now).getTime() - now.getTime()) / 1000);
  const word = eventWordOf(kindOf(competition));
  throw new Refusal('RATE_LIMITED', `每场${word}每天最多发送${limit}条消息，请明天再试`, {
    retryAfter,
  });
};

/**
 * Sends a message: it is kept and logged, and delivered by jobs.
 * @throws Refusal BAD_USER_INPUT at its field, as `addressed` and managedCompetition, CONFLICT
 * without a recipient, RATE_LIMITED
 */
export const sendMessage = (
  services: Services,
  caller: Caller,
  competitionId: string,
  input: Static<(typeof messageCalls.send)['body']>,
): Promise<CompetitionMessage> =>
  services.database.transaction(async (tx) => {
    const { config, jobs, now } = services;
    const competition = await lockManaged(tx, caller, competitionId);
    const { Audience, Target = null, Title, Content } = input;
    refuseIf(messageProblems({ title: Title, content: Content })[0] ?? null);
    const to = await addressed(tx, competitionId, Audience, Target);
    const { Recipients } = await reachOf(tx, to);
    if (Recipients === 0) throw conflict('没有可以收到消息的成员');
    const date = now();
    await takeTurn(tx, competition, config.limits.competitionMessagesPerDay, date);
    const id = newId(date.getTime());
    const said = { title: Title.trim(), content: Content.trim() };
    const [row] = await tx
      .insert(competitionMessages)
      .values({ ...to, ...said, id, senderId: caller.id, recipients: Recipients, date })
      .returning();
    if (!row) throw new Error('the new message was not stored');
    await jobs.add(tx, DELIVER_MESSAGE_JOB, deliveryOf(id));
    await record(tx, actedBy(caller, now), {
      action: 'competitionMessages.send',
      ...ofCompetition(competition, said.title),
      after: { audience: Audience, target: to.targetName, recipients: Recipients, ...said },
    });
    return present(row);
  });
