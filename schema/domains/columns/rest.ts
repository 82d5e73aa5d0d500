import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import {
  ById,
  Done,
  Id,
  Ids,
  Line,
  ListOf,
  Nullable,
  PageOf,
  Paging,
  Time,
  TitleLine,
} from '#shared/rest/common.ts';
import { Lab } from '../projects/rest/project-documents.ts';
import { UploadKey } from '../uploads/rest.ts';

/** A collection of projects that its owner curates. */
export const Column = Type.Object({
  _id: Id,
  Name: Type.String(),
  /** Address of the picture at its head; null shows a generated one. */
  Image: Nullable(Type.String()),
  ShortDescription: Type.String(),
  /** The member whose column it is. */
  Owner: Id,
  LabsCount: Type.Integer(),
  SubscribesCount: Type.Integer(),
  /** Time at which its texts or its projects changed last. */
  UpdateDate: Time,
  /** Why administrators have folded it; only its owner and they read such a column. */
  CollapsedReason: Nullable(Type.String()),
});
export type Column = Static<typeof Column>;

/** Subscription of a member to a column. */
export const ColumnSubscription = Type.Object({ Column: Id, User: Id, Date: Time });
export type ColumnSubscription = Static<typeof ColumnSubscription>;

/** A project as one of a column's; the same project may stand in many. */
export const ColumnLab = Type.Object({ Column: Id, Lab, Date: Time });
export type ColumnLab = Static<typeof ColumnLab>;

/** A column that holds a project. */
export const LabColumn = Type.Object({ Lab: Id, Column });
export type LabColumn = Static<typeof LabColumn>;

/** Permission of the member to write columns, and the columns that are theirs. */
export const ColumnAuthorization = Type.Object({
  isAuthorized: Type.Boolean(),
  /** Newest first. */
  Columns: Type.Array(Id),
  /** 1 allows creating more columns, 0 doesn't. */
  SubType: Type.Integer({ minimum: 0, maximum: 1 }),
});
export type ColumnAuthorization = Static<typeof ColumnAuthorization>;

/** Newest change, most followers or most projects first. */
const columnSorts = ['-UpdateDate', '-SubscribesCount', '-LabsCount'] as const;
export type ColumnSort = (typeof columnSorts)[number];

/** `Position` is the order that the owner gave them. */
const columnLabSorts = ['Position', '-UpdateDate', 'UpdateDate', 'Title'] as const;
export type ColumnLabSort = (typeof columnLabSorts)[number];

/** A project's place among those of a column that everyone reads, in its owner's order. */
export const ColumnPlace = Type.Object({
  Column: Id,
  /** From 1. */
  Number: Type.Integer({ minimum: 1 }),
  Total: Type.Integer({ minimum: 1 }),
  Previous: Nullable(Id),
  Next: Nullable(Id),
});
export type ColumnPlace = Static<typeof ColumnPlace>;

const LabOfColumn = Type.Object({ id: Id, labId: Id });

export const columnCalls = {
  list: call({
    operation: 'columns.list',
    method: 'GET',
    path: '/api/columns',
    access: 'either',
    refusals: ['UNAUTHENTICATED', 'NOT_FOUND'],
    summary:
      'Columns with at least one project, or those of `ids`, whatever is in them; `subscribed` needs a member',
    query: Type.Object({
      ...Paging(20),
      ids: Type.Optional(Ids),
      /** False leaves folded ones out, as platform does always; of `ids` their owners and administrators get theirs. */
      Collapsed: Type.Optional(Type.Boolean()),
      sort: Type.Optional(Type.Enum(columnSorts)),
      /** Only those that the member follows. */
      subscribed: Type.Optional(Type.Boolean()),
      /** Part of the name. */
      Name: Type.Optional(Type.String({ maxLength: 200 })),
      /** Only this member's; none to others where the profile is hidden. */
      Owner: Type.Optional(Id),
    }),
    response: PageOf(Column),
  }),
  one: call({
    operation: 'columns.one',
    method: 'GET',
    path: '/api/columns/:id',
    access: 'either',
    refusals: ['NOT_FOUND'],
    summary: 'One column; a folded one for its owner and administrators alone',
    params: ById,
    response: Column,
  }),
  labs: call({
    operation: 'columns.labs',
    method: 'GET',
    path: '/api/columns/:id/labs',
    access: 'either',
    refusals: ['NOT_FOUND'],
    summary: 'The public projects of a column, as far as it is there for who asks',
    params: ById,
    query: Type.Object({
      ...Paging(12),
      sort: Type.Optional(Type.Enum(columnLabSorts)),
      /** Part of the title. */
      Title: Type.Optional(Type.String({ maxLength: 200 })),
      /** Only those of these that it holds. */
      ids: Type.Optional(Ids),
    }),
    response: PageOf(Lab),
  }),
  place: call({
    operation: 'columns.place',
    method: 'GET',
    path: '/api/columns/:id/labs/:labId',
    access: 'either',
    refusals: ['NOT_FOUND'],
    summary: 'The place of a public project in a column; 404 where the column doesn’t hold it',
    params: LabOfColumn,
    response: ColumnPlace,
  }),
  /** The path is ours to choose: the specification asks once for each column. */
  labsOf: call({
    operation: 'columns.labsOf',
    method: 'GET',
    path: '/api/columnLabs',
    access: 'public',
    summary: 'The projects that were added last to each of the columns',
    query: Type.Object({
      Column: Ids,
      /** At most so many of each column. */
      perPage: Type.Integer({ minimum: 1, maximum: 10, default: 3 }),
    }),
    response: ListOf(ColumnLab),
  }),
  ofLabs: call({
    operation: 'columns.ofLabs',
    method: 'GET',
    path: '/api/labColumns',
    access: 'public',
    summary:
      'The columns that hold each of the projects, most followed first; of public ones alone',
    query: Type.Object({
      Lab: Ids,
      /** At most so many of each project. */
      perPage: Type.Integer({ minimum: 1, maximum: 10, default: 3 }),
    }),
    response: ListOf(LabColumn),
  }),
  subscribe: call({
    operation: 'columns.subscribe',
    method: 'POST',
    path: '/api/columnSubscriptions',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: 'Follows a column; a second time changes nothing. 403 for one’s own',
    body: Type.Object({ Column: Id }),
    response: Column,
  }),
  unsubscribe: call({
    operation: 'columns.unsubscribe',
    method: 'DELETE',
    path: '/api/columnSubscriptions',
    access: 'member',
    refusals: ['NOT_FOUND'],
    summary: 'Ends following a column; without following it nothing changes',
    query: Type.Object({ column: Id }),
    response: Column,
  }),
  subscriptions: call({
    operation: 'columns.subscriptions',
    method: 'GET',
    path: '/api/user/columnSubscriptions',
    access: 'member',
    summary: 'What the member follows, newest first; at most 1,000, or those of `ids`',
    query: Type.Object({ ids: Type.Optional(Ids) }),
    response: ListOf(ColumnSubscription),
  }),
  subscribers: call({
    operation: 'columns.subscribers',
    method: 'GET',
    path: '/api/columnSubscriptions',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: 'Who follows a column, newest first; for its owner and administrators',
    query: Type.Object({ Column: Id, ...Paging(10) }),
    response: PageOf(ColumnSubscription),
  }),
  authorization: call({
    operation: 'columns.authorization',
    method: 'GET',
    path: '/api/user/columnAuthorization',
    access: 'member',
    summary: 'Whether the member may write columns, and which are theirs',
    response: ColumnAuthorization,
  }),
  create: call({
    operation: 'columns.create',
    method: 'POST',
    path: '/api/columns',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      'Makes a column; for those who may write them. Refused as columns/rules/columns.ts says',
    body: Type.Object({
      Name: TitleLine,
      ShortDescription: Line,
      /** Key of the member’s `post-image` upload. */
      Image: UploadKey,
    }),
    response: Column,
  }),
  update: call({
    operation: 'columns.update',
    method: 'PUT',
    path: '/api/columns/:id',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT'],
    summary:
      'Changes a column’s texts and its picture; for its owner. Refused as columns/rules/columns.ts says',
    params: ById,
    body: Type.Object({
      Name: TitleLine,
      ShortDescription: Line,
      /** Absent keeps the picture. */
      Image: Type.Optional(UploadKey),
    }),
    response: Column,
  }),
  remove: call({
    operation: 'columns.remove',
    method: 'DELETE',
    path: '/api/columns/:id',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    summary: 'Deletes the owner’s column for good; 409 while it holds projects',
    params: ById,
    response: Done,
  }),
  addLab: call({
    operation: 'columns.addLab',
    method: 'POST',
    path: '/api/columns/:id/labs/:labId',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      'Adds a public project of the owner’s that has a version; a second time changes nothing. 409 when the column is full',
    params: LabOfColumn,
    response: Column,
  }),
  moveLab: call({
    operation: 'columns.moveLab',
    method: 'PUT',
    path: '/api/columns/:id/labs/:labId',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: 'Moves a project within the owner’s column; 404 where it doesn’t hold it',
    params: LabOfColumn,
    /** The project before which it is put; null for the end. */
    body: Type.Object({ Before: Nullable(Id) }),
    response: Column,
  }),
  removeLab: call({
    operation: 'columns.removeLab',
    method: 'DELETE',
    path: '/api/columns/:id/labs/:labId',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: 'Takes a project out of the owner’s column; without it nothing changes',
    params: LabOfColumn,
    response: Column,
  }),
  setRelated: call({
    operation: 'columns.setRelated',
    method: 'PUT',
    path: '/v2/api/competitions/:id/relatedColumns',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT'],
    summary: 'Sets the columns beside a competition, in their order; for its managers',
    params: ById,
    body: Type.Object({ RelatedColumns: Type.Array(Id, { maxItems: 100 }) }),
    response: Done,
  }),
};
