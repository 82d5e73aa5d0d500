import { eq, sql } from 'drizzle-orm';
import type { SignedIn, WeakFlags } from '@whaletide/schema/domains/account/rest/account.ts';
import { browserName } from '@whaletide/schema/domains/account/rules/browser-name.ts';
import { canonicalEmail } from '@whaletide/schema/domains/account/rules/account.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';
import type { Database, Handle } from '#database/database.ts';
import { newId } from '#ids.ts';
import { badInput } from '#refusal.ts';
import type { Services } from '#services.ts';
import { accountOrder, isAccount, toAuthUser } from '../members/store.ts';
import { members } from '../members/tables.ts';
import { forgetAttempts, returnAttempt, takeAttempt } from './attempts.ts';
import { admitMember, refuseStopped } from './closure.ts';
import { noteBrowser } from './browsers.ts';
import { browserOf, deviceOf, signDevice } from './devices.ts';
import { tellOfAccess } from './notices.ts';
import type { PasswordHasher } from './passwords.ts';
import { requireSecondStep } from './second-step.ts';
import { openSession } from './sessions.ts';
import { credentials, weakFlags } from './tables.ts';

/** Visitor who signs in or up, as far as they are known before. */
export interface Asker {
  /** As it counts. */
  address: string;
  userAgent: string;
  /** Token that marks the device, where it has one. */
  device?: string | undefined;
  /** Aborts when the caller has gone. */
  gone: AbortSignal;
}

/** Age of an account before which its member goes through their devices, and is told of none. */
const SETTLING_MS = DAY;

/** Opens a session of the member, as they are at that moment. @throws Refusal FORBIDDEN as refuseStopped */
export const startSession = async (
  services: Services,
  memberId: string,
  { userAgent, device: known }: Asker,
  restore = false,
): Promise<SignedIn> => {
  const { config, database, events, now } = services;
  const browser = (await browserOf(known, config.sessionSecret, now())) ?? newId(now().getTime());
  const { member, jwt, expires } = await database.transaction(async (tx) => {
    const admitted = await admitMember(tx, services, memberId, restore);
    const isNew = await noteBrowser(tx, { memberId, browser, date: now() });
    const age = now().getTime() - admitted.createDate.getTime();
    if (isNew && age >= SETTLING_MS)
      await tellOfAccess(tx, services, memberId, 'device', browserName(userAgent));
    const opened = await openSession(tx, {
      memberId,
      userAgent,
      now: now(),
      days: config.limits.sessionDays,
      secret: config.sessionSecret,
    });
    return { member: admitted, ...opened };
  });
  const user = toAuthUser(member, await events.newestOf(member.id));
  const device = await signDevice(member.id, browser, config.sessionSecret, now());
  return { user, jwt, expiresAt: expires.toISOString(), device };
};

/**
 * Counts a try to sign in, by what it could harm: an account from one address, so that no one
 * else locks its owner out; an account from all addresses, since a guesser may have many; and an
 * address. A device that the member has signed in on counts by itself alone.
 * @returns what to do once the password was right
 */
const countSignIn = async (
  { config: { limits }, database, now }: Services,
  who: string,
  device: string | null,
  address: string,
): Promise<() => Promise<void>> => {
  const { db } = database;
  if (device !== null) {
    const key = `sign-in:device:${device}`;
    await takeAttempt(database, key, limits.signInsPerAccount, now());
    return () => forgetAttempts(db, key);
  }
  const addressKey = `sign-in:address:${address}`;
  const ownKey = `sign-in:account:${who}:${address}`;
  const anywhereKey = `sign-in:account:${who}`;
  await takeAttempt(database, addressKey, limits.signInsPerAddress, now());
  await takeAttempt(database, ownKey, limits.signInsPerAccount, now());
  await takeAttempt(database, anywhereKey, limits.signInsPerAccountAnywhere, now());
  return async () => {
    await forgetAttempts(db, ownKey);
    await returnAttempt(db, anywhereKey);
    await returnAttempt(db, addressKey);
  };
};

/**
 * Signs in by e-mail or name. An unknown account and a wrong password get the same answer after the
 * same work, so that no one learns which accounts exist. With the second step on, its code comes
 * together with the password: what was typed is all that there is between the two steps, and
 * nothing that could be stolen is handed out before the second.
 * @throws Refusal RATE_LIMITED, BAD_USER_INPUT, FORBIDDEN as refuseStopped,
 * UNAUTHENTICATED at `code` where that is missing
 */
export const signIn = (
  services: Services,
  hasher: PasswordHasher,
  input: { account: string; password: string; code?: string; restore?: boolean },
  asker: Asker,
): Promise<SignedIn> =>
  hasher.admit(async ({ verify }) => {
    const { config, database, now } = services;
    const account = canonicalEmail(input.account);
    const [row] = await database.db
      .select({ member: members, passwordHash: credentials.passwordHash })
      .from(members)
      .innerJoin(credentials, eq(credentials.memberId, members.id))
      .where(isAccount(input.account))
      .orderBy(accountOrder(input.account));
    const device = await deviceOf(asker.device, row?.member.id, config.sessionSecret, now());
    // The e-mail and the name of a member are one account.
    const who = row?.member.id ?? account;
    const forgive = await countSignIn(services, who, device, asker.address);
    const good = await verify(input.password, row?.passwordHash);
    if (!row || !good) throw badInput('账号或密码错误', 'password');
    await forgive();
    const { restore = false } = input;
    refuseStopped(row.member, restore, now());
    await requireSecondStep(services, row.member.id, input.code, device);
    return startSession(services, row.member.id, asker, restore);
  }, asker.gone);

export const flagsOf = async (db: Handle, memberId: string): Promise<WeakFlags> => {
  const [row] = await db.select().from(weakFlags).where(eq(weakFlags.memberId, memberId));
  return row?.flags ?? {};
};

/** Sets these flags, leaves the others, and answers all. */
export const setFlags = (
  { transaction }: Database,
  memberId: string,
  flags: WeakFlags,
  most: number,
): Promise<WeakFlags> =>
  transaction(async (tx) => {
    const [row] = await tx
      .insert(weakFlags)
      .values({ memberId, flags })
      .onConflictDoUpdate({
        target: weakFlags.memberId,
        set: { flags: sql`${weakFlags.flags} || excluded.flags` },
      })
      .returning();
    const all = row?.flags ?? {};
    if (Object.keys(all).length > most) throw badInput(`最多可保存${most}项设置`);
    return all;
  });
