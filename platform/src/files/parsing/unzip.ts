import { pipeline, type Readable, type Transform } from 'node:stream';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { previewLimits } from '@whaletide/schema/domains/datasets/rules/dataset-files.ts';
import { entryName } from './archive.ts';

/** The beginning of a stream; what comes after so many bytes is never unpacked. */
export const beginningOf = async (
  stream: Readable,
  most: number = previewLimits.countedBytes,
): Promise<{ bytes: Buffer; isCut: boolean }> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > most) break;
  }
  stream.destroy();
  return { bytes: Buffer.concat(chunks).subarray(0, most), isCut: length > most };
};

/** Content of a packed stream; an error of either ends both. */
export const unpackedBy = (unpacker: Transform, packed: Readable): Readable => {
  pipeline(packed, unpacker, () => undefined);
  return unpacker;
};

const openArchive = (bytes: Buffer): Promise<ZipFile> =>
  fromBufferPromise(bytes, { lazyEntries: true, decodeStrings: false, validateEntrySizes: false });

/** Entries that are looked at: far more than are listed, or a workbook has. */
const MOST_ENTRIES = 20_000;

/** The entries of an archive by their names, as far as they are asked for. */
export async function* entriesOf(bytes: Buffer): AsyncGenerator<{
  name: string;
  size: number;
  read: (most?: number) => Promise<{ bytes: Buffer; isCut: boolean }>;
}> {
  const archive = await openArchive(bytes);
  let seen = 0;
  for await (const entry of archive.eachEntry() as AsyncIterable<Entry>) {
    seen += 1;
    if (seen > MOST_ENTRIES) return;
    yield {
      name: entryName(entry),
      size: entry.uncompressedSize,
      read: async (most) => beginningOf(await archive.openReadStreamPromise(entry), most),
    };
  }
}

/**
 * The beginnings of these parts of an archive, such as a workbook is, as texts; those that it hasn't
 * are left out. Of several with one name the first counts.
 *
 * @param mostOf bytes of the part that are unpacked; 0 for one that isn't wanted
 */
export const textsOf = async (
  bytes: Buffer,
  mostOf: (name: string) => number,
): Promise<Map<string, { text: string; isCut: boolean }>> => {
  const found = new Map<string, { text: string; isCut: boolean }>();
  for await (const { name, read } of entriesOf(bytes)) {
    const most = mostOf(name);
    if (most === 0 || found.has(name)) continue;
    const part = await read(most);
    found.set(name, { text: part.bytes.toString('utf8'), isCut: part.isCut });
  }
  return found;
};
