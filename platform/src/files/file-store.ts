import type { Readable } from 'node:stream';

/** Storage of the bytes of uploads. Keys are our own random hex, so none leads out of the store. */
export interface FileStore {
  /** Takes over the finished file at this path; it is gone from there afterwards. */
  put: (key: string, file: string) => Promise<void>;
  /**
   * The bytes of a stored file, or of a part of it.
   * @throws FileMissing when the store doesn't have it
   */
  open: (key: string, part?: FilePart) => Promise<Readable>;
  /**
   * Address at which a process without the store's secrets reads this one file (`contentAt`): of the
   * disk, or one that is good for some minutes.
   */
  locate: (key: string) => Promise<string>;
  /** Removes a stored file; where there is none, nothing happens. */
  remove: (key: string) => Promise<void>;
  /** Every stored file, in no order. */
  list: () => AsyncIterable<StoredFile>;
}

export interface StoredFile {
  key: string;
  /** Time at which it was stored. */
  date: Date;
}

/** Bytes by their position, both included. */
export interface FilePart {
  start: number;
  end: number;
}
