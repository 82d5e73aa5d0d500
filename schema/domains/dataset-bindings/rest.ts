import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { ById, Done, Id, Ids, ListOf, Nullable, Prose, TitleLine } from '#shared/rest/common.ts';
import { fileEncodings } from '#shared/rules/likely-encoding.ts';
import { previewLimits } from '../datasets/rules/dataset-files.ts';
import { Competition } from '../competitions/rest/competitions.ts';
import { UploadKey } from '../uploads/rest.ts';

/** A file of a dataset. Sizes in bytes. */
export const DatasetFile = Type.Object({
  /** The key that it was uploaded with; who may read it downloads it by this. */
  Token: UploadKey,
  Name: Type.String(),
  /** With its dot. */
  Ext: Type.String(),
  Size: Type.Integer(),
});
export type DatasetFile = Static<typeof DatasetFile>;

/** Files that a competition hands out, with what there is to know about them. */
export const DatasetBinding = Type.Object({
  _id: Id,
  Competition: Id,
  Title: Type.String(),
  /** Markdown. */
  Descriptions: Type.String(),
  Public: Type.Boolean(),
  /** From 1; null for data that is there from the start. */
  ReviewStage: Nullable(Type.Integer()),
  /** True where the caller may read the files. */
  Readable: Type.Boolean(),
  Files: Type.Array(DatasetFile),
});
export type DatasetBinding = Static<typeof DatasetBinding>;

export const DatasetColumn = Type.Object({
  Name: Type.String(),
  /** 0 boolean, 7 whole number, 12 number, 17 string, 18 date. */
  Type: Type.Integer(),
  /** Values that aren't missing. */
  Count: Type.Integer(),
  Missing: Type.Integer(),
  /** Different values: exact up to 2,000, estimated above. */
  Unique: Type.Integer(),
  /** Least, greatest and mean of a column's finite numbers. */
  Min: Nullable(Type.Number()),
  Max: Nullable(Type.Number()),
  Mean: Nullable(Type.Number()),
  /** Values that are infinite; absent for files parsed before they were told apart, as is the unit. */
  Infinite: Type.Optional(Type.Integer()),
  /** The sign that all numbers of the column have behind them. */
  Unit: Type.Optional(Nullable(Type.Enum(['%']))),
  /**
   * Count of numbers in each of the equal steps from the least to the most; absent for files parsed
   * before there were histograms.
   */
  Histogram: Type.Optional(Type.Array(Type.Integer())),
  /** The most frequent ones first; none where there are more than 2,000. */
  Top: Type.Array(Type.Object({ Value: Type.String(), Count: Type.Integer() })),
});
export type DatasetColumn = Static<typeof DatasetColumn>;

export const Table = Type.Object({
  /** 50 of them, from `FirstColumn` on. */
  Columns: Type.Array(DatasetColumn),
  ColumnsNumber: Type.Integer(),
  /** 50 of them, from `FirstRow` on; cells cut at 200 characters. */
  Rows: Type.Array(Type.Array(Type.String())),
  /** Data rows that were counted. */
  RowsNumber: Type.Integer(),
  /** True where the file goes on after what was counted. */
  Truncated: Type.Boolean(),
  // Absent for files that were parsed before these keys existed.
  /** From 0. */
  FirstRow: Type.Optional(Type.Integer()),
  FirstColumn: Type.Optional(Type.Integer()),
  /** Rows of the whole file, where it says so itself. */
  Total: Type.Optional(Nullable(Type.Number())),
  /** Notes on how the file was read, in Chinese. */
  Notes: Type.Optional(Type.Array(Type.String())),
  /** Encoding that a text was read as. */
  Encoding: Type.Optional(Type.Enum(fileEncodings)),
  /** Names of the sheets of a workbook that can be chosen: 100 at most, none that is hidden. */
  Sheets: Type.Optional(Type.Array(Type.String())),
  /** Place of this table among the `Sheets`. */
  Sheet: Type.Optional(Type.Integer()),
});
export type Table = Static<typeof Table>;

export const Archive = Type.Object({
  /** Files by their names in the archive, folders left out. */
  Entries: Type.Array(Type.Object({ Name: Type.String(), Size: Type.Number() })),
  /** Number of entries that the archive claims to hold, folders included. */
  EntriesNumber: Type.Integer(),
  Truncated: Type.Boolean(),
});

export const PlainText = Type.Object({
  Text: Type.String(),
  Truncated: Type.Boolean(),
  /** Encoding that it was read as; absent for files parsed before it was told. */
  Encoding: Type.Optional(Type.Enum(fileEncodings)),
});

const parserTypes = ['table_data', 'zip', 'plain_text', 'image', 'pdf', 'model'] as const;

/** Result of parsing a file; what its kind doesn't have is null. */
export const ParsedFile = Type.Object({
  /** Pictures, PDFs and models have nothing beside it. */
  parser_type: Type.Enum(parserTypes),
  table: Nullable(Table),
  zip: Nullable(Archive),
  text: Nullable(PlainText),
});
export type ParsedFile = Static<typeof ParsedFile>;

/** The parsed file metadata document, keyed by the file's Token. */
export const FileMetadata = Type.Object({
  ...DatasetFile.properties,
  /** `none`: the file can't be shown. */
  State: Type.Enum(['pending', 'ready', 'none']),
  Parsed: Nullable(ParsedFile),
});
export type FileMetadata = Static<typeof FileMetadata>;

/** A part of a file: of a table beyond its beginning, or of a file within an archive. */
export const FilePart = Type.Object({ Parsed: Nullable(ParsedFile) });
export type FilePart = Static<typeof FilePart>;

// Everything but reading a competition's bindings is ours to choose: the specification shows no more.

const Settings = Type.Object({
  Title: TitleLine,
  Descriptions: Prose,
  Public: Type.Boolean(),
  ReviewStage: Nullable(Type.Integer({ minimum: 1, maximum: 100 })),
  /** In their order: keys of the manager's `dataset` uploads, or of those that it has. */
  Files: Type.Array(UploadKey, { maxItems: 100 }),
});
export type DatasetBindingInput = Static<typeof Settings>;

export const datasetBindingCalls = {
  ofCompetition: call({
    operation: 'datasetBindings.ofCompetition',
    method: 'GET',
    path: '/v2/api/competitions/:id/datasetBindings',
    access: 'either',
    summary:
      'The datasets of a competition in their order; those of a review stage only to teams that have come to it, and to managers',
    params: ById,
    response: ListOf(DatasetBinding),
  }),
  ofCompetitions: call({
    operation: 'datasetBindings.ofCompetitions',
    method: 'GET',
    path: '/v2/api/datasetBindings',
    access: 'either',
    summary: 'The same of many competitions',
    query: Type.Object({ Competition: Ids }),
    response: ListOf(DatasetBinding),
  }),
  metadata: call({
    operation: 'datasetBindings.metadata',
    method: 'GET',
    path: '/v2/api/datasetFiles/:token',
    access: 'either',
    refusals: ['NOT_FOUND'],
    summary: 'What a file was parsed into. 404 to everyone who may not read the file',
    params: Type.Object({ token: UploadKey }),
    response: FileMetadata,
  }),
  part: call({
    operation: 'datasetBindings.part',
    method: 'GET',
    path: '/v2/api/datasetFiles/:token/part',
    access: 'either',
    refusals: ['NOT_FOUND', 'RATE_LIMITED'],
    breaker: 'none',
    slow: true,
    summary:
      'A part of a file that the one who asks may read: 50 rows and columns of a table from `Row` and `Column` on, of the sheet `Sheet` of a workbook, or a file of an archive, named by `Entry`; a text is read as `Encoding`, else as what is likeliest; null where it can’t be shown, as of a file that has ended its reader before. 404 as for the whole; 429 while too many are read',
    params: Type.Object({ token: UploadKey }),
    query: Type.Object({
      Row: Type.Optional(Type.Integer({ minimum: 0, maximum: 200_000 })),
      Column: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_000 })),
      Sheet: Type.Optional(Type.Integer({ minimum: 0, maximum: previewLimits.sheets - 1 })),
      Entry: Type.Optional(Type.String({ minLength: 1, maxLength: 1_000 })),
      Encoding: Type.Optional(Type.Enum(fileEncodings)),
    }),
    response: FilePart,
  }),
  create: call({
    operation: 'datasetBindings.create',
    method: 'POST',
    path: '/v2/api/competitions/:id/datasetBindings',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      'Adds a dataset at the end; for the competition’s managers. Refused as dataset-bindings/rules.ts says',
    params: ById,
    body: Settings,
    response: DatasetBinding,
  }),
  order: call({
    operation: 'datasetBindings.order',
    method: 'PUT',
    path: '/v2/api/competitions/:id/datasetBindings',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    summary:
      'Sets the order of the datasets; for the competition’s managers. 409 CONFLICT unless each of them is named once',
    params: ById,
    body: Type.Object({ Order: Type.Array(Id, { maxItems: 100 }) }),
    response: ListOf(DatasetBinding),
  }),
  update: call({
    operation: 'datasetBindings.update',
    method: 'PUT',
    path: '/v2/api/datasetBindings/:id',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary: 'Sets a dataset as a whole. 409 CONFLICT for a file of another dataset',
    params: ById,
    body: Settings,
    response: DatasetBinding,
  }),
  remove: call({
    operation: 'datasetBindings.remove',
    method: 'DELETE',
    path: '/v2/api/datasetBindings/:id',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: 'Takes a dataset away; its files are their uploader’s alone from then on',
    params: ById,
    response: Done,
  }),
  describe: call({
    operation: 'datasetBindings.describe',
    method: 'PUT',
    path: '/v2/api/competitions/:id/datasetBindingDescription',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT'],
    summary: 'Sets what stands above the datasets; for the competition’s managers',
    params: ById,
    body: Type.Object({ DatasetBindingDescription: Prose }),
    response: Type.Pick(Competition, ['DatasetBindingDescription']),
  }),
};
