import {
  type ColumnChunk,
  type ColumnMetaData,
  type CompressionCodec,
  type FileMetaData,
  parquetReadObjects,
  parquetSchema,
  type RowGroup,
} from 'hyparquet';
import { type Leaf, MOST_VALUES, type Pages, readPages } from './pages.ts';

/** Bytes that are read of a column: a dictionary and a page or two, as writers make them. */
const MOST_BYTES = 4 * 2 ** 20;

type Read = (start: number, end: number) => Promise<Buffer>;

/** Levels of the leaf at the end of a path. */
const leafOf = (metadata: FileMetaData, { codec, type, path_in_schema }: ColumnMetaData): Leaf => {
  let node = parquetSchema(metadata);
  const leaf = { codec, isBoolean: type === 'BOOLEAN', mostRepetition: 0, mostDefinition: 0 };
  for (const name of path_in_schema) {
    const next = node.children.find(({ element }) => element.name === name);
    if (!next) throw new RangeError('a column that the schema hasn’t');
    node = next;
    const { repetition_type: repetition } = node.element;
    if (repetition === 'REPEATED') leaf.mostRepetition += 1;
    if (repetition !== 'REQUIRED') leaf.mostDefinition += 1;
  }
  return leaf;
};

const placeOf = ({ dictionary_page_offset, data_page_offset }: ColumnMetaData): number =>
  Number(dictionary_page_offset || data_page_offset);

interface CheckedChunk {
  meta: ColumnMetaData;
  bytes: Buffer;
  pages: Pages;
  isFlat: boolean;
  isWhole: boolean;
}

/**
 * A group of rows whose pages are checked, as a file of its own: each column's pages are unpacked
 * already, and taken by their place.
 */
const rowsOf = async (
  metadata: FileMetaData,
  chunks: readonly CheckedChunk[],
  rows: number,
): Promise<Record<string, unknown>[]> => {
  const bytes = Buffer.concat(chunks.map(({ bytes: own }) => own));
  let at = 0;
  const unpackers: Record<string, (packed: Uint8Array) => Uint8Array> = {};
  const columns = chunks.map(({ meta, bytes: own, pages }, index): ColumnChunk => {
    const codec = `CHECKED ${index}`;
    unpackers[codec] = ({ byteOffset }) => {
      const page = pages.unpacked.get(byteOffset);
      if (!page) throw new RangeError('a page that wasn’t checked');
      return page;
    };
    const start = BigInt(at);
    at += own.length;
    return {
      file_offset: start,
      meta_data: {
        ...meta,
        codec: codec as CompressionCodec,
        dictionary_page_offset: undefined,
        data_page_offset: start,
        total_compressed_size: BigInt(own.length),
      },
    };
  });
  const group: RowGroup = { columns, num_rows: BigInt(rows), total_byte_size: BigInt(at) };
  return parquetReadObjects({
    file: {
      byteLength: bytes.length,
      slice: (start, end) => new Uint8Array(bytes.subarray(start, end)).buffer,
    },
    metadata: { ...metadata, num_rows: group.num_rows, row_groups: [group] },
    compressors: unpackers,
    columns: chunks.slice(0, 1).flatMap(({ meta }) => meta.path_in_schema.slice(0, 1)),
    rowEnd: rows,
  });
};

/**
 * Reads the first rows of columns, each until it has as many as are wanted or takes too much. A
 * column in lists or groups is read by whole groups of rows.
 */
export const columnReader = (metadata: FileMetaData, read: Read) => {
  const check = async (
    meta: ColumnMetaData,
    left: { bytes: number; values: number; unpacked: number },
    wanted: number,
  ): Promise<CheckedChunk> => {
    const leaf = leafOf(metadata, meta);
    const start = placeOf(meta);
    const size = Number(meta.total_compressed_size);
    const bytes = await read(start, start + Math.min(size, left.bytes));
    const isFlat = meta.path_in_schema.length === 1 && leaf.mostRepetition === 0;
    const values = isFlat ? wanted : left.values;
    const pages = readPages(bytes, leaf, { values, bytes: left.unpacked });
    const isWhole = pages.length >= size - 1;
    return { meta, bytes: bytes.subarray(0, pages.length), pages, isFlat, isWhole };
  };

  /** @throws Error where what is read isn't what the file says */
  return async (name: string, wanted: number): Promise<unknown[]> => {
    const values: unknown[] = [];
    const left = { bytes: MOST_BYTES, values: MOST_VALUES, unpacked: 0 };
    for (const { columns, num_rows } of metadata.row_groups) {
      const chunks: CheckedChunk[] = [];
      for (const { meta_data: meta } of columns) {
        if (meta?.path_in_schema[0] !== name) continue;
        if (left.bytes <= 0 || left.values <= 0) return values;
        const chunk = await check(meta, left, wanted - values.length);
        chunks.push(chunk);
        left.bytes -= chunk.bytes.length;
        left.values -= chunk.pages.values;
        left.unpacked += chunk.pages.bytes;
      }
      const [first] = chunks;
      if (!first) continue;
      const rows = Math.min(Number(num_rows), wanted - values.length);
      const known = first.isFlat ? Math.min(rows, first.pages.values) : rows;
      if (!first.isFlat && chunks.some(({ isWhole }) => !isWhole)) return values;
      if (known > 0)
        for (const row of await rowsOf(metadata, chunks, known)) values.push(row[name]);
      if (known < rows || values.length >= wanted) return values;
    }
    return values;
  };
};
