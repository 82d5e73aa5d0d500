import { readBounded } from './read-bounded.ts';
import { MOST_COLUMNS, type RowSource } from './row-source.ts';
import type { StoredFile } from './stored-file.ts';

/** Readers of the numbers that NumPy writes, by their type and bytes. */
const readers: Record<string, (view: DataView, at: number, little: boolean) => number | bigint> = {
  f4: (view, at, little) => view.getFloat32(at, little),
  f8: (view, at, little) => view.getFloat64(at, little),
  i1: (view, at) => view.getInt8(at),
  i2: (view, at, little) => view.getInt16(at, little),
  i4: (view, at, little) => view.getInt32(at, little),
  i8: (view, at, little) => view.getBigInt64(at, little),
  u1: (view, at) => view.getUint8(at),
  u2: (view, at, little) => view.getUint16(at, little),
  u4: (view, at, little) => view.getUint32(at, little),
  u8: (view, at, little) => view.getBigUint64(at, little),
  b1: (view, at) => view.getUint8(at),
};

const HEADER =
  /'descr':\s{0,9}'([<>|=])([a-zA-Z])(\d{1,9})'.{0,200}?'fortran_order':\s{0,9}(True|False).{0,200}?'shape':\s{0,9}\(([^)]{0,999})\)/s;

/** Bytes of a header; NumPy itself reads no longer one. */
const MOST_HEADER = 10_000;
/** Dimensions; NumPy has no more. */
const MOST_DIMENSIONS = 64;

/** The dimensions of an array; null where one is no whole number or all together are more than can be. */
const shapeOf = (text: string): { shape: number[]; count: number } | null => {
  const shape: number[] = [];
  let count = 1;
  for (const part of text.split(',')) {
    const digits = part.trim();
    if (digits === '') continue;
    if (!/^\d{1,15}$/.test(digits) || shape.length === MOST_DIMENSIONS) return null;
    shape.push(Number(digits));
    count *= Number(digits);
  }
  return Number.isSafeInteger(count) ? { shape, count } : null;
};

/** The header of an array, with the place of its first number; null for what has none that is read. */
const headerOf = (bytes: Buffer) => {
  if (bytes.length < 12) return null;
  const isLong = (bytes[6] ?? 1) > 1;
  const start = isLong ? 12 : 10;
  const length = isLong ? bytes.readUInt32LE(8) : bytes.readUInt16LE(8);
  if (length > MOST_HEADER || start + length > bytes.length) return null;
  const header = HEADER.exec(bytes.subarray(start, start + length).toString('latin1'));
  const [, order = '', kind = '', width = '', fortran, dimensions = ''] = header ?? [];
  const read = readers[`${kind}${width}`];
  const dimensioned = shapeOf(dimensions);
  if (!read || !dimensioned || fortran === 'True') return null;
  return { order, kind, size: Number(width), read, ...dimensioned, start: start + length };
};

/**
 * An array of NumPy, as rows of its last dimension; null for one of objects, texts or records, and
 * for one that is said to hold more than the file does.
 */
export const readNpy = async (file: StoredFile): Promise<RowSource | null> => {
  const { bytes, isCut } = await readBounded(file);
  const header = headerOf(bytes);
  if (!header || header.start + header.count * header.size > file.size) return null;
  const { order, kind, size, read, shape, start } = header;
  const columns = shape.length > 1 ? (shape.at(-1) ?? 1) : 1;
  const shown = Math.min(columns, MOST_COLUMNS);
  const view = new DataView(bytes.buffer, bytes.byteOffset + start, bytes.length - start);
  const within = Math.min(header.count, Math.floor(view.byteLength / size));
  const count = columns === 0 ? 0 : Math.floor(within / columns);
  const textAt = (at: number) => {
    const value = read(view, at * size, order !== '>');
    return kind === 'b' ? String(value === 1) : String(value);
  };
  function* rows() {
    for (let row = 0; row < count; row += 1)
      yield Array.from({ length: shown }, (_, column) => textAt(row * columns + column));
  }
  return {
    names: Array.from({ length: shown }, (_, column) => (columns > 1 ? `[…, ${column}]` : '值')),
    rows: rows(),
    isCut,
    notes: [
      `NumPy 数组，形状 (${shape.join(', ')})，类型 ${kind}${size}`,
      ...(columns > shown ? [`只显示前 ${shown} 列`] : []),
    ],
  };
};
