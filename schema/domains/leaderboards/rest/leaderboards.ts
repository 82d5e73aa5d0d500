import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { Authorship, Authorships } from '#shared/rest/authorship.ts';
import { ById, Id, Ids, ListOf, Nullable, PageOf, Paging, Time } from '#shared/rest/common.ts';

/**
 * One team on a board. Rows are in the order of score (best first), earliest best submission,
 * team id. `Rank` is shared by equal scores (1, 2, 2, 4); `Position` is the row's place, from 1.
 */
export const LeaderboardRow = Type.Object({
  Rank: Type.Integer(),
  Position: Type.Integer(),
  Team: Id,
  Score: Type.Number(),
  /** The further scores of that work, in the task's order; empty on a stage's board. */
  Further: Type.Array(Type.Number()),
  /** Works of the team that were reviewed. */
  Entries: Type.Integer(),
  LastSubmissionDate: Time,
  BestSubmissionDate: Time,
  /** Author of the work that has the score; on a stage's board of all of the team's, HUMAN_WITH_AI where they differ. */
  Authorship,
  /** On a private board: the team's rank on the public one, while that is shown too. */
  PublicRank: Nullable(Type.Integer()),
  /**
   * Ranks between which the team is at 95 %, and the interval of its score; null where nothing is
   * known of the rows of its work (for ranks, of any on the board), on other boards than a task's, and until they are computed.
   */
  RankLow: Nullable(Type.Integer()),
  RankHigh: Nullable(Type.Integer()),
  ScoreLow: Nullable(Type.Number()),
  ScoreHigh: Nullable(Type.Number()),
});
export type LeaderboardRow = Static<typeof LeaderboardRow>;

/** A team that another one can't be told apart from. */
export const BoardRival = Type.Object({
  Team: Id,
  /** Its rank now; null once it has left the board. */
  Rank: Nullable(Type.Integer()),
  /** Its score less the team's own. */
  Difference: Type.Number(),
  /** Half of the interval of that, adjusted for all comparisons of the team. */
  Margin: Type.Number(),
});
export type BoardRival = Static<typeof BoardRival>;

/** A result of the organizer's beside a board: it has no rank and isn't counted. */
export const BoardBaseline = Type.Object({
  Name: Type.String(),
  Score: Type.Number(),
  /** The further scores in the task's order. */
  Further: Type.Array(Type.Number()),
  /** Teams of the whole board that aren't worse: it stands below them. */
  Above: Type.Integer({ minimum: 0 }),
});
export type BoardBaseline = Static<typeof BoardBaseline>;

/** The head of an open public board. */
export const TopBoard = Type.Object({
  Competition: Id,
  Task: Id,
  TaskName: Type.String(),
  /** The first three. */
  Rows: Type.Array(LeaderboardRow),
  /** Teams on the whole board. */
  TeamsNumber: Type.Integer({ minimum: 1 }),
});
export type TopBoard = Static<typeof TopBoard>;

/** The first three of a task's open public board, fewer while it has fewer. */
export const BoardLeaders = Type.Object({ Task: Id, Rows: Type.Array(LeaderboardRow) });
export type BoardLeaders = Static<typeof BoardLeaders>;

/** One team of a competition's outcome, as its organizer settled it. */
export const FinalRankingRow = Type.Object({
  /** From 1; teams that are tied share one (1, 2, 2, 4). */
  Place: Type.Integer(),
  Team: Id,
  /** Free text such as 一等奖 ¥10,000. */
  Reward: Nullable(Type.String()),
  /** On the private board that the ranking was made of; null where it has none there. */
  Score: Type.Optional(Nullable(Type.Number())),
  /** Ranks between which it can be at 95 %; null where that board tells none, or isn't shown. */
  RankLow: Type.Optional(Nullable(Type.Integer())),
  RankHigh: Type.Optional(Nullable(Type.Integer())),
});
export type FinalRankingRow = Static<typeof FinalRankingRow>;

/** Teams of a final ranking whose works are of the same kind of author. */
export const FinalGroup = Type.Object({
  Authorship,
  TeamsNumber: Type.Integer(),
  MedianPlace: Type.Number(),
  /** Interval of that at 95 %; null where the teams are too few for one. */
  PlaceLow: Nullable(Type.Integer()),
  PlaceHigh: Nullable(Type.Integer()),
});
export type FinalGroup = Static<typeof FinalGroup>;

/** A page of a task's or a stage's board. */
export const BoardPage = Type.Object({
  ...PageOf(LeaderboardRow).properties,
  /** True where its organizer gave it a look of its own: ask for it with template=true. */
  hasTemplate: Type.Optional(Type.Boolean()),
  /**
   * Teams that can't be told apart from the first, itself included, and the rows of the board's part;
   * null on other boards than the present one of a task, on a protected one, and where there are no
   * such teams.
   */
  HeadCount: Type.Optional(Nullable(Type.Integer())),
  HeadRows: Type.Optional(Nullable(Type.Integer())),
});
export type BoardPage = Static<typeof BoardPage>;

const Part = Type.Optional(Type.String({ maxLength: 100 }));

/**
 * A page of a board, or of its teams whose name holds a text, or with a member who says a school or
 * company that holds one; ranks and positions stay the board's.
 */
export const BoardPaging = {
  ...Paging(50),
  Name: Part,
  School: Part,
  Company: Part,
  /** The board of works by these alone: its ranks, positions and number of rows are their own. */
  Authorship: Type.Optional(Authorships),
};

/** The same for a member, of teams alone with somebody whom they follow, and their own. */
export const OwnBoardPaging = { ...BoardPaging, Followed: Type.Optional(Type.Boolean()) };

/** With it, the board of a task's late works: submitted after its end, never ranked with the others. */
const Late = Type.Optional(Type.Boolean());

type Board = 'leaderboard' | 'privateLb';
const parents = { tasks: 'task', stages: 'stage' } as const;

/**
 * A board that isn't open answers 404 NOT_FOUND 暂无该排行榜信息或该排行榜暂未公开. With
 * template=true the answer is the page as HTML that runs nothing, in its organizer's template; 404
 * as well where there is none.
 */
const boardCall = <P extends keyof typeof parents, B extends Board>(parent: P, board: B) =>
  call({
    operation: `leaderboards.${parents[parent]}.${board}`,
    method: 'GET',
    path: `/v2/api/${parent}/:id/${board}`,
    access: 'public',
    refusals: ['NOT_FOUND'],
    summary: `A page of the ${board === 'leaderboard' ? 'public' : 'private'} board of a ${parents[parent]}`,
    params: ById,
    query: Type.Object({ ...BoardPaging, Late, template: Type.Optional(Type.Boolean()) }),
    response: BoardPage,
  });

/** A page of a board for a member, with the row of their own team as of the same moment. */
const OwnBoardPage = Type.Object({
  ...BoardPage.properties,
  /** Null when the team has no score there, and without a team. */
  row: Nullable(LeaderboardRow),
});
type OwnBoardPage = Static<typeof OwnBoardPage>;

const ownBoardCall = <P extends keyof typeof parents, B extends Board>(parent: P, board: B) =>
  call({
    operation: `leaderboards.${parents[parent]}.${board}.mine`,
    method: 'GET',
    path: `/v2/api/${parent}/:id/${board}/mine`,
    access: 'member',
    refusals: ['NOT_FOUND'],
    summary: "A page of the board with the row of the member's own team, both as of one moment",
    params: ById,
    query: Type.Object({ ...OwnBoardPaging, Late }),
    response: OwnBoardPage,
  });

const managedBoardCall = <P extends keyof typeof parents>(parent: P) =>
  call({
    operation: `leaderboards.${parents[parent]}.managed`,
    method: 'GET',
    path: `/v2/api/${parent}/:id/managedLeaderboard`,
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: `A page of a board of a ${parents[parent]} for who manages its competition, whether it is open or not; 403 for others`,
    params: ById,
    query: Type.Object({
      ...BoardPaging,
      Late,
      Board: Type.Enum(['public', 'private'] as const, { default: 'private' }),
    }),
    response: BoardPage,
  });

export const leaderboardCalls = {
  taskManaged: managedBoardCall('tasks'),
  stageManaged: managedBoardCall('stages'),
  taskPublic: boardCall('tasks', 'leaderboard'),
  taskPrivate: boardCall('tasks', 'privateLb'),
  stagePublic: boardCall('stages', 'leaderboard'),
  stagePrivate: boardCall('stages', 'privateLb'),
  taskPublicMine: ownBoardCall('tasks', 'leaderboard'),
  taskPrivateMine: ownBoardCall('tasks', 'privateLb'),
  stagePublicMine: ownBoardCall('stages', 'leaderboard'),
  stagePrivateMine: ownBoardCall('stages', 'privateLb'),
  rivals: call({
    operation: 'leaderboards.task.rivals',
    method: 'GET',
    path: '/v2/api/tasks/:id/boardRivals',
    access: 'either',
    refusals: ['NOT_FOUND'],
    summary:
      'The nearest teams that a team of the board of a task can’t be told apart from, three above and three below it at most; 404 for a board that isn’t open, except for who manages it',
    params: ById,
    query: Type.Object({
      Team: Id,
      Board: Type.Enum(['public', 'private'] as const, { default: 'public' }),
    }),
    response: ListOf(BoardRival),
  }),
  baselines: call({
    operation: 'leaderboards.task.baselines',
    method: 'GET',
    path: '/v2/api/tasks/:id/boardBaselines',
    access: 'either',
    refusals: ['NOT_FOUND'],
    summary:
      'The baselines beside a board of a task, best first; 404 for a board that isn’t open, except for who manages it',
    params: ById,
    query: Type.Object({
      Board: Type.Enum(['public', 'private'] as const, { default: 'public' }),
    }),
    response: ListOf(BoardBaseline),
  }),
  top: call({
    operation: 'leaderboards.top',
    method: 'GET',
    path: '/v2/api/topBoards',
    access: 'public',
    summary:
      'The heads of the open public boards on which most teams stand, of three running competitions at most',
    response: ListOf(TopBoard),
  }),
  leaders: call({
    operation: 'leaderboards.leaders',
    method: 'GET',
    path: '/v2/api/boardLeaders',
    access: 'public',
    summary:
      'The first three of the public board of each of these tasks, without tasks whose board isn’t open',
    query: Type.Object({ Task: Ids }),
    response: ListOf(BoardLeaders),
  }),
  finalRanking: call({
    operation: 'leaderboards.finalRanking',
    method: 'GET',
    path: '/v2/api/ranking/:id',
    access: 'public',
    refusals: ['NOT_FOUND'],
    summary:
      'The final ranking of a competition by place, at most 1,000, without teams that are banned; 404 until it is published',
    params: ById,
    response: Type.Object({ Ranking: Type.Array(FinalRankingRow) }),
  }),
  finalGroups: call({
    operation: 'leaderboards.finalGroups',
    method: 'GET',
    path: '/v2/api/ranking/:id/groups',
    access: 'public',
    summary:
      'Places of a published final ranking by the authors of the works; none where the private board isn’t shown',
    params: ById,
    response: ListOf(FinalGroup),
  }),
};
