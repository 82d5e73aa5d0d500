import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { AuthUser, Role } from '@whaletide/schema/rest/account.ts';
import type { Member } from '@whaletide/schema/rest/members.ts';
import { canonical } from '@whaletide/schema/rules/account.ts';
import type { MemberProfile } from '@whaletide/schema/rules/member-profile.ts';
import type { Handle, Transaction } from '../../database/database.ts';
import { type MemberRow, members } from './tables.ts';

/** A member as everyone may see them. */
export const toMember = (row: MemberRow): Member => ({
  _id: row.id,
  Name: row.name,
  Avatar: row.avatar,
  GrowthScore: row.growthScore,
  Signature: row.signature,
  Identity: row.identity,
  University: row.university,
  MajorTag: row.majorTag,
  Major: row.major,
  Company: row.company,
  Job: row.job,
  Location: row.location,
  CommunityVerify:
    row.verifyType === null ? null : { Type: row.verifyType, Name: row.verifyName ?? '' },
});

/** A member's own account; for nobody else's eyes. */
export const toAuthUser = (row: MemberRow, lastEvent: number): AuthUser => ({
  ...toMember(row),
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

/** The ids of those who have a role, in their order. */
export const membersWithRole = async (db: Handle, role: Role): Promise<string[]> => {
  const rows = await db
    .select({ id: members.id })
    .from(members)
    .where(sql`${role} = any(${members.roles})`)
    .orderBy(members.id);
  return rows.map(({ id }) => id);
};

/** The member who signs in by this e-mail or name. */
export const memberByAccount = async (
  db: Handle,
  account: string,
): Promise<MemberRow | undefined> => {
  const key = canonical(account);
  const [row] = await db
    .select()
    .from(members)
    .where(or(eq(members.email, key), eq(members.nameKey, key)));
  return row;
};

/** Gives a member one role more; nothing changes where they have it. */
export const addRole = async (db: Handle, memberId: string, role: Role): Promise<void> => {
  await db
    .update(members)
    .set({ roles: sql`array_append(${members.roles}, ${role})` })
    .where(and(eq(members.id, memberId), sql`not ${role} = any(${members.roles})`));
};

/** What a member's verification or registration sets. @throws a unique violation where another has the e-mail */
export const changeMember = async (
  tx: Transaction,
  memberId: string,
  changes: Partial<
    Pick<MemberRow, 'email' | 'emailVerified' | 'phoneVerified' | 'verifyStatus' | 'realName'> &
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
