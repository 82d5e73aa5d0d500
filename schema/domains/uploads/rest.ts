import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { ById, Done, Id, Nullable, Time } from '#shared/rest/common.ts';

/** Purposes of files; each has its own extensions and size (uploads/rules.ts). */
export const uploadPurposes = [
  'result',
  'answer',
  'avatar',
  'asset',
  'post-image',
  'qualification',
  'solution',
  'reference',
  'identity',
  'dataset',
  'work-order',
  'notebook',
  'archive',
] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

export const UploadKey = Type.String({ pattern: '^[0-9a-f]{32}$' });

/** A stored file as its uploader refers to it later. Sizes in bytes. */
export const UploadRef = Type.Object({
  key: UploadKey,
  ext: Type.String({ maxLength: 16 }),
  name: Type.String({ minLength: 1, maxLength: 255 }),
  size: Type.Integer({ minimum: 0 }),
});
export type UploadRef = Static<typeof UploadRef>;

/** The purposes whose files may come in parts. */
const partedPurposes = ['dataset'] as const satisfies readonly UploadPurpose[];

/** SHA-256 in hex. */
const FileHash = Type.String({ pattern: '^[0-9a-f]{64}$' });

/** A file that comes in parts, and how far it is. */
export const UploadSession = Type.Object({
  _id: Id,
  Name: Type.String(),
  /** Bytes of the whole. */
  Size: Type.Integer(),
  /** Bytes of each part but the last. */
  PartSize: Type.Integer(),
  /** The numbers of the parts that have come, from 0, ascending. */
  Received: Type.Array(Type.Integer()),
  /** `open`: parts are awaited; `assembling`: they are put together; `done`, or `failed`. */
  State: Type.Enum(['open', 'assembling', 'done', 'failed']),
  /** Why it became no file, in Chinese. */
  Problem: Nullable(Type.String()),
  /** File that the upload became. */
  File: Nullable(UploadRef),
  /** Time at which an unfinished upload is discarded. */
  Expires: Time,
});
export type UploadSession = Static<typeof UploadSession>;

export const uploadCalls = {
  /** The paths are ours, here and of the parts: the specification shows none. */
  begin: call({
    operation: 'uploads.begin',
    method: 'POST',
    path: '/api/uploadSessions',
    access: 'member',
    refusals: ['BAD_USER_INPUT', 'CONFLICT'],
    summary:
      'Begins an upload in parts, or finds the one of the same file that has broken off: same purpose, name, size and time of change. 409 CONFLICT where the member’s files of the purpose would be too many',
    body: Type.Object({
      Purpose: Type.Enum(partedPurposes),
      Name: Type.String({ minLength: 1, maxLength: 255 }),
      Size: Type.Integer({ minimum: 0, maximum: 1e15 }),
      /** Time of the file's last change on its device, in ms. */
      Modified: Type.Integer({ minimum: 0, maximum: 1e15 }),
      /** Expected hash of the whole file; absent where the client can’t tell. */
      Hash: Type.Optional(FileHash),
    }),
    response: UploadSession,
  }),
  session: call({
    operation: 'uploads.session',
    method: 'GET',
    path: '/api/uploadSessions/:id',
    access: 'member',
    refusals: ['NOT_FOUND'],
    summary: 'How far an upload of the member’s is',
    params: ById,
    response: UploadSession,
  }),
  /** `application/octet-stream`; with `x-part-sha256`, a part that isn’t that is refused. */
  part: call({
    operation: 'uploads.part',
    method: 'PUT',
    path: '/api/uploadSessions/:id/parts/:number',
    access: 'member',
    refusals: ['NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT', 'RATE_LIMITED'],
    summary:
      'Takes in one part, in any order and again if need be; 400 BAD_USER_INPUT unless it has its size and its hash',
    params: Type.Object({ id: Id, number: Type.Integer({ minimum: 0, maximum: 100_000 }) }),
    response: UploadSession,
  }),
  complete: call({
    operation: 'uploads.complete',
    method: 'POST',
    path: '/api/uploadSessions/:id/complete',
    access: 'member',
    refusals: ['NOT_FOUND', 'CONFLICT'],
    summary:
      'Has the parts put together; a second time changes nothing. 409 CONFLICT while parts are missing',
    params: ById,
    response: UploadSession,
  }),
  cancel: call({
    operation: 'uploads.cancel',
    method: 'DELETE',
    path: '/api/uploadSessions/:id',
    access: 'member',
    refusals: ['NOT_FOUND', 'CONFLICT'],
    summary: 'Throws away an upload that isn’t done',
    params: ById,
    response: Done,
  }),
  /** multipart/form-data with the one field `file`; `purpose` says which rules apply. */
  upload: call({
    operation: 'uploads.upload',
    method: 'POST',
    path: '/api/uploads',
    access: 'member',
    // For results and answers; every other purpose needs `write` (uploads/rules.ts).
    scope: 'submit',
    refusals: ['FORBIDDEN', 'BAD_USER_INPUT', 'CONFLICT', 'RATE_LIMITED'],
    summary:
      'Stores one file of the member for one purpose; 403 FORBIDDEN for a token that may submit and not write, but for `result` and `answer`',
    query: Type.Object({ purpose: Type.Enum(uploadPurposes) }),
    response: Type.Object({ ...UploadRef.properties, url: Type.String() }),
  }),
  /**
   * Streams the file; `result` and `answer` files to their uploader, teammates and the organizer
   * only, `qualification` files to their uploader and the competition's managers, `identity` files
   * to administrators, `dataset` files to those who may read the dataset, `work-order` files to
   * their uploader, the work order’s creator and support staff, `notebook` files to their uploader,
   * `archive` files to no one.
   */
  download: call({
    operation: 'uploads.download',
    method: 'GET',
    path: '/api/uploads/:key',
    access: 'either',
    refusals: ['NOT_FOUND'],
    summary: 'The bytes of a stored file, with its name',
    params: Type.Object({ key: UploadKey }),
    response: Type.Unknown(),
  }),
};
