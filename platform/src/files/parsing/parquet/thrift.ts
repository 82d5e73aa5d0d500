/** A value of Thrift's compact protocol; of a struct by the numbers of its fields. */
export type ThriftValue = boolean | number | bigint | Uint8Array | ThriftValue[] | ThriftStruct;
export type ThriftStruct = Map<number, ThriftValue>;

/** Structs and lists in each other; Parquet has ten. */
const MOST_NESTING = 32;
/** Bytes of a number of 64 bits. */
const MOST_VARINT = 10;

const type = { stop: 0, yes: 1, no: 2, byte: 3, i16: 4, i32: 5, i64: 6, double: 7, binary: 8 };
const [LIST, STRUCT] = [9, 12];

/**
 * Reads structs of Thrift's compact protocol as Parquet writes them, believing no length: a list has
 * no more elements, and a text no more bytes, than bytes are left, and all has at most so many values.
 */
export class ThriftReader {
  readonly #bytes: Buffer;
  #at: number;
  #valuesLeft: number;

  constructor(bytes: Buffer, { at = 0, mostValues }: { at?: number; mostValues: number }) {
    this.#bytes = bytes;
    this.#at = at;
    this.#valuesLeft = mostValues;
  }

  /** Place after what was read. */
  get place(): number {
    return this.#at;
  }

  /** @throws RangeError where it is cut, or goes beyond its bounds */
  struct(depth = 0): ThriftStruct {
    const fields: ThriftStruct = new Map();
    if (depth > MOST_NESTING) throw new RangeError('nested too deep');
    for (let field = 0; ;) {
      const head = this.#byte();
      const kind = head & 0x0f;
      if (kind === type.stop) return fields;
      const step = head >> 4;
      field = step === 0 ? Number(this.#zigzag()) : field + step;
      fields.set(field, this.#value(kind, depth));
    }
  }

  #value(kind: number, depth: number): ThriftValue {
    this.#valuesLeft -= 1;
    if (this.#valuesLeft < 0) throw new RangeError('too many values');
    if (kind === type.yes || kind === type.no) return kind === type.yes;
    if (kind === type.byte) return this.#byte();
    if (kind === type.i16 || kind === type.i32) return Number(this.#zigzag());
    if (kind === type.i64) return this.#zigzag();
    if (kind === type.double) return this.#slice(8).readDoubleLE();
    if (kind === type.binary) return this.#slice(Number(this.#varint()));
    if (kind === LIST) return this.#list(depth + 1);
    if (kind === STRUCT) return this.struct(depth + 1);
    throw new RangeError(`no type ${kind}`);
  }

  #list(depth: number): ThriftValue[] {
    if (depth > MOST_NESTING) throw new RangeError('nested too deep');
    const head = this.#byte();
    const kind = head & 0x0f;
    const size = head >> 4 === 15 ? Number(this.#varint()) : head >> 4;
    if (size > this.#bytes.length - this.#at) throw new RangeError('a list is too long');
    const isOfBooleans = kind === type.yes || kind === type.no;
    const values: ThriftValue[] = [];
    while (values.length < size) values.push(this.#value(isOfBooleans ? type.byte : kind, depth));
    return values;
  }

  #byte(): number {
    return this.#slice(1)[0] ?? 0;
  }

  #slice(length: number): Buffer {
    if (length > this.#bytes.length - this.#at) throw new RangeError('it ends too early');
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }

  #varint(): bigint {
    let value = 0n;
    for (let read = 0; read < MOST_VARINT; read += 1) {
      const byte = this.#byte();
      value |= BigInt(byte & 0x7f) << BigInt(7 * read);
      if (byte < 0x80) return value;
    }
    throw new RangeError('a number is too long');
  }

  #zigzag(): bigint {
    const value = this.#varint();
    return (value >> 1n) ^ -(value & 1n);
  }
}
