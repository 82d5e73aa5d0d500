import { type Static, Type } from 'typebox';
import { Id, Nullable, Time } from '#shared/rest/common.ts';
import { Lab } from '#domains/projects/rest/project-documents.ts';

/** A channel: projects, datasets, competitions and activities on one subject, with a forum. */
export const Zone = Type.Object({
  _id: Id,
  Name: Type.String(),
  Description: Type.String(),
  /** Address of the picture at its head; null shows a generated one. */
  Image: Nullable(Type.String()),
  SubscribesCount: Type.Integer(),
  /** Numbers of things that everybody sees in it, each once. */
  LabsCount: Type.Integer(),
  DatasetsCount: Type.Integer(),
  CompetitionsCount: Type.Integer(),
  /** Time of the last collection; null where nothing was ever collected. */
  LastModifyDate: Nullable(Time),
  ForumEnabled: Type.Boolean(),
  /** Why administrators have folded it; only they and its moderators read such a channel. */
  CollapsedReason: Nullable(Type.String()),
});
export type Zone = Static<typeof Zone>;

/** A moderator of a channel. */
export const ZoneAdmin = Type.Object({ Zone: Id, User: Id });
export type ZoneAdmin = Static<typeof ZoneAdmin>;

/** State of a channel for the calling member. */
export const ZoneState = Type.Object({
  Zone: Id,
  isAdmin: Type.Boolean(),
  isSubscribed: Type.Boolean(),
  /** True where its news comes by e-mail; then the member follows it too. */
  isEnrolled: Type.Boolean(),
  /** Time at which the member last opened it; null where they don't follow it or never did. */
  LastViewDate: Nullable(Time),
});
export type ZoneState = Static<typeof ZoneState>;

/** Subscription of a member to a channel. */
export const ZoneSubscription = Type.Object({
  Zone: Id,
  Date: Time,
  LastViewDate: Nullable(Time),
});
export type ZoneSubscription = Static<typeof ZoneSubscription>;

/** A project that the last two weeks talked about, and the channels that hold it. */
export const ZoneHotItem = Type.Object({ Lab, Zones: Type.Array(Id) });
export type ZoneHotItem = Static<typeof ZoneHotItem>;

const sectionFields = {
  _id: Id,
  Zone: Id,
  /** Null at the top. */
  Parent: Nullable(Id),
  Name: Type.String(),
  /** False hides it, and what is below it, from everybody but moderators. */
  IsActivated: Type.Boolean(),
  /** Ascending among its siblings. */
  SortWeight: Type.Integer(),
  /** Numbers of things that everybody sees in it and in what is shown below it, each once. */
  LabsCount: Type.Integer(),
  DatasetsCount: Type.Integer(),
};

const LowestSection = Type.Object({
  ...sectionFields,
  children: Type.Array(Type.Object(sectionFields), { maxItems: 0 }),
});
const MiddleSection = Type.Object({ ...sectionFields, children: Type.Array(LowestSection) });

/** A section of a channel with those below it, in their order; at most three levels. */
export const ZoneSection = Type.Object({ ...sectionFields, children: Type.Array(MiddleSection) });

export interface ZoneSection extends Omit<Static<typeof LowestSection>, 'children'> {
  children: ZoneSection[];
}

/** Kinds of content that channels collect, in the words of the specification. */
export const zoneContentTypes = ['Lab', 'Dataset', 'Competition'] as const;
export type ZoneContentType = (typeof zoneContentTypes)[number];

/** Place of something in a channel. */
export const ZoneContent = Type.Object({
  Zone: Id,
  ContentType: Type.Enum(zoneContentTypes),
  Content: Id,
  Date: Time,
  /** True where it comes before the others. */
  Sticky: Type.Boolean(),
  /** Sections that hold it; hidden ones for moderators alone. */
  Sections: Type.Array(Type.Object({ _id: Id, Name: Type.String() })),
});
export type ZoneContent = Static<typeof ZoneContent>;

/** Orders of a channel's projects, behind the pinned ones. */
export const zoneLabSorts = [
  '-SortWeight',
  '-LastVersionCreateDate',
  '-ViewsCount',
  '-CreateDate',
] as const;
export type ZoneLabSort = (typeof zoneLabSorts)[number];

/** Orders of a channel's datasets, behind the pinned ones. */
export const zoneDatasetSorts = [
  '-SortWeight',
  '-UpdateDate',
  '-ViewsCount',
  '-VotesCount',
] as const;
export type ZoneDatasetSort = (typeof zoneDatasetSorts)[number];
