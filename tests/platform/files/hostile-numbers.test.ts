import { afterAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { processPool } from '#platform/src/processes/process-pool.ts';
import type { BytesAnswer, BytesTask } from './support/parsing-process.ts';
import { type Sample, samples } from './support/samples.ts';

/** Memory that any of these files may take: the reader's code takes 100, and no file is larger than 3 KB. */
const MOST_RESIDENT_MB = 240;

const pool = processPool<BytesTask, BytesAnswer>({
  script: new URL('./support/parsing-process.ts', import.meta.url),
  // A file that takes more ends its process, and fails its test.
  memoryMb: 128,
  longestMs: 60_000,
});
afterAll(() => pool.stop());

const read = async (sample: Sample, bytes: Buffer): Promise<string | null> => {
  const { name, options } = sample;
  const { shown, residentMb } = await pool.run({ name, bytes, options });
  expect(residentMb).toBeLessThan(MOST_RESIDENT_MB);
  return shown;
};

/** Numbers that a header may be made to say. */
const numbers = ['0', '-1', '1', '127', '65535', '2147483647', '4294967295', '9007199254740993'];
const texts = [...numbers, 'NaN', '1e308', '-1e308', 'Infinity', '9'.repeat(400), ''];

/** The bytes of a number as binary formats write it: fixed, in either order, and as varints. */
const encodings: ((value: bigint) => Buffer)[] = [
  ...[1, 2, 4, 8].flatMap((width) =>
    [true, false].map((isLittle) => (value: bigint) => {
      const bytes = Buffer.alloc(8);
      bytes.writeBigUInt64LE(BigInt.asUintN(64, value));
      const cut = bytes.subarray(0, width);
      return isLittle ? cut : cut.reverse();
    }),
  ),
  (value) => {
    const bytes: number[] = [];
    let left = BigInt.asUintN(64, value);
    for (; left > 0x7fn; left >>= 7n) bytes.push(Number(left & 0x7fn) | 0x80);
    return Buffer.from([...bytes, Number(left)]);
  },
];

const overwritten = (bytes: Buffer, at: number, by: Buffer): Buffer => {
  const changed = Buffer.from(bytes);
  by.copy(changed, at % bytes.length);
  return changed;
};

describe.each(Object.entries(samples))('a file of %s', (_, sample) => {
  const whole = sample.make(sample.texts);
  const parts = Object.entries(sample.texts).flatMap(([part, text]) =>
    [...text.matchAll(/-?\d+/g)].map(({ index, 0: found }) => ({ part, index, found })),
  );

  it('is shown as it is', async () => {
    expect(await read(sample, whole)).not.toBeNull();
  });

  it('of any number in its text takes no memory for it', async () => {
    for (const { part, index, found } of parts)
      for (const number of texts) {
        const text = sample.texts[part] ?? '';
        const changed = text.slice(0, index) + number + text.slice(index + found.length);
        await read(sample, sample.make({ ...sample.texts, [part]: changed }));
      }
  });

  it('of any number in its bytes takes no memory for it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(whole.length - 1),
        fc.constantFrom(...numbers),
        fc.constantFrom(...encodings),
        async (at, number, encode) => {
          await read(sample, overwritten(whole, at, encode(BigInt(number))));
        },
      ),
      { numRuns: 200, seed: 42 },
    );
  });

  it('of any bytes in place of its own takes no memory for them', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.tuple(fc.nat(whole.length - 1), fc.uint8Array({ minLength: 1, maxLength: 8 })),
          {
            minLength: 1,
            maxLength: 4,
          },
        ),
        async (changes) => {
          let bytes = whole;
          for (const [at, by] of changes) bytes = overwritten(bytes, at, Buffer.from(by));
          await read(sample, bytes);
        },
      ),
      { numRuns: 100, seed: 42 },
    );
  });

  it('that is cut anywhere takes no memory for the rest', async () => {
    for (let length = 0; length < whole.length; length += 7)
      await read(sample, whole.subarray(0, length));
  });
});
