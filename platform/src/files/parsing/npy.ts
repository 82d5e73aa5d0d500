import { readBounded } from './read-bounded.ts';
import type { RowSource } from './row-source.ts';
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
  /'descr':\s*'([<>|=])([a-zA-Z])(\d+)'.*?'fortran_order':\s*(True|False).*?'shape':\s*\(([^)]*)\)/s;

/** An array of NumPy, as rows of its last dimension; null for one of objects, texts or records. */
export const readNpy = async (file: StoredFile): Promise<RowSource | null> => {
  const { bytes, isCut } = await readBounded(file);
  if (bytes.length < 12) return null;
  const isLong = (bytes[6] ?? 1) > 1;
  const start = isLong ? 12 : 10;
  const length = isLong ? bytes.readUInt32LE(8) : bytes.readUInt16LE(8);
  const header = HEADER.exec(bytes.subarray(start, start + length).toString('latin1'));
  const [, order = '', kind = '', width = '', fortran, dimensions = ''] = header ?? [];
  const read = readers[`${kind}${width}`];
  if (!read || fortran === 'True') return null;
  const shape = dimensions
    .split(',')
    .filter((part) => part.trim())
    .map(Number);
  const columns = shape.length > 1 ? (shape.at(-1) ?? 1) : 1;
  const size = Number(width);
  const view = new DataView(
    bytes.buffer,
    bytes.byteOffset + start + length,
    Math.max(0, bytes.length - start - length),
  );
  const count = Math.floor(view.byteLength / size / Math.max(1, columns));
  function* rows() {
    for (let row = 0; row < count; row += 1)
      yield Array.from({ length: columns }, (_, column) => {
        const value = read?.(view, (row * columns + column) * size, order !== '>');
        return kind === 'b' ? String(value === 1) : String(value);
      });
  }
  return {
    names: Array.from({ length: columns }, (_, column) => (columns > 1 ? `[…, ${column}]` : '值')),
    rows: rows(),
    isCut,
    notes: [`NumPy 数组，形状 (${shape.join(', ')})，类型 ${kind}${width}`],
  };
};
