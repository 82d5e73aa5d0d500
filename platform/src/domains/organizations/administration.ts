import { and, asc, count, eq } from 'drizzle-orm';
import type { Page } from '@whaletide/schema/rest/common.ts';
import type {
  Organization,
  OrganizationMember,
  OrganizationRole,
} from '@whaletide/schema/rest/organizations.ts';
import { organizationProblems, shortNameProblem } from '@whaletide/schema/rules/organizations.ts';
import { type Handle, isUniqueViolation } from '../../database/database.ts';
import { paged } from '../../http/paging.ts';
import { newId } from '../../ids.ts';
import { conflict, notFound, refuseIf } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { memberByAccount } from '../members/store.ts';
import { organizationNamed, toOrganization } from './store.ts';
import { organizationMembers, organizations } from './tables.ts';

interface Texts {
  Name: string;
  Description: string;
}

const trimmed = ({ Name, Description }: Texts) => {
  const texts = { name: Name.trim(), description: Description.trim() };
  refuseIf(organizationProblems(texts)[0] ?? null);
  return texts;
};

/** A page of all organizations, by name. */
export const allOrganizations = async (
  db: Handle,
  query: { page: number; perPage: number },
): Promise<Page<Organization>> => {
  return paged(query, {
    rows: db.select().from(organizations).orderBy(asc(organizations.name), asc(organizations.id)),
    total: db.select({ rows: count() }).from(organizations),
    present: (rows) => rows.map(toOrganization),
  });
};

/** @throws Refusal BAD_USER_INPUT, CONFLICT where another has the short name */
export const createOrganization = async (
  { database: { db }, now }: Services,
  { ShortName, ...texts }: Texts & { ShortName: string },
): Promise<Organization> => {
  const shortName = ShortName.trim();
  refuseIf(shortNameProblem(shortName));
  const row = { id: newId(now().getTime()), shortName, ...trimmed(texts) };
  try {
    await db.insert(organizations).values({ ...row, createDate: now() });
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict('该短名已被使用', 'ShortName');
    throw error;
  }
  return toOrganization(await organizationNamed(db, shortName));
};

/** @throws Refusal BAD_USER_INPUT, NOT_FOUND */
export const updateOrganization = async (
  db: Handle,
  shortName: string,
  texts: Texts,
): Promise<Organization> => {
  await db.update(organizations).set(trimmed(texts)).where(eq(organizations.shortName, shortName));
  return toOrganization(await organizationNamed(db, shortName));
};

/** A page of its members, those who administer it first. @throws Refusal NOT_FOUND */
export const membersOf = async (
  db: Handle,
  shortName: string,
  query: { page: number; perPage: number },
): Promise<Page<OrganizationMember>> => {
  const { id } = await organizationNamed(db, shortName);
  const own = eq(organizationMembers.organizationId, id);
  return paged(query, {
    rows: db
      .select({ User: organizationMembers.memberId, Role: organizationMembers.role })
      .from(organizationMembers)
      .where(own)
      .orderBy(asc(organizationMembers.role), asc(organizationMembers.memberId)),
    total: db.select({ rows: count() }).from(organizationMembers).where(own),
    present: (rows) => rows,
  });
};

/** @throws Refusal NOT_FOUND, CONFLICT where the account belongs to it already */
export const addMember = async (
  db: Handle,
  shortName: string,
  { Account, Role }: { Account: string; Role: OrganizationRole },
): Promise<OrganizationMember> => {
  const { id } = await organizationNamed(db, shortName);
  const member = await memberByAccount(db, Account);
  if (!member) throw notFound('账号', 'Account');
  const added = await db
    .insert(organizationMembers)
    .values({ organizationId: id, memberId: member.id, role: Role })
    .onConflictDoNothing()
    .returning({ memberId: organizationMembers.memberId });
  if (added.length === 0) throw conflict('该账号已是组织成员', 'Account');
  return { User: member.id, Role };
};

const membership = (organizationId: string, memberId: string) =>
  and(
    eq(organizationMembers.organizationId, organizationId),
    eq(organizationMembers.memberId, memberId),
  );

/** @throws Refusal NOT_FOUND for who isn't of the organization */
export const setRole = async (
  db: Handle,
  { shortName, userId }: { shortName: string; userId: string },
  role: OrganizationRole,
): Promise<OrganizationMember> => {
  const { id } = await organizationNamed(db, shortName);
  const set = await db
    .update(organizationMembers)
    .set({ role })
    .where(membership(id, userId))
    .returning({ memberId: organizationMembers.memberId });
  if (set.length === 0) throw notFound('组织成员');
  return { User: userId, Role: role };
};

/** Nothing is left to do where somebody was taken out already. @throws Refusal NOT_FOUND */
export const removeMember = async (
  db: Handle,
  { shortName, userId }: { shortName: string; userId: string },
): Promise<void> => {
  const { id } = await organizationNamed(db, shortName);
  await db.delete(organizationMembers).where(membership(id, userId));
};
