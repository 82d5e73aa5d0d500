import type { Readable } from 'node:stream';
import type { FilePart } from '../file-store.ts';

/** A stored file as parsers read it: in parts, or from its beginning. */
export interface StoredFile {
  ext: string;
  /** Bytes. */
  size: number;
  open: (part?: FilePart) => Promise<Readable>;
}
