import type { Readable } from 'node:stream';
import type { FileEncoding } from '@whaletide/schema/shared/rules/likely-encoding.ts';
import type { FilePart } from '../file-store.ts';

/** A stored file as parsers read it: in parts, or from its beginning. */
export interface StoredFile {
  ext: string;
  /** Bytes. */
  size: number;
  /** Encoding that its reader has chosen; the likeliest unless said. */
  encoding?: FileEncoding | undefined;
  open: (part?: FilePart) => Promise<Readable>;
}
