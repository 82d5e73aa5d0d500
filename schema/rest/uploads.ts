import { type Static, Type } from 'typebox';
import { call } from './call.ts';

/** What a file is for; each purpose has its own extensions and size (rules/uploads.ts). */
export const uploadPurposes = [
  'result',
  'answer',
  'avatar',
  'asset',
  'post-image',
  'qualification',
  'solution',
  'identity',
  'dataset',
  'work-order',
] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

export const UploadKey = Type.String({ pattern: '^[0-9a-f]{32}$' });

/** A stored file as its uploader refers to it later (spec: object storage keys). Sizes in bytes. */
export const UploadRef = Type.Object({
  key: UploadKey,
  ext: Type.String({ maxLength: 16 }),
  name: Type.String({ minLength: 1, maxLength: 255 }),
  size: Type.Integer({ minimum: 0 }),
});
export type UploadRef = Static<typeof UploadRef>;

export const uploadCalls = {
  /** multipart/form-data with the one field `file`; `purpose` says which rules apply. */
  upload: call({
    operation: 'uploads.upload',
    method: 'POST',
    path: '/api/uploads',
    access: 'member',
    summary: 'Stores one file of the member for one purpose',
    query: Type.Object({ purpose: Type.Enum(uploadPurposes) }),
    response: Type.Object({ ...UploadRef.properties, url: Type.String() }),
  }),
  /** Streams the file; `result` and `answer` files to their uploader, teammates and the organizer only, `qualification` files to their uploader and the competition's managers, `identity` files to administrators, `dataset` files to those who may read the dataset, `work-order` files to their uploader, the work order’s creator and support staff. */
  download: call({
    operation: 'uploads.download',
    method: 'GET',
    path: '/api/uploads/:key',
    access: 'either',
    summary: 'The bytes of a stored file, with its name',
    params: Type.Object({ key: UploadKey }),
    response: Type.Unknown(),
  }),
};
