/** A file in a ZIP, as its directory says. */
export interface ZipEntry {
  name: string;
  /** 0 is stored, 8 deflated. */
  method: number;
  isEncrypted: boolean;
  /** CRC-32 of the file as it was before it was packed. */
  checksum: number;
  /** Bytes that it takes in the ZIP, and the place of the first of them. */
  packedSize: number;
  start: number;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_SIZE = 22;
/** The longest comment that can follow the end of the directory. */
const MAX_COMMENT = 65_535;
/** A ZIP of more files than these isn't one CSV. */
const MAX_ENTRIES = 1_000;

const endAt = (view: DataView): number => {
  const last = view.byteLength - END_SIZE;
  for (let at = last; at >= 0 && at >= last - MAX_COMMENT; at -= 1)
    if (view.getUint32(at, true) === END) return at;
  return -1;
};

const nameOf = (bytes: Uint8Array, isUtf8: boolean): string =>
  new TextDecoder(isUtf8 ? 'utf-8' : 'gb18030').decode(bytes);

const entryAt = (view: DataView, bytes: Uint8Array, at: number): ZipEntry & { size: number } => {
  if (view.getUint32(at, true) !== ENTRY) throw new RangeError('no entry');
  const flags = view.getUint16(at + 8, true);
  const nameLength = view.getUint16(at + 28, true);
  const size = 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  const local = view.getUint32(at + 42, true);
  if (view.getUint32(local, true) !== LOCAL) throw new RangeError('no file');
  const header = 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  return {
    name: nameOf(bytes.subarray(at + 46, at + 46 + nameLength), (flags & 0x800) !== 0),
    method: view.getUint16(at + 10, true),
    isEncrypted: (flags & 1) !== 0,
    checksum: view.getUint32(at + 16, true),
    packedSize: view.getUint32(at + 20, true),
    start: local + header,
    size,
  };
};

/**
 * Reads the directory of a ZIP (APPNOTE 4.3), at most a thousand files; null where it is damaged or
 * larger than 4 GiB.
 */
export const directoryOf = (bytes: Uint8Array): ZipEntry[] | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endAt(view);
  if (end < 0) return null;
  const count = Math.min(view.getUint16(end + 10, true), MAX_ENTRIES);
  let at = view.getUint32(end + 16, true);
  const entries: ZipEntry[] = [];
  try {
    for (let index = 0; index < count; index += 1) {
      const { size, ...entry } = entryAt(view, bytes, at);
      entries.push(entry);
      at += size;
    }
  } catch (error) {
    // The view's error: the directory points outside of the file.
    if (error instanceof RangeError) return null;
    throw error;
  }
  return entries;
};
