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
import type { Caller } from '../../http/caller.ts';
import { newId } from '../../ids.ts';
import { conflict, notFound, refuseIf } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { memberByAccount } from '../members/store.ts';
import { doing, record } from '../moderation/store.ts';
import { organizationDocument, organizationNamed, presentOrganizations } from './store.ts';
import { organizationMembers, type OrganizationRow, organizations } from './tables.ts';

interface Texts {
  Name: string;
  Description: string;
}

const trimmed = ({ Name, Description }: Texts) => {
  const texts = { name: Name.trim(), description: Description.trim() };
  refuseIf(organizationProblems(texts)[0] ?? null);
  return texts;
};

const ofOrganization = ({ shortName, name }: Pick<OrganizationRow, 'shortName' | 'name'>) => ({
  kind: 'ORGANIZATION' as const,
  // By what its addresses name it.
  target: shortName,
  title: name,
});

/** A page of all organizations, by name. */
export const allOrganizations = async (
  db: Handle,
  query: { page: number; perPage: number },
): Promise<Page<Organization>> => {
  return paged(query, {
    rows: db.select().from(organizations).orderBy(asc(organizations.name), asc(organizations.id)),
    total: db.select({ rows: count() }).from(organizations),
    present: (rows) => presentOrganizations(db, rows),
  });
};

/** @throws Refusal BAD_USER_INPUT, CONFLICT where another has the short name */
export const createOrganization = async (
  { database, now }: Services,
  caller: Caller,
  { ShortName, ...texts }: Texts & { ShortName: string },
): Promise<Organization> => {
  const shortName = ShortName.trim();
  refuseIf(shortNameProblem(shortName));
  const row = { id: newId(now().getTime()), shortName, ...trimmed(texts) };
  try {
    await database.transaction(async (tx) => {
      await tx.insert(organizations).values({ ...row, createDate: now() });
      await record(tx, doing(caller, now), {
        action: 'organizationAdmin.create',
        ...ofOrganization(row),
        after: row,
      });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict('该短名已被使用', 'ShortName');
    throw error;
  }
  return organizationDocument(database.db, shortName);
};

/** @throws Refusal BAD_USER_INPUT, NOT_FOUND */
export const updateOrganization = (
  { database, now }: Services,
  caller: Caller,
  shortName: string,
  texts: Texts,
): Promise<Organization> =>
  database.transaction(async (tx) => {
    const values = trimmed(texts);
    const before = await organizationNamed(tx, shortName);
    await tx.update(organizations).set(values).where(eq(organizations.shortName, shortName));
    await record(tx, doing(caller, now), {
      action: 'organizationAdmin.update',
      ...ofOrganization(before),
      before,
      after: values,
    });
    return organizationDocument(tx, shortName);
  });

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
export const addMember = (
  { database, now }: Services,
  caller: Caller,
  shortName: string,
  { Account, Role }: { Account: string; Role: OrganizationRole },
): Promise<OrganizationMember> =>
  database.transaction(async (tx) => {
    const organization = await organizationNamed(tx, shortName);
    const member = await memberByAccount(tx, Account);
    if (!member) throw notFound('账号', 'Account');
    const added = await tx
      .insert(organizationMembers)
      .values({ organizationId: organization.id, memberId: member.id, role: Role })
      .onConflictDoNothing()
      .returning({ memberId: organizationMembers.memberId });
    if (added.length === 0) throw conflict('该账号已是组织成员', 'Account');
    await record(tx, doing(caller, now), {
      action: 'organizationAdmin.addMember',
      ...ofOrganization(organization),
      after: { member: member.id, name: member.name, role: Role },
    });
    return { User: member.id, Role };
  });

const membership = (organizationId: string, memberId: string) =>
  and(
    eq(organizationMembers.organizationId, organizationId),
    eq(organizationMembers.memberId, memberId),
  );

/** @throws Refusal NOT_FOUND for who isn't of the organization */
export const setRole = (
  { database, now }: Services,
  caller: Caller,
  { shortName, userId }: { shortName: string; userId: string },
  role: OrganizationRole,
): Promise<OrganizationMember> =>
  database.transaction(async (tx) => {
    const organization = await organizationNamed(tx, shortName);
    const own = membership(organization.id, userId);
    const [before] = await tx.select().from(organizationMembers).where(own).for('update');
    if (!before) throw notFound('组织成员');
    await tx.update(organizationMembers).set({ role }).where(own);
    await record(tx, doing(caller, now), {
      action: 'organizationAdmin.setRole',
      ...ofOrganization(organization),
      before: { [userId]: before.role },
      after: { [userId]: role },
    });
    return { User: userId, Role: role };
  });

/** Nothing is left to do where somebody was taken out already. @throws Refusal NOT_FOUND */
export const removeMember = (
  { database, now }: Services,
  caller: Caller,
  { shortName, userId }: { shortName: string; userId: string },
): Promise<void> =>
  database.transaction(async (tx) => {
    const organization = await organizationNamed(tx, shortName);
    const [removed] = await tx
      .delete(organizationMembers)
      .where(membership(organization.id, userId))
      .returning();
    if (removed)
      await record(tx, doing(caller, now), {
        action: 'organizationAdmin.removeMember',
        ...ofOrganization(organization),
        before: { member: userId, role: removed.role },
      });
  });
