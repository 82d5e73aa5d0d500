import { and, arrayContains, asc, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm';
import type { AccountClosure } from '@whaletide/schema/domains/account/rest/closure.ts';
import {
  accountState,
  type ClosureBlocker,
  type ClosureLoss,
  closesOn,
  closingText,
  closureProblem,
} from '@whaletide/schema/domains/account/rules/closure.ts';
import { DEACTIVATED } from '@whaletide/schema/domains/members/rules/members.ts';
import type { Handle, Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { conflict, forbidden, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { changeMember } from '../members/store.ts';
import { type MemberRow, members } from '../members/tables.ts';
import { mailClosed } from './closure-mails.ts';
import { tellOfChange } from './notices.ts';
import type { PasswordHasher } from './passwords.ts';
import { checkPassword, requireSession } from './protection.ts';
import { requireSecondStep } from './second-step.ts';
import { endSessions, openAccount, stopAccount } from './sessions.ts';

/** Parts of the other domains in closing an account: before it is closed, and when it is. */
export interface ClosureParts {
  /** Lists of what a member has to hand over first, each bounded. */
  blockers: readonly ((db: Handle, memberId: string, now: Date) => Promise<ClosureBlocker[]>)[];
  /** Counts of what a member has and loses, without those of which there is none. */
  losses: readonly ((db: Handle, memberId: string) => Promise<ClosureLoss[]>)[];
  /** Each tells those who wait for something of a member who closes the account, as it is stopped. */
  tell: readonly ((tx: Transaction, member: MemberRow, services: Services) => Promise<void>)[];
  /** Each removes what it keeps of the person, in the one transaction that closes the account. */
  forget: readonly ((tx: Transaction, member: MemberRow, services: Services) => Promise<void>)[];
}

declare module '#domain.ts' {
  interface Domain {
    /** Reasons that keep a member from closing the account, and what is removed with it. */
    closure?: Partial<ClosureParts>;
  }
  interface Gathered {
    closure: ClosureParts;
  }
}

const MAX_BLOCKERS = 100;

const isAdmin = arrayContains(members.roles, ['admin']);
const isActive = isNull(members.deactivated);

const onlyAdmin = async (db: Handle, memberId: string): Promise<ClosureBlocker[]> => {
  const admins = await db
    .select({ id: members.id })
    .from(members)
    .where(and(isAdmin, isActive))
    .limit(2);
  return admins.length === 1 && admins[0]?.id === memberId
    ? [{ kind: 'ADMIN', id: null, title: '' }]
    : [];
};

/** Lists what is in the way of closing the account, the worst first; at most 100. */
export const closureBlockers = async (
  db: Handle,
  { blockers }: Pick<ClosureParts, 'blockers'>,
  memberId: string,
  now: Date,
): Promise<ClosureBlocker[]> => {
  const all = await onlyAdmin(db, memberId);
  for (const look of blockers) all.push(...(await look(db, memberId, now)));
  return all.slice(0, MAX_BLOCKERS);
};

/** Counts what the member loses by closing the account. */
export const closureLosses = async (
  db: Handle,
  { losses }: Pick<ClosureParts, 'losses'>,
  memberId: string,
): Promise<ClosureLoss[]> => {
  const all: ClosureLoss[] = [];
  for (const look of losses) all.push(...(await look(db, memberId)));
  return all.filter(({ count }) => count > 0);
};

/**
 * The member, locked; where they are an administrator, together with all others in the order of
 * ids: of two that close their accounts at once, the second finds the first gone.
 */
const lockClosing = async (tx: Transaction, memberId: string): Promise<MemberRow> => {
  const own = eq(members.id, memberId);
  const [seen] = await tx.select({ roles: members.roles }).from(members).where(own);
  if (seen?.roles.includes('admin'))
    await tx
      .select({ id: members.id })
      .from(members)
      .where(isAdmin)
      .orderBy(asc(members.id))
      .for('update');
  const [member] = await tx.select().from(members).where(own).for('update');
  if (!member) throw notFound('用户');
  return member;
};

/**
 * Closes the caller's own account: stopped at once, for good after 30 days.
 * @throws Refusal FORBIDDEN for an access token, what a wrong password or code gets, CONFLICT
 */
export const closeAccount = async (
  services: Services,
  { hasher, blockers, tell }: { hasher: PasswordHasher } & Pick<ClosureParts, 'blockers' | 'tell'>,
  caller: Caller,
  { password, code }: { password: string; code?: string },
): Promise<AccountClosure> => {
  const { database, events, now } = services;
  requireSession(caller, '请登录后再注销账号');
  // Before a code is used up for what can't be done.
  refuseIf(closureProblem(await closureBlockers(database.db, { blockers }, caller.id, now())));
  await checkPassword(services, hasher, caller.id, password);
  await requireSecondStep(services, caller.id, code);
  return database.transaction(async (tx) => {
    const member = await lockClosing(tx, caller.id);
    if (member.deactivated) throw conflict(DEACTIVATED);
    refuseIf(closureProblem(await closureBlockers(tx, { blockers }, caller.id, now())));
    const closes = closesOn(now());
    await endSessions(tx, events, caller.id);
    await stopAccount(tx, caller.id, now(), closes);
    await tellOfChange(tx, services, caller.id, 'closing');
    for (const part of tell) await part(tx, member, services);
    return { ClosesDate: closes.toISOString() };
  });
};

/**
 * Lets through to an account that is open, or that its member closed and now brings back.
 * @throws Refusal FORBIDDEN at `account` where it is stopped, at `restore` where it may be brought back
 */
export const refuseStopped = (member: MemberRow, restore: boolean, now: Date): void => {
  const state = accountState(member, now);
  if (state === 'open' || (state === 'closing' && restore)) return;
  if (state === 'closing' && member.closes) throw forbidden(closingText(member.closes), 'restore');
  throw forbidden(DEACTIVATED, 'account');
};

/**
 * The member as they are in the transaction that opens their session, which no stop overtakes: it
 * waits for the row, and then ends this session too. Brings a closed account back where asked to.
 * @throws Refusal FORBIDDEN as refuseStopped
 */
export const admitMember = async (
  tx: Transaction,
  services: Services,
  memberId: string,
  restore: boolean,
): Promise<MemberRow> => {
  const [member] = await tx.select().from(members).where(eq(members.id, memberId)).for('update');
  if (!member) throw notFound('用户');
  refuseStopped(member, restore, services.now());
  if (!member.deactivated) return member;
  await changeMember(tx, memberId, openAccount);
  await tellOfChange(tx, services, memberId, 'restored');
  return { ...member, ...openAccount };
};

/** A walk's slice: accounts are closed by ones, and a failing one keeps no other waiting. */
const SLICE = 100;

/**
 * Closes accounts for good whose members didn't return. Each account in a transaction of its own,
 * under the row's lock: a member who returns at the same moment is before it, or too late.
 */
export const closeDueAccounts = async (
  services: Services,
  { forget }: Pick<ClosureParts, 'forget'>,
): Promise<void> => {
  const { database, log, now } = services;
  const moment = now();
  const due = and(isNotNull(members.closes), isNull(members.closed), lte(members.closes, moment));
  for (let after = ''; ;) {
    const rows = await database.db
      .select({ id: members.id })
      .from(members)
      .where(and(due, gt(members.id, after)))
      .orderBy(asc(members.id))
      .limit(SLICE);
    for (const { id } of rows)
      await database
        .transaction(async (tx) => {
          const isThis = and(eq(members.id, id), due);
          const [member] = await tx.select().from(members).where(isThis).for('update');
          if (!member) return;
          for (const part of forget) await part(tx, member, services);
          await mailClosed(tx, services, member);
        })
        .catch((error: unknown) => log.error({ err: error, member: id }, 'account not closed'));
    const last = rows.at(-1);
    if (!last || rows.length < SLICE) return;
    after = last.id;
  }
};
