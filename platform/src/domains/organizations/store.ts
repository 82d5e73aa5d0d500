import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { OrganizationInfo } from '@whaletide/schema/domains/organizations/rest/organization-reference.ts';
import type {
  Organization,
  OrganizationMembership,
  OrganizationRole,
} from '@whaletide/schema/domains/organizations/rest/organizations.ts';
import { EVENT_ORGANIZER_NAMED } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import {
  organizationProblems,
  publishingProblem,
  shortNameProblem,
} from '@whaletide/schema/domains/organizations/rules.ts';
import type { Handle, Transaction } from '#database/database.ts';
import type { EventLog } from '#events/log.ts';
import { newId } from '#ids.ts';
import { conflict, notFound, refuseIf } from '#refusal.ts';
import { organizationMembers, type OrganizationRow, organizations } from './tables.ts';

/** The documents of organizations, in the order of their rows. */
export const presentOrganizations = async (
  db: Handle,
  rows: readonly OrganizationRow[],
): Promise<Organization[]> => {
  if (rows.length === 0) return [];
  const { organizationId } = organizationMembers;
  const ids = rows.map(({ id }) => id);
  const counted = await db
    .select({ organizationId, members: count() })
    .from(organizationMembers)
    .where(inArray(organizationId, ids))
    .groupBy(organizationId);
  const members = new Map(counted.map((one) => [one.organizationId, one.members]));
  return rows.map((row) => ({
    _id: row.id,
    ShortName: row.shortName,
    Name: row.name,
    Description: row.description,
    Image: row.image,
    MembersCount: members.get(row.id) ?? 0,
  }));
};

export const organizationsByIds = async (
  db: Handle,
  ids: readonly string[],
): Promise<OrganizationRow[]> =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(organizations)
        .where(inArray(organizations.id, [...ids]));

/** @throws Refusal NOT_FOUND */
export const organizationNamed = async (
  db: Handle,
  shortName: string,
): Promise<OrganizationRow> => {
  const [row] = await db.select().from(organizations).where(eq(organizations.shortName, shortName));
  if (!row) throw notFound('组织');
  return row;
};

/** The document of the organization of that name. @throws Refusal NOT_FOUND */
export const organizationDocument = async (
  db: Handle,
  shortName: string,
): Promise<Organization> => {
  const [document] = await presentOrganizations(db, [await organizationNamed(db, shortName)]);
  if (!document) throw notFound('组织');
  return document;
};

/**
 * Selects the short name of the organization whose id is in this column of the statement's rows;
 * null where there is none.
 */
export const shortNameOf = (organizationId: PgColumn): SQL<string | null> =>
  sql`(select owner.short_name from organizations as owner where owner.id = ${organizationId})`;

/**
 * Answers what is shown of the organizations with these ids beside the things in their names; one
 * statement for all of them.
 */
export const organizationInfos = async (
  db: Handle,
  things: readonly { organizationId: string | null }[],
): Promise<(id: string | null) => OrganizationInfo | null> => {
  const ids = new Set(things.flatMap(({ organizationId }) => organizationId ?? []));
  const rows = await organizationsByIds(db, [...ids]);
  const infos = new Map(
    rows.map(({ id, shortName, name }) => [
      id,
      { Organization: { _id: id, ShortName: shortName, Name: name } },
    ]),
  );
  return (id) => (id === null ? null : (infos.get(id) ?? null));
};

/**
 * Organization in whose name a member's content is from now on. Their membership is held
 * until the transaction ends, so that it can't end meanwhile.
 * @param chosen absent keeps what it was before, null makes it theirs alone
 * @throws Refusal FORBIDDEN at `Organization`, as organizations/rules.ts says
 */
export const organizationAfter = async (
  tx: Transaction,
  memberId: string,
  before: string | null,
  chosen: string | null | undefined,
): Promise<string | null> => {
  if (chosen === undefined || chosen === before) return before;
  if (chosen === null) return null;
  const { organizationId } = organizationMembers;
  const own = await tx
    .select({ organizationId })
    .from(organizationMembers)
    .where(and(eq(organizationId, chosen), eq(organizationMembers.memberId, memberId)))
    .for('share');
  refuseIf(publishingProblem(chosen, { before, own: own.map((one) => one.organizationId) }));
  return chosen;
};

/** The organizations of a member, by name. */
export const membershipsOf = async (
  db: Handle,
  memberId: string,
): Promise<OrganizationMembership[]> => {
  const rows = await db
    .select({ organization: organizations, role: organizationMembers.role })
    .from(organizationMembers)
    .innerJoin(organizations, eq(organizations.id, organizationMembers.organizationId))
    .where(eq(organizationMembers.memberId, memberId))
    .orderBy(asc(organizations.name), asc(organizations.id));
  const documents = await presentOrganizations(
    db,
    rows.map(({ organization }) => organization),
  );
  return rows.flatMap(({ role }, index) => {
    const document = documents[index];
    return document ? [{ Organization: document, Role: role }] : [];
  });
};

interface Texts {
  Name: string;
  Description: string;
}

/** Trims the texts of an organization. @throws Refusal BAD_USER_INPUT */
export const checkedTexts = ({ Name, Description }: Texts) => {
  const texts = { name: Name.trim(), description: Description.trim() };
  refuseIf(organizationProblems(texts)[0] ?? null);
  return texts;
};

/**
 * Makes an organization without members; the key of its short name decides between several at once.
 * @throws Refusal BAD_USER_INPUT, CONFLICT where another has the short name
 */
export const makeOrganization = async (
  tx: Transaction,
  { ShortName, ...texts }: Texts & { ShortName: string },
  now: Date,
): Promise<OrganizationRow> => {
  const shortName = ShortName.trim();
  refuseIf(shortNameProblem(shortName));
  const [row] = await tx
    .insert(organizations)
    .values({ id: newId(now.getTime()), shortName, ...checkedTexts(texts), createDate: now })
    .onConflictDoNothing()
    .returning();
  if (!row) throw conflict('该短名已被使用', 'ShortName');
  return row;
};

/** Tells a member of their role in an organization, with the way to where they can act. */
export const tellOfRole = async (
  tx: Transaction,
  events: EventLog,
  {
    organization: { id, shortName, name },
    memberId,
    role,
  }: { organization: OrganizationRow; memberId: string; role: OrganizationRole },
): Promise<void> => {
  await events.publish(tx, [memberId], {
    kind: 'notification',
    eventType: EVENT_ORGANIZER_NAMED,
    related: id,
    data: { Organization: { ShortName: shortName, Name: name, Role: role } },
  });
};

/** Gives a member a role in an organization, and tells them; false where they belong to it already. */
export const nameMember = async (
  tx: Transaction,
  events: EventLog,
  named: { organization: OrganizationRow; memberId: string; role: OrganizationRole },
): Promise<boolean> => {
  const { organization, memberId, role } = named;
  const added = await tx
    .insert(organizationMembers)
    .values({ organizationId: organization.id, memberId, role })
    .onConflictDoNothing()
    .returning({ memberId: organizationMembers.memberId });
  if (added.length === 0) return false;
  await tellOfRole(tx, events, named);
  return true;
};
