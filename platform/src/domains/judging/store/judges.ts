import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import {
  type Closeness,
  type Conflict,
  conflictOf,
} from '@whaletide/schema/domains/judging/rules/conflicts.ts';
import type { Handle } from '#database/database.ts';
import { competitionRoles } from '#domains/competitions/tables.ts';
import { members } from '#domains/members/tables.ts';
import { organizationMembers } from '#domains/organizations/tables.ts';
import { teamMembers } from '#domains/teams/tables.ts';
import { works } from '#domains/submissions/tables.ts';
import type { JudgedWork } from './works.ts';

/** The members who are judges of a competition now, in the order of their ids. */
export const activeJudges = async (db: Handle, competitionId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: members.id })
    .from(competitionRoles)
    .innerJoin(members, eq(members.id, competitionRoles.memberId))
    .where(
      and(
        eq(competitionRoles.competitionId, competitionId),
        eq(competitionRoles.role, 'judge'),
        isNull(members.deactivated),
      ),
    )
    .orderBy(asc(members.id));
  return rows.map(({ id }) => id);
};

interface Facts {
  id: string;
  university: string | null;
  company: string | null;
}

const facts = { id: members.id, university: members.university, company: members.company };

const closenessOf = (
  people: readonly Facts[],
  organizations: Map<string, string[]>,
): Closeness => ({
  members: people.map(({ id }) => id),
  organizations: people.flatMap(({ id }) => organizations.get(id) ?? []),
  schools: people.flatMap(({ university }) => university ?? []),
  companies: people.flatMap(({ company }) => company ?? []),
});

/** Members with whom a work's team is close to judges: those in it, and who handed it in. */
const peopleOf = async (db: Handle, taskId: string): Promise<Map<string, Facts[]>> => {
  const byWork = new Map<string, Facts[]>();
  const add = (rows: readonly (Facts & { workId: string })[]) => {
    for (const { workId, ...person } of rows)
      byWork.set(workId, [...(byWork.get(workId) ?? []), person]);
  };
  const ofTask = eq(works.taskId, taskId);
  add(
    await db
      .select({ workId: works.id, ...facts })
      .from(works)
      .innerJoin(teamMembers, eq(teamMembers.teamId, works.teamId))
      .innerJoin(members, eq(members.id, teamMembers.memberId))
      .where(ofTask),
  );
  add(
    await db
      .select({ workId: works.id, ...facts })
      .from(works)
      .innerJoin(members, eq(members.id, works.memberId))
      .where(ofTask),
  );
  return byWork;
};

/** Organizations by member, of those that a judge is in. */
const organizationsOf = async (
  db: Handle,
  judges: readonly string[],
): Promise<Map<string, string[]>> => {
  const ofJudges = db
    .select({ id: organizationMembers.organizationId })
    .from(organizationMembers)
    .where(inArray(organizationMembers.memberId, [...judges]));
  const organizations = new Map<string, string[]>();
  for (const { memberId, organizationId } of await db
    .select()
    .from(organizationMembers)
    .where(inArray(organizationMembers.organizationId, ofJudges)))
    organizations.set(memberId, [...(organizations.get(memberId) ?? []), organizationId]);
  return organizations;
};

/** Finds the conflict of interest that each of these judges has with each work. */
export const conflictsOf = async (
  db: Handle,
  {
    taskId,
    judges,
    found,
  }: { taskId: string; judges: readonly string[]; found: readonly JudgedWork[] },
): Promise<(judge: string, workId: string) => Conflict | null> => {
  const people = await peopleOf(db, taskId);
  const organizations = await organizationsOf(db, judges);
  const known = await db
    .select(facts)
    .from(members)
    .where(inArray(members.id, [...judges]));
  const sides = new Map(known.map((judge) => [judge.id, closenessOf([judge], organizations)]));
  const teams = new Map(
    found.map(({ id }) => [id, closenessOf(people.get(id) ?? [], organizations)]),
  );
  return (judge, workId) => {
    const [side, team] = [sides.get(judge), teams.get(workId)];
    return side && team ? conflictOf(side, team) : null;
  };
};
