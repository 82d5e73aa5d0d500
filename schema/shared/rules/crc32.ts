const POLYNOMIAL = 0xedb88320;
/** Bytes that are taken at once. */
const SLICES = 4;

/** Remainders by byte, for a byte that so many others follow. */
const makeTables = (): Uint32Array[] => {
  const tables = Array.from({ length: SLICES }, () => new Uint32Array(256));
  const [first = new Uint32Array(256)] = tables;
  for (let byte = 0; byte < 256; byte += 1) {
    let rest = byte;
    for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ POLYNOMIAL : rest >>> 1;
    first[byte] = rest;
  }
  for (let slice = 1; slice < SLICES; slice += 1)
    for (let byte = 0; byte < 256; byte += 1) {
      const before = tables[slice - 1]?.[byte] ?? 0;
      (tables[slice] ?? first)[byte] = (before >>> 8) ^ (first[before & 255] ?? 0);
    }
  return tables;
};

let tables: Uint32Array[] | undefined;

/** The checksum of bytes as ZIP has it (CRC-32 of ISO 3309), four bytes at a time. */
export const crc32 = (bytes: Uint8Array): number => {
  tables ??= makeTables();
  const [one, two, three, four] = tables as [Uint32Array, Uint32Array, Uint32Array, Uint32Array];
  let rest = 0xffffffff;
  const whole = bytes.length - (bytes.length % SLICES);
  for (let at = 0; at < whole; at += SLICES) {
    const word =
      rest ^
      ((bytes[at] ?? 0) |
        ((bytes[at + 1] ?? 0) << 8) |
        ((bytes[at + 2] ?? 0) << 16) |
        ((bytes[at + 3] ?? 0) << 24));
    rest =
      (four[word & 255] ?? 0) ^
      (three[(word >>> 8) & 255] ?? 0) ^
      (two[(word >>> 16) & 255] ?? 0) ^
      (one[word >>> 24] ?? 0);
  }
  for (let at = whole; at < bytes.length; at += 1)
    rest = (rest >>> 8) ^ (one[(rest ^ (bytes[at] ?? 0)) & 255] ?? 0);
  return (rest ^ 0xffffffff) >>> 0;
};
