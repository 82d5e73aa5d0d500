import { and, eq, inArray } from 'drizzle-orm';
import {
  eventWordOf,
  type KindFacts,
  kindOf,
} from '@whaletide/schema/domains/competitions/rules/competition-kind.ts';
import type { Handle } from '#database/database.ts';
import { type AnyCaller, hasRole, type Caller } from '#http/caller.ts';
import { forbidden, notFound } from '#refusal.ts';
import { organizationMembers } from '#domains/organizations/tables.ts';
import { competitionRoles, type CompetitionRow, competitions } from '../tables.ts';
import { judgedBy, managedBy, ownedBy } from './managed-by.ts';

/** Finds which of the competitions the caller manages; a visitor manages none. */
export const managedAmong = async (
  db: Handle,
  caller: AnyCaller | null,
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
  caller: AnyCaller | null,
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
  const [held] = await db
    .select({ role: competitionRoles.role })
    .from(competitionRoles)
    .where(and(eq(competitionRoles.memberId, caller.id), eq(competitionRoles.role, 'coOrganizer')))
    .limit(1);
  if (held) return true;
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
  caller: AnyCaller,
  id: string,
): Promise<CompetitionRow> => {
  const [row] = await db
    .select({ competition: competitions, manages: managedBy(caller) })
    .from(competitions)
    .where(eq(competitions.id, id));
  if (!row || !(row.manages || row.competition.published)) throw notFound('比赛或活动');
  const word = eventWordOf(kindOf(row.competition));
  if (!row.manages) throw forbidden(`仅${word}主办方可以管理该${word}`);
  return row.competition;
};

/** Finds which of the competitions the caller owns: they delete them and give roles. */
export const ownedAmong = async (
  db: Handle,
  caller: Caller,
  ids: readonly string[],
): Promise<Set<string>> => {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: competitions.id })
    .from(competitions)
    .where(and(inArray(competitions.id, [...ids]), ownedBy(caller)));
  return new Set(rows.map(({ id }) => id));
};

/** Refuses who manages a competition without owning it. @throws Refusal FORBIDDEN */
export const requireOwner = async (
  db: Handle,
  caller: Caller,
  competition: KindFacts & Pick<CompetitionRow, 'id'>,
): Promise<void> => {
  const { id } = competition;
  if (!(await ownedAmong(db, caller, [id])).has(id))
    throw forbidden(`仅${eventWordOf(kindOf(competition))}负责人可以进行该操作`);
};

/** Tells whether the caller reviews the works of a competition that people review. */
export const judgesCompetition = async (
  db: Handle,
  caller: Caller,
  id: string,
): Promise<boolean> => {
  const [row] = await db
    .select({ id: competitions.id })
    .from(competitions)
    .where(and(eq(competitions.id, id), judgedBy(caller)));
  return row !== undefined;
};
