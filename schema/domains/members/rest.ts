import { type Static, Type } from 'typebox';
import type { Kind } from '#kinds.ts';
import { call } from '#shared/rest/call.ts';
import { ById, Id, Ids, ListOf, Nullable, PageOf, Paging, Time } from '#shared/rest/common.ts';

/** 1 organization, 2 professional. */
export const CommunityVerify = Type.Object({
  Type: Type.Integer(),
  Name: Type.String(),
});

/** A member as everyone may see them. */
export const Member = Type.Object({
  _id: Id,
  Name: Type.String(),
  /** Public address of the picture; null shows initials. */
  Avatar: Nullable(Type.String()),
  GrowthScore: Type.Integer(),
  Signature: Nullable(Type.String()),
  Bio: Nullable(Type.String()),
  /** Begins with http. */
  Website: Nullable(Type.String()),
  /** 学生 or 在职. */
  Identity: Nullable(Type.String()),
  /** Their own word in the settings, else what they last gave when they registered. */
  University: Nullable(Type.String()),
  /** The discipline that the major belongs to. */
  MajorTag: Nullable(Type.String()),
  Major: Nullable(Type.String()),
  Company: Nullable(Type.String()),
  Job: Nullable(Type.String()),
  /** The city: the second level of their place. */
  Location: Nullable(Type.String()),
  CommunityVerify: Nullable(CommunityVerify),
  /** Members who follow them. */
  followersCount: Nullable(Type.Integer()),
  /**
   * True where others see name, picture, level and verification alone: everything else is null
   * then, but for the member themselves (decisions: HideProfile).
   */
  HideProfile: Type.Boolean(),
  /** True where the account is stopped; the same is null then as with `HideProfile`. */
  Deactivated: Type.Boolean(),
});
export type Member = Static<typeof Member>;

/** Kinds of things that members follow. */
export type FollowKind = Extract<Kind, 'MEMBER' | 'COLUMN' | 'CHANNEL'>;

/** Follow of one member by another: `User` is the listed member, who follows or is followed. */
export const MemberFollow = Type.Object({ User: Id, Date: Time });
export type MemberFollow = Static<typeof MemberFollow>;

export const memberCalls = {
  list: call({
    operation: 'members.list',
    method: 'GET',
    path: '/api/users',
    access: 'either',
    summary:
      'Members by ids, those that exist; without `ids` those whose account isn’t stopped, the most followed first',
    query: Type.Object({
      ...Type.Partial(Type.Object(Paging(20))).properties,
      ids: Type.Optional(Ids),
      /** Part of the name. */
      Name: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    /** Page of members; those asked for by `ids` come without the numbers of a page. */
    response: Type.Object({
      ...Type.Partial(PageOf(Member)).properties,
      data: Type.Array(Member),
    }),
  }),
  get: call({
    operation: 'members.get',
    method: 'GET',
    path: '/api/users/:id',
    access: 'either',
    refusals: ['NOT_FOUND'],
    summary: 'One member',
    params: ById,
    response: Member,
  }),
  followers: call({
    operation: 'members.followers',
    method: 'GET',
    path: '/api/users/:id/followers',
    access: 'either',
    refusals: ['NOT_FOUND'],
    summary:
      'Members who follow a member, newest first; none to others where the profile is hidden. Lists of others leave out hidden and stopped members: a page is shorter by them',
    params: ById,
    query: Type.Object(Paging(20)),
    response: PageOf(MemberFollow),
  }),
  followees: call({
    operation: 'members.followees',
    method: 'GET',
    path: '/api/users/:id/followees',
    access: 'either',
    refusals: ['NOT_FOUND'],
    summary:
      'Members whom a member follows, newest first; none to others where the profile is hidden, and without hidden and stopped members in the same way',
    params: ById,
    query: Type.Object(Paging(20)),
    response: PageOf(MemberFollow),
  }),
  follow: call({
    operation: 'members.follow',
    method: 'POST',
    path: '/api/follow',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    summary:
      'Follows a member; a second time changes nothing. Refused as members/rules/members.ts says',
    body: Type.Object({ Target: Id }),
    response: Member,
  }),
  unfollow: call({
    operation: 'members.unfollow',
    method: 'DELETE',
    path: '/api/follow',
    access: 'member',
    refusals: ['NOT_FOUND'],
    summary: 'Ends following a member; without following them nothing changes',
    query: Type.Object({ Target: Id }),
    response: Member,
  }),
  followCheck: call({
    operation: 'members.followCheck',
    method: 'POST',
    path: '/api/followCheck',
    access: 'member',
    // Asks by POST, as the spec has it.
    scope: 'read',
    summary: 'Whether one member follows another; no to others where one of both is hidden',
    body: Type.Object({ Source: Id, Target: Id }),
    response: Type.Object({ exists: Type.Boolean() }),
  }),
  /** The path is ours to choose: the specification asks once for each member. */
  following: call({
    operation: 'members.following',
    method: 'GET',
    path: '/api/user/follows',
    access: 'member',
    summary: 'Which of these members the asking one follows',
    query: Type.Object({ ids: Ids }),
    response: ListOf(MemberFollow),
  }),
  setHomepage: call({
    operation: 'members.setHomepage',
    method: 'PUT',
    path: '/api/user/homepage',
    access: 'member',
    summary: 'Sets how much others see of the member’s profile',
    body: Type.Object({ HideProfile: Type.Boolean() }),
    response: Member,
  }),
};
