import type { Readable } from 'node:stream';
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

const openArchive = (bytes: Buffer): Promise<ZipFile> =>
  fromBufferPromise(bytes, { lazyEntries: true, decodeStrings: false, validateEntrySizes: false });

/** The entries of an archive by their names, as far as they are asked for. */
export async function* entriesOf(bytes: Buffer): AsyncGenerator<{
  name: string;
  size: number;
  read: () => Promise<{ bytes: Buffer; isCut: boolean }>;
}> {
  const archive = await openArchive(bytes);
  for await (const entry of archive.eachEntry() as AsyncIterable<Entry>)
    yield {
      name: entryName(entry),
      size: entry.uncompressedSize,
      read: async () => beginningOf(await archive.openReadStreamPromise(entry)),
    };
}

/** The texts of these parts of an archive, such as a workbook is; those that it hasn't are left out. */
export const textsOf = async (
  bytes: Buffer,
  wanted: (name: string) => boolean,
): Promise<Map<string, { text: string; isCut: boolean }>> => {
  const found = new Map<string, { text: string; isCut: boolean }>();
  for await (const { name, read } of entriesOf(bytes))
    if (wanted(name)) {
      const part = await read();
      found.set(name, { text: part.bytes.toString('utf8'), isCut: part.isCut });
    }
  return found;
};
