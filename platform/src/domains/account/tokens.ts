import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { AccessToken } from '@whaletide/schema/domains/account/rest/account.ts';
import { MAX_TOKENS } from '@whaletide/schema/domains/account/rules/account.ts';
import { DEACTIVATED } from '@whaletide/schema/domains/members/rules/members.ts';
import type { Scope } from '@whaletide/schema/domains/account/rules/scopes.ts';
import type { Spending } from '@whaletide/schema/domains/account/rules/token-budgets.ts';
import type { TokenKind } from '@whaletide/schema/domains/account/rules/token-kinds.ts';
import { endOfDay } from '@whaletide/schema/shared/rules/time.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { conflict, forbidden } from '#refusal.ts';
import type { Services } from '#services.ts';
import { members } from '../members/tables.ts';
import { requireLiveSession } from './live-session.ts';
import { tellOfAccess } from './notices.ts';
import { accessTokens } from './tables.ts';
import { spentToday } from './token-budgets.ts';

const PREFIX = 'wt_';
const SHOWN = 8;

export const isAccessToken = (token: string): boolean => token.startsWith(PREFIX);

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const unspent: Spending = { calls: 0, submissions: 0, bytes: 0 };

const toAccessToken = (
  row: typeof accessTokens.$inferSelect,
  now: Date,
  { calls, submissions, bytes } = unspent,
): AccessToken => ({
  _id: row.id,
  Name: row.name,
  Prefix: row.prefix,
  Scopes: row.scopes,
  Kind: row.kind,
  Model: row.model,
  Harness: row.harness,
  CreateDate: row.createDate.toISOString(),
  Expires: row.expires?.toISOString() ?? null,
  LastUsed: row.lastUsed?.toISOString() ?? null,
  Usage: {
    Calls: calls,
    Submissions: submissions,
    Bytes: bytes,
    Resets: endOfDay(now).toISOString(),
  },
});

/** The member's access tokens, newest first, without their secrets. */
export const accessTokensOf = async (
  db: Handle,
  memberId: string,
  now: Date,
): Promise<AccessToken[]> => {
  const rows = await db
    .select()
    .from(accessTokens)
    .where(eq(accessTokens.memberId, memberId))
    .orderBy(desc(accessTokens.createDate), desc(accessTokens.id));
  const ids = rows.map(({ id }) => id);
  const spent = await spentToday(db, ids, now);
  return rows.map((row) => toAccessToken(row, now, spent.get(row.id)));
};

interface NewToken {
  name: string;
  scopes: Scope[];
  kind: TokenKind;
  /** Model of an agent; passed over for a person's. */
  model: string;
  /** Program that runs it; empty for none. */
  harness: string;
  expires: Date | null;
}

/** Makes a token; the secret in the answer is kept nowhere else. */
export const createAccessToken = (
  services: Services,
  caller: Caller,
  input: NewToken,
): Promise<{ token: string; accessToken: AccessToken }> =>
  services.database.transaction(async (tx) => {
    const { id: memberId } = caller;
    const { name, scopes, kind, expires } = input;
    const now = services.now();
    // The member's row is the lock under which their tokens are counted.
    const [owner] = await tx.select().from(members).where(eq(members.id, memberId)).for('update');
    // Stopped at this moment: a token made now would outlive the stop.
    if (!owner || owner.deactivated) throw forbidden(DEACTIVATED);
    await requireLiveSession(tx, caller);
    const [count] = await tx
      .select({ all: sql<number>`count(*)::int` })
      .from(accessTokens)
      .where(and(eq(accessTokens.memberId, memberId)));
    if ((count?.all ?? 0) >= MAX_TOKENS) throw conflict(`最多可创建${MAX_TOKENS}个访问令牌`);
    const token = PREFIX + randomBytes(32).toString('base64url');
    const row = {
      id: newId(now.getTime()),
      memberId,
      name: name.trim(),
      prefix: token.slice(0, SHOWN),
      hash: hashOf(token),
      scopes,
      kind,
      model: kind === 'agent' ? input.model.trim() : null,
      harness: kind === 'agent' ? input.harness.trim() || null : null,
      createDate: now,
      expires,
      lastUsed: null,
    };
    await tx.insert(accessTokens).values(row);
    await tellOfAccess(tx, services, memberId, 'accessToken', `「${row.name}」`);
    return { token, accessToken: toAccessToken(row, now) };
  });
