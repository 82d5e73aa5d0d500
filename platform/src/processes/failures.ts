import type { UnfinishedReason } from './unfinished-task.ts';

/** A file, or one within an archive, by its bytes. */
interface WorkedFile {
  /** SHA-256 of its bytes, in hex; the key of an upload without one. */
  file: string;
  /** Name of a file within it. */
  part?: string | undefined;
}

/** Memory of the files that work couldn't be finished on. */
export interface Failures {
  /** Tells whether work on the file has failed and isn't to be tried now. */
  has: (file: WorkedFile) => Promise<boolean>;
  /** Remembers that work on the file wasn't finished. */
  add: (file: WorkedFile, reason: UnfinishedReason) => Promise<void>;
}
