import { registerStatus } from '@whaletide/schema/domains/registration/rest/registration.ts';
import { EVENT_TEAM_LEFT } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { withdrawalProblem } from '@whaletide/schema/domains/registration/rules/withdrawal.ts';
import type { Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { byMember, withdrawActivity } from '../activity-log/store.ts';
import { leaveTeamSession } from '../chat/store.ts';
import { countIn } from '../competitions/store/counts.ts';
import { competitionsByIds } from '../competitions/store/reading.ts';
import type { CompetitionRow } from '../competitions/tables.ts';
import { lockedMember } from '../members/store.ts';
import { endRegistration } from '../registration/store.ts';
import { changeTeam, takeOut } from '../teams/store/changes.ts';
import { teamOf } from '../teams/store/teams.ts';
import { closeRequestsAbout, closeRequestsOf } from './closing.ts';
import { lockTeams, type TeamState } from './store/facts.ts';
import { notifyOfTeam } from './store/notices.ts';
import { factsToWithdraw, statusOf } from './withdrawals.ts';

/** A registration is decided on once, so that the second try finds it as it stays. */
const MAX_TRIES = 3;

/** The member's team, locked, so that no work comes in meanwhile; undefined without one. */
const lockOwnTeam = async (
  tx: Transaction,
  { competitionId, memberId }: { competitionId: string; memberId: string },
  now: Date,
): Promise<TeamState | undefined> => {
  for (;;) {
    const team = await teamOf(tx, competitionId, memberId);
    if (!team) return undefined;
    const state = (await lockTeams(tx, [team.id], now)).get(team.id);
    if (state && !state.deleted && state.memberIds.includes(memberId)) return state;
  }
};

/** Takes a member out of their team, which ceases where they were alone. */
const leaveTeam = async (
  tx: Transaction,
  services: Services,
  team: TeamState,
  memberId: string,
): Promise<void> => {
  const alone = team.memberIds.length === 1;
  await takeOut(tx, team.id, [memberId]);
  await leaveTeamSession(tx, team.id, [memberId], services.now());
  if (alone) {
    await changeTeam(tx, team.id, { deleted: true });
    await closeRequestsOf(tx, services, team.id);
  } else {
    await closeRequestsAbout(tx, services, team.id, [memberId]);
    const others = team.memberIds.filter((id) => id !== memberId);
    await notifyOfTeam(tx, services, others, EVENT_TEAM_LEFT, { team, userId: memberId });
  }
};

/** One try; false where the registration was decided on, or the team changed, in between. */
const tryToWithdraw = async (
  tx: Transaction,
  services: Services,
  competition: CompetitionRow,
  memberId: string,
): Promise<boolean> => {
  const now = services.now();
  const competitionId = competition.id;
  const team = await lockOwnTeam(tx, { competitionId, memberId }, now);
  const status = await statusOf(tx, { competitionId, memberId });
  const [facts] = await factsToWithdraw(tx, [{ competition, status, team, memberId }], now);
  refuseIf(facts ? withdrawalProblem(facts) : null);
  const expected = team ? registerStatus.registered : registerStatus.underReview;
  const ended = await endRegistration(tx, { competition, memberId, status: expected, now });
  if (!ended || !team) return ended;
  await leaveTeam(tx, services, team, memberId);
  await withdrawActivity(tx, byMember(memberId, 'JOIN', 'COMPETITION', competitionId));
  // Last, since everyone who registers waits for this row.
  const alone = team.memberIds.length === 1;
  await countIn(tx, competitionId, { members: -1, ...(alone && { teams: -1 }) });
  return true;
};

/**
 * Ends the member's registration before anything was submitted; the entrance fee comes back in the
 * same transaction. Each member withdraws for themselves, as each has paid: a team goes on without
 * them, and hears of it, and needs no consent while it has nothing to lose; a team of one ceases.
 * Registering and withdrawing wait for each other at the member's row, submitting at the team's.
 * @throws Refusal as registration/rules/withdrawal.ts says; NOT_FOUND without the competition or a registration
 */
export const withdraw = (
  services: Services,
  caller: Caller,
  competitionId: string,
): Promise<void> =>
  services.database.transaction(async (tx) => {
    await lockedMember(tx, caller.id);
    const [competition] = await competitionsByIds(tx, [competitionId], caller);
    if (!competition) throw notFound('比赛');
    for (let tries = 0; tries < MAX_TRIES; tries++)
      if (await tryToWithdraw(tx, services, competition, caller.id)) return;
    throw new Error(`registration of ${caller.id} for ${competitionId} has no team`);
  });
