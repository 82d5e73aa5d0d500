import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { ById, Id, Ids, ListOf, PageOf, Paging, Time } from '#shared/rest/common.ts';

const Rated = {
  /** In points; 1500 without any result. */
  Value: Type.Integer(),
  /** Standard deviation in points. */
  Deviation: Type.Integer(),
};

const current = {
  User: Id,
  ...Rated,
  /** True below five competitions. */
  Provisional: Type.Boolean(),
  /** Published final rankings that count. */
  CompetitionsNumber: Type.Integer(),
};

/** The present rating of a member who stands in a published final ranking. */
export const MemberRating = Type.Object(current);
export type MemberRating = Static<typeof MemberRating>;

/** A row of the site's board. */
export const RatingRow = Type.Object({
  /** From 1, among the rows that were asked for; equal values share one. */
  Rank: Type.Integer(),
  ...current,
});
export type RatingRow = Static<typeof RatingRow>;

/** Change of a member's rating by one final ranking. */
export const RatingMove = Type.Object({
  Competition: Id,
  /** Time at which the final ranking was published. */
  Date: Time,
  /** The value before, in points. */
  Before: Type.Integer(),
  ...Rated,
});
export type RatingMove = Static<typeof RatingMove>;

export const ratingCalls = {
  ofMembers: call({
    operation: 'ratings.ofMembers',
    method: 'GET',
    path: '/v2/api/ratings',
    access: 'either',
    summary:
      'The ratings of these members; none of those without any result, or whose profile is hidden from the caller',
    query: Type.Object({ User: Ids }),
    response: ListOf(MemberRating),
  }),
  board: call({
    operation: 'ratings.board',
    method: 'GET',
    path: '/v2/api/ratings/board',
    access: 'public',
    summary:
      'The site’s board of ratings, provisional ones last; without members who hide their profile or whose account is stopped',
    query: Type.Object({
      ...Paging(50),
      /** Part of a university’s name, as profiles have it. */
      University: Type.Optional(Type.String({ maxLength: 100 })),
      /** Part of a company’s name, as profiles have it. */
      Company: Type.Optional(Type.String({ maxLength: 100 })),
      /** True for members with a final ranking that was published within the last 365 days. */
      Active: Type.Optional(Type.Boolean()),
    }),
    response: PageOf(RatingRow),
  }),
  history: call({
    operation: 'ratings.history',
    method: 'GET',
    path: '/v2/api/users/:id/ratings',
    access: 'either',
    refusals: ['NOT_FOUND'],
    summary:
      'Changes of a member’s rating, the newest first; none to others where the profile is hidden',
    params: ById,
    query: Type.Object(Paging(20)),
    response: PageOf(RatingMove),
  }),
};
