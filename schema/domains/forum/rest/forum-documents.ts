import { type Static, Type } from 'typebox';
import { type Kind, wireKinds } from '#kinds.ts';
import { statedAuthorship } from '#shared/rest/authorship.ts';
import { Id, Nullable, Time } from '#shared/rest/common.ts';
import { UploadKey } from '#domains/uploads/rest.ts';

/** Permissions of the caller in a forum; none for a visitor. */
export const ForumPermissions = Type.Object({
  /** Posts, replies. From FORUM_WRITE_LEVEL on, and for those who manage the forum. */
  write: Type.Boolean(),
  /**
   * Announcements, sticky and good posts, awards of works: the organizer of the competition or the
   * moderators of the channel, and administrators.
   */
  manage: Type.Boolean(),
  /** Deletes what others wrote: moderators of the channel, and administrators. */
  remove: Type.Boolean(),
  /** Edits what others wrote, and reads what is folded: administrators. */
  moderate: Type.Boolean(),
});
export type ForumPermissions = Static<typeof ForumPermissions>;

export const forumKinds = ['COMPETITION', 'CHANNEL'] as const satisfies readonly Kind[];
export type ForumKind = (typeof forumKinds)[number];

/** The forum of a competition or a channel; its id is that one's. */
export const Forum = Type.Object({
  _id: Id,
  Kind: Type.Enum(wireKinds(forumKinds)),
  /** Null for a channel's. */
  Competition: Nullable(Id),
  /** The channel; null for a competition's. */
  Zone: Nullable(Id),
  permissions: ForumPermissions,
});
export type Forum = Static<typeof Forum>;

/** A picture of a work: the key of its upload, the address that shows it. */
export const WorkPicture = Type.Object({
  Key: UploadKey,
  Link: Type.String(),
  Description: Type.String(),
});

/** Properties that make a post the work of a team. */
export const WorkProps = Type.Object({
  Summary: Type.String(),
  CoverKey: UploadKey,
  Cover: Type.String(),
  Pics: Type.Array(WorkPicture),
  Team: Id,
  Competition: Id,
  /** Given by the organizer; Ranking counts from 1, null where the award has none. */
  /** The project that the work is about, as the post's own Lab. */
  Lab: Nullable(Id),
  Award: Nullable(Type.Object({ Name: Type.String(), Ranking: Nullable(Type.Integer()) })),
});
export type WorkProps = Static<typeof WorkProps>;

export const ForumPost = Type.Object({
  _id: Id,
  Forum: Id,
  Title: Type.String(),
  /** Markdown. */
  Content: Type.String(),
  /** The content as pages show it, with what the site masks masked. */
  greenedContent: Type.Object({ RawText: Type.String() }),
  /** The numbers of forum/rules.ts: postType. */
  Type: Type.Integer(),
  IsGood: Type.Boolean(),
  TopicProps: Type.Object({
    IsStick: Type.Boolean(),
    /** The newest reply, or the post itself. */
    LastPostTime: Time,
    LastPostUser: Id,
  }),
  Creator: Id,
  CreateTime: Time,
  ModifyTime: Time,
  /** Without deleted ones. */
  RepliesCount: Type.Integer(),
  VotesCount: Type.Integer(),
  ViewsCount: Type.Integer(),
  /** Rises with every change of the post, its replies and likes; views are none. */
  Changes: Type.Integer(),
  /** Null for an ordinary post. */
  WorkProps: Nullable(WorkProps),
  /** The project that the post, or the work, is about. */
  Lab: Nullable(Id),
  ...statedAuthorship,
  /** Why administrators have folded it; only its author and they read such a post. */
  CollapsedReason: Nullable(Type.String()),
});
export type ForumPost = Static<typeof ForumPost>;

/** A deleted reply keeps its floor; its content is empty then. */
export const ForumReply = Type.Object({
  _id: Id,
  Post: Id,
  /** The floor, from 1: what #N楼 shows. */
  ReplyNumber: Type.Integer(),
  Content: Type.String(),
  Creator: Id,
  CreateTime: Time,
  /** Null when it was never edited. */
  ModifyTime: Nullable(Time),
  /** The reply that it answers. */
  RefPost: Nullable(Type.Object({ _id: Id, Creator: Id, ReplyNumber: Type.Integer() })),
  ...statedAuthorship,
  IsDeleted: Type.Boolean(),
  /** Folded by administrators: to all but its author and them its content is empty. */
  IsCollapsed: Type.Boolean(),
  /** Reason for folding it, for its author and administrators. */
  CollapsedReason: Nullable(Type.String()),
});
export type ForumReply = Static<typeof ForumReply>;

/** State of a post for the calling member. */
export const ForumPostState = Type.Object({ Post: Id, voted: Type.Boolean() });
export type ForumPostState = Static<typeof ForumPostState>;

export const postSorts = [
  '-CreateTime',
  '-TopicProps.LastPostTime',
  '-ViewsCount',
  '-IsGood',
] as const;
export type PostSort = (typeof postSorts)[number];

export const workPostSorts = ['-ModifyTime', '-VotesCount', '-ViewsCount'] as const;
export type WorkPostSort = (typeof workPostSorts)[number];
