import { and, asc, count, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AuthUser, Role } from '@whaletide/schema/domains/account/rest/account.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type { Member } from '@whaletide/schema/domains/members/rest.ts';
import { canonicalEmail } from '@whaletide/schema/domains/account/rules/account.ts';
import type { MemberProfile } from '@whaletide/schema/domains/members/rules/member-profile.ts';
import { isHiddenFrom } from '@whaletide/schema/domains/members/rules/members.ts';
import { nameKeyOf } from '@whaletide/schema/shared/rules/names.ts';
import { containsText } from '#database/contains-text.ts';
import type { Handle, Transaction } from '#database/database.ts';
import { toPage, type PageQuery } from '#http/paging.ts';
import { notFound } from '#refusal.ts';
import { type MemberRow, members } from './tables.ts';

const nothing = {
  Signature: null,
  Bio: null,
  Website: null,
  Identity: null,
  University: null,
  MajorTag: null,
  Major: null,
  Company: null,
  Job: null,
  Location: null,
  followersCount: null,
};

/** A member as one of them may see another, a visitor being null (decisions: HideProfile). */
export const toMember = (row: MemberRow, viewerId: string | null): Member => ({
  _id: row.id,
  Name: row.name,
  Avatar: row.avatar,
  GrowthScore: row.growthScore,
  Signature: row.signature,
  Bio: row.bio,
  Website: row.website,
  Identity: row.identity,
  University: row.university,
  MajorTag: row.majorTag,
  Major: row.major,
  Company: row.company,
  Job: row.job,
  Location: row.location,
  followersCount: row.followersCount,
  ...(isHiddenFrom(row, viewerId) && nothing),
  CommunityVerify:
    row.verifyType === null ? null : { Type: row.verifyType, Name: row.verifyName ?? '' },
  HideProfile: row.hideProfile,
  Deactivated: row.deactivated !== null,
});

/** A member's own account, visible to them alone. */
export const toAuthUser = (row: MemberRow, lastEvent: number): AuthUser => ({
  ...toMember(row, row.id),
  Email: row.email,
  PhoneVerified: row.phoneVerified,
  Roles: row.roles,
  CreateDate: row.createDate.toISOString(),
  LastEventId: String(lastEvent),
});

export const membersByIds = (db: Handle, ids: string[]): Promise<MemberRow[]> =>
  db.select().from(members).where(inArray(members.id, ids));

export const memberById = async (db: Handle, id: string): Promise<MemberRow | undefined> =>
  (await db.select().from(members).where(eq(members.id, id)))[0];

/** The member, locked: what one member registers, pays, and says of themselves happens one after the other. */
export const lockedMember = async (tx: Transaction, memberId: string): Promise<MemberRow> => {
  const [member] = await tx
    .select()
    .from(members)
    .where(eq(members.id, memberId))
    .for('no key update');
  if (!member) throw new Error(`member ${memberId} is gone`);
  return member;
};

/** A page of the members whose accounts aren't stopped, the most followed first. */
export const listMembers = async (
  db: Handle,
  viewerId: string | null,
  query: PageQuery & { Name?: string | undefined },
): Promise<Page<Member>> => {
  const chosen = and(isNull(members.deactivated), containsText(members.name, query.Name));
  return toPage(query, {
    rows: db
      .select()
      .from(members)
      .where(chosen)
      .orderBy(desc(members.followersCount), asc(members.id)),
    total: db.select({ rows: count() }).from(members).where(chosen),
    present: (rows) => rows.map((row) => toMember(row, viewerId)),
  });
};

/** Tells whether this member's lists are shown to the viewer. @throws Refusal NOT_FOUND */
export const isShownTo = async (db: Handle, id: string, viewerId: string | null) => {
  const row = await memberById(db, id);
  if (!row) throw notFound('用户');
  return !isHiddenFrom(row, viewerId);
};

/** Members who don't hide their profile, out of these. */
export const shownAmong = async (
  db: Handle,
  ids: readonly string[],
  viewerId: string | null,
): Promise<string[]> =>
  (await membersByIds(db, [...ids]))
    .filter((row) => !isHiddenFrom(row, viewerId))
    .map(({ id }) => id);

/** The ids of those who have a role, in their order. */
export const membersWithRole = async (db: Handle, role: Role): Promise<string[]> => {
  const rows = await db
    .select({ id: members.id })
    .from(members)
    .where(sql`${role} = any(${members.roles})`)
    .orderBy(members.id);
  return rows.map(({ id }) => id);
};

/**
 * Has the e-mail or the name that somebody signs in by. Names from before look-alikes were
 * compared are kept in their own form.
 */
export const isAccount = (account: string): SQL | undefined => {
  const key = canonicalEmail(account);
  return or(eq(members.email, key), inArray(members.nameKey, [key, nameKeyOf(account)]));
};

/** Puts the member who is called exactly so before one who only looks so. */
export const accountOrder = (account: string): SQL =>
  sql`${members.nameKey} = ${canonicalEmail(account)} desc`;

/** The member who signs in by this e-mail or name. */
export const memberByAccount = async (
  db: Handle,
  account: string,
): Promise<MemberRow | undefined> => {
  const [row] = await db
    .select()
    .from(members)
    .where(isAccount(account))
    .orderBy(accountOrder(account));
  return row;
};

/** The member, held until the transaction ends. */
export const holdMember = async (tx: Transaction, id: string): Promise<MemberRow | undefined> => {
  const [row] = await tx.select().from(members).where(eq(members.id, id)).for('no key update');
  return row;
};

/** Gives a member one role more; nothing changes where they have it. */
export const addRole = async (db: Handle, memberId: string, role: Role): Promise<void> => {
  await db
    .update(members)
    .set({ roles: sql`array_append(${members.roles}, ${role})` })
    .where(and(eq(members.id, memberId), sql`not ${role} = any(${members.roles})`));
};

/**
 * Changes what a member's verification, registration, profile, homepage or an administrator sets.
 * @throws a unique violation where another has the e-mail
 */
export const changeMember = async (
  tx: Transaction,
  memberId: string,
  changes: Partial<
    Pick<
      MemberRow,
      | 'email'
      | 'emailVerified'
      | 'phoneVerified'
      | 'verifyStatus'
      | 'realName'
      | 'hideProfile'
      | 'deactivated'
      | 'closes'
      | 'creatorBanned'
      | 'creatorBanReason'
      | 'roles'
      | 'verifyType'
      | 'verifyName'
      | 'avatar'
      | 'signature'
      | 'bio'
      | 'website'
      | 'ownFacts'
    > &
      MemberProfile
  >,
): Promise<void> => {
  await tx.update(members).set(changes).where(eq(members.id, memberId));
};

/** Adds to the growth score and answers the new one. */
export const raiseGrowthScore = async (
  tx: Transaction,
  memberId: string,
  amount: number,
): Promise<number> => {
  const [row] = await tx
    .update(members)
    .set({ growthScore: sql`${members.growthScore} + ${amount}` })
    .where(eq(members.id, memberId))
    .returning({ growthScore: members.growthScore });
  if (!row) throw new Error(`no member ${memberId}`);
  return row.growthScore;
};

export const insertMember = async (
  tx: Transaction,
  values: typeof members.$inferInsert,
): Promise<MemberRow> => {
  const [member] = await tx.insert(members).values(values).returning();
  if (!member) throw new Error('the new member was not stored');
  return member;
};

/** Counts the members whose accounts are open. */
export const countMembers = async (db: Handle): Promise<number> => {
  const [row] = await db.select({ rows: count() }).from(members).where(isNull(members.deactivated));
  return row?.rows ?? 0;
};
