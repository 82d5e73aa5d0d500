import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import type { FileKind } from '@whaletide/schema/domains/datasets/rules/dataset-files.ts';
import { zipOf } from '#platform/src/demo/archive.ts';
import { parseFile } from '#platform/src/files/parsing/parse-file.ts';

/** Parses bytes that come in small chunks, so that every bound falls inside of something. */
const parse = (kind: FileKind, content: string | Buffer, ext = '.csv', chunk = 7) => {
  const bytes = Buffer.from(content);
  return parseFile(kind, {
    ext,
    size: bytes.length,
    open: (part) => {
      const all = part ? bytes.subarray(part.start, part.end + 1) : bytes;
      const chunks: Buffer[] = [];
      for (let at = 0; at < all.length; at += chunk) chunks.push(all.subarray(at, at + chunk));
      return Promise.resolve(Readable.from(chunks));
    },
  });
};
const tableOf = async (content: string | Buffer, ext = '.csv', chunk = 7) =>
  (await parse('table_data', content, ext, chunk))?.table;

describe('a table', () => {
  it('says what its columns hold', async () => {
    const table = await tableOf(
      '\ufeffid,weight,count,wild,name\r\n1,2.5,3,true,企鹅\r\n2,NA,1,FALSE,企鹅\r\n3,1.5,2,true,"海,""狮"""\r\n',
    );
    expect(table).toMatchObject({ ColumnsNumber: 5, RowsNumber: 3, Truncated: false });
    expect(table?.Rows[2]).toEqual(['3', '1.5', '2', 'true', '海,"狮"']);
    const [id, weight, count, wild, name] = table?.Columns ?? [];
    expect(id).toMatchObject({ Name: 'id', Type: 7, Count: 3, Unique: 3, Min: 1, Max: 3, Mean: 2 });
    expect(weight).toMatchObject({ Type: 12, Count: 2, Missing: 1, Min: 1.5, Max: 2.5, Mean: 2 });
    expect(count).toMatchObject({ Type: 7, Missing: 0 });
    expect(wild).toMatchObject({ Type: 0, Min: null, Unique: 2 });
    expect(name?.Top).toEqual([
      { Value: '企鹅', Count: 2 },
      { Value: '海,"狮"', Count: 1 },
    ]);
  });

  it('is read with tabs, with line breaks in quotes, short rows and empty lines', async () => {
    const table = await tableOf('a\tb\n"1\n2"\tx\n\nlonely\n', '.tsv');
    expect(table?.Rows).toEqual([
      ['1\n2', 'x'],
      ['lonely', ''],
    ]);
  });

  it('is shown up to 50 columns, 50 rows and 200 characters of a cell', async () => {
    const row = (cell: string) => Array.from({ length: 80 }, () => cell).join(',');
    const rows = Array.from({ length: 60 }, () => row('值'.repeat(300)));
    const table = await tableOf([row('h'), ...rows].join('\n'), '.csv', 4096);
    expect(table).toMatchObject({ ColumnsNumber: 80, RowsNumber: 60 });
    expect(table?.Columns).toHaveLength(50);
    expect(table?.Rows).toHaveLength(50);
    expect(table?.Rows[0]?.map((cell) => cell.length)).toEqual(Array(50).fill(200));
  });

  it('with very many different values estimates their number', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => `名${index}`);
    const [column] = (await tableOf(['name', ...rows].join('\n'), '.csv', 65_536))?.Columns ?? [];
    expect(column?.Unique).toBeGreaterThan(19_600);
    expect(column?.Unique).toBeLessThan(20_400);
    expect(column?.Top).toEqual([]);
  });

  it('stops counting where the bound is', async () => {
    const rows = Array.from({ length: 200_001 }, () => '1');
    const table = await tableOf(['n', ...rows].join('\n'), '.csv', 65_536);
    expect(table).toMatchObject({ RowsNumber: 200_000, Truncated: true });
  });

  it('survives a quotation mark that is never closed', async () => {
    // A sign like any other: the lines after it are rows.
    const table = await tableOf(`a,b\n"${'x\n'.repeat(100_000)}`, '.csv', 4096);
    expect(table).toMatchObject({ RowsNumber: 100_000 });
    expect(table?.Rows[0]?.[0]).toBe('"x');
  });

  it('may be in the encoding of older programs', async () => {
    const gbk = Buffer.from([0xc3, 0xfb, 0x2c, 0x62, 0x0a, 0xb5, 0xc4, 0x2c, 0x31, 0x0a]);
    const table = await tableOf(gbk, '.csv', 64);
    expect(table?.Columns[0]?.Name).toBe('名');
    expect(table?.Rows).toEqual([['的', '1']]);
  });

  it('is none without a header', async () => {
    expect(await parse('table_data', '\n\n')).toBeNull();
  });
});

describe('an archive', () => {
  it('is listed without being unpacked; names that lead elsewhere are only text', async () => {
    const archive = zipOf({
      '数据/train.csv': 'id\n1\n',
      'docs/': '',
      '../../etc/pass\u202ewd': 'x',
    });
    const parsed = await parse('zip', archive, '.zip');
    expect(parsed?.zip).toEqual({
      Entries: [
        { Name: '数据/train.csv', Size: 5 },
        { Name: '../../etc/passwd', Size: 1 },
      ],
      EntriesNumber: 3,
      Truncated: false,
    });
  });

  it('is listed up to 500 files, and up to what it may claim to unpack to', async () => {
    const many = Object.fromEntries(Array.from({ length: 510 }, (_, i) => [`${i}.txt`, '']));
    const long = (await parse('zip', zipOf(many), '.zip', 4096))?.zip;
    expect(long).toMatchObject({ EntriesNumber: 510, Truncated: true });
    expect(long?.Entries).toHaveLength(500);
    const bomb = zipOf(Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`${i}.bin`, ''])));
    for (let at = bomb.indexOf('PK\x01\x02'); at !== -1; at = bomb.indexOf('PK\x01\x02', at + 4))
      bomb.writeUInt32LE(0xfffffff0, at + 24);
    const claimed = (await parse('zip', bomb, '.zip', 4096))?.zip;
    expect(claimed).toMatchObject({ EntriesNumber: 40, Truncated: true });
    expect(claimed?.Entries.length).toBeLessThan(40);
  });

  it('is asked for in a few parts, however many files it holds and however long their names', async () => {
    const names = Array.from({ length: 600 }, (_, i) => `${'长'.repeat(2_000)}${i}.txt`);
    const bytes = zipOf(Object.fromEntries(names.map((name) => [name, 'x'])));
    const asked: number[] = [];
    const parsed = await parseFile('zip', {
      ext: '.zip',
      size: bytes.length,
      open: ({ start, end } = { start: 0, end: bytes.length }) => {
        asked.push(end + 1 - start);
        return Promise.resolve(Readable.from([bytes.subarray(start, end + 1)]));
      },
    });
    expect(asked.length).toBeLessThanOrEqual(3);
    expect(Math.max(...asked)).toBeLessThanOrEqual(1024 * 1024);
    expect(parsed?.zip).toMatchObject({ EntriesNumber: 600, Truncated: true });
    expect(parsed?.zip?.Entries.length).toBeGreaterThan(100);
  });

  it('is listed as far as its directory can be read', async () => {
    const archive = zipOf({ 'a.txt': 'a', 'b.txt': 'b' });
    archive.writeUInt32LE(0, archive.lastIndexOf('PK\x01\x02'));
    expect((await parse('zip', archive, '.zip'))?.zip).toEqual({
      Entries: [{ Name: 'a.txt', Size: 1 }],
      EntriesNumber: 2,
      Truncated: true,
    });
  });

  it('whose bytes the store can’t give is not taken for none', async () => {
    const open = () => Promise.reject(new Error('the store is down'));
    await expect(parseFile('zip', { ext: '.zip', size: 100, open })).rejects.toThrow(
      'the store is down',
    );
  });

  it.each([
    ['noise', Buffer.from('PK\x03\x04 and nothing more')],
    [
      'one whose directory lies outside',
      (() => {
        const archive = zipOf({ 'a.txt': 'a' });
        archive.writeUInt32LE(0x7fffffff, archive.length - 6);
        return archive;
      })(),
    ],
  ])('is none: %s', async (_, content) => {
    expect(await parse('zip', content, '.zip')).toBeNull();
  });
});

describe('plain text', () => {
  it('is shown up to 64 KiB, without half a character at the end', async () => {
    const parsed = await parse('plain_text', `a${'鲸'.repeat(30_000)}`, '.md', 4096);
    expect(parsed?.text?.Truncated).toBe(true);
    expect(parsed?.text?.Text).toBe(`a${'鲸'.repeat(21_845)}`);
  });

  it('keeps no NUL, which the database would refuse', async () => {
    expect((await parse('plain_text', 'a\0b', '.txt'))?.text?.Text).toBe('a\ufffdb');
  });
});
