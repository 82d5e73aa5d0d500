import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { ById, Id, Ids, ListOf, Nullable, PageOf, Paging } from '#shared/rest/common.ts';

/** A team's place in a published final ranking, as the record of each of its members has it. */
export const CompetitionResult = Type.Object({
  Competition: Id,
  Team: Id,
  /** From 1; teams that share a place have the same. */
  Rank: Type.Integer(),
  /** Ranks between which it can be at 95 %; null where the board tells none, or isn't shown. */
  RankLow: Nullable(Type.Integer()),
  RankHigh: Nullable(Type.Integer()),
  /** Teams that were ranked. */
  TeamsNumber: Type.Integer(),
  /** Free text of the organizer's, such as 一等奖; null for none. */
  Award: Nullable(Type.String()),
});
export type CompetitionResult = Static<typeof CompetitionResult>;

/** Sums over the results of a member. */
export const MemberRecord = Type.Object({
  User: Id,
  EnteredCount: Type.Integer(),
  BestRank: Nullable(Type.Integer()),
  AwardsCount: Type.Integer(),
});
export type MemberRecord = Static<typeof MemberRecord>;

/** Activity of a member in a year, by days of Asia/Shanghai; days without anything aren’t told. */
export const MemberActivity = Type.Object({
  User: Id,
  Days: Type.Array(
    Type.Object({
      /** `2026-11-21`. */
      Day: Type.String(),
      /** Works handed in to competitions. */
      Submissions: Type.Integer(),
      /** Versions of public projects and datasets. */
      Publications: Type.Integer(),
      /** Posts and replies in forums. */
      Posts: Type.Integer(),
    }),
  ),
});
export type MemberActivity = Static<typeof MemberActivity>;

export const recordCalls = {
  activity: call({
    operation: 'records.activity',
    method: 'GET',
    path: '/v2/api/records/activity',
    access: 'either',
    summary:
      'What these members did on each day of the last year that visitors can see; none of those whose profile is hidden from the caller',
    query: Type.Object({ User: Ids }),
    response: ListOf(MemberActivity),
  }),
  ofMembers: call({
    operation: 'records.ofMembers',
    method: 'GET',
    path: '/v2/api/records',
    access: 'either',
    summary: 'The records of these members; none of those whose profile is hidden from the caller',
    query: Type.Object({ User: Ids }),
    response: ListOf(MemberRecord),
  }),
  ofTeams: call({
    operation: 'records.ofTeams',
    method: 'GET',
    path: '/v2/api/records/teams',
    access: 'public',
    summary: 'Results of these teams in published final rankings of the community',
    query: Type.Object({ Team: Ids }),
    response: ListOf(CompetitionResult),
  }),
  own: call({
    operation: 'records.own',
    method: 'GET',
    path: '/v2/api/records/own',
    access: 'member',
    summary: 'The caller’s results in the published final rankings of these competitions',
    query: Type.Object({ Competition: Ids }),
    response: ListOf(CompetitionResult),
  }),
  results: call({
    operation: 'records.results',
    method: 'GET',
    path: '/v2/api/users/:id/results',
    access: 'either',
    refusals: ['NOT_FOUND'],
    summary:
      'Results of a member in published final rankings of the community, the newest competition first; none to others where the profile is hidden',
    params: ById,
    query: Type.Object({
      ...Paging(20),
      /** True for those alone that brought an award. */
      Awarded: Type.Optional(Type.Boolean()),
    }),
    response: PageOf(CompetitionResult),
  }),
};
