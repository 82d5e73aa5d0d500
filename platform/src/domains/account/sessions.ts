import { and, desc, eq, gt, inArray, isNull, lt, ne, or } from 'drizzle-orm';
import { jwtVerify, SignJWT } from 'jose';
import type { Session } from '@whaletide/schema/domains/account/rest/account.ts';
import { scopes } from '@whaletide/schema/domains/account/rules/scopes.ts';
import type { Spending } from '@whaletide/schema/domains/account/rules/token-budgets.ts';
import type { Database, Handle, Transaction } from '#database/database.ts';
import type { EventLog } from '#events/log.ts';
import type { Caller } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { changeMember } from '../members/store.ts';
import { members } from '../members/tables.ts';
import { accessTokens, sessions, stoppedAgents } from './tables.ts';
import { spend } from './token-budgets.ts';
import { hashOf, isAccessToken } from './tokens.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

const ALGORITHM = 'HS256';

/** `lastSeen` and `lastUsed` are exact to this, so that reading doesn't write each time. */
const SEEN_MS = 60_000;

/** Joins an agent's token with its member's having stopped all agents. */
const ofStoppedAgent = and(
  eq(stoppedAgents.memberId, accessTokens.memberId),
  eq(accessTokens.kind, 'agent'),
);

/** Opens a session and signs its token. */
export const openSession = async (
  tx: Transaction,
  input: { memberId: string; userAgent: string; now: Date; days: number; secret: Uint8Array },
): Promise<{ jwt: string; expires: Date }> => {
  const { memberId, now, secret } = input;
  const id = newId(now.getTime());
  const expires = new Date(now.getTime() + input.days * DAY);
  await tx.insert(sessions).values({
    id,
    memberId,
    userAgent: input.userAgent.slice(0, 200),
    createDate: now,
    lastSeen: now,
    expires,
  });
  const jwt = await new SignJWT({ sid: id })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(memberId)
    .setIssuedAt(now)
    .setExpirationTime(expires)
    .sign(secret);
  return { jwt, expires };
};

const sessionIdOf = async (token: string, secret: Uint8Array, now: Date) => {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: [ALGORITHM],
      currentDate: now,
    });
    return typeof payload.sid === 'string' ? payload.sid : null;
  } catch {
    return null;
  }
};

/**
 * Makes the function that finds the member of a bearer token. A token is only as good as its row:
 * signing out deletes it, and with the next call it is worth nothing.
 */
export const authenticator = (
  { db }: Database,
  secret: Uint8Array,
  now: () => Date,
): ((token: string) => Promise<Caller | null>) => {
  const bySession = async (id: string): Promise<Caller | null> => {
    const moment = now();
    const [row] = await db
      .select({ id: members.id, roles: members.roles, lastSeen: sessions.lastSeen })
      .from(sessions)
      .innerJoin(members, eq(members.id, sessions.memberId))
      .where(and(eq(sessions.id, id), gt(sessions.expires, moment)));
    if (!row) return null;
    const old = new Date(moment.getTime() - SEEN_MS);
    if (row.lastSeen < old) {
      await db
        .update(sessions)
        .set({ lastSeen: moment })
        .where(and(eq(sessions.id, id), lt(sessions.lastSeen, old)));
    }
    return { id: row.id, roles: row.roles, credentialId: id, kind: 'session', scopes };
  };

  const byAccessToken = async (secretToken: string): Promise<Caller | null> => {
    const moment = now();
    const [row] = await db
      .select({
        id: members.id,
        roles: members.roles,
        tokenId: accessTokens.id,
        scopes: accessTokens.scopes,
        kind: accessTokens.kind,
        model: accessTokens.model,
        harness: accessTokens.harness,
        lastUsed: accessTokens.lastUsed,
        stopped: stoppedAgents.since,
      })
      .from(accessTokens)
      .innerJoin(members, eq(members.id, accessTokens.memberId))
      .leftJoin(stoppedAgents, ofStoppedAgent)
      .where(
        and(
          eq(accessTokens.hash, hashOf(secretToken)),
          or(isNull(accessTokens.expires), gt(accessTokens.expires, moment)),
        ),
      );
    if (!row || row.stopped !== null) return null;
    if (row.lastUsed === null || moment.getTime() - row.lastUsed.getTime() > SEEN_MS) {
      await db
        .update(accessTokens)
        .set({ lastUsed: moment })
        .where(eq(accessTokens.id, row.tokenId));
    }
    const { id, roles, tokenId: credentialId, kind, model, harness } = row;
    const agent = kind === 'agent' && { agent: { model: model ?? '', harness } };
    const spends = (amount: Partial<Spending>) =>
      spend(db, { tokenId: credentialId, memberId: id }, amount, now());
    const token = { kind: 'token', scopes: row.scopes, spend: spends } as const;
    return { id, roles, credentialId, ...token, ...agent };
  };

  return async (token) => {
    if (isAccessToken(token)) return byAccessToken(token);
    const sessionId = await sessionIdOf(token, secret, now());
    return sessionId === null ? null : bySession(sessionId);
  };
};

/** Finds which of these sessions and access tokens are still good. */
export const liveCredentials = async (
  { db }: Database,
  ids: string[],
  now: Date,
): Promise<Set<string>> => {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, ids), gt(sessions.expires, now)))
    .unionAll(
      db
        .select({ id: accessTokens.id })
        .from(accessTokens)
        .leftJoin(stoppedAgents, ofStoppedAgent)
        .where(
          and(
            inArray(accessTokens.id, ids),
            isNull(stoppedAgents.since),
            or(isNull(accessTokens.expires), gt(accessTokens.expires, now)),
          ),
        ),
    );
  return new Set(rows.map(({ id }) => id));
};

/** The member's live sessions, newest first. */
export const sessionsOf = async (db: Handle, caller: Caller, now: Date): Promise<Session[]> => {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.memberId, caller.id), gt(sessions.expires, now)))
    .orderBy(desc(sessions.createDate));
  return rows.map((row) => ({
    _id: row.id,
    UserAgent: row.userAgent,
    CreateDate: row.createDate.toISOString(),
    LastSeen: row.lastSeen.toISOString(),
    Expires: row.expires.toISOString(),
    current: row.id === caller.credentialId,
  }));
};

/** Ends a session or an access token of the member and tells its sockets; false if there is none. */
export const endCredential = (
  { transaction }: Database,
  events: EventLog,
  kind: Caller['kind'],
  memberId: string,
  id: string,
): Promise<boolean> =>
  transaction(async (tx) => {
    const table = kind === 'session' ? sessions : accessTokens;
    const ended = await tx
      .delete(table)
      .where(and(eq(table.id, id), eq(table.memberId, memberId)))
      .returning({ id: table.id });
    if (ended.length === 0) return false;
    await events.publish(tx, [memberId], { kind: 'session-ended', data: { sessionId: id } });
    return true;
  });

/** Ends all sessions of a member at once, or all but one, and tells their sockets. */
export const endSessions = async (
  tx: Transaction,
  events: EventLog,
  memberId: string,
  except?: string,
): Promise<void> => {
  const others = except === undefined ? undefined : ne(sessions.id, except);
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.memberId, memberId), others))
    .returning({ id: sessions.id });
  for (const { id } of ended)
    await events.publish(tx, [memberId], { kind: 'session-ended', data: { sessionId: id } });
};

/** Ends all access tokens of a member at once and tells their sockets; answers their names. */
export const endAccessTokens = async (
  tx: Transaction,
  events: EventLog,
  memberId: string,
): Promise<string[]> => {
  const ended = await tx
    .delete(accessTokens)
    .where(eq(accessTokens.memberId, memberId))
    .returning({ id: accessTokens.id, name: accessTokens.name });
  for (const { id } of ended)
    await events.publish(tx, [memberId], { kind: 'session-ended', data: { sessionId: id } });
  return ended.map(({ name }) => name);
};

/** Time that a client has to show the member that they have to sign in again. */
const LAST_MS = 1_000;

/** Ends all sessions of the caller at once, but the one that asks: that ends after a second. */
export const endOtherSessions = async (
  tx: Transaction,
  events: EventLog,
  caller: Caller,
  now: Date,
): Promise<void> => {
  await endSessions(tx, events, caller.id, caller.credentialId);
  await tx
    .update(sessions)
    .set({ expires: new Date(now.getTime() + LAST_MS), protectedUntil: null })
    .where(eq(sessions.id, caller.credentialId));
};

/**
 * Stops an account: others see that it is, signing in is refused, and its sessions end;
 * live sockets do with their next look. `openAccount` starts it again.
 *
 * @param closes until when its member may come back by themselves; null where someone else stops it
 */
export const stopAccount = async (
  tx: Transaction,
  memberId: string,
  now: Date,
  closes: Date | null = null,
): Promise<void> => {
  await changeMember(tx, memberId, { deactivated: now, closes });
  await tx.delete(accessTokens).where(eq(accessTokens.memberId, memberId));
  await tx.delete(sessions).where(eq(sessions.memberId, memberId));
};

/**
 * Columns that tell a member's row from that of a stopped account, as they are where it isn't
 * stopped.
 */
export const openAccount = { deactivated: null, closes: null };

export const pruneSessions = async (db: Handle, now: Date): Promise<void> => {
  await db.delete(sessions).where(lt(sessions.expires, now));
};
