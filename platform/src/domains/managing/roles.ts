import { and, eq } from 'drizzle-orm';
import type { RoleHolder } from '@whaletide/schema/domains/managing/rest/roles.ts';
import {
  eventWordOf,
  kindOf,
} from '@whaletide/schema/domains/competitions/rules/competition-kind.ts';
import {
  type CompetitionRole,
  MAX_ROLES,
} from '@whaletide/schema/domains/competitions/rules/competition-roles.ts';
import {
  EVENT_ROLE_GIVEN,
  EVENT_ROLE_TAKEN,
} from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import type { Handle, Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { conflict, notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { managedAmong, ownedAmong, requireOwner } from '../competitions/store/access.ts';
import { lockManaged, lockManaging } from '../competitions/store/lock.ts';
import { countRoles, deleteRole, putRole, roleOf, rolesIn } from '../competitions/store/roles.ts';
import { type CompetitionRow, competitions } from '../competitions/tables.ts';
import { members } from '../members/tables.ts';
import { actedBy, ofCompetition, record } from '../moderation/store.ts';
import { teamNames } from '../teams/store/teams.ts';
import { organizationMembers } from '../organizations/tables.ts';

/** Members with a role in those of these competitions that the caller manages. */
export const roleHolders = async (
  db: Handle,
  caller: Caller,
  competitionIds: readonly string[],
): Promise<RoleHolder[]> => {
  const managed = await managedAmong(db, caller, competitionIds);
  const rows = await rolesIn(db, [...managed]);
  const teamName = await teamNames(db, {
    competitionIds: [...managed],
    memberIds: rows.map(({ memberId }) => memberId),
  });
  return rows.map(({ competitionId, memberId, role, createDate, givenBy }) => ({
    Competition: competitionId,
    User: memberId,
    Role: role,
    Date: createDate.toISOString(),
    GivenBy: givenBy,
    OwnTeam: teamName(competitionId, memberId),
  }));
};

/** @throws Refusal NOT_FOUND for no member, CONFLICT for an owner, who needs no role */
const checkHolder = async (
  tx: Transaction,
  competition: CompetitionRow,
  memberId: string,
): Promise<void> => {
  const { organizerId, organizationId } = competition;
  const [member] = await tx
    .select({ deactivated: members.deactivated })
    .from(members)
    .where(eq(members.id, memberId));
  if (!member || member.deactivated) throw notFound('用户');
  const [membership] = await tx
    .select({ role: organizationMembers.role })
    .from(organizationMembers)
    .where(
      and(
        eq(organizationMembers.organizationId, organizationId ?? ''),
        eq(organizationMembers.memberId, memberId),
      ),
    );
  if (memberId === organizerId || membership?.role === 'admin')
    throw conflict(`该成员已是${eventWordOf(kindOf(competition))}负责人`, 'userId');
};

/** Gives a member a role and tells them. @throws Refusal as the contract says */
export const setRole = (
  { database, events, now }: Services,
  caller: Caller,
  {
    competitionId,
    memberId,
    role,
  }: { competitionId: string; memberId: string; role: CompetitionRole },
): Promise<void> =>
  database.transaction(async (tx) => {
    const competition = await lockManaged(tx, caller, competitionId);
    await requireOwner(tx, caller, competition);
    await checkHolder(tx, competition, memberId);
    const before = await roleOf(tx, competitionId, memberId);
    if (before === role) return;
    if (before === undefined && (await countRoles(tx, competitionId)) >= MAX_ROLES)
      throw conflict(`一场${eventWordOf(kindOf(competition))}最多${MAX_ROLES}位协办和评委`);
    await putRole(tx, { competitionId, memberId, role, givenBy: caller.id, createDate: now() });
    await record(tx, actedBy(caller, now), {
      action: 'competitionRoles.set',
      ...ofCompetition(competition),
      of: { member: memberId },
      before: { role: before ?? null },
      after: { role },
    });
    await events.publish(tx, [memberId], {
      kind: 'notification',
      eventType: EVENT_ROLE_GIVEN,
      related: competitionId,
      data: { Competition: { _id: competitionId, Name: competition.name }, Role: role },
    });
  });

/**
 * Takes a role away; who loses it hears of it, unless they left by themselves.
 * @throws Refusal as the contract says
 */
export const removeRole = (
  { database, events, now }: Services,
  caller: Caller,
  { competitionId, memberId }: { competitionId: string; memberId: string },
): Promise<void> =>
  database.transaction(async (tx) => {
    await lockManaging(tx, competitionId);
    const [competition] = await tx
      .select()
      .from(competitions)
      .where(eq(competitions.id, competitionId));
    const role = await roleOf(tx, competitionId, memberId);
    const leaves = memberId === caller.id;
    const owns = (await ownedAmong(tx, caller, [competitionId])).has(competitionId);
    if (!competition || !(owns || (leaves && role))) {
      const managed = await managedAmong(tx, caller, [competitionId]);
      if (!competition || !(competition.published || managed.has(competitionId)))
        throw notFound('比赛');
      await requireOwner(tx, caller, competition);
    }
    if (role === undefined || !competition) throw notFound('角色');
    await deleteRole(tx, competitionId, memberId);
    await record(tx, actedBy(caller, now), {
      action: 'competitionRoles.remove',
      ...ofCompetition(competition),
      of: { member: memberId },
      before: { role },
      after: { role: null },
    });
    if (leaves) return;
    await events.publish(tx, [memberId], {
      kind: 'notification',
      eventType: EVENT_ROLE_TAKEN,
      related: competitionId,
      data: { Competition: { _id: competitionId, Name: competition.name }, Role: role },
    });
  });
