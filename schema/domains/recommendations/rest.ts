import { type Static, Type } from 'typebox';
import { wireKinds } from '#kinds.ts';
import { BLOCK_TARGETS, MAX_AT_ONCE, recommendationReasons, recommendationTypes } from './rules.ts';
import { call } from '#shared/rest/call.ts';
import { Id, Ids, Nullable } from '#shared/rest/common.ts';

/** Somebody or something to follow, and why. */
export const Recommendation = Type.Object({
  /** The member, the column or the channel. */
  _id: Id,
  Type: Type.Enum(wireKinds(recommendationTypes)),
  Reason: Type.Enum(recommendationReasons),
  /** Number of members or things that the reason counts; at least 1. */
  Count: Type.Integer(),
  /** A tag, a university, a major or a company; null for the other reasons. */
  About: Nullable(Type.String()),
  /** Public competitions that a member takes part in; null for others. */
  compRegCount: Nullable(Type.Integer()),
});
export type Recommendation = Static<typeof Recommendation>;

export const Recommendations = Type.Object({
  data: Type.Array(Recommendation),
  /** True where there are more recommendations than these. */
  more: Type.Boolean(),
});
export type Recommendations = Static<typeof Recommendations>;

export const recommendationCalls = {
  list: call({
    operation: 'recommendations.list',
    method: 'GET',
    path: '/api/recommendations',
    access: 'member',
    summary:
      'Whom or what the member may like to follow, the best first. What is answered counts as seen, once an hour; not with an access token that only reads',
    query: Type.Object({
      type: Type.Enum(wireKinds(recommendationTypes)),
      /** Ids answered before: they come only after all others, the earliest first. */
      not: Type.Optional(Ids),
      perPage: Type.Integer({ minimum: 1, maximum: MAX_AT_ONCE, default: BLOCK_TARGETS }),
    }),
    response: Recommendations,
  }),
};
