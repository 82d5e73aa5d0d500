import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { SchoolClass } from '@whaletide/schema/domains/classes/rest/classes.ts';
import type { ClassRole } from '@whaletide/schema/domains/classes/rules/classes.ts';
import type { Handle, Transaction } from '#database/database.ts';
import { notFound } from '#refusal.ts';
import { classes, type ClassRow } from './tables.ts';

// The names of `classes` stand as they are: Drizzle leaves the table out of a selection's columns.

const belongs = (memberId: string, more: SQL = sql``): SQL => sql`exists (
  select 1 from organization_members as own
  where own.organization_id = "classes"."organization_id" and own.member_id = ${memberId} ${more})`;

/**
 * True where the member runs a class: as its teacher, as long as they belong to its organization, or
 * as an administrator of that.
 */
export const runs = (memberId: string): SQL<boolean> => sql`(
  ("classes"."teacher_id" = ${memberId}
    and ("classes"."organization_id" is null or ${belongs(memberId)}))
  or ${belongs(memberId, sql`and own.role = 'admin'`)})`;

/** Condition on `classes` for those in which the member's row has one of these states. */
export const hasState = (memberId: string, ...states: ('joined' | 'offered')[]): SQL<boolean> =>
  sql`"classes"."id" in (select own.class_id from class_students as own
    where own.member_id = ${memberId} and own.state in ${states})`;

/** True where a class is open to the member by the domain of their verified mail, and they have no row in it. */
export const opensByMail = (memberId: string): SQL<boolean> => sql`(
  "classes"."open" and "classes"."mail_domain" = (
    select lower(split_part(own.email, '@', 2)) from members as own
    where own.id = ${memberId} and own.email_verified)
  and not exists (select 1 from class_students as own
    where own.class_id = "classes"."id" and own.member_id = ${memberId}))`;

const roleOf = (memberId: string): SQL<ClassRole | null> => sql`case
  when ${runs(memberId)} then 'teacher'
  when ${hasState(memberId, 'joined')} then 'student'
  when ${hasState(memberId, 'offered')} or ${opensByMail(memberId)} then 'offered' end`;

/** Students who have joined and whose accounts aren't stopped. */
const studentsNumber = sql<number>`(select count(*)::int from class_students as own
  inner join members on members.id = own.member_id and members.deactivated is null
  where own.class_id = "classes"."id" and own.state = 'joined')`;

const itemsNumber = sql<number>`(select count(*)::int from class_items as own
  where own.class_id = "classes"."id")`;

/** Columns of a class as a member finds it. */
export const foundBy = (memberId: string) => ({
  row: classes,
  role: roleOf(memberId),
  studentsNumber,
  itemsNumber,
});

export interface FoundClass {
  row: ClassRow;
  role: ClassRole;
  studentsNumber: number;
  itemsNumber: number;
}

export const toClass = ({ row, role, studentsNumber, itemsNumber }: FoundClass): SchoolClass => ({
  _id: row.id,
  Name: row.name,
  Description: row.description,
  Organization: row.organizationId,
  Teacher: row.teacherId,
  Role: role,
  Code: role === 'teacher' ? row.joinCode : null,
  IsOpen: row.open,
  MailDomain: role === 'teacher' ? row.mailDomain : null,
  StudentsNumber: studentsNumber,
  ItemsNumber: itemsNumber,
  CreateDate: row.createDate.toISOString(),
});

/** The class, where the member has a role in it; null where they have none, or there is no class. */
export const findClass = async (
  db: Handle,
  memberId: string,
  id: string,
): Promise<FoundClass | null> => {
  const [found] = await db.select(foundBy(memberId)).from(classes).where(eq(classes.id, id));
  return found?.role ? { ...found, role: found.role } : null;
};

/**
 * The class, where the member has one of these roles in it; any where none is named.
 * @throws Refusal NOT_FOUND, which doesn't tell whether there is one
 */
export const classFor = async (
  db: Handle,
  memberId: string,
  id: string,
  ...roles: ClassRole[]
): Promise<FoundClass> => {
  const found = await findClass(db, memberId, id);
  if (!found || (roles.length > 0 && !roles.includes(found.role))) throw notFound('班级');
  return found;
};

/** The document of it. @throws Refusal NOT_FOUND */
export const classDocument = async (
  db: Handle,
  memberId: string,
  id: string,
): Promise<SchoolClass> => toClass(await classFor(db, memberId, id));

/**
 * The class that a condition finds, locked: what is counted in it is counted by one at a time.
 * Undefined where there is none.
 */
export const lockedClass = async (
  tx: Transaction,
  ...conditions: (SQL | undefined)[]
): Promise<ClassRow | undefined> => {
  const [row] = await tx
    .select()
    .from(classes)
    .where(and(...conditions))
    .for('no key update');
  return row;
};

/** The class that the member runs, locked. @throws Refusal NOT_FOUND */
export const lockedRun = async (
  tx: Transaction,
  memberId: string,
  id: string,
): Promise<ClassRow> => {
  const row = await lockedClass(tx, eq(classes.id, id), runs(memberId));
  if (!row) throw notFound('班级');
  return row;
};
