import { type Static, Type } from 'typebox';
import { wireKinds } from '#kinds.ts';
import { feedActions, feedSourceTypes, feedTargetTypes, MAX_NEW_FEEDS } from './rules/feed.ts';
import { call } from '#shared/rest/call.ts';
import { ById, CursorPageOf, CursorPaging, Id, Nullable, Time } from '#shared/rest/common.ts';

/** The number of an activity, by which a feed is in order. */
const Block = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/**
 * Action of a member or a column; several of one kind within an hour are one item.
 */
export const FeedItem = Type.Object({
  /** The number of the newest of them. */
  _id: Type.Integer(),
  Action: Type.Enum(feedActions),
  SourceType: Type.Enum(wireKinds(feedSourceTypes)),
  /** The member or the column. */
  Source: Id,
  TargetType: Type.Enum(wireKinds(feedTargetTypes)),
  /** The newest first; what has been deleted or folded since is among them. */
  Targets: Type.Array(Id),
  CreatedAt: Time,
});
export type FeedItem = Static<typeof FeedItem>;

/**
 * A page of a feed, newest first; it may hold less than `maxCount` items before its end, or none.
 * `endCursor` is the place of the last activity that it was made of, shown or not.
 */
export const FeedPage = Type.Object({
  ...CursorPageOf(FeedItem).properties,
  /** True where nothing comes after it. */
  tail: Type.Boolean(),
  /** Times of the newest and the oldest event that it was made of; null where there is nothing. */
  startAt: Nullable(Time),
  endAt: Nullable(Time),
  /** The number of its newest; 0 where there is nothing. */
  newestId: Type.Integer(),
  /** The number of its oldest, as `endCursor` has it; 0 where there is nothing. */
  blockId: Type.Integer(),
  maxCount: Type.Integer(),
});
export type FeedPage = Static<typeof FeedPage>;

const Before = {
  /** `first` activities, of which several may be one item; behind `after` rather than `blockId`. */
  ...CursorPaging,
  /** As the page before answered it; absent for the first. */
  blockId: Type.Optional(Block),
  /** As the page before answered it; `blockId` alone decides. */
  endAt: Type.Optional(Time),
};

export const feedCalls = {
  followees: call({
    operation: 'feed.followees',
    method: 'GET',
    path: '/api/followeesFeeds',
    access: 'member',
    refusals: ['BAD_USER_INPUT'],
    summary: 'What those did whom the member follows, as far as the member may know of it',
    query: Type.Object(Before),
    response: FeedPage,
  }),
  /** The paths of these two are ours: the specification doesn't show them. */
  newer: call({
    operation: 'feed.newer',
    method: 'GET',
    path: '/api/followeesFeeds/newer',
    access: 'member',
    summary: `How many items of the feed came after the one with this number; counted up to ${MAX_NEW_FEEDS}`,
    query: Type.Object({ after: Block }),
    response: Type.Object({ count: Type.Integer(), more: Type.Boolean() }),
  }),
  ofMember: call({
    operation: 'feed.ofMember',
    method: 'GET',
    path: '/api/users/:id/feeds',
    access: 'either',
    refusals: ['NOT_FOUND', 'BAD_USER_INPUT'],
    summary: 'What a member did; nothing where the profile is hidden. 404 for none such',
    params: ById,
    query: Type.Object(Before),
    response: FeedPage,
  }),
};
