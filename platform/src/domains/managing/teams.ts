import { and, asc, count, eq } from 'drizzle-orm';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type { ManagedTeam } from '@whaletide/schema/domains/managing/rest/outcome.ts';
import {
  EVENT_TEAM_BANNED,
  EVENT_TEAM_UNBANNED,
} from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { banProblem } from '@whaletide/schema/domains/managing/rules/outcome.ts';
import { containsText } from '#database/contains-text.ts';
import { toPage } from '#http/paging.ts';
import type { AnyCaller, Caller } from '#http/caller.ts';
import { notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { managedCompetition } from '../competitions/store/access.ts';
import { countIn } from '../competitions/store/counts.ts';
import { standingOf, stageOrder } from '../competitions/store/stage-order.ts';
import { actedBy, record } from '../moderation/store.ts';
import { renewRatings } from '../ratings/store.ts';
import { recomputeBests } from '../submissions/store/bests.ts';
import { lockTeams, oneOf } from '../team-changes/store/facts.ts';
import { notifyOfTeam } from '../team-changes/store/notices.ts';
import { changeTeam } from '../teams/store/changes.ts';
import { type TeamRow, teams } from '../teams/tables.ts';

const toManaged = (team: TeamRow, stageIds: readonly string[]): ManagedTeam => ({
  Team: team.id,
  Banned: team.banned,
  BanReason: team.banReason,
  Stage: standingOf(stageIds, team.promotions).currentStage,
});

/** The living teams of a competition for its managers, oldest first. @throws as managedCompetition */
export const managedTeams = async (
  { database: { db } }: Services,
  caller: AnyCaller,
  competitionId: string,
  query: { page: number; perPage: number; Name?: string | undefined; Banned?: boolean | undefined },
): Promise<Page<ManagedTeam>> => {
  await managedCompetition(db, caller, competitionId);
  const chosen = and(
    eq(teams.competitionId, competitionId),
    eq(teams.deleted, false),
    query.Banned === undefined ? undefined : eq(teams.banned, query.Banned),
    containsText(teams.name, query.Name),
  );
  return toPage(query, {
    rows: db.select().from(teams).where(chosen).orderBy(asc(teams.createDate), asc(teams.id)),
    total: db.select({ rows: count() }).from(teams).where(chosen),
    present: async (rows) => {
      const order = (await stageOrder(db, [competitionId])).get(competitionId) ?? [];
      return rows.map((team) => toManaged(team, order));
    },
  });
};

/**
 * Bans a team or takes the ban back: the team leaves every board, list and count, and comes back
 * with its works; its members hear of a change. @throws Refusal as the contract says
 */
export const banTeam = async (
  services: Services,
  caller: Caller,
  teamId: string,
  { Banned, Reason }: { Banned: boolean; Reason: string },
): Promise<ManagedTeam> => {
  const { database, now } = services;
  return database.transaction(async (tx) => {
    const [found] = await tx.select().from(teams).where(eq(teams.id, teamId));
    if (!found) throw notFound('团队');
    const competition = await managedCompetition(tx, caller, found.competitionId);
    refuseIf(banProblem(Banned, Reason));
    const state = oneOf(await lockTeams(tx, [teamId], now()), teamId);
    const banReason = Banned ? Reason.trim() : null;
    await changeTeam(tx, teamId, { banned: Banned, banReason });
    if (state.row.banned !== Banned) {
      if (competition.finalRanking) await renewRatings(tx, services.jobs);
      await recomputeBests(tx, { teamIds: [teamId], now: now() });
      const message = banReason === null ? {} : { message: banReason };
      const event = Banned ? EVENT_TEAM_BANNED : EVENT_TEAM_UNBANNED;
      await notifyOfTeam(tx, services, state.memberIds, event, { team: state, ...message });
    }
    await record(tx, actedBy(caller, now), {
      action: 'outcome.ban',
      kind: 'TEAM',
      target: teamId,
      title: state.row.name,
      reason: banReason,
      before: { banned: state.row.banned },
      after: { banned: Banned },
    });
    const isCounted = !state.row.deleted && state.row.banned !== Banned;
    if (isCounted) await countIn(tx, competition.id, { teams: Banned ? -1 : 1 });
    const order = (await stageOrder(tx, [competition.id])).get(competition.id) ?? [];
    return toManaged({ ...state.row, banned: Banned, banReason }, order);
  });
};
