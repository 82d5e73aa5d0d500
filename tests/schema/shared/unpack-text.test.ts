import { describe, expect, it } from '@jest/globals';
import { crc32 as zlibChecksum, gzipSync } from 'node:zlib';
import { crc32 } from '@whaletide/schema/shared/rules/crc32.ts';
import { unpackText } from '@whaletide/schema/shared/rules/unpack-text.ts';
import { zipOf } from '#tests/support/zip.ts';

const MAX = 64 * 1024;
const csv = Buffer.from('id,target\n1,2\n');

const unpacked = async (bytes: Uint8Array, maxSize = MAX) => {
  const { bytes: found, problem } = await unpackText(bytes, maxSize);
  return problem ?? Buffer.from(found).toString();
};

describe('a text out of what it was packed into', () => {
  it('stays as it is where it isn’t packed', async () => {
    expect(await unpacked(csv)).toBe(csv.toString());
    expect(await unpacked(Buffer.alloc(0))).toBe('');
  });

  it.each([
    ['gzip', gzipSync(csv)],
    ['a ZIP', zipOf({ 'result.csv': csv })],
    ['a ZIP that only stores', zipOf({ 'a/result.CSV': csv }, { method: 0 })],
    [
      'a ZIP of macOS',
      zipOf({
        'r/': Buffer.alloc(0),
        'r/结果.tsv': csv,
        '__MACOSX/r/._结果.tsv': csv,
        'r/.DS_Store': csv,
      }),
    ],
  ])('comes out of %s', async (_, bytes) => {
    expect(await unpacked(bytes)).toBe(csv.toString());
  });

  it.each([
    [
      'two files',
      zipOf({ 'a.csv': csv, 'b.csv': csv }),
      'ZIP 中应只有一个 CSV 文件，实有2个文件：a.csv、b.csv',
    ],
    ['no file', zipOf({}), 'ZIP 中应只有一个 CSV 文件，实有0个文件'],
    ['a picture', zipOf({ 'a.png': csv }), 'ZIP 中应为 CSV 文件，实为 a.png'],
    [
      'a workbook',
      zipOf({ '[Content_Types].xml': csv, 'xl/workbook.xml': csv }),
      '这是 Excel 工作簿，请在 Excel 中另存为“CSV UTF-8（逗号分隔）”后再提交',
    ],
    [
      'an old workbook',
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]),
      '这是 Excel 工作簿，请在 Excel 中另存为“CSV UTF-8（逗号分隔）”后再提交',
    ],
    ['a password', zipOf({ 'a.csv': csv }, { flags: 1 }), 'ZIP 设有密码，请去掉密码后再提交'],
    [
      'another method',
      zipOf({ 'a.csv': csv }, { method: 12 }),
      'ZIP 的压缩方式无法识别，请用常用的方式压缩',
    ],
    ['half a ZIP', zipOf({ 'a.csv': csv }).subarray(0, 40), '压缩文件已损坏，无法解压'],
    ['half a gzip', gzipSync(csv).subarray(0, 20), '压缩文件已损坏，无法解压'],
    ['noise in gzip', Buffer.from([0x1f, 0x8b, 1, 2, 3, 4]), '压缩文件已损坏，无法解压'],
  ])('is refused for %s', async (_, bytes, problem) => {
    expect(await unpacked(bytes)).toBe(problem);
  });

  it.each([0, 8])(
    'is refused where its checksum isn’t that of its ZIP: method %d',
    async (method) => {
      const zip = zipOf({ 'a.csv': csv }, { method });
      expect(await unpacked(zip)).toBe(csv.toString());
      // A flipped bit of the checksum, and of a stored file.
      const directory = zip.indexOf(Buffer.from('PK\x01\x02'));
      const damaged = Buffer.from(zip);
      damaged.writeUInt8(damaged.readUInt8(directory + 16) ^ 1, directory + 16);
      const problem = '压缩文件已损坏（校验和不符），请重新压缩后再提交';
      expect(await unpacked(damaged)).toBe(problem);
      if (method === 8) return;
      const flipped = Buffer.from(zip);
      const content = zip.indexOf(csv);
      flipped.writeUInt8(flipped.readUInt8(content) ^ 1, content);
      expect(await unpacked(flipped)).toBe(problem);
    },
  );

  it('is refused where the checksum of a gzip is wrong', async () => {
    const damaged = gzipSync(csv);
    damaged.writeUInt8(damaged.readUInt8(damaged.length - 8) ^ 1, damaged.length - 8);
    expect(await unpacked(damaged)).toBe('压缩文件已损坏，无法解压');
  });

  it.each([0, 1, 2, 3, 4, 5, 9, 1_023])('has the checksum of zlib for %d bytes', (length) => {
    const bytes = Buffer.from(Array.from({ length }, (_, index) => (index * 197 + 255) % 256));
    expect(crc32(bytes)).toBe(zlibChecksum(bytes));
  });

  it('is refused where a file would be larger than allowed, without making all of it', async () => {
    const bomb = Buffer.alloc(64 * 1024 * 1024);
    const problem = '解压后的文件超过限制（64 KB）';
    expect(await unpacked(gzipSync(bomb))).toBe(problem);
    expect(await unpacked(zipOf({ 'bomb.csv': bomb }))).toBe(problem);
    expect(await unpacked(zipOf({ 'bomb.csv': bomb }, { method: 0 }))).toBe(problem);
    // Whatever size its directory claims.
    const lying = zipOf({ 'bomb.csv': bomb }, { size: 10 });
    expect(await unpacked(lying)).toBe(problem);
  });
});
