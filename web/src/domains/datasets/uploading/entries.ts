import type { UploadedFile } from '../../../lib/upload.ts';

/** A file of the version that is being made: one that is there, or one on its way. */
export interface FileEntry {
  /** Of this list alone. */
  id: number;
  /** Folders and name, apart by slashes; its author may change it. */
  path: string;
  /** Bytes. */
  size: number;
  state: 'waiting' | 'uploading' | 'paused' | 'failed' | 'done';
  /** How much of it has come, from 0 to 1. */
  part: number;
  problem: string | null;
  /** What is uploaded; absent for what is stored. */
  file?: File;
  /** What a cancelled upload is thrown away by. */
  uploadId?: string;
  uploaded?: Pick<UploadedFile, 'key' | 'name'>;
}

/** What a mutation takes of those that are there. */
export const fileInputs = (entries: readonly FileEntry[]) =>
  entries.flatMap(({ path, uploaded }) => (uploaded ? [{ ...uploaded, path: path.trim() }] : []));

/** Tells whether no file is under way; one that has failed is left out, and holds nothing up. */
export const allDone = (entries: readonly FileEntry[]): boolean =>
  entries.every(({ state }) => state === 'done' || state === 'failed');

/** Files that have not come, and won't. */
export const failedOf = (entries: readonly FileEntry[]): FileEntry[] =>
  entries.filter(({ state }) => state === 'failed');
