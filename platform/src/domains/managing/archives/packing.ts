import { archiveLimits } from '@whaletide/schema/domains/managing/rules/archives.ts';
import { extensionOf } from '@whaletide/schema/domains/uploads/rules.ts';
import type { UploadPurpose } from '@whaletide/schema/domains/uploads/rest.ts';
import { badInput } from '#refusal.ts';
import { fileUrl } from '#domains/uploads/store/uploads.ts';
import type { UploadRow } from '#domains/uploads/tables.ts';

/** An upload as a document names it before it is packed. */
export interface NamedUpload {
  $upload: string;
  purpose: UploadPurpose;
}

/** Content that is no upload. */
export interface NamedContent {
  $content: string | Uint8Array;
  folder: string;
  name: string;
  purpose: UploadPurpose;
}

/** An entry of an archive: a stored file, or content. */
export type PackedEntry = { entry: string; size: number; sealed: boolean } & (
  { key: string; name: string } | { content: string | Uint8Array }
);

/** Addresses of uploads in texts. */
const ADDRESS = /\/files\/([0-9a-f]{32})/g;
/** The same in an archive. */
const ARCHIVED = /archive:(files\/[1-9]\d{0,6}(?:\.[a-z0-9]{1,12})?)/g;
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Purposes of files that everyone reads: texts may show them. */
const open: readonly UploadPurpose[] = ['asset', 'post-image'];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isBytes = (value: unknown) => value instanceof Uint8Array;

/** Keys of all uploads that a document names, or whose address stands in a text. */
export const namedKeys = (value: unknown): string[] => {
  if (typeof value === 'string') return [...value.matchAll(ADDRESS)].map(([, key = '']) => key);
  if (Array.isArray(value)) return value.flatMap(namedKeys);
  if (!isObject(value) || isBytes(value) || '$content' in value) return [];
  return typeof value.$upload === 'string'
    ? [value.$upload]
    : Object.values(value).flatMap(namedKeys);
};

const extOf = (name: string): string => {
  const ext = extensionOf(name);
  return /^\.[a-z0-9]{1,12}$/.test(ext) ? ext : '';
};

const bytesOf = (content: string | Uint8Array) =>
  typeof content === 'string' ? Buffer.byteLength(content) : content.length;

const GONE = Symbol('gone');

/**
 * Packs documents for an archive: files become entries in the order in which they are named, times
 * become distances from the start, so that the same competition gives the same text whenever and
 * wherever it is packed. An upload that is gone is null, in a list it is left out.
 *
 * @param start of the competition
 * @param uploads rows of the uploads that are named
 */
export const packer = (start: Date, uploads: ReadonlyMap<string, UploadRow>) => {
  const entries: PackedEntry[] = [];
  const known = new Map<string, string>();
  const counts = new Map<string, number>();
  const next = (folder: string, ext: string) => {
    const number = (counts.get(folder) ?? 0) + 1;
    counts.set(folder, number);
    return `${folder}/${number}${ext}`;
  };

  const entryOf = ({ key, name, ext, size }: UploadRow): string => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const entry = next('files', extOf(`a${ext}`));
    known.set(key, entry);
    entries.push({ entry, size, sealed: false, key, name });
    return entry;
  };

  const fromUpload = ({ $upload, purpose }: NamedUpload) => {
    const row = uploads.get($upload);
    return row ? { $file: entryOf(row), name: row.name, purpose } : GONE;
  };

  const fromContent = ({ $content, folder, name, purpose }: NamedContent) => {
    const entry = next(folder, extOf(name));
    const sealed = folder === 'solutions';
    entries.push({ entry, size: bytesOf($content), sealed, content: $content });
    return { $file: entry, name, purpose };
  };

  const fromText = (text: string) => {
    const packed = text.replaceAll(ADDRESS, (address, key: string) => {
      const row = uploads.get(key);
      return row && open.includes(row.purpose) ? `archive:${entryOf(row)}` : address;
    });
    return packed === text ? text : { $text: packed };
  };

  const pack = (value: unknown, name = ''): unknown => {
    if (typeof value === 'string')
      return name.endsWith('Date') && ISO.test(value)
        ? { $date: Date.parse(value) - start.getTime() }
        : fromText(value);
    if (Array.isArray(value)) return value.map((one) => pack(one)).filter((one) => one !== GONE);
    if (!isObject(value)) return value;
    if ('$upload' in value) return fromUpload(value as unknown as NamedUpload);
    if ('$content' in value) return fromContent(value as unknown as NamedContent);
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => {
        const packed = pack(one, key);
        return [key, packed === GONE ? null : packed];
      }),
    );
  };
  return { pack, entries };
};

export interface Unpacking {
  /** New start of the competition. */
  start: Date;
  /** Answers the key of a new upload. @throws Refusal */
  fileOf: (file: { entry: string; name: string; purpose: string }) => string;
}

/**
 * Turns a packed document into one of the contract.
 * @throws Refusal BAD_USER_INPUT for what no packer makes
 */
export const unpackedDocument = (value: unknown, { start, fileOf }: Unpacking): unknown => {
  const fromDate = (distance: unknown) => {
    const time = Number.isSafeInteger(distance) ? start.getTime() + Number(distance) : NaN;
    const date = new Date(time);
    if (Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1 || date.getUTCFullYear() > 9_999)
      throw badInput('竞赛描述中有无效的时间');
    return date.toISOString();
  };
  const unpack = (one: unknown, depth: number): unknown => {
    if (depth > archiveLimits.nesting) throw badInput('竞赛描述的层次过深');
    if (Array.isArray(one)) return one.map((item) => unpack(item, depth + 1));
    if (!isObject(one)) return one;
    if ('$date' in one) return fromDate(one.$date);
    if ('$file' in one) {
      const { $file, name, purpose } = one;
      if (typeof $file !== 'string' || typeof name !== 'string' || typeof purpose !== 'string')
        throw badInput('竞赛描述中有无效的文件引用');
      return fileOf({ entry: $file, name, purpose });
    }
    if ('$text' in one) {
      if (typeof one.$text !== 'string') throw badInput('竞赛描述中有无效的文本');
      return one.$text.replaceAll(ARCHIVED, (_, entry: string) =>
        fileUrl(fileOf({ entry, name: entry.replace('/', '-'), purpose: 'post-image' })),
      );
    }
    return Object.fromEntries(
      Object.entries(one).map(([key, item]) => [key, unpack(item, depth + 1)]),
    );
  };
  return unpack(value, 0);
};
