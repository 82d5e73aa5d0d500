import { eq, or, sql } from 'drizzle-orm';
import type { SignedIn, WeakFlags } from '@whaletide/schema/rest/account.ts';
import { canonical } from '@whaletide/schema/rules/account.ts';
import { type Database, type Handle, isUniqueViolation } from '../../database/database.ts';
import { newId } from '../../ids.ts';
import { badInput, conflict, type Refusal } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { rewardSharing } from '../growth/sharing.ts';
import { toAuthUser } from '../members/store.ts';
import { type MemberRow, members } from '../members/tables.ts';
import { forgetAttempts, returnAttempt, takeAttempt } from './attempts.ts';
import type { PasswordHasher } from './passwords.ts';
import { openSession } from './sessions.ts';
import { credentials, weakFlags } from './tables.ts';

interface Asker {
  address: string;
  userAgent: string;
}

const startSession = async (
  { config, database, events, now }: Services,
  member: MemberRow,
  { userAgent }: Asker,
): Promise<SignedIn> => {
  const { jwt, expires } = await database.transaction((tx) =>
    openSession(tx, {
      memberId: member.id,
      userAgent,
      now: now(),
      days: config.limits.sessionDays,
      secret: config.sessionSecret,
    }),
  );
  const user = toAuthUser(member, await events.newestOf(member.id));
  return { user, jwt, expiresAt: expires.toISOString() };
};

/**
 * Signs in by e-mail or name. An unknown account and a wrong password get the same answer after
 * the same work, so that nobody learns which accounts exist.
 * @throws Refusal RATE_LIMITED, BAD_USER_INPUT
 */
export const signIn = async (
  services: Services,
  hasher: PasswordHasher,
  input: { account: string; password: string },
  asker: Asker,
): Promise<SignedIn> => {
  const { config, database, now } = services;
  const account = canonical(input.account);
  const accountKey = `sign-in:account:${account}`;
  const addressKey = `sign-in:address:${asker.address}`;
  await takeAttempt(database, addressKey, config.limits.signInsPerAddress, now());
  await takeAttempt(database, accountKey, config.limits.signInsPerAccount, now());
  const [row] = await database.db
    .select({ member: members, passwordHash: credentials.passwordHash })
    .from(members)
    .innerJoin(credentials, eq(credentials.memberId, members.id))
    .where(or(eq(members.email, account), eq(members.nameKey, account)));
  const good = await hasher.verify(input.password, row?.passwordHash);
  if (!row || !good) throw badInput('账号或密码错误', 'password');
  await forgetAttempts(database.db, accountKey);
  await returnAttempt(database.db, addressKey);
  return startSession(services, row.member, asker);
};

/** Which of the two unique things of a new member is taken. */
const takenProblem = async (db: Handle, nameKey: string): Promise<Refusal> => {
  const [sameName] = await db
    .select({ id: members.id })
    .from(members)
    .where(eq(members.nameKey, nameKey));
  return sameName ? conflict('该用户名已被使用', 'name') : conflict('该邮箱已被注册', 'email');
};

/**
 * Signs a new member up and in; the input has passed rules/account.ts.
 * @throws Refusal CONFLICT when the name or the e-mail is taken
 */
export const signUp = async (
  services: Services,
  hasher: PasswordHasher,
  input: {
    name: string;
    email: string;
    password: string;
    identity: string | null;
    sharedBy: string | null;
  },
  asker: Asker,
): Promise<SignedIn> => {
  const { config, database, events, now } = services;
  const addressKey = `sign-up:address:${asker.address}`;
  await takeAttempt(database, addressKey, config.limits.signInsPerAddress, now());
  const passwordHash = await hasher.hash(input.password);
  const nameKey = canonical(input.name);
  const created = await database
    .transaction(async (tx) => {
      const [member] = await tx
        .insert(members)
        .values({
          id: newId(now().getTime()),
          name: input.name,
          nameKey,
          email: canonical(input.email),
          identity: input.identity,
          createDate: now(),
        })
        .returning();
      if (!member) throw new Error('the new member was not stored');
      await tx.insert(credentials).values({ memberId: member.id, passwordHash });
      const inviterId = input.sharedBy;
      if (inviterId !== null) await rewardSharing(tx, events, { inviterId, member, now: now() });
      return member;
    })
    .catch(async (error: unknown) => {
      throw isUniqueViolation(error) ? await takenProblem(database.db, nameKey) : error;
    });
  return startSession(services, created, asker);
};

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
