import { type Static, Type } from 'typebox';
import { call } from './call.ts';
import { ById, Id, Ids, ListOf, Nullable } from './common.ts';

/** 1 organization, 2 professional (spec 1, section 3: Auth user). */
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
  /** 学生 or 在职. */
  Identity: Nullable(Type.String()),
  /** What they last gave of these when they registered for a competition (spec 2, section 3). */
  University: Nullable(Type.String()),
  /** The discipline that the major belongs to. */
  MajorTag: Nullable(Type.String()),
  Major: Nullable(Type.String()),
  Company: Nullable(Type.String()),
  Job: Nullable(Type.String()),
  /** The city: the second level of their place. */
  Location: Nullable(Type.String()),
  CommunityVerify: Nullable(CommunityVerify),
});
export type Member = Static<typeof Member>;

export const memberCalls = {
  byIds: call({
    operation: 'members.byIds',
    method: 'GET',
    path: '/api/users',
    access: 'public',
    summary: 'Members by ids, those that exist',
    query: Type.Object({ ids: Ids }),
    response: ListOf(Member),
  }),
  get: call({
    operation: 'members.get',
    method: 'GET',
    path: '/api/users/:id',
    access: 'public',
    summary: 'One member',
    params: ById,
    response: Member,
  }),
};
