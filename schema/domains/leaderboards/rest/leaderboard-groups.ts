import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import {
  ById,
  Done,
  Id,
  Ids,
  ListOf,
  Nullable,
  PageOf,
  Paging,
  Time,
  TitleLine,
} from '#shared/rest/common.ts';
import { BoardPaging, LeaderboardRow, OwnBoardPaging } from './leaderboards.ts';

/** One board of a group; `IsActivated` is whether others than its managers see it. */
export const Leaderboard = Type.Object({
  _id: Id,
  Name: Type.String(),
  IsActivated: Type.Boolean(),
  /** Results from here on count; null counts from the start of the task. */
  StartDate: Nullable(Time),
  /** Results from here on don't count; null counts all. */
  EndDate: Nullable(Time),
  /** True where all teams of the competition are on it, else only those that were chosen for it. */
  AllTeams: Type.Boolean(),
  /** Number of chosen teams. */
  TeamsNumber: Type.Integer(),
});
export type Leaderboard = Static<typeof Leaderboard>;

/** Boards of a task that belong together, such as 高校组 and 企业组. */
export const LeaderboardGroup = Type.Object({
  _id: Id,
  Task: Id,
  Competition: Id,
  Name: TitleLine,
  IsActivated: Type.Boolean(),
  leaderboards: Type.Array(Leaderboard),
});
export type LeaderboardGroup = Static<typeof LeaderboardGroup>;

/** A group as its organizer sets it, with its boards in their order; lengths: leaderboards/rules/leaderboard-groups.ts. */
const GroupSettings = Type.Object({
  Name: TitleLine,
  IsActivated: Type.Boolean(),
  leaderboards: Type.Array(
    Type.Object({
      /** Absent for a new one; those that are missing are removed. */
      _id: Type.Optional(Id),
      Name: TitleLine,
      IsActivated: Type.Boolean(),
      StartDate: Nullable(Time),
      EndDate: Nullable(Time),
      AllTeams: Type.Boolean(),
    }),
    { maxItems: 100 },
  ),
});
export type GroupSettings = Static<typeof GroupSettings>;

/** A living team of the competition, and whether it was chosen for the board. */
export const LeaderboardTeam = Type.Object({
  Team: Id,
  Member: Type.Boolean(),
  /** While it is, it stands on no board. */
  Banned: Type.Boolean(),
});
export type LeaderboardTeam = Static<typeof LeaderboardTeam>;

const Teams = Type.Array(Id, { maxItems: 1_000 });

/**
 * Boards of a part of the teams, or of a part of the time. A board is open
 * where its task's is, and while it and its group are activated; a board of a part of the time has
 * no private side, for that ranks what teams chose for the end. What organizers do is ours.
 */
export const leaderboardGroupCalls = {
  groups: call({
    operation: 'leaderboardGroups.ofTasks',
    method: 'GET',
    path: '/v2/api/leaderboardGroups',
    access: 'either',
    summary:
      'The activated groups of these tasks, or of these competitions’ tasks, with their activated boards; of a task without an open board none. With managed=true all groups, of the competitions that the member manages',
    query: Type.Object({
      Task: Type.Optional(Ids),
      Competition: Type.Optional(Ids),
      managed: Type.Optional(Type.Boolean()),
    }),
    response: ListOf(LeaderboardGroup),
  }),
  board: call({
    operation: 'leaderboardGroups.board',
    method: 'GET',
    path: '/v2/api/leaderboards/:id',
    access: 'public',
    refusals: ['NOT_FOUND'],
    summary:
      'A page of a board of a group. 404 NOT_FOUND 暂无该排行榜信息或该排行榜暂未公开 where it isn’t open',
    params: ById,
    query: Type.Object({
      ...BoardPaging,
      Board: Type.Enum(['public', 'private'] as const, { default: 'public' }),
    }),
    response: PageOf(LeaderboardRow),
  }),
  mine: call({
    operation: 'leaderboardGroups.mine',
    method: 'GET',
    path: '/v2/api/leaderboards/:id/mine',
    access: 'member',
    refusals: ['NOT_FOUND'],
    summary:
      "A page of the board with the row of the member's own team, null when it doesn't stand there, both as of one moment",
    params: ById,
    query: Type.Object({
      ...OwnBoardPaging,
      Board: Type.Enum(['public', 'private'] as const, { default: 'public' }),
    }),
    response: Type.Object({ ...PageOf(LeaderboardRow).properties, row: Nullable(LeaderboardRow) }),
  }),
  create: call({
    operation: 'leaderboardGroups.create',
    method: 'POST',
    path: '/v2/api/leaderboardGroups',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary: 'Adds a group to a task; for those who manage its competition, as what follows',
    body: Type.Object({ Task: Id, ...GroupSettings.properties }),
    response: LeaderboardGroup,
  }),
  update: call({
    operation: 'leaderboardGroups.update',
    method: 'PUT',
    path: '/v2/api/leaderboardGroups/:id',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT'],
    summary: 'Sets a group with its boards as a whole; a board that stays keeps its teams',
    params: ById,
    body: GroupSettings,
    response: LeaderboardGroup,
  }),
  remove: call({
    operation: 'leaderboardGroups.remove',
    method: 'DELETE',
    path: '/v2/api/leaderboardGroups/:id',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: 'Removes a group with its boards; no result is lost',
    params: ById,
    response: Done,
  }),
  teams: call({
    operation: 'leaderboardGroups.teams',
    method: 'GET',
    path: '/v2/api/leaderboards/:id/teams',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary:
      'The living teams of the competition, oldest first, and which of them were chosen for the board; with Member only those that were, or weren’t',
    params: ById,
    query: Type.Object({
      ...Paging(20),
      Name: Type.Optional(Type.String({ maxLength: 100 })),
      Member: Type.Optional(Type.Boolean()),
    }),
    response: PageOf(LeaderboardTeam),
  }),
  setTeams: call({
    operation: 'leaderboardGroups.setTeams',
    method: 'PUT',
    path: '/v2/api/leaderboards/:id/teams',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    summary: 'Puts teams on the board and takes others off; at most 1,000 stand on one',
    params: ById,
    body: Type.Object({ Add: Teams, Remove: Teams }),
    response: Leaderboard,
  }),
};
