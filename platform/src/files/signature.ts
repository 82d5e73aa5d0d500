import { looksLikeText } from '@whaletide/schema/shared/rules/decode-text.ts';
import {
  datasetExtensions,
  fileKind,
} from '@whaletide/schema/domains/datasets/rules/dataset-files.ts';

const startsWith = (head: Buffer, ...bytes: number[]) =>
  bytes.every((byte, index) => head[index] === byte);

/** Text has no NUL, unless it is UTF-16 by its mark; binary formats have one early on. */
const isText = (head: Buffer) => looksLikeText(head) && !startsWith(head, 0x50, 0x4b, 0x03, 0x04);

const isZip = (head: Buffer) =>
  startsWith(head, 0x50, 0x4b, 0x03, 0x04) || startsWith(head, 0x50, 0x4b, 0x05, 0x06);

const isGzip = (head: Buffer) => startsWith(head, 0x1f, 0x8b);

const isTiff = (head: Buffer) =>
  startsWith(head, 0x49, 0x49, 0x2a, 0) || startsWith(head, 0x4d, 0x4d, 0, 0x2a);

/** Formats of models are many, and some have no mark of their own; they are only handed on. */
const isAnything = () => true;

const checks: Record<string, (head: Buffer) => boolean> = {
  // Files that are only downloaded need no signature; files shown as text have to be text.
  ...Object.fromEntries(
    datasetExtensions.map((ext) => [ext, fileKind(ext) === 'plain_text' ? isText : isAnything]),
  ),
  '.png': (head) => startsWith(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  '.jpg': (head) => startsWith(head, 0xff, 0xd8, 0xff),
  '.jpeg': (head) => startsWith(head, 0xff, 0xd8, 0xff),
  '.gif': (head) => /^GIF8[79]a/.test(head.toString('latin1')),
  '.zip': isZip,
  '.docx': isZip,
  '.doc': (head) => startsWith(head, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
  '.pdf': (head) => startsWith(head, 0x25, 0x50, 0x44, 0x46, 0x2d),
  '.pptx': isZip,
  '.xlsx': isZip,
  '.ipynb': isText,
  '.csv': isText,
  '.txt': isText,
  '.md': isText,
  '.json': isText,
  '.tsv': isText,
  '.jsonl': isText,
  '.ndjson': isText,
  '.xml': isText,
  '.yaml': isText,
  '.yml': isText,
  '.geojson': isText,
  '.parquet': (head) => head.subarray(0, 4).toString('latin1') === 'PAR1',
  '.npz': isZip,
  '.npy': (head) => startsWith(head, 0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59),
  '.gz': isGzip,
  '.tgz': isGzip,
  '.bz2': (head) => startsWith(head, 0x42, 0x5a, 0x68),
  '.7z': (head) => startsWith(head, 0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c),
  '.webp': (head) => head.subarray(8, 12).toString('latin1') === 'WEBP',
  '.wav': (head) => head.subarray(8, 12).toString('latin1') === 'WAVE',
  '.flac': (head) => head.subarray(0, 4).toString('latin1') === 'fLaC',
  '.tif': isTiff,
  '.tiff': isTiff,
};

/** Number of a file's first bytes that `looksLike` wants to see. */
export const HEAD_BYTES = 4096;

/** Tells whether a file's first bytes are what its extension says. */
export const looksLike = (ext: string, head: Buffer): boolean => checks[ext]?.(head) ?? false;
