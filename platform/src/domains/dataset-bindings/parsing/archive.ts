import { buffer } from 'node:stream/consumers';
import type { ParsedFile } from '@whaletide/schema/rest/dataset-bindings.ts';
import { previewLimits } from '@whaletide/schema/rules/dataset-files.ts';
import type { StoredFile } from './stored-file.ts';
import { withoutNul } from './plain-text.ts';

// The layout of ZIP archives: APPNOTE.TXT of PKWARE, sections 4.3.12 to 4.3.16.

const END = 0x06054b50;
const END_SIZE = 22;
const LONGEST_COMMENT = 0xffff;
const ENTRY = 0x02014b50;
const ENTRY_SIZE = 46;
const END_64_LOCATOR = 0x07064b50;
const END_64_LOCATOR_SIZE = 20;
const END_64 = 0x06064b50;
const END_64_SIZE = 56;
const IN_END_64 = 0xffffffff;
const UTF_8_NAME = 0x800;

/** Of the directory, so much is read: 500 entries with the longest sensible names. */
const DIRECTORY_BYTES = 1024 * 1024;

type Source = Pick<StoredFile, 'size' | 'open'>;

const read = async ({ size, open }: Source, start: number, length: number): Promise<Buffer> =>
  start < 0 || length <= 0 || start >= size
    ? Buffer.alloc(0)
    : buffer(await open({ start, end: Math.min(start + length, size) - 1 }));

interface Directory {
  entries: number;
  start: number;
  length: number;
}

/** Where the archive's directory is, by the record at its end; null in what is no archive. */
const findDirectory = async (file: Source): Promise<Directory | null> => {
  const before = Math.max(0, file.size - END_SIZE - LONGEST_COMMENT - END_64_LOCATOR_SIZE);
  const tail = await read(file, before, file.size - before);
  let at = tail.length - END_SIZE;
  while (at >= 0 && tail.readUInt32LE(at) !== END) at -= 1;
  if (at < 0) return null;
  const start = tail.readUInt32LE(at + 16);
  const entries = tail.readUInt16LE(at + 10);
  if (start !== IN_END_64 && entries !== 0xffff)
    return { entries, start, length: tail.readUInt32LE(at + 12) };
  const locator = at - END_64_LOCATOR_SIZE;
  if (locator < 0 || tail.readUInt32LE(locator) !== END_64_LOCATOR)
    return { entries, start, length: tail.readUInt32LE(at + 12) };
  const end = await read(file, Number(tail.readBigUInt64LE(locator + 8)), END_64_SIZE);
  if (end.length < END_64_SIZE || end.readUInt32LE(0) !== END_64) return null;
  return {
    entries: Number(end.readBigUInt64LE(32)),
    length: Number(end.readBigUInt64LE(40)),
    start: Number(end.readBigUInt64LE(48)),
  };
};

/** Signs that would turn the name around, or that are none. */
// eslint-disable-next-line no-control-regex -- control characters are some of them
const INVISIBLE = /[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** UTF-8 where the archive says so or it can be; else the encoding of older Chinese programs. */
const nameOf = (bytes: Buffer, flags: number): string => {
  const utf8 = new TextDecoder('utf-8', { fatal: (flags & UTF_8_NAME) === 0 });
  let name: string;
  try {
    name = utf8.decode(bytes);
  } catch {
    name = new TextDecoder('gb18030').decode(bytes);
  }
  return withoutNul(name.replace(INVISIBLE, '')).slice(0, previewLimits.cell);
};

/**
 * Lists an archive from its directory, within bounds; nothing is ever unpacked, and names are
 * text to be shown, never paths.
 * @returns null for what is no archive
 */
export const listArchive = async (file: Source): Promise<ParsedFile['zip']> => {
  const directory = await findDirectory(file);
  if (!directory || directory.start + directory.length > file.size) return null;
  const bytes = await read(file, directory.start, Math.min(directory.length, DIRECTORY_BYTES));
  const Entries: { Name: string; Size: number }[] = [];
  let at = 0;
  let seen = 0;
  let unpacked = 0;
  while (
    at + ENTRY_SIZE <= bytes.length &&
    bytes.readUInt32LE(at) === ENTRY &&
    Entries.length < previewLimits.entries &&
    unpacked < previewLimits.unpackedBytes
  ) {
    const nameEnd = at + ENTRY_SIZE + bytes.readUInt16LE(at + 28);
    if (nameEnd > bytes.length) break;
    const Name = nameOf(bytes.subarray(at + ENTRY_SIZE, nameEnd), bytes.readUInt16LE(at + 8));
    const Size = bytes.readUInt32LE(at + 24);
    if (!Name.endsWith('/')) Entries.push({ Name, Size });
    seen += 1;
    unpacked += Size;
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return { Entries, EntriesNumber: directory.entries, Truncated: seen < directory.entries };
};
