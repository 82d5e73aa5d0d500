import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { Compile } from 'typebox/compile';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  archiveLimits,
  BOARDS,
  DESCRIPTION,
  MANIFEST,
  RECEIPTS,
  WORKS,
} from '@whaletide/schema/domains/managing/rules/archives.ts';
import { measuredJson } from '#files/measured-json.ts';
import { newUploadKey } from '#domains/uploads/store/keys.ts';
import { ArchiveProblem, refuseArchive, shownName } from './archive-problem.ts';
import { Manifest } from './manifest.ts';
import { entriesOfArchive } from './zip-entries.ts';

export interface CheckTask {
  /** Place of the archive on the disk. */
  file: string;
  /** Bytes. */
  size: number;
  /** Folder for its files, each under a name of our own; who asks removes it. */
  folder: string;
  /** Bytes that it may have unpacked. */
  most: number;
}

/** An unpacked file. */
export interface UnpackedFile {
  path: string;
  /** Bytes. */
  size: number;
}

/** An archive whose every entry has the hash of the manifest. */
export interface CheckedArchive {
  manifest: Manifest;
  /** Content of competition.json; no more is known of it. */
  document: unknown;
  /** The same of works.json and boards.json; null in an archive without works. */
  works: unknown;
  boards: unknown;
  /** By their names. */
  files: Map<string, UnpackedFile>;
}

const BROKEN = '压缩包不完整或已损坏';
const manifestShape = Compile(Manifest);

/** Counts and hashes what passes, and ends what is longer than it said. */
const measured = (entry: Entry, name: string) => {
  const hash = createHash('sha256');
  let [size, checksum] = [0, 0];
  return {
    async *pass(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const part of source) {
        size += part.length;
        if (size > entry.uncompressedSize)
          refuseArchive(`条目「${shownName(name)}」比声明的大小更大`);
        checksum = crc32(part, checksum);
        hash.update(part);
        yield part;
      }
      if (size !== entry.uncompressedSize || checksum !== entry.crc32)
        refuseArchive(`条目「${shownName(name)}」已损坏`);
    },
    hash: () => hash.digest('hex'),
  };
};

const streamOf = async (archive: ZipFile, entry: Entry, name: string): Promise<Readable> => {
  try {
    return await archive.openReadStreamPromise(entry);
  } catch {
    return refuseArchive(`条目「${shownName(name)}」已损坏`);
  }
};

/** Reads an entry: a stream that fails is a fault of the entry. */
const reading = async <T>(name: string, read: () => Promise<T>): Promise<T> => {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ArchiveProblem) throw error;
    const { code = '' } = error as NodeJS.ErrnoException;
    if (/^(?:ENOSPC|EIO|EACCES|EMFILE)$/.test(code)) throw error;
    return refuseArchive(`条目「${shownName(name)}」已损坏`);
  }
};

interface Whole {
  text: Buffer;
  hash: string;
}

const readWhole = (archive: ZipFile, entry: Entry, name: string, most: number): Promise<Whole> =>
  reading(name, async () => {
    if (entry.uncompressedSize > most) refuseArchive(`条目「${name}」过大`);
    const measure = measured(entry, name);
    const parts: Buffer[] = [];
    for await (const part of measure.pass(await streamOf(archive, entry, name))) parts.push(part);
    return { text: Buffer.concat(parts), hash: measure.hash() };
  });

const parsed = ({ text }: Whole, name: string): unknown => {
  const { nesting, values } = measuredJson(text);
  if (nesting > archiveLimits.nesting)
    refuseArchive(`条目「${name}」的层次过深，最多 ${archiveLimits.nesting} 层`);
  if (values > archiveLimits.values) refuseArchive(`条目「${name}」的内容过多`);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text)) as unknown;
  } catch {
    return refuseArchive(`条目「${name}」不是有效的 JSON`);
  }
};

const manifestOf = (value: unknown): Manifest => {
  const { format, version } = (value ?? {}) as { format?: unknown; version?: unknown };
  if (format !== ARCHIVE_FORMAT) refuseArchive('清单 manifest.json 不是导出的竞赛的清单');
  if (version !== ARCHIVE_VERSION)
    refuseArchive(
      `清单 manifest.json 的格式版本是 ${shownName(String(version))}，本站只能导入版本 ${ARCHIVE_VERSION}`,
    );
  if (!manifestShape.Check(value)) return refuseArchive('清单 manifest.json 不符合格式');
  return value;
};

/** Every entry stands in the manifest once, and every line of it has an entry. */
const checkListed = ({ entries: listed, withWorks }: Manifest, entries: Map<string, Entry>) => {
  const known = new Set<string>();
  for (const { name, size } of listed) {
    const entry = entries.get(name);
    if (!entry || name === MANIFEST) return refuseArchive(`缺少清单中的条目「${shownName(name)}」`);
    if (known.has(name)) refuseArchive(`清单中的条目「${name}」重复出现`);
    if (entry.uncompressedSize !== size) refuseArchive(`条目「${name}」的大小与清单不一致`);
    known.add(name);
  }
  for (const name of entries.keys())
    if (name !== MANIFEST && !known.has(name)) refuseArchive(`清单中没有条目「${name}」`);
  const needed = [DESCRIPTION, ...(withWorks ? [WORKS, BOARDS, RECEIPTS] : [])];
  for (const name of needed) if (!known.has(name)) refuseArchive(`缺少条目「${name}」`);
};

const openArchive = async (file: string): Promise<ZipFile> => {
  try {
    return await openPromise(file, { autoClose: false, decodeStrings: false });
  } catch {
    return refuseArchive(BROKEN);
  }
};

const directoryOf = async (archive: ZipFile, task: CheckTask) => {
  try {
    return await entriesOfArchive(archive, task);
  } catch (error) {
    if (error instanceof ArchiveProblem) throw error;
    return refuseArchive(BROKEN);
  }
};

/** Entries whose content is read, the others are files. */
const documents = [DESCRIPTION, WORKS, BOARDS, RECEIPTS];

/**
 * Checks an archive whole and unpacks its files: its directory, the manifest, and each entry's size,
 * checksum and hash.
 * @throws ArchiveProblem with the entry
 */
export const checkArchive = async (task: CheckTask): Promise<CheckedArchive> => {
  const archive = await openArchive(task.file);
  const files = new Map<string, UnpackedFile>();
  try {
    const entries = await directoryOf(archive, task);
    const first = entries.get(MANIFEST);
    if (!first) return refuseArchive(BROKEN);
    const whole = await readWhole(archive, first, MANIFEST, archiveLimits.manifest);
    const manifest = manifestOf(parsed(whole, MANIFEST));
    checkListed(manifest, entries);
    const contents = new Map<string, unknown>();
    for (const { name, sha256 } of manifest.entries) {
      const entry = entries.get(name);
      if (!entry) return refuseArchive(BROKEN);
      let hash: string;
      if (documents.includes(name)) {
        const read = await readWhole(archive, entry, name, archiveLimits.document);
        hash = read.hash;
        if (hash === sha256) contents.set(name, parsed(read, name));
      } else {
        const place = path.join(task.folder, newUploadKey());
        files.set(name, { path: place, size: entry.uncompressedSize });
        const measure = measured(entry, name);
        await reading(name, async () =>
          pipeline(
            measure.pass(await streamOf(archive, entry, name)),
            createWriteStream(place, { flags: 'wx' }),
          ),
        );
        hash = measure.hash();
      }
      if (hash !== sha256) refuseArchive(`条目「${name}」的哈希与清单不一致`);
    }
    return {
      manifest,
      document: contents.get(DESCRIPTION),
      works: contents.get(WORKS) ?? null,
      boards: contents.get(BOARDS) ?? null,
      files,
    };
  } finally {
    archive.close();
  }
};
