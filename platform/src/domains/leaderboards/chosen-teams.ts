import { and, asc, count, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type {
  Leaderboard,
  LeaderboardTeam,
} from '@whaletide/schema/domains/leaderboards/rest/leaderboard-groups.ts';
import { groupLimits } from '@whaletide/schema/domains/leaderboards/rules/leaderboard-groups.ts';
import { containsText } from '#database/contains-text.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { toPage } from '#http/paging.ts';
import { conflict, notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { managedCompetition } from '../competitions/store/access.ts';
import { lockManaged } from '../competitions/store/lock.ts';
import { tasks } from '../competitions/tables.ts';
import { actedBy, ofCompetition, record } from '../moderation/store.ts';
import { teams } from '../teams/tables.ts';
import { teamCounts, toLeaderboard } from './store/groups.ts';
import { groupLeaderboards, leaderboardGroups, leaderboardTeams } from './tables.ts';

/** A board of a group, and the competition that it belongs to. */
const findBoard = async (db: Handle, id: string) => {
  const [found] = await db
    .select({ leaderboard: groupLeaderboards, competitionId: tasks.competitionId })
    .from(groupLeaderboards)
    .innerJoin(leaderboardGroups, eq(leaderboardGroups.id, groupLeaderboards.groupId))
    .innerJoin(tasks, eq(tasks.id, leaderboardGroups.taskId))
    .where(eq(groupLeaderboards.id, id));
  if (!found) throw notFound('榜单');
  return found;
};

/** @throws Refusal NOT_FOUND, FORBIDDEN */
export const boardTeams = async (
  { database: { db } }: Services,
  caller: Caller,
  id: string,
  query: { page: number; perPage: number; Name?: string | undefined; Member?: boolean | undefined },
): Promise<Page<LeaderboardTeam>> => {
  const { competitionId } = await findBoard(db, id);
  await managedCompetition(db, caller, competitionId);
  const chosen = leaderboardTeams.teamId;
  const onBoard = and(eq(chosen, teams.id), eq(leaderboardTeams.leaderboardId, id));
  const wanted = and(
    eq(teams.competitionId, competitionId),
    eq(teams.deleted, false),
    query.Member === undefined ? undefined : query.Member ? isNotNull(chosen) : isNull(chosen),
    containsText(teams.name, query.Name),
  );
  return toPage(query, {
    rows: db
      .select({ team: teams.id, banned: teams.banned, chosen })
      .from(teams)
      .leftJoin(leaderboardTeams, onBoard)
      .where(wanted)
      .orderBy(asc(teams.createDate), asc(teams.id)),
    total: db
      .select({ rows: count() })
      .from(teams)
      .leftJoin(leaderboardTeams, onBoard)
      .where(wanted),
    present: (rows) =>
      rows.map(({ team, banned, ...row }) => ({
        Team: team,
        Banned: banned,
        Member: row.chosen !== null,
      })),
  });
};

/** @throws Refusal NOT_FOUND for a team of another competition, FORBIDDEN, CONFLICT */
export const setBoardTeams = (
  { database, now }: Services,
  caller: Caller,
  id: string,
  { Add, Remove }: { Add: readonly string[]; Remove: readonly string[] },
): Promise<Leaderboard> =>
  database.transaction(async (tx) => {
    const { competitionId } = await findBoard(tx, id);
    const competition = await lockManaged(tx, caller, competitionId);
    const { leaderboard } = await findBoard(tx, id);
    const added = [...new Set(Add)];
    const living =
      added.length === 0
        ? []
        : await tx
            .select({ id: teams.id })
            .from(teams)
            .where(
              and(
                inArray(teams.id, added),
                eq(teams.competitionId, competitionId),
                eq(teams.deleted, false),
              ),
            );
    if (living.length < added.length) throw notFound('团队', 'Add');
    const own = eq(leaderboardTeams.leaderboardId, id);
    if (Remove.length > 0)
      await tx
        .delete(leaderboardTeams)
        .where(and(own, inArray(leaderboardTeams.teamId, [...Remove])));
    if (added.length > 0)
      await tx
        .insert(leaderboardTeams)
        .values(added.map((teamId) => ({ leaderboardId: id, teamId })))
        .onConflictDoNothing();
    const teamsNumber = (await teamCounts(tx, [id])).get(id) ?? 0;
    if (teamsNumber > groupLimits.teams)
      throw conflict(`一个榜单最多选择${groupLimits.teams}支团队`);
    await record(tx, actedBy(caller, now), {
      action: 'leaderboardGroups.setTeams',
      ...ofCompetition(competition, leaderboard.name),
      after: { Add, Remove },
    });
    return toLeaderboard(leaderboard, teamsNumber);
  });
