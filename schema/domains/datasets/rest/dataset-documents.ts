import { type Static, Type } from 'typebox';
import { visibilities } from '#domains/projects/rules.ts';
import { Id, Line, Nullable, Time, TitleLine } from '#shared/rest/common.ts';
import { OrganizationInfo } from '#domains/organizations/rest/organization-reference.ts';
import { UploadKey } from '#domains/uploads/rest.ts';

/** Under which terms a dataset may be used. */
export const DatasetLicense = Type.Object({
  _id: Id,
  Name: Type.String(),
  /** Its text; null where there is none to point to. */
  Link: Nullable(Type.String()),
  Group: Type.Object({ Name: Type.String() }),
});
export type DatasetLicense = Static<typeof DatasetLicense>;

/** Categories by which datasets are told apart; filters show those with `IsFilter`. */
export const MetaConfig = Type.Object({
  _id: Id,
  /** Topic, Field or Kind. */
  Key: Type.String(),
  Name: Type.String(),
  IsFilter: Type.Boolean(),
  /** Id by which `metaTags` asks for its tags. */
  MetaData: Id,
});
export type MetaConfig = Static<typeof MetaConfig>;

export const MetaTag = Type.Object({ _id: Id, Name: Type.String() });
export type MetaTag = Static<typeof MetaTag>;

/** Tags of one kind; its id stands for all of them. */
export const MetaTagGroup = Type.Object({
  _id: Id,
  Key: Type.String(),
  Name: Type.String(),
  children: Type.Array(MetaTag),
});
export type MetaTagGroup = Static<typeof MetaTagGroup>;

/**
 * The orders of the list: what editors put first, what changed last, the most
 * projects, downloads, votes and views.
 */
export const datasetSorts = [
  '-SortWeight',
  '-UpdateDate',
  '-LabsCount',
  '-DownloadCount',
  '-VotesCount',
  '-ViewsCount',
] as const;
export type DatasetSort = (typeof datasetSorts)[number];

/** Files of a member that others work with, in numbered versions; what it says at length and its files are asked for by themselves. */
export const Dataset = Type.Object({
  _id: Id,
  Title: Type.String(),
  /** Description in a line or two; empty where none was written. */
  ShortDescription: Type.String(),
  /** The member whose dataset it is. */
  Creator: Id,
  /** Null for one that stands in its member's own name. */
  OrganizationInfo: Nullable(OrganizationInfo),
  /** An address of the site; null for a drawn one. */
  Image: Nullable(Type.String()),
  Visibility: Type.Enum(visibilities),
  /** The newest version's number; null before there is any. */
  Version: Nullable(Type.Integer()),
  /** Number of files of the newest version. */
  FilesNumber: Type.Integer(),
  /** Bytes of the newest version's files. */
  Size: Type.Integer(),
  /** Extensions of those files, each once, with their dots. */
  Exts: Type.Array(Type.String()),
  License: Nullable(DatasetLicense),
  /** By their keys, in the order in which they are shown. */
  metaInformation: Type.Array(Type.Object({ Key: Type.String(), Value: Type.Array(MetaTag) })),
  CreateDate: Time,
  UpdateDate: Time,
  ViewsCount: Type.Integer(),
  DownloadCount: Type.Integer(),
  LabsCount: Type.Integer(),
  VotesCount: Type.Integer(),
  CommentsCount: Type.Integer(),
  /** Members who keep it among their favourites. */
  bookmarksCount: Type.Integer(),
  /** Chosen by editors: 精选. */
  Selected: Type.Boolean(),
  /** Above 0 for what editors put before all others. */
  SortWeight: Type.Integer(),
  /** Why administrators have folded it; only its member and they read such a dataset. */
  CollapsedReason: Nullable(Type.String()),
});
export type Dataset = Static<typeof Dataset>;

/** Description of a dataset at length. */
export const DatasetDocument = Type.Object({
  Dataset: Id,
  /** Markdown. */
  Document: Type.String(),
});
export type DatasetDocument = Static<typeof DatasetDocument>;

/** Datasets as they were at a moment; a version's files don't change any more. */
export const DatasetVersion = Type.Object({
  _id: Id,
  Dataset: Id,
  /** From 1, by dataset. */
  Version: Type.Integer(),
  /** Note on what has changed; empty where none was written. */
  Note: Type.String(),
  FilesNumber: Type.Integer(),
  /** Bytes. */
  Size: Type.Integer(),
  Date: Time,
});
export type DatasetVersion = Static<typeof DatasetVersion>;

/** A file of a version. */
export const DatasetVersionFile = Type.Object({
  /** The key that it was uploaded with. */
  Token: UploadKey,
  /** Folders and name, apart by slashes. */
  Path: Type.String(),
  /** With its dot. */
  Ext: Type.String(),
  /** Bytes. */
  Size: Type.Integer(),
  /** SHA-256 in hex; null for what came before it was kept. */
  Hash: Nullable(Type.String()),
});
export type DatasetVersionFile = Static<typeof DatasetVersionFile>;

/** A file as it comes into a version: an upload of the member's for datasets, under its path. */
export const DatasetFileInput = Type.Object({
  key: UploadKey,
  name: Type.String({ minLength: 1, maxLength: 255 }),
  /** As the upload answered them; what was stored counts. */
  ext: Type.Optional(Type.String({ maxLength: 16 })),
  size: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Folders and name, apart by slashes; absent is the name alone. */
  Path: Type.Optional(Type.String({ minLength: 1, maxLength: 1_000 })),
});
export type DatasetFileInput = Static<typeof DatasetFileInput>;

export const DatasetInput = Type.Object({
  Title: TitleLine,
  ShortDescription: Line,
  /** Markdown. */
  Document: Type.String({ maxLength: 60_000 }),
  /** In the order in which they are shown. */
  Tags: Type.Array(Id, { maxItems: 20 }),
  License: Nullable(Id),
  Visibility: Type.Enum(visibilities),
  /**
   * Address of a `post-image` upload of the member’s, or the present address; null for a drawn one.
   */
  Image: Nullable(Type.String({ maxLength: 200 })),
  /** One that the member belongs to, or that it stands in the name of; null for none, absent for what it is already. */
  Organization: Type.Optional(Nullable(Id)),
});
export type DatasetInput = Static<typeof DatasetInput>;

/** State of a dataset for the calling member: the specification's userData. */
export const DatasetState = Type.Object({
  Dataset: Id,
  /** Among their favourites. */
  marked: Type.Boolean(),
  /** Liked. */
  voted: Type.Boolean(),
});
export type DatasetState = Static<typeof DatasetState>;

/** Number of a member's public datasets. */
export const DatasetCount = Type.Object({ User: Id, Count: Type.Integer() });
export type DatasetCount = Static<typeof DatasetCount>;
