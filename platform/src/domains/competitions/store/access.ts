import { and, eq, inArray } from 'drizzle-orm';
import type { Handle } from '#database/database.ts';
import { hasRole, type Caller } from '#http/caller.ts';
import { forbidden, notFound } from '#refusal.ts';
import { organizationMembers } from '../../organizations/tables.ts';
import { type CompetitionRow, competitions } from '../tables.ts';
import { managedBy } from './managed-by.ts';

/** Finds which of the competitions the caller manages; a visitor manages none. */
export const managedAmong = async (
  db: Handle,
  caller: Caller | null,
  ids: readonly string[],
): Promise<Set<string>> => {
  if (caller === null || ids.length === 0) return new Set();
  const rows = await db
    .select({ id: competitions.id })
    .from(competitions)
    .where(and(inArray(competitions.id, [...ids]), managedBy(caller)));
  return new Set(rows.map(({ id }) => id));
};

/** Tells whether the caller manages this competition. */
export const managesCompetition = async (
  db: Handle,
  caller: Caller | null,
  { id }: Pick<CompetitionRow, 'id'>,
): Promise<boolean> => (await managedAmong(db, caller, [id])).has(id);

/**
 * Tells whether a caller organizes competitions at all, anywhere: they may upload files for them.
 */
export const organizes = async (db: Handle, caller: Caller): Promise<boolean> => {
  if (hasRole(caller, 'organizer')) return true;
  const [own] = await db
    .select({ id: competitions.id })
    .from(competitions)
    .where(eq(competitions.organizerId, caller.id))
    .limit(1);
  if (own) return true;
  const { memberId, role } = organizationMembers;
  const [membership] = await db
    .select({ role })
    .from(organizationMembers)
    .where(and(eq(memberId, caller.id), eq(role, 'admin')))
    .limit(1);
  return membership !== undefined;
};

/**
 * The competition, for who manages it: the guard of every managing call.
 * @throws Refusal NOT_FOUND where the caller may not see it, FORBIDDEN where others manage it
 */
export const managedCompetition = async (
  db: Handle,
  caller: Caller,
  id: string,
): Promise<CompetitionRow> => {
  const [row] = await db
    .select({ competition: competitions, manages: managedBy(caller) })
    .from(competitions)
    .where(eq(competitions.id, id));
  if (!row || !(row.manages || row.competition.published)) throw notFound('比赛');
  if (!row.manages) throw forbidden('仅比赛主办方可以管理该比赛');
  return row.competition;
};
