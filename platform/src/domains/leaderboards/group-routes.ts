import type { FastifyInstance } from 'fastify';
import { leaderboardGroupCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboard-groups.ts';
import type { LeaderboardRow } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import type { Handle } from '#database/database.ts';
import { snapshot } from '#database/snapshot.ts';
import { idList } from '#http/paging.ts';
import { route } from '#http/route.ts';
import type { Services } from '#services.ts';
import { teamOf } from '../teams/store/teams.ts';
import { type GroupBoard, groupBoardPage, groupBoardRows } from './group-boards.ts';
import { boardTeams, setBoardTeams } from './chosen-teams.ts';
import { createGroup, removeGroup, updateGroup } from './group-managing.ts';
import { authorsOf } from './store/authors.ts';
import type { BoardQuery } from './store/team-filter.ts';
import { managedGroups, openGroupBoard, openGroups } from './store/groups.ts';
import { tellsPublicRank } from './open.ts';
import type { Board } from '../submissions/tables.ts';

interface GroupQuery extends BoardQuery {
  Board: Board;
}

/** Boards of a part of a task's teams or of the time. */
export const leaderboardGroupRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;

  const shaken = async (
    tx: Handle,
    group: GroupBoard,
    query: Pick<GroupQuery, 'Board' | 'Authorship'>,
    rows: LeaderboardRow[],
  ) => {
    if (authorsOf(query) || !tellsPublicRank(group.task, query.Board)) return rows;
    const ids = rows.map(({ Team }) => Team);
    const at = { teamIds: ids, now: services.now() };
    const before = await groupBoardRows(tx, group, 'public', at);
    return rows.map((row) => ({ ...row, PublicRank: before.get(row.Team)?.Rank ?? null }));
  };

  const pageOfGroup = async (tx: Handle, group: GroupBoard, query: GroupQuery) => {
    const found = await groupBoardPage(tx, group, query.Board, { ...query, now: services.now() });
    return { ...found, data: await shaken(tx, group, query, found.data) };
  };

  route(app, leaderboardGroupCalls.groups, async ({ query, caller }) => {
    const { Task, Competition, managed } = query;
    if (Task === undefined && Competition === undefined) return { data: [] };
    const asked = {
      tasks: Task === undefined ? undefined : idList(Task),
      competitions: Competition === undefined ? undefined : idList(Competition),
    };
    return { data: await (managed ? managedGroups(db, caller, asked) : openGroups(db, asked)) };
  });

  route(app, leaderboardGroupCalls.board, async ({ params, query }) => {
    const group = await openGroupBoard(db, params.id, query.Board);
    return snapshot(db, (tx) => pageOfGroup(tx, group, query));
  });

  route(app, leaderboardGroupCalls.mine, async ({ params, query, caller }) => {
    const group = await openGroupBoard(db, params.id, query.Board);
    return snapshot(db, async (tx) => {
      const team = await teamOf(tx, group.competitionId, caller.id);
      const { Authorship } = query;
      const at = { teamIds: team ? [team.id] : [], now: services.now(), Authorship };
      const own = team && (await groupBoardRows(tx, group, query.Board, at)).get(team.id);
      const [row = null] = own ? await shaken(tx, group, query, [own]) : [];
      return { ...(await pageOfGroup(tx, group, { ...query, viewer: caller.id })), row };
    });
  });

  route(app, leaderboardGroupCalls.create, ({ body, caller }) =>
    createGroup(services, caller, body.Task, body),
  );

  route(app, leaderboardGroupCalls.update, ({ params, body, caller }) =>
    updateGroup(services, caller, params.id, body),
  );

  route(app, leaderboardGroupCalls.remove, async ({ params, caller }) => {
    await removeGroup(services, caller, params.id);
    return { ok: true as const };
  });

  route(app, leaderboardGroupCalls.teams, ({ params, query, caller }) =>
    boardTeams(services, caller, params.id, query),
  );

  route(app, leaderboardGroupCalls.setTeams, ({ params, body, caller }) =>
    setBoardTeams(services, caller, params.id, body),
  );
};
