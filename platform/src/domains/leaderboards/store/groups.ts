import { and, asc, count, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type {
  Leaderboard,
  LeaderboardGroup,
} from '@whaletide/schema/domains/leaderboards/rest/leaderboard-groups.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { managedBy } from '#domains/competitions/store/managed-by.ts';
import { competitions, type TaskRow, tasks } from '#domains/competitions/tables.ts';
import type { Board } from '#domains/submissions/tables.ts';
import { teams } from '#domains/teams/tables.ts';
import type { GroupBoard } from '../group-boards.ts';
import { closedBoard, openBoard } from '../open.ts';
import { countsPeriod } from '../period.ts';
import {
  type GroupLeaderboardRow,
  groupLeaderboards,
  type GroupRow,
  leaderboardGroups,
  leaderboardTeams,
} from '../tables.ts';

const MAX_ITEMS = 1_000;

export const toLeaderboard = (row: GroupLeaderboardRow, teamsNumber: number): Leaderboard => ({
  _id: row.id,
  Name: row.name,
  IsActivated: row.activated,
  StartDate: row.startDate?.toISOString() ?? null,
  EndDate: row.endDate?.toISOString() ?? null,
  AllTeams: row.allTeams,
  TeamsNumber: teamsNumber,
});

/** Counts the teams chosen for each of these boards that are living and not banned. */
export const teamCounts = async (
  db: Handle,
  leaderboardIds: readonly string[],
): Promise<Map<string, number>> => {
  if (leaderboardIds.length === 0) return new Map();
  const rows = await db
    .select({ id: leaderboardTeams.leaderboardId, teams: count() })
    .from(leaderboardTeams)
    .innerJoin(
      teams,
      and(eq(teams.id, leaderboardTeams.teamId), eq(teams.deleted, false), eq(teams.banned, false)),
    )
    .where(inArray(leaderboardTeams.leaderboardId, [...leaderboardIds]))
    .groupBy(leaderboardTeams.leaderboardId);
  return new Map(rows.map((row) => [row.id, row.teams]));
};

/** A group, and the task that it belongs to. */
export interface FoundGroup {
  group: GroupRow;
  task: TaskRow;
}

/** Query for the groups of these tasks, or of these competitions' tasks. */
export interface GroupQuery {
  tasks?: readonly string[] | undefined;
  competitions?: readonly string[] | undefined;
}

/** These groups with their boards in their order; two statements, whatever their number. */
export const groupDocuments = async (
  db: Handle,
  groups: readonly FoundGroup[],
  isShown: (task: TaskRow, leaderboard: GroupLeaderboardRow) => boolean = () => true,
): Promise<LeaderboardGroup[]> => {
  if (groups.length === 0) return [];
  const ids = groups.map(({ group }) => group.id);
  const rows = await db
    .select()
    .from(groupLeaderboards)
    .where(inArray(groupLeaderboards.groupId, ids))
    .orderBy(asc(groupLeaderboards.position), asc(groupLeaderboards.id));
  const counts = await teamCounts(
    db,
    rows.map(({ id }) => id),
  );
  return groups.map(({ group, task }) => ({
    _id: group.id,
    Task: task.id,
    Competition: task.competitionId,
    Name: group.name,
    IsActivated: group.activated,
    leaderboards: rows
      .filter((row) => row.groupId === group.id && isShown(task, row))
      .map((row) => toLeaderboard(row, counts.get(row.id) ?? 0)),
  }));
};

/** A board of a part of the time has a public side only. */
const shows = (task: TaskRow, leaderboard: GroupLeaderboardRow) =>
  task.showLeaderboard || !countsPeriod(leaderboard);

/** The groups that are asked for and meet this, in their order. */
export const groupsBy = (
  db: Handle,
  query: GroupQuery,
  condition: SQL | undefined,
): Promise<FoundGroup[]> =>
  db
    .select({ group: leaderboardGroups, task: tasks })
    .from(leaderboardGroups)
    .innerJoin(tasks, eq(tasks.id, leaderboardGroups.taskId))
    .innerJoin(competitions, eq(competitions.id, tasks.competitionId))
    .where(
      and(
        query.tasks && inArray(tasks.id, [...query.tasks]),
        query.competitions && inArray(tasks.competitionId, [...query.competitions]),
        condition,
      ),
    )
    .orderBy(asc(leaderboardGroups.position), asc(leaderboardGroups.id))
    .limit(MAX_ITEMS);

/** The groups that everyone sees, each with a board at least. */
export const openGroups = async (db: Handle, query: GroupQuery): Promise<LeaderboardGroup[]> => {
  const open = and(
    eq(leaderboardGroups.activated, true),
    eq(competitions.published, true),
    isNull(tasks.excludedDate),
    or(eq(tasks.showLeaderboard, true), eq(tasks.showPrivateLeaderboard, true)),
  );
  const documents = await groupDocuments(
    db,
    await groupsBy(db, query, open),
    (task, leaderboard) => leaderboard.activated && shows(task, leaderboard),
  );
  return documents.filter(({ leaderboards }) => leaderboards.length > 0);
};

/** All groups, of the competitions that the caller manages. */
export const managedGroups = async (
  db: Handle,
  caller: Caller | null,
  query: GroupQuery,
): Promise<LeaderboardGroup[]> => groupDocuments(db, await groupsBy(db, query, managedBy(caller)));

/**
 * A board of a group with its task, while it is open.
 * @throws Refusal NOT_FOUND for one that isn't there, isn't activated, or whose task's is closed
 */
export const openGroupBoard = async (
  db: Handle,
  id: string,
  board: Board,
): Promise<GroupBoard & { competitionId: string }> => {
  const [found] = await db
    .select({ leaderboard: groupLeaderboards, task: tasks })
    .from(groupLeaderboards)
    .innerJoin(leaderboardGroups, eq(leaderboardGroups.id, groupLeaderboards.groupId))
    .innerJoin(tasks, eq(tasks.id, leaderboardGroups.taskId))
    .innerJoin(competitions, eq(competitions.id, tasks.competitionId))
    .where(
      and(
        eq(groupLeaderboards.id, id),
        eq(groupLeaderboards.activated, true),
        eq(leaderboardGroups.activated, true),
        eq(competitions.published, true),
      ),
    );
  if (!found) throw closedBoard();
  if (board === 'private' && countsPeriod(found.leaderboard)) throw closedBoard();
  return { ...found, competitionId: openBoard(found.task, board).competitionId };
};

/** Teams that come out of another one stand on the boards that it was chosen for. */
export const inheritLeaderboards = async (
  db: Handle,
  from: string,
  heirs: readonly string[],
): Promise<void> => {
  for (const heir of heirs)
    await db.execute(sql`
      insert into ${leaderboardTeams} (leaderboard_id, team_id)
      select leaderboard_id, ${heir} from ${leaderboardTeams} where team_id = ${from}
      on conflict do nothing`);
};
