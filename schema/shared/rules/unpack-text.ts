import { crc32 } from './crc32.ts';
import { directoryOf, type ZipEntry } from './zip-directory.ts';

/** A text's bytes out of what was uploaded, or why they can't be had, in Chinese. */
export type UnpackedText = { bytes: Uint8Array; problem: null } | { bytes: null; problem: string };

const EXCEL = '这是 Excel 工作簿，请在 Excel 中另存为“CSV UTF-8（逗号分隔）”后再提交';
const TEXT_NAME = /\.(csv|tsv|txt)$/i;
/** Files that systems put beside those of people. */
const SYSTEM_NAME = /(^|\/)(\.[^/]*|Thumbs\.db|desktop\.ini)$|^__MACOSX\//i;
/** Names of files that a message tells. */
const NAMES_SHOWN = 3;

const startsWith = (bytes: Uint8Array, ...head: number[]) =>
  head.every((byte, index) => bytes[index] === byte);

const isGzip = (bytes: Uint8Array) => startsWith(bytes, 0x1f, 0x8b);
const isZip = (bytes: Uint8Array) =>
  startsWith(bytes, 0x50, 0x4b, 3, 4) || startsWith(bytes, 0x50, 0x4b, 5, 6);
/** The old format of Excel and Word. */
const isOffice = (bytes: Uint8Array) => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);

const refused = (problem: string): UnpackedText => ({ bytes: null, problem });

const joined = (parts: readonly Uint8Array[], size: number): Uint8Array => {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
};

/**
 * Decompresses as much as is allowed; a bomb is left where it goes beyond.
 *
 * @param maxSize bytes
 */
const inflate = async (
  packed: Uint8Array<ArrayBuffer>,
  format: 'gzip' | 'deflate-raw',
  maxSize: number,
): Promise<UnpackedText> => {
  const stream = new DecompressionStream(format);
  const writer = stream.writable.getWriter();
  // A failure here makes the reading fail as well.
  const written = writer.write(packed).then(() => writer.close());
  written.catch(() => undefined);
  const reader = stream.readable.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { bytes: joined(parts, size), problem: null };
      size += value.length;
      if (size > maxSize) {
        reader.cancel().catch(() => undefined);
        return refused(`解压后的文件超过限制（${Math.floor(maxSize / 1024)} KB）`);
      }
      parts.push(value);
    }
  } catch {
    return refused('压缩文件已损坏，无法解压');
  }
};

const ownBytes = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

const inflated = async (
  bytes: Uint8Array,
  entry: ZipEntry,
  maxSize: number,
): Promise<UnpackedText> => {
  const packed = bytes.subarray(entry.start, entry.start + entry.packedSize);
  if (packed.length < entry.packedSize) return refused('压缩文件已损坏，无法解压');
  if (entry.method === 0)
    return packed.length > maxSize
      ? refused(`解压后的文件超过限制（${Math.floor(maxSize / 1024)} KB）`)
      : { bytes: packed, problem: null };
  return entry.method === 8
    ? inflate(ownBytes(packed), 'deflate-raw', maxSize)
    : refused('ZIP 的压缩方式无法识别，请用常用的方式压缩');
};

/** The file of an entry, whose checksum has to be that of the directory. */
const contentOf = async (
  bytes: Uint8Array,
  entry: ZipEntry,
  maxSize: number,
): Promise<UnpackedText> => {
  if (entry.isEncrypted) return refused('ZIP 设有密码，请去掉密码后再提交');
  const content = await inflated(bytes, entry, maxSize);
  return content.problem === null && crc32(content.bytes) !== entry.checksum
    ? refused('压缩文件已损坏（校验和不符），请重新压缩后再提交')
    : content;
};

const unpackZip = async (bytes: Uint8Array, maxSize: number): Promise<UnpackedText> => {
  const entries = directoryOf(bytes);
  if (!entries) return refused('压缩文件已损坏，无法解压');
  if (entries.some(({ name }) => name.startsWith('xl/'))) return refused(EXCEL);
  const own = entries.filter(({ name }) => !name.endsWith('/') && !SYSTEM_NAME.test(name));
  const [entry, ...others] = own;
  if (!entry || others.length > 0) {
    const names = own.slice(0, NAMES_SHOWN).map(({ name }) => name.slice(-40));
    const read =
      own.length > 0 ? `：${names.join('、')}${own.length > NAMES_SHOWN ? ' 等' : ''}` : '';
    return refused(`ZIP 中应只有一个 CSV 文件，实有${own.length}个文件${read}`);
  }
  if (!TEXT_NAME.test(entry.name))
    return refused(`ZIP 中应为 CSV 文件，实为 ${entry.name.slice(-40)}`);
  return contentOf(bytes, entry, maxSize);
};

/**
 * Takes a text out of what it was packed into, told by its first bytes: `.gz`, or a ZIP of one CSV;
 * what isn't packed stays as it is. Excel's files are told how to be saved.
 *
 * @param maxSize largest size of what is unpacked, in bytes
 */
export const unpackText = async (bytes: Uint8Array, maxSize: number): Promise<UnpackedText> => {
  if (isGzip(bytes)) return inflate(ownBytes(bytes), 'gzip', maxSize);
  if (isZip(bytes)) return unpackZip(bytes, maxSize);
  if (isOffice(bytes)) return refused(EXCEL);
  return { bytes, problem: null };
};
