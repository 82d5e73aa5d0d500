import { tmpdir } from 'node:os';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, it } from '@jest/globals';
import { zipOf } from '#platform/src/demo/archive.ts';
import type { ParseOptions } from '#platform/src/files/parsing/parse-file.ts';
import { processPool } from '#platform/src/processes/process-pool.ts';
import { readConfig } from '#platform/src/config.ts';
import type { BytesAnswer, BytesTask } from './support/parsing-process.ts';
import { NPY_HEADER, npyOf, WORKBOOK } from './support/samples.ts';

const pool = processPool<BytesTask, BytesAnswer>({
  script: new URL('./support/parsing-process.ts', import.meta.url),
  memoryMb: readConfig({ DATA_DIR: tmpdir() }).limits.parserMemory,
  longestMs: 60_000,
});
afterAll(() => pool.stop());

const MIB = 2 ** 20;
const shape = (text: string) => NPY_HEADER.replace('2, 3', text);
const columns = npyOf(shape('9, 99999999'));
const row = (cells: string) => `<row>${cells}</row>`;
const sheet = (rows: string) =>
  zipOf({ ...WORKBOOK, 'xl/worksheets/sheet1.xml': `<sheetData>${rows}</sheetData>` });
const strings = (shared: string) => zipOf({ ...WORKBOOK, 'xl/sharedStrings.xml': shared });

/** A file, what it is shown as, and the file within it that is looked at. */
type Case = [string, string, () => Buffer, string | null, ParseOptions?];

const cases: Case[] = [
  ['NumPy of 99,999,999 columns', 'a.npy', () => columns, null],
  [
    'NumPy of 99,999,999 columns in a ZIP',
    'a.zip',
    () => zipOf({ 'columns.npy': columns }),
    null,
    { entry: 'columns.npy' },
  ],
  ['NumPy of a shape without end', 'a.npy', () => npyOf(shape('9'.repeat(5_000))), null],
  ['NumPy of no columns', 'a.npy', () => npyOf(shape('9999999999, 0')), 'table_data'],
  ['NumPy whose header is longer than it', 'a.npy', () => npyOf(NPY_HEADER, 65_535), null],
  [
    'JSON lines of one wide row among many',
    'a.jsonl',
    () => {
      const wide = Object.fromEntries(Array.from({ length: 300_000 }, (_, at) => [`k${at}`, 1]));
      return Buffer.from(`${JSON.stringify(wide)}\n${'{}\n'.repeat(MIB / 4)}`);
    },
    'table_data',
  ],
  [
    'JSON nested a million deep',
    'a.geojson',
    () => Buffer.from('{"features":'.repeat(10) + '['.repeat(MIB)),
    'plain_text',
  ],
  [
    'JSON lines whose keys are of every object',
    'a.jsonl',
    () => Buffer.from('{"constructor":1}\n{"toString":2}\n'),
    'table_data',
  ],
  [
    'a sheet of far cells',
    'a.xlsx',
    () => sheet(row('<c r="BXW1"><v>1</v></c>').repeat(200_000)),
    'table_data',
  ],
  [
    'a sheet of cells beyond the last',
    'a.xlsx',
    () => sheet(row('<c r="XFD1048576"><v>1</v></c><c r="A1"><v>1</v></c>').repeat(100_000)),
    'table_data',
  ],
  [
    'a sheet of shared texts that there aren’t',
    'a.xlsx',
    () => sheet(row('<c r="A1" t="s"><v>1e308</v></c><c t="s"><v>-1</v></c>')),
    null,
  ],
  ['shared texts without end', 'a.xlsx', () => strings('<si/>'.repeat(2 * MIB)), 'table_data'],
  [
    'tags that are never closed',
    'a.xlsx',
    () => strings(`<sst><si>${'<t '.repeat(MIB)}</si></sst>`),
    'table_data',
  ],
  [
    'number formats that are never closed',
    'a.xlsx',
    () =>
      zipOf({
        ...WORKBOOK,
        'xl/styles.xml': `<numFmt numFmtId="1" formatCode="${'['.repeat(MIB)}"/>${'<xf '.repeat(MIB)}`,
      }),
    'table_data',
  ],
  [
    '100 MiB of one letter in gzip',
    'a.csv.gz',
    () => gzipSync(Buffer.concat([Buffer.from('a\n'), Buffer.alloc(100 * MIB, 'x')])),
    'table_data',
  ],
  [
    'a column for each letter',
    'a.csv',
    () => Buffer.from(`${','.repeat(16 * MIB)}\n${','.repeat(15 * MIB)}`),
    'table_data',
  ],
  [
    'lines before a wrong byte',
    'a.csv',
    () =>
      Buffer.concat([Buffer.alloc(4 * MIB, '\n'), Buffer.from('值'.repeat(99)), Buffer.of(255)]),
    'table_data',
  ],
];

it.each(cases.map((one) => ({ title: one[0], one })))(
  '$title takes no more than its reader has',
  async ({ one: [, name, make, shown, options] }) => {
    expect((await pool.run({ name, bytes: make(), options })).shown).toBe(shown);
  },
);
