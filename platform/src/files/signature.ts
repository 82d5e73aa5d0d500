import { modelExtensions } from '@whaletide/schema/rules/dataset-files.ts';

const startsWith = (head: Buffer, ...bytes: number[]) =>
  bytes.every((byte, index) => head[index] === byte);

/** Text has no NUL; UTF-16 and every binary format we know have one early on. */
const isText = (head: Buffer) => !head.includes(0) && !startsWith(head, 0x50, 0x4b, 0x03, 0x04);

const isZip = (head: Buffer) =>
  startsWith(head, 0x50, 0x4b, 0x03, 0x04) || startsWith(head, 0x50, 0x4b, 0x05, 0x06);

/** Formats of models are many, and some have no mark of their own; they are only handed on. */
const isAnything = () => true;

const checks: Record<string, (head: Buffer) => boolean> = {
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
  ...Object.fromEntries(modelExtensions.map((ext) => [ext, isAnything])),
};

/** How much of a file `looksLike` wants to see. */
export const HEAD_BYTES = 4096;

/** Whether a file's first bytes are what its extension says. */
export const looksLike = (ext: string, head: Buffer): boolean => checks[ext]?.(head) ?? false;
