import type { UploadedFile } from '#lib/upload.ts';

/** A file of the version that is being made: one that is there, or one on its way. */
export interface FileEntry {
  /** Id within this list only. */
  id: number;
  /** Folders and name, apart by slashes; its author may change it. */
  path: string;
  /** Bytes. */
  size: number;
  state: 'waiting' | 'uploading' | 'paused' | 'failed' | 'done';
  /** Uploaded part of it, from 0 to 1. */
  part: number;
  problem: string | null;
  /** File to upload; absent for stored ones. */
  file?: File;
  /** Id by which a cancelled upload is discarded. */
  uploadId?: string;
  uploaded?: Pick<UploadedFile, 'key' | 'name'>;
}

/** Maps the uploaded entries to a mutation's input. */
export const fileInputs = (entries: readonly FileEntry[]) =>
  entries.flatMap(({ path, uploaded }) => (uploaded ? [{ ...uploaded, path: path.trim() }] : []));

/** Tells whether no file is under way; one that has failed is left out, and holds nothing up. */
export const allDone = (entries: readonly FileEntry[]): boolean =>
  entries.every(({ state }) => state === 'done' || state === 'failed');

/** Files that have not come, and won't. */
export const failedOf = (entries: readonly FileEntry[]): FileEntry[] =>
  entries.filter(({ state }) => state === 'failed');
