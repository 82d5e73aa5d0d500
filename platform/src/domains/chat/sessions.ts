import { and, count, desc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { ChatKind, ChatSession } from '@whaletide/schema/domains/chat/rest.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import { openProblem } from '@whaletide/schema/domains/chat/rules.ts';
import { EVENT_CHAT_READ } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import type { Handle, Transaction } from '#database/database.ts';
import { toPage } from '#http/paging.ts';
import type { Caller } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { memberById } from '../members/store.ts';
import { competitions } from '../competitions/tables.ts';
import { teamMembers } from '../teams/tables.ts';
import { toMessage } from './presenters.ts';
import {
  chatMessages,
  chatSessions,
  type ChatSessionRow,
  chatSides,
  type ChatSideRow,
} from './tables.ts';
import { takeTurn } from './turns.ts';
import { readMessages, unreadMessages } from './unread.ts';

/** A conversation with the side of the member who looks at it. */
export interface OwnSession {
  session: ChatSessionRow;
  side: ChatSideRow;
}

const ownSessions = (db: Handle) =>
  db
    .select({ session: chatSessions, side: chatSides })
    .from(chatSides)
    .innerJoin(chatSessions, eq(chatSessions.id, chatSides.sessionId));

/**
 * Between two members, or of a team that the side's member is in now, whose competition isn't in the
 * trash.
 */
const isReadable = or(
  isNull(chatSessions.teamId),
  sql`exists (select 1 from ${teamMembers}
      inner join ${competitions} on ${competitions.id} = ${teamMembers.competitionId}
    where ${teamMembers.teamId} = ${chatSessions.teamId}
      and ${teamMembers.memberId} = ${chatSides.memberId}
      and ${competitions.trashedDate} is null)`,
);

/** The other sides of these conversations that still are some, by conversation. */
const othersOf = async (db: Handle, memberId: string, own: readonly OwnSession[]) => {
  const others = new Map<string, string[]>();
  for (const { session, side } of own)
    if (side.otherId !== null) others.set(session.id, [side.otherId]);
  const ofTeams = own.flatMap(({ session }) => (session.teamId === null ? [] : session.id));
  if (ofTeams.length === 0) return others;
  const rows = await ownSessions(db).where(
    and(inArray(chatSides.sessionId, ofTeams), ne(chatSides.memberId, memberId), isReadable),
  );
  for (const { side } of rows)
    others.set(side.sessionId, [...(others.get(side.sessionId) ?? []), side.memberId]);
  return others;
};

/** The newest messages that the member hasn't deleted, by conversation. */
const lastMessages = async (db: Handle, own: readonly OwnSession[]) => {
  const newest = own
    .filter(({ session, side }) => session.lastNumber > side.cleared)
    .map(({ session }) =>
      and(eq(chatMessages.sessionId, session.id), eq(chatMessages.number, session.lastNumber)),
    );
  if (newest.length === 0) return new Map<string, never>();
  const rows = await db
    .select()
    .from(chatMessages)
    .where(or(...newest));
  return new Map(rows.map((row) => [row.sessionId, row]));
};

/** The contract's documents, in four statements however many there are. */
const toSessions = async (
  db: Handle,
  memberId: string,
  own: readonly OwnSession[],
): Promise<ChatSession[]> => {
  const last = await lastMessages(db, own);
  const others = await othersOf(db, memberId, own);
  const unread = await unreadMessages(
    db,
    [...new Set([memberId, ...[...others.values()].flat()])],
    own.map(({ session }) => session.id),
  );
  return own.map(({ session, side }) => {
    const message = last.get(session.id);
    const unreadCount = unread(memberId, session.id);
    const readers = [memberId, ...(others.get(session.id) ?? [])].filter(
      (id) => id !== message?.fromId && unread(id, session.id) === 0,
    );
    return {
      _id: session.id,
      To: side.otherId,
      Team: session.teamId,
      LastMessage: message ? { ...toMessage(message), ReadBy: [message.fromId, ...readers] } : null,
      _hasUnread: unreadCount > 0,
      unreadCount,
    };
  });
};

/** The member's conversations of a kind that have a message for them, the newest message first. */
export const listSessions = async (
  db: Handle,
  memberId: string,
  query: { page: number; perPage: number; Kind: ChatKind },
): Promise<Page<ChatSession>> => {
  const { teamId } = chatSessions;
  const shown = and(
    eq(chatSides.memberId, memberId),
    gt(chatSessions.lastNumber, chatSides.cleared),
    query.Kind === 'direct' ? isNull(teamId) : and(isNotNull(teamId), isReadable),
  );
  return toPage(query, {
    rows: ownSessions(db).where(shown).orderBy(desc(chatSessions.lastDate), desc(chatSessions.id)),
    total: db
      .select({ rows: count() })
      .from(chatSides)
      .innerJoin(chatSessions, eq(chatSessions.id, chatSides.sessionId))
      .where(shown),
    present: (own) => toSessions(db, memberId, own),
  });
};

/**
 * A conversation of the member's; anybody else's isn't there.
 * @throws Refusal NOT_FOUND
 */
export const openOwn = async (db: Handle, memberId: string, id: string): Promise<OwnSession> => {
  const [own] = await ownSessions(db).where(
    and(eq(chatSides.sessionId, id), eq(chatSides.memberId, memberId), isReadable),
  );
  if (!own) throw notFound('会话');
  return own;
};

/** Finds those of these conversations that are the member's. */
export const openedAmong = (
  db: Handle,
  memberId: string,
  ids: readonly string[],
): Promise<OwnSession[]> =>
  ownSessions(db).where(
    and(inArray(chatSides.sessionId, [...ids]), eq(chatSides.memberId, memberId), isReadable),
  );

/** The same as a document. @throws Refusal NOT_FOUND */
export const readSession = async (
  db: Handle,
  memberId: string,
  id: string,
): Promise<ChatSession> => {
  const [document] = await toSessions(db, memberId, [await openOwn(db, memberId, id)]);
  if (!document) throw notFound('会话');
  return document;
};

/** The id of the conversation of two members; made, where there is none, under the pair's key. */
const findOrMake = async (
  tx: Transaction,
  memberId: string,
  otherId: string,
  { limit, now }: { limit: number; now: Date },
): Promise<string> => {
  const [firstId, secondId] = memberId < otherId ? [memberId, otherId] : [otherId, memberId];
  const ofPair = and(eq(chatSessions.firstId, firstId), eq(chatSessions.secondId, secondId));
  const find = async () =>
    (await tx.select({ id: chatSessions.id }).from(chatSessions).where(ofPair))[0]?.id;
  const known = await find();
  if (known) return known;
  const [made] = await tx
    .insert(chatSessions)
    .values({ id: newId(now.getTime()), firstId, secondId, createDate: now })
    .onConflictDoNothing()
    .returning({ id: chatSessions.id });
  if (!made) {
    const others = await find();
    if (!others) throw new Error('the conversation was neither found nor made');
    return others;
  }
  await takeTurn(tx, memberId, 'session', { limit, now });
  await tx.insert(chatSides).values([
    { sessionId: made.id, memberId, otherId },
    { sessionId: made.id, memberId: otherId, otherId: memberId },
  ]);
  return made.id;
};

/** @throws Refusal BAD_USER_INPUT, NOT_FOUND, RATE_LIMITED */
export const openSession = async (
  { database, config, now }: Services,
  caller: Caller,
  to: string | undefined,
): Promise<ChatSession> => {
  refuseIf(openProblem(caller.id, to));
  const other = to ? await memberById(database.db, to) : undefined;
  if (!other) throw notFound('用户', 'To');
  const limit = config.limits.chatSessionsPerDay;
  const id = await database.transaction((tx) =>
    findOrMake(tx, caller.id, other.id, { limit, now: now() }),
  );
  return readSession(database.db, caller.id, id);
};

/** Marks all messages as read, and tells the pages of the others where some weren't. */
const readAll = async (
  tx: Transaction,
  { events, now }: Services,
  caller: Caller,
  own: OwnSession,
): Promise<void> => {
  const { id } = own.session;
  if (!(await readMessages(tx, caller.id, id, now()))) return;
  const reader = await memberById(tx, caller.id);
  await events.publish(tx, (await othersOf(tx, caller.id, [own])).get(id) ?? [], {
    kind: 'notification',
    eventType: EVENT_CHAT_READ,
    related: id,
    fleeting: true,
    data: { ...(reader && { User: { _id: reader.id, Name: reader.name } }) },
  });
};

/** Takes what was written so far out of the member's sight, and out of their message box. */
export const removeSession = (services: Services, caller: Caller, id: string): Promise<void> =>
  services.database.transaction(async (tx) => {
    const own = await openOwn(tx, caller.id, id);
    // A message that is being written at this moment waits for its number, and comes after.
    const [locked] = await tx
      .select({ lastNumber: chatSessions.lastNumber })
      .from(chatSessions)
      .where(eq(chatSessions.id, id))
      .for('update');
    await tx
      .update(chatSides)
      .set({ cleared: locked?.lastNumber ?? 0 })
      .where(and(eq(chatSides.sessionId, id), eq(chatSides.memberId, caller.id)));
    await readAll(tx, services, caller, own);
  });

/** @throws Refusal NOT_FOUND */
export const markSessionRead = (
  services: Services,
  caller: Caller,
  id: string,
): Promise<ChatSession> =>
  services.database.transaction(async (tx) => {
    await readAll(tx, services, caller, await openOwn(tx, caller.id, id));
    return readSession(tx, caller.id, id);
  });
