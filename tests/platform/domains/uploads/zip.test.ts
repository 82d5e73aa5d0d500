import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import { zip, type ZipEntry } from '#platform/src/files/zip.ts';
import { unzipped } from '#tests/platform/support/unzipped.ts';

const date = new Date('2026-11-21T04:00:02.000Z');
async function* of(...parts: (Buffer | string)[]) {
  yield* parts;
}
async function* list(...entries: ZipEntry[]) {
  yield* entries;
}
const made = (...entries: ZipEntry[]) => buffer(zip(list(...entries)));

it('keeps names, folders and contents', async () => {
  const noise = Buffer.from(Array.from({ length: 300_000 }, (_, i) => (i * 7919) % 251));
  const archive = await made(
    { name: '个人资料.json', date, content: of('[', '{"名字":"鲸"}', ']') },
    { name: 'files/空.txt', date, content: of() },
    { name: 'files/noise.bin', date, content: of(noise.subarray(0, 999), noise.subarray(999)) },
  );
  const files = await unzipped(archive);
  expect([...files.keys()]).toEqual(['个人资料.json', 'files/空.txt', 'files/noise.bin']);
  expect(files.get('个人资料.json')?.toString()).toBe('[{"名字":"鲸"}]');
  expect(files.get('files/空.txt')).toHaveLength(0);
  expect(files.get('files/noise.bin')?.equals(noise)).toBe(true);
});

it('an archive of nothing is one', async () => {
  expect((await unzipped(await made())).size).toBe(0);
});

it('fails as its source does', async () => {
  async function* broken() {
    yield 'some';
    throw new Error('the disk is away');
  }
  await expect(made({ name: 'a', date, content: broken() })).rejects.toThrow('the disk is away');
});

it('reads no further once nobody takes it', async () => {
  let ended: () => void;
  const end = new Promise<void>((resolve) => (ended = resolve));
  async function* endless() {
    try {
      for (;;) yield randomBytes(1_000);
    } finally {
      ended();
    }
  }
  const archive = zip(list({ name: 'a', date, content: endless() }));
  let bytes = 0;
  archive.on('data', ({ length }: Buffer) => {
    // Past the header: what is in it is being read.
    if ((bytes += length) > 1_000) archive.destroy();
  });
  await end;
});
