import { type Static, Type } from 'typebox';
import { Authorship, statedAuthorship } from '#shared/rest/authorship.ts';
import { Id, Nullable, Time } from '#shared/rest/common.ts';
import { OrganizationInfo } from '#domains/organizations/rest/organization-reference.ts';
import { UploadRef } from '#domains/uploads/rest.ts';

/**
 * Token that lets its bearer read one version of a private project for a while; platform makes it,
 * all others pass it on as it is.
 */
export const LabToken = Type.String({ pattern: '^[\\w.-]{1,200}$' });

/** State of a project at a moment; its notebooks don't change any more. */
export const LabVersion = Type.Object({
  _id: Id,
  /** From 1, by project. */
  Version: Type.Integer(),
  UpdateDate: Time,
  /** Author's note on what is new in it; empty where nothing. */
  Note: Type.String(),
  ...statedAuthorship,
});
export type LabVersion = Static<typeof LabVersion>;

export const LabTag = Type.Object({ _id: Id, Name: Type.String() });
export type LabTag = Static<typeof LabTag>;

/** Tags of one kind; its id stands for all of them. */
export const LabTagGroup = Type.Object({
  _id: Id,
  Name: Type.String(),
  children: Type.Array(LabTag),
});
export type LabTagGroup = Static<typeof LabTagGroup>;

/**
 * The orders of the list: what editors put first, the newest version, the most
 * favourites, likes, forks or views, the newest.
 */
export const labSorts = [
  '-SortWeight',
  '-LastVersionCreateDate',
  '-bookmarksCount',
  '-ForksCount',
  '-ViewsCount',
  '-VotesCount',
  '-CreateDate',
] as const;
export type LabSort = (typeof labSorts)[number];

/** A project: notebooks of a member, in numbered versions. */
export const Lab = Type.Object({
  _id: Id,
  Title: Type.String(),
  /** Description in a line or two; empty where none was written. */
  ShortDescription: Type.String(),
  /** Language of its newest version's first notebook, as highlight.js names it. */
  Language: Nullable(Type.String()),
  /** The member whose project it is. */
  User: Id,
  /** Null for one that stands in its member's own name. */
  OrganizationInfo: Nullable(OrganizationInfo),
  /** Read by its member alone, and by whom a version of it was handed in to. */
  Private: Type.Boolean(),
  UpdateDate: Time,
  LastVersionCreateDate: Nullable(Time),
  /** The newest one's number; null before there is any. */
  Version: Nullable(Type.Integer()),
  /** The newest version's; null before there is any. */
  Authorship: Nullable(Authorship),
  /** The newest version's; null where none is named. */
  AuthorshipModel: Nullable(Type.String()),
  /** Newest first. */
  Versions: Type.Array(LabVersion),
  /** Above 0 for what editors put before all others. */
  SortWeight: Type.Integer(),
  Tags: Type.Array(LabTag),
  /** Members who keep it among their favourites. */
  bookmarksCount: Type.Integer(),
  /** Number of times that it was forked. */
  ForksCount: Type.Integer(),
  /** One a day for each member, or address without one. */
  ViewsCount: Type.Integer(),
  /** Project that it was forked from; the caller may not be allowed to see that one. */
  Parent: Nullable(Id),
  /** Members who like it. */
  VotesCount: Type.Integer(),
  /** Comments and their answers that everybody reads. */
  CommentsCount: Type.Integer(),
  /** The token that it was asked for with, where it was needed. */
  labToken: Nullable(LabToken),
  /** Why administrators have folded it; only its member and they read such a project. */
  CollapsedReason: Nullable(Type.String()),
});
export type Lab = Static<typeof Lab>;

/** A notebook of one version; what is in it comes as HTML. */
export const Notebook = Type.Object({
  _id: Id,
  Lab: Id,
  LabVersion: Id,
  /** Its file's name. */
  Name: Type.String(),
  /** Language of its kernel, as highlight.js names it; null where it says none. */
  Language: Nullable(Type.String()),
  /** Needed to read a private project's; null for everybody's. */
  labToken: Nullable(LabToken),
});
export type Notebook = Static<typeof Notebook>;

/** State of a project for the calling member: the specification's userData. */
export const LabState = Type.Object({
  Lab: Id,
  /** Among their favourites. */
  marked: Type.Boolean(),
  /** Facts that only its member is told; null for others' projects. */
  Own: Nullable(
    Type.Object({
      /** In the link by which others read it; null where there is none. */
      ShareToken: Nullable(LabToken),
      /** As it is now, which its next version will be. */
      Notebooks: Type.Array(UploadRef),
    }),
  ),
  /** Liked by them. */
  voted: Type.Boolean(),
});
export type LabState = Static<typeof LabState>;

/** Number of a member's public projects. */
export const LabCount = Type.Object({ User: Id, Count: Type.Integer() });
export type LabCount = Static<typeof LabCount>;
