import { and, asc, eq, gt } from 'drizzle-orm';
import type { Readable } from 'node:stream';
import type { Handle } from '#database/database.ts';
import { FileMissing } from '#files/missing.ts';
import type { ExportReader } from '#personal-data/entry.ts';
import type { Namers } from '#personal-data/named.ts';
import type { OwnFiles, Place, Placer } from '#personal-data/own-files.ts';
import { Refusal } from '@whaletide/server/refusal.ts';
import type { Services } from '#services.ts';
import { type UploadRow, uploads } from '#domains/uploads/tables.ts';
import { archivePaths } from './paths.ts';

const FILES_AT_ONCE = 200;

/** Ways to the files of an export, as the domains bring them. */
export interface FileSources {
  named: Namers;
  placed: readonly Placer[];
  ownFiles: readonly OwnFiles[];
}

/** File that an export may have. */
interface Candidate {
  path: string;
  /** Key of the upload that it is; null for any other. */
  key: string | null;
  size: number;
  open: () => Promise<Readable>;
}

/** A file that is in the archive, or that had no room there or is lost. */
export interface ListedFile {
  path: string;
  size: number;
}

async function* ownUploads(db: Handle, memberId: string): AsyncGenerator<UploadRow[]> {
  for (let after = ''; ;) {
    const rows = await db
      .select()
      .from(uploads)
      .where(and(eq(uploads.memberId, memberId), gt(uploads.key, after)))
      .orderBy(asc(uploads.key))
      .limit(FILES_AT_ONCE);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < FILES_AT_ONCE) return;
    after = last.key;
  }
}

/** All files of the reader's, each once, at the place that it has in the archive. */
async function* candidates(
  services: Services,
  { named, placed, ownFiles }: FileSources,
  reader: ExportReader,
): AsyncGenerator<Candidate> {
  const { database, files } = services;
  const pathOf = archivePaths('文件');
  const taken = new Set<string>();
  for (const source of ownFiles)
    for await (const { folders, name, size, hash, open } of source(services, reader)) {
      taken.add(hash);
      yield { path: pathOf(folders, name), key: null, size, open };
    }
  for await (const rows of ownUploads(database.db, reader.caller.id)) {
    const rest = rows.filter(({ hash }) => hash === null || !taken.has(hash));
    const keys = rest.map(({ key }) => key);
    const places = new Map<string, Place>();
    for (const place of keys.length > 0 ? placed : [])
      for (const [key, found] of await place(database.db, reader, keys, named))
        if (!places.has(key)) places.set(key, found);
    for (const { key, name: uploadName, size } of rest) {
      const { folders, name = uploadName } = places.get(key) ?? { folders: [] };
      yield { path: pathOf(folders, name), key, size, open: () => files.open(key) };
    }
  }
}

const isLost = (error: unknown): boolean =>
  error instanceof FileMissing || (error instanceof Refusal && error.code === 'NOT_FOUND');

/** The files of an export, and once they have been taken, which went in. */
export const filesOf = (
  services: Services,
  sources: FileSources,
  reader: ExportReader,
): {
  entries: () => AsyncGenerator<{ name: string; content: Readable }>;
  inside: ListedFile[];
  leftOut: ListedFile[];
  paths: ReadonlyMap<string, string>;
} => {
  const { exportFiles, exportFileBytes } = services.config.limits;
  const inside: ListedFile[] = [];
  const leftOut: ListedFile[] = [];
  const paths = new Map<string, string>();
  async function* entries() {
    let bytes = 0;
    for await (const { path, key, size, open } of candidates(services, sources, reader)) {
      const fits = inside.length < exportFiles && bytes + size <= exportFileBytes;
      const content = fits
        ? await open().catch((error: unknown) => {
            if (isLost(error)) return null;
            throw error;
          })
        : null;
      if (!content) {
        leftOut.push({ path, size });
        continue;
      }
      bytes += size;
      inside.push({ path, size });
      if (key !== null) paths.set(key, path);
      yield { name: path, content };
    }
  }
  return { entries, inside, leftOut, paths };
};
