import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import type { CompressionCodec } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';

/**
 * The bytes of a page, as many as its header says. Node's own unpackers stop there, and take a
 * fraction of the time; those of others are given the room that they may fill.
 *
 * @throws Error where they are more, or fewer
 */
export const unpackPage = (codec: CompressionCodec, packed: Buffer, size: number): Buffer => {
  const unpacked = unpackedBytes(codec, packed, size);
  if (unpacked.length !== size) throw new RangeError('a page isn’t as long as it says');
  return Buffer.from(unpacked.buffer, unpacked.byteOffset, unpacked.length);
};

const unpackedBytes = (codec: CompressionCodec, packed: Buffer, size: number): Uint8Array => {
  // Zero would be no bound.
  const bound = { maxOutputLength: Math.max(1, size) };
  switch (codec) {
    case 'UNCOMPRESSED':
      return packed;
    case 'GZIP':
      return gunzipSync(packed, bound);
    case 'BROTLI':
      return brotliDecompressSync(packed, bound);
    case 'ZSTD':
      return zstdDecompressSync(packed, bound);
    default: {
      const unpack = compressors[codec];
      if (!unpack) throw new RangeError(`no codec ${codec}`);
      return unpack(packed, size);
    }
  }
};
