import { type FileMetaData, parquetMetadata, type SchemaElement } from 'hyparquet';
import { ThriftReader } from './thrift.ts';

/** Bytes of what a file says of itself; a hundred columns in a hundred parts take one MiB. */
const MOST_BYTES = 8 * 2 ** 20;
/** Numbers and texts in it. */
const MOST_VALUES = 500_000;
/** Groups in each other. */
const MOST_NESTING = 32;

/** Length of the metadata, and the four letters, with which a file ends. */
const ENDING = 8;
const LETTERS = 'PAR1';

/** Checks that groups hold the elements that come after them, and no more than there are. */
const checkSchema = (schema: readonly SchemaElement[]): void => {
  // Elements that the groups around this one still miss.
  const missing: number[] = [1];
  for (const { num_children: children = 0 } of schema) {
    while (missing.at(-1) === 0) missing.pop();
    const left = missing.pop();
    if (left === undefined) throw new RangeError('the schema has several roots');
    missing.push(left - 1);
    if (children > 0) missing.push(children);
    if (missing.length > MOST_NESTING) throw new RangeError('the schema is nested too deep');
  }
  if (missing.some((left) => left > 0)) throw new RangeError('the schema is cut');
};

/**
 * Reads what a Parquet file says of itself, once all lengths in it are known to be possible.
 * @throws Error where they aren't
 */
export const readMetadata = async (
  size: number,
  read: (start: number, end: number) => Promise<Buffer>,
): Promise<FileMetaData> => {
  const ending = await read(size - ENDING, size);
  const length = ending.readUInt32LE();
  if (ending.toString('latin1', 4) !== LETTERS || length > Math.min(MOST_BYTES, size - ENDING))
    throw new RangeError('no Parquet, or too much of it');
  const footer = await read(size - ENDING - length, size);
  new ThriftReader(footer.subarray(0, length), { mostValues: MOST_VALUES }).struct();
  const metadata = parquetMetadata(footer);
  checkSchema(metadata.schema);
  return metadata;
};
