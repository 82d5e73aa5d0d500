import { and, eq, inArray } from 'drizzle-orm';
import type { CompetitionState } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { registerStatus } from '@whaletide/schema/domains/registration/rest/registration.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { managedAmong, ownedAmong } from '#domains/competitions/store/access.ts';
import { competitionsByIds } from '#domains/competitions/store/reading.ts';
import { rolesOf } from '#domains/competitions/store/roles.ts';
import { standingOf, stageOrder } from '#domains/competitions/store/stage-order.ts';
import { teams, type TeamRow, registrations } from '../tables.ts';

const toState = (
  competitionId: string,
  registerStatus: number | null,
  team: TeamRow | null,
  stageIds: readonly string[],
): Omit<CompetitionState, 'manages' | 'Role' | 'LiveUrl'> => ({
  Competition: competitionId,
  registerStatus,
  team: team?.id ?? null,
  teamBanned: team?.banned ?? false,
  teamBanReason: team?.banned ? team.banReason : null,
  CompetitionStatus: team?.promotions ?? 0,
  ...(team ? standingOf(stageIds, team.promotions) : { currentStage: null, passedStages: [] }),
});

/**
 * Answers the state of these competitions for the caller, one entry for each that exists; six
 * statements.
 */
export const competitionStates = async (
  db: Handle,
  caller: Caller,
  ids: readonly string[],
): Promise<CompetitionState[]> => {
  const found = await competitionsByIds(db, ids, caller);
  if (found.length === 0) return [];
  const foundIds = found.map(({ id }) => id);
  const rows = await db
    .select({ registration: registrations, team: teams })
    .from(registrations)
    .leftJoin(teams, and(eq(teams.id, registrations.teamId), eq(teams.deleted, false)))
    .where(
      and(eq(registrations.memberId, caller.id), inArray(registrations.competitionId, foundIds)),
    );
  const order = await stageOrder(db, foundIds);
  const managing = await managedAmong(db, caller, foundIds);
  const owned = await ownedAmong(db, caller, foundIds);
  const roles = await rolesOf(db, caller.id, foundIds);
  const own = new Map(rows.map((row) => [row.registration.competitionId, row]));
  return found.map(({ id, liveUrl }) => {
    const row = own.get(id);
    const manages = managing.has(id);
    const takesPart = row?.registration.status === registerStatus.registered;
    return {
      ...toState(id, row?.registration.status ?? null, row?.team ?? null, order.get(id) ?? []),
      manages,
      Role: owned.has(id) ? 'owner' : (roles.get(id) ?? null),
      LiveUrl: takesPart || manages ? liveUrl : null,
    };
  });
};
