import {
  EVENT_BECAME_CAPTAIN,
  EVENT_TEAM_DISSOLVED,
  EVENT_TEAM_LEFT,
  EVENT_TEAM_MERGED,
} from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { mergedSize, sizeProblem } from '@whaletide/schema/domains/teams/rules.ts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '#database/database.ts';
import { refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { countIn } from '../competitions/store/counts.ts';
import { competitions } from '../competitions/tables.ts';
import { inheritLeaderboards } from '../leaderboards/store/groups.ts';
import { recomputeBests } from '../submissions/store/bests.ts';
import { decideForTeams } from '../submissions/store/ladder/deciding.ts';
import {
  inheritCounts,
  lockWorks,
  mergeWorks,
  shareWorks,
} from '../submissions/store/inheritance.ts';
import { leaveTeamSession } from '../chat/store.ts';
import { changeTeam, moveMembers, takeOut } from '../teams/store/changes.ts';
import { placeIn } from '../teams/store/registrations.ts';
import { createTeam } from '../teams/store/teams.ts';
import { closeRequestsAbout, closeRequestsOf } from './closing.ts';
import type { TeamState } from './store/facts.ts';
import { notifyOfTeam } from './store/notices.ts';

/**
 * One team becomes part of another. Members, works and what limits count go over; on every board
 * the surviving team keeps the better of both. The caller holds both teams' locks.
 */
export const mergeTeams = async (
  tx: Transaction,
  services: Services,
  from: TeamState,
  to: TeamState,
): Promise<void> => {
  const competitionId = to.competition.id;
  await lockWorks(tx, [from.id, to.id]);
  await moveMembers(tx, { from: from.id, to: to.id, now: services.now() });
  await leaveTeamSession(tx, from.id, from.memberIds, services.now());
  await placeIn(tx, { competitionId, teamId: to.id }, from.memberIds);
  await mergeWorks(tx, from.id, to.id);
  await decideForTeams(tx, services, [to.id]);
  await recomputeBests(tx, { teamIds: [from.id, to.id], now: services.now() });
  await changeTeam(tx, from.id, { deleted: true });
  await closeRequestsOf(tx, services, from.id);
  const everyone = [...from.memberIds, ...to.memberIds];
  await notifyOfTeam(tx, services, everyone, EVENT_TEAM_MERGED, { team: to, otherTeam: from });
  await countIn(tx, competitionId, { teams: -1 });
  // Its row is locked by now: an organizer who sets a smaller size finds this team, or was before it.
  const [limit] = await tx
    .select({ most: competitions.maxMembersPerTeam })
    .from(competitions)
    .where(eq(competitions.id, competitionId));
  refuseIf(sizeProblem(mergedSize(from, to), limit?.most ?? 0));
};

/** Takes members out of a team into one of their own each, which stands where the old one does. */
const splitOff = async (
  tx: Transaction,
  team: TeamState,
  memberIds: readonly string[],
  now: Date,
): Promise<{ memberId: string; teamId: string }[]> => {
  const competitionId = team.competition.id;
  await takeOut(tx, team.id, memberIds);
  await leaveTeamSession(tx, team.id, memberIds, now);
  const own: { memberId: string; teamId: string }[] = [];
  for (const memberId of memberIds) {
    const { promotions } = team.row;
    const teamId = await createTeam(tx, { competitionId, captainId: memberId, promotions, now });
    await placeIn(tx, { competitionId, teamId }, [memberId]);
    own.push({ memberId, teamId });
  }
  return own;
};

/**
 * A member goes, by leave or removal, into a new team of their own that inherits the team's
 * submission counts. Works and places on the boards stay with the team.
 */
export const letGo = async (
  tx: Transaction,
  services: Services,
  team: TeamState,
  memberId: string,
): Promise<void> => {
  const own = await splitOff(tx, team, [memberId], services.now());
  const heirs = own.map(({ teamId }) => teamId);
  await inheritCounts(tx, team.id, heirs);
  await inheritLeaderboards(tx, team.id, heirs);
  await closeRequestsAbout(tx, services, team.id, [memberId]);
  await notifyOfTeam(tx, services, team.memberIds, EVENT_TEAM_LEFT, { team, userId: memberId });
  await countIn(tx, team.competition.id, { teams: 1 });
};

/**
 * A team ceases. Each member gets a team of their own with the works that they submitted, so that
 * no result is lost from a board, and with the submission counts of the whole.
 */
export const dissolve = async (
  tx: Transaction,
  services: Services,
  team: TeamState,
): Promise<void> => {
  await lockWorks(tx, [team.id]);
  // First, so that its captain's new team can have the name that this one may bear.
  await changeTeam(tx, team.id, { deleted: true });
  const own = await splitOff(tx, team, team.memberIds, services.now());
  const captains = own.find(({ memberId }) => memberId === team.captainId);
  if (!captains) throw new Error(`team ${team.id} has no captain among its members`);
  await shareWorks(tx, team.id, own, captains.teamId);
  const heirs = own.map(({ teamId }) => teamId);
  await decideForTeams(tx, services, heirs);
  await recomputeBests(tx, { teamIds: [team.id, ...heirs], now: services.now() });
  await inheritLeaderboards(tx, team.id, heirs);
  await closeRequestsOf(tx, services, team.id);
  await notifyOfTeam(tx, services, team.memberIds, EVENT_TEAM_DISSOLVED, { team });
  await countIn(tx, team.competition.id, { teams: own.length - 1 });
};

/** Another member is captain from now on; requests about them have no ground any more. */
export const transfer = async (
  tx: Transaction,
  services: Services,
  team: TeamState,
  memberId: string,
): Promise<void> => {
  await changeTeam(tx, team.id, { captainId: memberId });
  await closeRequestsAbout(tx, services, team.id, [memberId]);
  await notifyOfTeam(tx, services, [memberId], EVENT_BECAME_CAPTAIN, {
    team,
    userId: team.captainId,
  });
};
