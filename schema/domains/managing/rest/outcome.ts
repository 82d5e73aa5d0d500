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
  Prose,
  TitleLine,
} from '#shared/rest/common.ts';
import { ForumPost } from '#domains/forum/rest/forum-documents.ts';

/** So many teams are promoted, or ranked, by one call. */
export const MAX_TEAMS = 1_000;

/** A team as managers see it. */
export const ManagedTeam = Type.Object({
  Team: Id,
  Banned: Type.Boolean(),
  BanReason: Nullable(Type.String()),
  /** The stage that it stands in; null after the last. */
  Stage: Nullable(Id),
});
export type ManagedTeam = Static<typeof ManagedTeam>;

/** A team's place on a board, whether that is open or not. */
export const Standing = Type.Object({
  Rank: Type.Integer(),
  Team: Id,
  Score: Type.Number(),
  Entries: Type.Integer(),
  /** True where it is in the stage and isn't banned, so that it can be promoted from it. */
  CanPromote: Type.Boolean(),
});
export type Standing = Static<typeof Standing>;

/** Amount of work that waits for the managers of a competition. */
export const Waiting = Type.Object({
  Competition: Id,
  /** Registrations under review. */
  Registrations: Type.Integer(),
  /** Qualification reviews, of all stages. */
  Qualifications: Type.Integer(),
  /** Unreviewed works of forms. */
  Works: Type.Integer(),
  /** Works that the platform failed to score. */
  FailedWorks: Type.Integer(),
  /** Real names to review on the whole site; null for who is no administrator of it. */
  RealNames: Nullable(Type.Integer()),
});
export type Waiting = Static<typeof Waiting>;

/**
 * Calls for the outcome of a competition: promoted and banned teams, its ranking, announcements.
 * Ours, as managing.ts.
 */
export const outcomeCalls = {
  teams: call({
    operation: 'outcome.teams',
    method: 'GET',
    path: '/v2/api/competitions/:id/managedTeams',
    access: 'member',
    serviceAccounts: true,
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: 'The competition’s living teams as its managers see them, oldest first',
    params: ById,
    query: Type.Object({
      ...Paging(20),
      Name: Type.Optional(Type.String({ maxLength: 100 })),
      Banned: Type.Optional(Type.Boolean()),
    }),
    response: PageOf(ManagedTeam),
  }),
  waiting: call({
    operation: 'outcome.waiting',
    method: 'GET',
    path: '/v2/api/user/competitionWaiting',
    access: 'member',
    summary: 'How much waits in those of these competitions that the member manages',
    query: Type.Object({ ids: Ids }),
    response: ListOf(Waiting),
  }),
  ban: call({
    operation: 'outcome.ban',
    method: 'PUT',
    path: '/v2/api/teams/:id/ban',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT'],
    summary:
      'Bans a team with a reason, or takes the ban back; its members hear of it. While it is banned it stands on no board',
    params: ById,
    body: Type.Object({ Banned: Type.Boolean(), Reason: Type.String({ maxLength: 1_000 }) }),
    response: ManagedTeam,
  }),
  standings: call({
    operation: 'outcome.standings',
    method: 'GET',
    path: '/v2/api/stages/:id/standings',
    access: 'member',
    serviceAccounts: true,
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    summary: `The board of a stage, or of one of its tasks, for its managers: best first, at most ${MAX_TEAMS.toLocaleString('en-US')}. With Top the best ranks, with MinScore those that reach it (a metric whose smaller score is better: those not above it)`,
    params: ById,
    query: Type.Object({
      Board: Type.Enum(['public', 'private'] as const),
      Task: Type.Optional(Id),
      Top: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_TEAMS })),
      MinScore: Type.Optional(Type.Number()),
    }),
    response: Type.Object({ data: Type.Array(Standing) }),
  }),
  promote: call({
    operation: 'outcome.promote',
    method: 'POST',
    path: '/v2/api/stages/:id/promotions',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    summary:
      'Promotes these teams out of the stage into the next and pays the award of that once a member. Teams that don’t stand in it, or are banned, are passed over',
    params: ById,
    body: Type.Object({ Teams: Type.Array(Id, { minItems: 1, maxItems: MAX_TEAMS }) }),
    response: Type.Object({ Promoted: Type.Array(Id), Paid: Type.Integer() }),
  }),
  publishRanking: call({
    operation: 'outcome.publishRanking',
    method: 'PUT',
    path: '/v2/api/ranking/:id',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      'Publishes the final ranking, in the order of its places, in place of an earlier one; Coins go to each member of the team. 409 CONFLICT before the end of the competition, once coins have been paid, and for a banned team',
    params: ById,
    body: Type.Object({
      Ranking: Type.Array(
        Type.Object({
          Team: Id,
          Reward: Type.String({ maxLength: 1_000 }),
          Coins: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
          /** True where it shares the place of the team above it. */
          Tied: Type.Optional(Type.Boolean()),
        }),
        { minItems: 1, maxItems: MAX_TEAMS },
      ),
      /** The private board whose scores are shown beside the teams: of a stage, or of a task of it. */
      Source: Type.Optional(Type.Object({ Stage: Id, Task: Type.Optional(Id) })),
    }),
    response: Type.Object({ Competition: Id, Paid: Type.Integer() }),
  }),
  withdrawRanking: call({
    operation: 'outcome.withdrawRanking',
    method: 'DELETE',
    path: '/v2/api/ranking/:id',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    summary: 'Takes the final ranking back. 409 CONFLICT once coins have been paid',
    params: ById,
    response: Done,
  }),
  announce: call({
    operation: 'outcome.announce',
    method: 'POST',
    path: '/v2/api/competitions/:id/announcements',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT'],
    summary: 'Posts an announcement into the competition’s forum and tells those who registered',
    params: ById,
    body: Type.Object({ Title: TitleLine, Content: Prose }),
    response: ForumPost,
  }),
};
