import { and, eq } from 'drizzle-orm';
import { organizationMembers, organizations } from '#platform/src/domains/organizations/tables.ts';
import { newId } from '#platform/src/ids.ts';
import type { Person } from './forum.ts';
import type { TestPlatform } from './platform.ts';

/** An organization of these members; answers its id. */
export const organization = async (
  { database: { db } }: TestPlatform,
  shortName: string,
  people: readonly Person[] = [],
): Promise<string> => {
  const id = newId();
  await db.insert(organizations).values({ id, shortName, name: `${shortName} 组` });
  const rows = people.map((one) => ({
    organizationId: id,
    memberId: one.id,
    role: 'member' as const,
  }));
  if (rows.length > 0) await db.insert(organizationMembers).values(rows);
  return id;
};

/** Takes a member out of it. */
export const leave = async (
  { database: { db } }: TestPlatform,
  id: string,
  { id: memberId }: Person,
): Promise<void> => {
  await db
    .delete(organizationMembers)
    .where(
      and(eq(organizationMembers.organizationId, id), eq(organizationMembers.memberId, memberId)),
    );
};
