import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import type { OAuthProviderName } from '@whaletide/schema/domains/account/rest/oauth.ts';
import { OAUTH_MINUTES } from '@whaletide/schema/domains/account/rules/verification.ts';
import type { Handle } from '#database/database.ts';
import type { OutsideIdentity } from '#outside/oauth-providers.ts';
import { badInput } from '#refusal.ts';
import { oauthTickets, type OAuthTicketRow } from '../tables.ts';
import { MINUTE } from '@whaletide/schema/shared/rules/time.ts';

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');
const secretOf = () => randomBytes(32).toString('base64url');
const over = () => badInput('登录请求已失效，请重新开始');

/** S256 (RFC 7636): what goes with the browser, of what stays here. */
export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');

type Begun = Pick<OAuthTicketRow, 'provider' | 'memberId' | 'sessionId' | 'redirect'>;

/** Keeps who has set out, and answers the state that they have to come back with. */
export const giveState = async (
  db: Handle,
  begun: Begun,
  now: Date,
): Promise<{ state: string; verifier: string }> => {
  const [state, verifier] = [secretOf(), secretOf()];
  const expires = new Date(now.getTime() + OAUTH_MINUTES * MINUTE);
  await db.insert(oauthTickets).values({ ...begun, hash: hashOf(state), verifier, expires });
  return { state, verifier };
};

/** Takes a state, once. @throws Refusal BAD_USER_INPUT for one that isn't ours, or is over */
export const takeState = async (
  db: Handle,
  provider: OAuthProviderName,
  state: string,
  now: Date,
): Promise<OAuthTicketRow & { verifier: string }> => {
  const [row] = await db
    .delete(oauthTickets)
    .where(
      and(
        eq(oauthTickets.hash, hashOf(state)),
        eq(oauthTickets.provider, provider),
        isNotNull(oauthTickets.verifier),
        gt(oauthTickets.expires, now),
      ),
    )
    .returning();
  if (!row?.verifier) throw over();
  return { ...row, verifier: row.verifier };
};

/** Keeps an identity that was proved, for what is missing until it counts. */
export const giveTicket = async (
  db: Handle,
  { provider, redirect }: Pick<Begun, 'provider' | 'redirect'>,
  identity: OutsideIdentity,
  now: Date,
): Promise<string> => {
  const ticket = secretOf();
  const expires = new Date(now.getTime() + OAUTH_MINUTES * MINUTE);
  await db
    .insert(oauthTickets)
    .values({ hash: hashOf(ticket), provider, redirect, ...identity, expires });
  return ticket;
};

export type Proved = OAuthTicketRow & OutsideIdentity;

const isProved = (ticket: string, now: Date) =>
  and(
    eq(oauthTickets.hash, hashOf(ticket)),
    isNull(oauthTickets.verifier),
    isNotNull(oauthTickets.subject),
    gt(oauthTickets.expires, now),
  );

/** Finds the identity that a ticket proves; undefined once the ticket is over. */
export const provedBy = async (
  db: Handle,
  ticket: string,
  now: Date,
): Promise<Proved | undefined> =>
  (await db.select().from(oauthTickets).where(isProved(ticket, now)))[0] as Proved | undefined;

/** Uses a ticket up. @throws Refusal BAD_USER_INPUT for one that isn't ours, or is over */
export const takeTicket = async (db: Handle, ticket: string, now: Date): Promise<Proved> => {
  const [row] = await db.delete(oauthTickets).where(isProved(ticket, now)).returning();
  if (!row) throw over();
  return row as Proved;
};

export const pruneTickets = async (db: Handle, now: Date): Promise<void> => {
  await db.delete(oauthTickets).where(lt(oauthTickets.expires, now));
};
