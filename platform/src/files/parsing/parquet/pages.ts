import type { CompressionCodec } from 'hyparquet';
import { checkRuns } from './runs.ts';
import { type ThriftStruct, type ThriftValue, ThriftReader } from './thrift.ts';
import { unpackPage } from './unpack-page.ts';

/** Values of a column that are read; a page of few different values may have a million. */
export const MOST_VALUES = 2 ** 21;
/** Bytes of the pages of a column when they are unpacked; writers make pages of one MiB. */
const MOST_UNPACKED = 16 * 2 ** 20;
/** Largest size that a page can state. */
const MOST_SIZE = 2 ** 31 - 1;
/** Values of a page's header, statistics included. */
const MOST_HEADER_VALUES = 100;

const pageTypes = { data: 0, dictionary: 2, dataV2: 3 };
/** Encodings whose values are places in the dictionary, and that of booleans. */
const [PLAIN_DICTIONARY, RLE, RLE_DICTIONARY] = [2, 3, 8];

/** The column that pages belong to, as their levels tell of it. */
export interface Leaf {
  codec: CompressionCodec;
  isBoolean: boolean;
  mostRepetition: number;
  mostDefinition: number;
}

/** Pages of a part of a column, unpacked. */
export interface Pages {
  /** Bytes from the first page to the end of the last. */
  length: number;
  /** Unpacked values by the place of the packed ones. */
  unpacked: Map<number, Buffer>;
  /** Values that they hold. */
  values: number;
  /** Bytes of the unpacked ones. */
  bytes: number;
}

const structOf = (value: ThriftValue | undefined): ThriftStruct => {
  if (value instanceof Map) return value;
  throw new RangeError('a page without its header');
};

/** A whole number of a header that is no more than there can be. */
const numberOf = (struct: ThriftStruct, field: number, most: number): number => {
  const value = struct.get(field);
  if (typeof value !== 'number' || value < 0 || value > most)
    throw new RangeError(`a page says ${String(value)}, and can have ${most}`);
  return value;
};

const bitsOf = (most: number) => 32 - Math.clz32(most);

/** Checks levels that have their length before them; answers the place after them. */
const checkLevels = (page: Buffer, at: number, most: number, values: number): number => {
  if (most === 0) return at;
  const start = at + 4;
  const end = start + page.readUInt32LE(at);
  checkRuns({ bytes: page.subarray(start), width: bitsOf(most), most: values });
  return end;
};

/** Checks values that are written as runs; others are as long as they are said to be. */
const checkValues = (page: Buffer, at: number, encoding: number, leaf: Leaf, values: number) => {
  if (encoding === RLE) checkRuns({ bytes: page.subarray(at + 4), width: 1, most: values });
  const isPlaces = encoding === PLAIN_DICTIONARY || encoding === RLE_DICTIONARY;
  if (!isPlaces || at >= page.length) return;
  const width = leaf.isBoolean ? 1 : page.readUInt8(at);
  const bytes = page.subarray(leaf.isBoolean ? at + 4 : at + 1);
  if (width > 0) checkRuns({ bytes, width, most: values });
};

interface Page {
  header: ThriftStruct;
  packed: Buffer;
  size: number;
  leaf: Leaf;
  /** Values that the column may have left. */
  mostValues: number;
}

/** A page of the second version, whose levels aren't packed. */
const unpackV2 = ({ header, packed, size, leaf, mostValues }: Page) => {
  const own = structOf(header.get(8));
  const values = numberOf(own, 1, mostValues);
  numberOf(own, 2, values);
  numberOf(own, 3, values);
  const definitions = numberOf(own, 5, packed.length);
  const repetitions = numberOf(own, 6, packed.length - definitions);
  const levels = repetitions + definitions;
  const check = (bytes: Buffer, most: number) =>
    most > 0 && checkRuns({ bytes, width: bitsOf(most), most: values });
  check(packed.subarray(0, repetitions), leaf.mostRepetition);
  check(packed.subarray(repetitions, levels), leaf.mostDefinition);
  const rest = packed.subarray(levels);
  const isPacked = own.get(7) !== false && size !== levels;
  const page = isPacked ? unpackPage(leaf.codec, rest, size - levels) : rest;
  checkValues(page, 0, numberOf(own, 4, 100), leaf, values);
  return { page, values, start: levels };
};

const unpack = (given: Page): { page: Buffer; values: number; start: number } => {
  const { header, packed, size, leaf, mostValues } = given;
  const type = numberOf(header, 1, 3);
  if (type === pageTypes.dataV2) return unpackV2(given);
  const page = unpackPage(leaf.codec, packed, size);
  if (type === pageTypes.dictionary) {
    numberOf(structOf(header.get(7)), 1, MOST_VALUES);
    return { page, values: 0, start: 0 };
  }
  const own = structOf(header.get(5));
  const values = numberOf(own, 1, mostValues);
  const afterRepetitions = checkLevels(page, 0, leaf.mostRepetition, values);
  const start = checkLevels(page, afterRepetitions, leaf.mostDefinition, values);
  checkValues(page, start, numberOf(own, 2, 100), leaf, values);
  return { page, values, start: 0 };
};

/**
 * Goes through the pages of a column's part until they have as many values as are wanted, and checks
 * each number of theirs by what is really there.
 *
 * @param chunk the part of the column, or its beginning
 * @throws RangeError where a page is none
 */
export const readPages = (
  chunk: Buffer,
  leaf: Leaf,
  wanted: { values: number; bytes?: number },
): Pages => {
  const found: Pages = { length: 0, unpacked: new Map(), values: 0, bytes: 0 };
  const mostBytes = MOST_UNPACKED - (wanted.bytes ?? 0);
  while (found.values < wanted.values && found.length < chunk.length - 1) {
    const reader = new ThriftReader(chunk, { at: found.length, mostValues: MOST_HEADER_VALUES });
    const header = reader.struct();
    const start = reader.place;
    const [packedSize, size] = [numberOf(header, 3, MOST_SIZE), numberOf(header, 2, MOST_SIZE)];
    // The beginning of a part ends within a page.
    if (start + packedSize > chunk.length || found.bytes + size > mostBytes) break;
    const packed = chunk.subarray(start, start + packedSize);
    const mostValues = MOST_VALUES - found.values;
    const { page, values, start: inPage } = unpack({ header, packed, size, leaf, mostValues });
    found.unpacked.set(start + inPage, page);
    found.length = start + packed.length;
    found.values += values;
    found.bytes += page.length;
  }
  return found;
};
