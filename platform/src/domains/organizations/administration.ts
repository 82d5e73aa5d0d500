import { and, asc, count, eq } from 'drizzle-orm';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type {
  Organization,
  OrganizationMember,
  OrganizationRole,
} from '@whaletide/schema/domains/organizations/rest/organizations.ts';
import { lastAdministratorProblem } from '@whaletide/schema/domains/organizations/rules.ts';
import type { Handle, Transaction } from '#database/database.ts';
import { toPage } from '#http/paging.ts';
import { hasRole, type Caller } from '#http/caller.ts';
import { conflict, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { memberByAccount } from '../members/store.ts';
import { actedBy, record } from '../moderation/store.ts';
import {
  checkedTexts,
  makeOrganization,
  nameMember,
  organizationDocument,
  organizationNamed,
  presentOrganizations,
  tellOfRole,
} from './store.ts';
import { administeredOrganization, lockOrganization } from './store/administered.ts';
import { organizationMembers, type OrganizationRow, organizations } from './tables.ts';

interface Texts {
  Name: string;
  Description: string;
}

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
  return toPage(query, {
    rows: db.select().from(organizations).orderBy(asc(organizations.name), asc(organizations.id)),
    total: db.select({ rows: count() }).from(organizations),
    present: (rows) => presentOrganizations(db, rows),
  });
};

/** @throws Refusal BAD_USER_INPUT, CONFLICT where another has the short name */
export const createOrganization = (
  { database, now }: Services,
  caller: Caller,
  texts: Texts & { ShortName: string },
): Promise<Organization> =>
  database.transaction(async (tx) => {
    const row = await makeOrganization(tx, texts, now());
    await record(tx, actedBy(caller, now), {
      action: 'organizationAdmin.create',
      ...ofOrganization(row),
      after: row,
    });
    return organizationDocument(tx, row.shortName);
  });

/** @throws Refusal BAD_USER_INPUT, NOT_FOUND */
export const updateOrganization = (
  { database, now }: Services,
  caller: Caller,
  shortName: string,
  texts: Texts,
): Promise<Organization> =>
  database.transaction(async (tx) => {
    const values = checkedTexts(texts);
    const before = await organizationNamed(tx, shortName);
    await tx.update(organizations).set(values).where(eq(organizations.shortName, shortName));
    await record(tx, actedBy(caller, now), {
      action: 'organizationAdmin.update',
      ...ofOrganization(before),
      before,
      after: values,
    });
    return organizationDocument(tx, shortName);
  });

/** Refuses to leave an organization without an administrator of its own. */
const keepAdministrator = async (
  tx: Transaction,
  caller: Caller,
  { organizationId, role }: { organizationId: string; role: OrganizationRole },
): Promise<void> => {
  const [row] = await tx
    .select({ administrators: count() })
    .from(organizationMembers)
    .where(
      and(
        eq(organizationMembers.organizationId, organizationId),
        eq(organizationMembers.role, 'admin'),
      ),
    );
  const administrators = row?.administrators ?? 0;
  refuseIf(lastAdministratorProblem({ bySite: hasRole(caller, 'admin'), role, administrators }));
};

/** A page of its members, those who administer it first. @throws Refusal NOT_FOUND */
export const membersOf = async (
  db: Handle,
  caller: Caller,
  shortName: string,
  query: { page: number; perPage: number },
): Promise<Page<OrganizationMember>> => {
  const { id } = await administeredOrganization(db, caller, shortName);
  const own = eq(organizationMembers.organizationId, id);
  return toPage(query, {
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
  { database, events, now }: Services,
  caller: Caller,
  shortName: string,
  { Account, Role }: { Account: string; Role: OrganizationRole },
): Promise<OrganizationMember> =>
  database.transaction(async (tx) => {
    const organization = await lockOrganization(tx, caller, shortName);
    const member = await memberByAccount(tx, Account);
    if (!member) throw notFound('账号', 'Account');
    const named = { organization, memberId: member.id, role: Role };
    if (!(await nameMember(tx, events, named))) throw conflict('该账号已是组织成员', 'Account');
    await record(tx, actedBy(caller, now), {
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
  { database, events, now }: Services,
  caller: Caller,
  { shortName, userId }: { shortName: string; userId: string },
  role: OrganizationRole,
): Promise<OrganizationMember> =>
  database.transaction(async (tx) => {
    const organization = await lockOrganization(tx, caller, shortName);
    const own = membership(organization.id, userId);
    const [before] = await tx.select().from(organizationMembers).where(own).for('update');
    if (!before) throw notFound('组织成员');
    if (before.role === role) return { User: userId, Role: role };
    await keepAdministrator(tx, caller, before);
    await tx.update(organizationMembers).set({ role }).where(own);
    await tellOfRole(tx, events, { organization, memberId: userId, role });
    await record(tx, actedBy(caller, now), {
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
    const organization = await lockOrganization(tx, caller, shortName);
    const own = membership(organization.id, userId);
    const [found] = await tx.select().from(organizationMembers).where(own);
    if (found) await keepAdministrator(tx, caller, found);
    const [removed] = await tx.delete(organizationMembers).where(own).returning();
    if (removed)
      await record(tx, actedBy(caller, now), {
        action: 'organizationAdmin.removeMember',
        ...ofOrganization(organization),
        before: { member: userId, role: removed.role },
      });
  });
