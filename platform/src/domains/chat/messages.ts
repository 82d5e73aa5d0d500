import { and, eq, gt } from 'drizzle-orm';
import type { CursorPage } from '@whaletide/schema/shared/rest/common.ts';
import type { ChatMessage } from '@whaletide/schema/domains/chat/rest.ts';
import { messageProblem } from '@whaletide/schema/domains/chat/rules.ts';
import { moderatedText } from '@whaletide/schema/domains/moderation/rules/moderation.ts';
import {
  EVENT_CHAT_BEGUN,
  EVENT_CHAT_MESSAGE,
  EVENT_TEAM_MESSAGE,
} from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import type { Handle, Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { byNumber, type CursorQuery, toCursorPage } from '#http/cursors.ts';
import { newId } from '#ids.ts';
import { notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { memberById } from '../members/store.ts';
import { teams } from '../teams/tables.ts';
import { toMessage } from './presenters.ts';
import { openOwn } from './sessions.ts';
import { chatMessages, type ChatMessageRow, chatSessions } from './tables.ts';
import { seatTeam } from './team-sessions.ts';
import { takeTurn } from './turns.ts';

const newestFirst = byNumber<ChatMessageRow>(chatMessages.number, 'desc', ({ number }) => number);

/** Messages that the member hasn't deleted, the newest first. @throws Refusal NOT_FOUND */
export const listMessages = async (
  db: Handle,
  caller: Caller,
  id: string,
  query: CursorQuery & { skip: number; perPage: number },
): Promise<CursorPage<ChatMessage>> => {
  const { side } = await openOwn(db, caller.id, id);
  const chosen = and(eq(chatMessages.sessionId, id), gt(chatMessages.number, side.cleared));
  return toCursorPage(query, query.perPage, {
    keyset: newestFirst,
    rows: (behind) =>
      db
        .select()
        .from(chatMessages)
        .where(and(chosen, behind))
        .orderBy(...newestFirst.order)
        .offset(query.skip),
    present: (rows) => rows.map(toMessage),
  });
};

/** Locks the conversation, so that its messages are written one after the other. */
const lockSession = async (tx: Transaction, id: string) => {
  const [session] = await tx
    .select()
    .from(chatSessions)
    .where(eq(chatSessions.id, id))
    .for('update');
  if (!session) throw notFound('会话');
  return session;
};

/** Finds what the member has sent here by this key before. */
const sentBefore = async (tx: Transaction, id: string, fromId: string, key: string | undefined) => {
  if (key === undefined) return undefined;
  const [row] = await tx
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.sessionId, id),
        eq(chatMessages.fromId, fromId),
        eq(chatMessages.key, key),
      ),
    );
  return row;
};

/** Tells the other member: the first message of a conversation is event 2, each later one 3. */
const announce = async (tx: Transaction, { events }: Services, to: string, row: ChatMessageRow) => {
  const author = await memberById(tx, row.fromId);
  await events.publish(tx, [to], {
    kind: 'notification',
    eventType: row.number === 1 ? EVENT_CHAT_BEGUN : EVENT_CHAT_MESSAGE,
    related: row.sessionId,
    data: {
      ...(author && { User: { _id: author.id, Name: author.name } }),
      ChatMessage: toMessage(row),
    },
  });
};

/** Tells everyone who is in the team by now, but the author. */
const announceToTeam = async (
  tx: Transaction,
  { events }: Services,
  teamId: string,
  row: ChatMessageRow,
) => {
  const seated = await seatTeam(tx, row.sessionId, teamId);
  const author = await memberById(tx, row.fromId);
  const [team] = await tx.select().from(teams).where(eq(teams.id, teamId));
  await events.publish(
    tx,
    seated.filter((id) => id !== row.fromId),
    {
      kind: 'notification',
      eventType: EVENT_TEAM_MESSAGE,
      related: row.sessionId,
      data: {
        ...(author && { User: { _id: author.id, Name: author.name } }),
        ...(team && { Team: { _id: team.id, Name: team.name } }),
        ChatMessage: toMessage(row),
      },
    },
  );
};

/**
 * Writes a message and its event. Who repeats a key gets the message that it wrote.
 * @throws Refusal BAD_USER_INPUT, NOT_FOUND, RATE_LIMITED
 */
export const sendMessage = async (
  services: Services,
  caller: Caller,
  id: string,
  input: { Content: string; Key?: string | undefined },
): Promise<ChatMessage> => {
  const { database, config, now } = services;
  const { side } = await openOwn(database.db, caller.id, id);
  refuseIf(messageProblem(input.Content));
  return database.transaction(async (tx) => {
    const session = await lockSession(tx, id);
    const before = await sentBefore(tx, id, caller.id, input.Key);
    if (before) return toMessage(before);
    const moment = now();
    const limit = config.limits.chatMessagesPerMinute;
    await takeTurn(tx, caller.id, 'message', { limit, now: moment });
    const row: ChatMessageRow = {
      id: newId(moment.getTime()),
      sessionId: id,
      number: session.lastNumber + 1,
      fromId: caller.id,
      content: moderatedText(input.Content.trim(), config.maskedWords),
      key: input.Key ?? null,
      date: moment,
    };
    await tx
      .update(chatSessions)
      .set({ lastNumber: row.number, lastDate: moment })
      .where(eq(chatSessions.id, id));
    await tx.insert(chatMessages).values(row);
    if (side.otherId !== null) await announce(tx, services, side.otherId, row);
    if (session.teamId !== null) await announceToTeam(tx, services, session.teamId, row);
    return toMessage(row);
  });
};
