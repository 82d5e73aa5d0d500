import type { Readable } from 'node:stream';
import type { Handle } from '../database/database.ts';
import type { Services } from '../services.ts';
import type { ExportReader } from './entry.ts';
import type { Namers } from './named.ts';

/** Place of a file in an export: the folders of the thing that it belongs to, and its name. */
export interface Place {
  folders: readonly string[];
  /** Name that it has there; that of the upload where it isn't said. */
  name?: string;
}

/** Places of those of these uploads that belong to something, by their keys. */
export type Placer = (
  db: Handle,
  reader: ExportReader,
  keys: readonly string[],
  namers: Namers,
) => Promise<Map<string, Place>>;

/** A file of the member's beside the uploads. */
export interface OwnFile extends Place {
  name: string;
  /** Bytes. */
  size: number;
  /** SHA-256 of its bytes, in hex; an upload of the same ones isn't there twice. */
  hash: string;
  open: () => Promise<Readable>;
}

/** Files that the member has without having uploaded them, such as notebooks of forks. */
export type OwnFiles = (services: Services, reader: ExportReader) => AsyncIterable<OwnFile>;
