import { buffer } from 'node:stream/consumers';
import type { UploadPurpose } from '@whaletide/schema/domains/uploads/rest.ts';
import type { Caller } from '#http/caller.ts';
import type { Services } from '#services.ts';
import { ownUpload } from '../uploads/store/uploads.ts';

/** A file that settings name. */
interface NamedFile {
  name: string;
  read: () => Promise<Buffer>;
}

/** Files that who sends settings may name, by key and purpose; undefined for all others. */
export type NamedFiles = (key: string, purpose: UploadPurpose) => Promise<NamedFile | undefined>;

/** The caller's own uploads. */
export const ownFiles =
  ({ database: { db }, files }: Pick<Services, 'database' | 'files'>, caller: Caller): NamedFiles =>
  async (key, purpose) => {
    const upload = await ownUpload(db, { memberId: caller.id, purpose, key });
    return upload && { name: upload.name, read: async () => buffer(await files.open(key)) };
  };
