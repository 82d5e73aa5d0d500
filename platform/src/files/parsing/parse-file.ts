import { createGunzip } from 'node:zlib';
import { Readable } from 'node:stream';
import type { ParsedFile } from '@whaletide/schema/domains/dataset-bindings/rest.ts';
import { type FileKind, fileKind } from '@whaletide/schema/domains/datasets/rules/dataset-files.ts';
import { extensionOf } from '@whaletide/schema/domains/uploads/rules.ts';
import type { FileEncoding } from '@whaletide/schema/shared/rules/likely-encoding.ts';
import { listArchive } from './archive.ts';
import { boundedOpen } from './bounded-open.ts';
import { readDelimited } from './delimited.ts';
import { readGeoJson, readJsonLines, readJsonRecords } from './json-rows.ts';
import { readNpy } from './npy.ts';
import { readParquet } from './parquet/parquet.ts';
import { readPlainText } from './plain-text.ts';
import { readBounded } from './read-bounded.ts';
import type { RowSource } from './row-source.ts';
import type { StoredFile } from './stored-file.ts';
import { summarise, type TableWindow } from './table.ts';
import { beginningOf, entriesOf, unpackedBy } from './unzip.ts';
import { readWorkbook } from './xlsx.ts';

const START: TableWindow = { row: 0, column: 0 };

/** Readers of a table's rows, by its extension. */
const readers: Record<
  string,
  (file: StoredFile, window: TableWindow) => Promise<RowSource | null>
> = {
  '.csv': readDelimited,
  '.tsv': readDelimited,
  '.jsonl': readJsonLines,
  '.ndjson': readJsonLines,
  '.geojson': readGeoJson,
  '.json': readJsonRecords,
  '.xlsx': readWorkbook,
  '.parquet': readParquet,
  '.npy': readNpy,
};

const nothing = { table: null, zip: null, text: null };

const asText = async (file: StoredFile): Promise<ParsedFile> => ({
  ...nothing,
  parser_type: 'plain_text',
  text: await readPlainText(file),
});

/** Kinds of tables that are texts as well, for what is no table after all. */
const TEXTS = ['.jsonl', '.ndjson', '.geojson'];

const parseTable = async (file: StoredFile, window: TableWindow): Promise<ParsedFile | null> => {
  const source = await readers[file.ext]?.(file, window);
  if (source)
    return { ...nothing, parser_type: 'table_data', table: await summarise(source, window) };
  return TEXTS.includes(file.ext) && file.size > 0 ? asText(file) : null;
};

/** A file that is unpacked already, as parsers read it. */
const unpacked = (name: string, bytes: Buffer, isCut: boolean): StoredFile => ({
  ext: extensionOf(name),
  // A size beyond the content says that the text is cut.
  size: bytes.length + (isCut ? 1 : 0),
  open: (part) =>
    Promise.resolve(Readable.from([part ? bytes.subarray(part.start, part.end + 1) : bytes])),
});

/** Parses what is packed in a file: `.csv.gz` is a table. */
const parseGzip = async (file: StoredFile & { name: string }, options: ParseOptions) => {
  const inner = file.name.replace(/\.gz$/i, '');
  const kind = fileKind(extensionOf(inner));
  if (kind !== 'table_data' && kind !== 'plain_text') return null;
  const { bytes, isCut } = await beginningOf(unpackedBy(createGunzip(), await file.open()));
  return parseFile(kind, { ...unpacked(inner, bytes, isCut), name: inner }, options);
};

export interface ParseOptions {
  window?: TableWindow | undefined;
  /** The name of a file within an archive, in place of the archive. */
  entry?: string | undefined;
  /** Encoding that the reader has chosen for a text; the likeliest unless said. */
  encoding?: FileEncoding | undefined;
}

/** Reads a file within an archive; null for one that can't be shown, or isn't there. */
const parseEntry = async (file: StoredFile, entry: string, options: ParseOptions) => {
  const kind = fileKind(extensionOf(entry));
  if (kind !== 'table_data' && kind !== 'plain_text') return null;
  const { bytes: archive, isCut: isTooLarge } = await readBounded(file);
  if (isTooLarge) return null;
  for await (const { name, read } of entriesOf(archive)) {
    if (name !== entry) continue;
    const { bytes, isCut } = await read();
    return parseFile(kind, { ...unpacked(entry, bytes, isCut), name: entry }, options);
  }
  return null;
};

/**
 * Parses the part of a file that is shown; null for one that isn't what its extension says.
 * @throws Error where the store can't give the file
 */
export const parseStored = async (
  kind: FileKind,
  file: StoredFile & { name?: string },
  options: ParseOptions = {},
): Promise<ParsedFile | null> => {
  const { open, failure } = boundedOpen(file);
  try {
    return await parseFile(kind, { ...file, open }, options);
  } catch (error) {
    if (failure() !== undefined) throw error;
    return null;
  }
};

/** The same; what is broken may throw too. */
export const parseFile = async (
  kind: FileKind,
  given: StoredFile & { name?: string },
  { window = START, entry, encoding }: ParseOptions = {},
): Promise<ParsedFile | null> => {
  const file = { ...given, encoding };
  const inner = { window, encoding };
  if (entry !== undefined) return kind === 'zip' ? parseEntry(file, entry, inner) : null;
  switch (kind) {
    case 'table_data':
      return parseTable(file, window);
    case 'zip': {
      const zip = await listArchive(file);
      return zip && { ...nothing, parser_type: kind, zip };
    }
    case 'gzip':
      return parseGzip({ ...file, name: file.name ?? '' }, inner);
    case 'plain_text':
      return (await parseTable(file, window)) ?? asText(file);
    case 'image':
    case 'pdf':
    case 'model':
      return { ...nothing, parser_type: kind };
  }
};
