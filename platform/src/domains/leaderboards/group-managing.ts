import { and, asc, count, eq, inArray, isNotNull, isNull, max, notInArray } from 'drizzle-orm';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type {
  GroupSettings,
  Leaderboard,
  LeaderboardGroup,
  LeaderboardTeam,
} from '@whaletide/schema/domains/leaderboards/rest/leaderboard-groups.ts';
import {
  groupLimits,
  groupProblem,
} from '@whaletide/schema/domains/leaderboards/rules/leaderboard-groups.ts';
import { containsText } from '../../database/contains-text.ts';
import type { Handle, Transaction } from '../../database/database.ts';
import { toPage } from '../../http/paging.ts';
import type { Caller } from '../../http/caller.ts';
import { newId } from '../../ids.ts';
import { conflict, notFound, refuseIf } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { managedCompetition } from '../competitions/store/access.ts';
import { lockManaged } from '../competitions/store/lock.ts';
import { type CompetitionRow, tasks } from '../competitions/tables.ts';
import { actedBy, ofCompetition, record } from '../moderation/store.ts';
import { teams } from '../teams/tables.ts';
import { groupDocuments, groupsBy, teamCounts, toLeaderboard } from './store/groups.ts';
import { type GroupRow, groupLeaderboards, leaderboardGroups, leaderboardTeams } from './tables.ts';

const check = ({ Name, leaderboards }: GroupSettings) =>
  refuseIf(
    groupProblem({
      name: Name,
      leaderboards: leaderboards.map((board) => ({
        name: board.Name,
        startDate: board.StartDate,
        endDate: board.EndDate,
      })),
    }),
  );

const dateOf = (time: string | null) => (time === null ? null : new Date(time));

const documentOf = async (db: Handle, id: string): Promise<LeaderboardGroup> => {
  const [group] = await groupDocuments(db, await groupsBy(db, {}, eq(leaderboardGroups.id, id)));
  if (!group) throw notFound('榜单分组');
  return group;
};

/** Makes the group's boards those of the settings; boards that stay keep their teams. */
const setBoards = async (tx: Transaction, groupId: string, { leaderboards }: GroupSettings) => {
  const kept = leaderboards.flatMap(({ _id }) => _id ?? []);
  const own = await tx
    .select({ id: groupLeaderboards.id })
    .from(groupLeaderboards)
    .where(eq(groupLeaderboards.groupId, groupId));
  const known = new Set(own.map(({ id }) => id));
  if (kept.some((id) => !known.has(id)) || new Set(kept).size < kept.length)
    throw notFound('榜单', 'leaderboards');
  await tx
    .delete(groupLeaderboards)
    .where(
      and(
        eq(groupLeaderboards.groupId, groupId),
        kept.length > 0 ? notInArray(groupLeaderboards.id, kept) : undefined,
      ),
    );
  for (const [position, board] of leaderboards.entries()) {
    const columns = {
      name: board.Name.trim(),
      activated: board.IsActivated,
      startDate: dateOf(board.StartDate),
      endDate: dateOf(board.EndDate),
      allTeams: board.AllTeams,
      position,
    };
    await (board._id === undefined
      ? tx.insert(groupLeaderboards).values({ id: newId(), groupId, ...columns })
      : tx.update(groupLeaderboards).set(columns).where(eq(groupLeaderboards.id, board._id)));
  }
};

/** @throws Refusal as the contract says */
export const createGroup = (
  { database, now }: Services,
  caller: Caller,
  taskId: string,
  input: GroupSettings,
): Promise<LeaderboardGroup> =>
  database.transaction(async (tx) => {
    const [task] = await tx.select().from(tasks).where(eq(tasks.id, taskId));
    if (!task) throw notFound('任务');
    const competition = await lockManaged(tx, caller, task.competitionId);
    check(input);
    const [own] = await tx
      .select({ rows: count(), last: max(leaderboardGroups.position) })
      .from(leaderboardGroups)
      .where(eq(leaderboardGroups.taskId, taskId));
    if ((own?.rows ?? 0) >= groupLimits.groups)
      throw conflict(`一个任务最多${groupLimits.groups}个榜单分组`);
    const id = newId();
    const { Name, IsActivated } = input;
    const position = (own?.last ?? -1) + 1;
    await tx
      .insert(leaderboardGroups)
      .values({ id, taskId, name: Name.trim(), activated: IsActivated, position });
    await setBoards(tx, id, input);
    await record(tx, actedBy(caller, now), {
      action: 'leaderboardGroups.create',
      ...ofCompetition(competition, Name.trim()),
      after: input,
    });
    return documentOf(tx, id);
  });

/** The group, while its managers' changes take their turn. */
const lockGroup = async (
  tx: Transaction,
  caller: Caller,
  id: string,
): Promise<{ group: GroupRow; competition: CompetitionRow }> => {
  const find = async () => {
    const [found] = await tx
      .select({ group: leaderboardGroups, competitionId: tasks.competitionId })
      .from(leaderboardGroups)
      .innerJoin(tasks, eq(tasks.id, leaderboardGroups.taskId))
      .where(eq(leaderboardGroups.id, id));
    if (!found) throw notFound('榜单分组');
    return found;
  };
  const competition = await lockManaged(tx, caller, (await find()).competitionId);
  return { group: (await find()).group, competition };
};

/** @throws Refusal as the contract says */
export const updateGroup = (
  { database, now }: Services,
  caller: Caller,
  id: string,
  input: GroupSettings,
): Promise<LeaderboardGroup> =>
  database.transaction(async (tx) => {
    const { group, competition } = await lockGroup(tx, caller, id);
    check(input);
    const before = await documentOf(tx, id);
    await tx
      .update(leaderboardGroups)
      .set({ name: input.Name.trim(), activated: input.IsActivated })
      .where(eq(leaderboardGroups.id, id));
    await setBoards(tx, id, input);
    const after = await documentOf(tx, id);
    await record(tx, actedBy(caller, now), {
      action: 'leaderboardGroups.update',
      ...ofCompetition(competition, group.name),
      before,
      after,
    });
    return after;
  });

/** @throws Refusal NOT_FOUND, FORBIDDEN */
export const removeGroup = (
  { database, now }: Services,
  caller: Caller,
  id: string,
): Promise<void> =>
  database.transaction(async (tx) => {
    const { group, competition } = await lockGroup(tx, caller, id);
    await tx.delete(leaderboardGroups).where(eq(leaderboardGroups.id, id));
    await record(tx, actedBy(caller, now), {
      action: 'leaderboardGroups.remove',
      ...ofCompetition(competition, group.name),
      before: group,
    });
  });

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
