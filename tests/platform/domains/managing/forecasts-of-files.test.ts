import { describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { computeForecast } from '#platform/src/domains/managing/before-start/compute.ts';
import { randomOf } from '#tests/support/random.ts';

const ROWS = 120;
const random = randomOf(48);
const labels = ['猫', '狗', '鸟'] as const;
const labelAt = () => labels[random.below(3)] ?? '猫';
const truth = Array.from({ length: ROWS }, labelAt);
const guesses = truth.map((label) => (random.next() < 0.7 ? label : labelAt()));
const sizes = truth.map(() => random.normal().toFixed(4));

const solution = [
  'id,label,part',
  ...truth.map((label, row) => `${row + 1},${label},${row % 2 ? 'public' : 'private'}`),
].join('\n');

/** Cells of a baseline and of the test file, in which a column gives the answer away. */
const tables = {
  baseline: [['id', 'label'], ...guesses.map((label, row) => [String(row + 1), label])],
  test: [
    ['id', 'size', 'colour'],
    ...truth.map((label, row) => [String(row + 1), sizes[row] ?? '', label === '猫' ? 'x' : label]),
  ],
};

const joined = (rows: readonly string[][], sign = ',', end = '\n') =>
  rows.map((row) => row.join(sign)).join(end);
const utf8 = (text: string) => Buffer.from(text);
/** The labels as Chinese Excel writes them: three characters of GB18030, and plain letters. */
const GB18030: Record<string, string> = { 猫: '\xc3\xa8', 狗: '\xb9\xb7', 鸟: '\xc4\xf1' };
const gb18030 = (text: string) =>
  Buffer.from(
    text.replaceAll(/[猫狗鸟]/g, (label) => GB18030[label] ?? label),
    'latin1',
  );

/** Ways in which programs write a table. */
const written: Record<string, (rows: readonly string[][]) => Buffer> = {
  'with semicolons': (rows) => utf8(joined(rows, ';')),
  'with tabs': (rows) => utf8(joined(rows, '\t')),
  'with Excel’s sep= line': (rows) => utf8(`sep=,\r\n${joined(rows, ',', '\r\n')}`),
  'with a mark of UTF-8': (rows) => utf8(`\ufeff${joined(rows)}`),
  'in UTF-16': (rows) => Buffer.from(`\ufeff${joined(rows, ',', '\r\n')}`, 'utf16le'),
  'in GB18030': (rows) => gb18030(joined(rows, ',', '\r\n')),
  'with every cell quoted': (rows) =>
    utf8(joined(rows.map((row) => row.map((cell) => `"${cell}"`)))),
  'with a delimiter at the end of lines': (rows) => utf8(joined(rows.map((row) => [...row, '']))),
  'with blank lines at both ends': (rows) => utf8(`\n\n${joined(rows)}\n,\n\n`),
  'with ids as decimals': ([header = [], ...rows]) =>
    utf8(joined([header, ...rows.map(([id = '', ...cells]) => [`${id}.0`, ...cells])])),
  'with pandas’ index': (rows) =>
    utf8(joined(rows.map((row, at) => [at === 0 ? '' : String(at - 1), ...row]))),
};

const forecastOf = async (baseline: Buffer, test: Buffer) => {
  const folder = mkdtempSync(join(tmpdir(), 'whaletide-forecast-'));
  const path = join(folder, 'test.csv');
  writeFileSync(path, test);
  try {
    return await computeForecast({
      csv: solution,
      secret: new Uint8Array(32).fill(7),
      objective: { idColumn: 'id', targetColumn: 'label', metric: 'accuracy' },
      baselines: [{ name: '基线', file: baseline }],
      files: [{ name: 'test.csv', address: pathToFileURL(path).href }],
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
};

describe('a forecast', () => {
  it.each(Object.entries(written))(
    'is the same of files that programs write %s',
    async (_, write) => {
      const plain = await forecastOf(utf8(joined(tables.baseline)), utf8(joined(tables.test)));
      expect(plain).toMatchObject({ Baselines: 1, Files: [{ Problem: null }] });
      expect(plain.Leaks).toMatchObject([{ Subject: 'colour' }]);
      expect(await forecastOf(write(tables.baseline), write(tables.test))).toEqual(plain);
    },
  );
});
