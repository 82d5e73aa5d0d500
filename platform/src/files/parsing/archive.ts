import type { ParsedFile } from '@whaletide/schema/domains/dataset-bindings/rest.ts';
import { previewLimits } from '@whaletide/schema/domains/datasets/rules/dataset-files.ts';
import { type Entry, fromRandomAccessReaderPromise, type ZipFile } from 'yauzl';
import { ArchiveReader, type Source } from './archive-reader.ts';
import { withoutNul } from './plain-text.ts';

/** In an entry's flags: its name is UTF-8. */
const UTF_8_NAME = 0x800;

/** Signs that would turn the name around, or that are none. */
const INVISIBLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

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

/** The name of an entry, as it is listed. */
export const entryName = ({ fileNameRaw, generalPurposeBitFlag }: Entry): string =>
  nameOf(fileNameRaw, generalPurposeBitFlag);

/** An archive may claim any number; the largest that GraphQL says as one. */
const MAX_CLAIMED = 2 ** 31 - 1;

type Listing = NonNullable<ParsedFile['zip']>;

/** Its entries within the bounds; what can't be read ends the listing. */
const entriesOf = async (archive: ZipFile): Promise<Listing> => {
  const Entries: Listing['Entries'] = [];
  let seen = 0;
  let unpacked = 0;
  try {
    for await (const entry of archive.eachEntry()) {
      const Name = entryName(entry);
      const Size = entry.uncompressedSize;
      if (!Name.endsWith('/')) Entries.push({ Name, Size });
      seen += 1;
      unpacked += Size;
      if (Entries.length >= previewLimits.entries || unpacked >= previewLimits.unpackedBytes) break;
    }
  } catch (error) {
    if (seen === 0) throw error;
  }
  const { entryCount } = archive;
  return {
    Entries,
    EntriesNumber: Math.min(entryCount, MAX_CLAIMED),
    Truncated: seen < entryCount,
  };
};

/**
 * Lists an archive from its directory, within bounds; nothing is ever unpacked, and names are
 * text to be shown, never paths.
 * @returns null for what is no archive
 */
export const listArchive = async (file: Source): Promise<ParsedFile['zip']> => {
  const reader = new ArchiveReader(file);
  const listed = fromRandomAccessReaderPromise(reader, file.size, {
    lazyEntries: true,
    // Names are ours to decode, and sizes that disagree do no harm without unpacking.
    decodeStrings: false,
    validateEntrySizes: false,
  }).then(entriesOf);
  const listing = await listed.catch(() => null);
  if (reader.failure !== undefined) throw reader.failure;
  return listing;
};
