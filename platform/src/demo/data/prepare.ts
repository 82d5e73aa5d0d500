// Makes the files of the two scored demo competitions from the npm package vega-datasets, given as
// a folder: `node platform/src/demo/data/prepare.ts <folder of vega-datasets>`. What it wrote is
// committed; README.md beside it names the sources and their licences.
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Row = Record<string, string | number | null>;

const source = process.argv[2];
if (!source) throw new Error('Name the folder of vega-datasets');
const here = import.meta.dirname;

const csv = (columns: readonly string[], rows: readonly Row[]): string =>
  [columns.join(','), ...rows.map((row) => columns.map((name) => row[name] ?? '').join(','))].join(
    '\n',
  ) + '\n';

/** A number in [0, 1) that depends on the text alone, so that every run makes the same split. */
const draw = (text: string): number =>
  createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;

/** The solution of one target: id, value, and whether the row counts for the public or private score. */
const solution = (rows: readonly Row[], target: string): string =>
  csv(
    ['id', target, 'part'],
    rows.map((row) => ({
      id: row.id ?? null,
      [target]: row[target] ?? null,
      part: draw(`part:${row.id}`) < 0.4 ? 'public' : 'private',
    })),
  );

const sample = (rows: readonly Row[], target: string, value: string): string =>
  csv(
    ['id', target],
    rows.map((row) => ({ id: row.id ?? null, [target]: value })),
  );

const write = async (folder: string, files: Record<string, string>): Promise<void> => {
  await mkdir(join(here, folder), { recursive: true });
  for (const [name, content] of Object.entries(files))
    await writeFile(join(here, folder, name), content);
};

const penguins = (JSON.parse(await readFile(join(source, 'data/penguins.json'), 'utf8')) as Row[])
  .filter((row) => row['Body Mass (g)'] != null)
  .map((row, index) => ({
    id: `P${String(index + 1).padStart(3, '0')}`,
    species: row['Species'] ?? null,
    island: row['Island'] ?? null,
    beak_length_mm: row['Beak Length (mm)'] ?? null,
    beak_depth_mm: row['Beak Depth (mm)'] ?? null,
    flipper_length_mm: row['Flipper Length (mm)'] ?? null,
    sex: row['Sex'] === 'MALE' || row['Sex'] === 'FEMALE' ? row['Sex'] : null,
    body_mass_g: row['Body Mass (g)'] ?? null,
  }));
// Ids in an order that says nothing: the source is sorted by species.
const shuffled = [...penguins]
  .sort((a, b) => draw(`order:${a.id}`) - draw(`order:${b.id}`))
  .map((row, index) => ({ ...row, id: `P${String(index + 1).padStart(3, '0')}` }));
const isTest = (row: { id: string }) => draw(`test:${row.id}`) < 0.4;
const penguinTest = shuffled.filter(isTest);
const measured = ['island', 'beak_length_mm', 'beak_depth_mm', 'flipper_length_mm', 'sex'];
await write('penguins', {
  'train.csv': csv(
    ['id', ...measured, 'species', 'body_mass_g'],
    shuffled.filter((row) => !isTest(row)),
  ),
  'test.csv': csv(['id', ...measured], penguinTest),
  'species.sample.csv': sample(penguinTest, 'species', 'Adelie'),
  'species.solution.csv': solution(penguinTest, 'species'),
  'body-mass.sample.csv': sample(penguinTest, 'body_mass_g', '4200'),
  'body-mass.solution.csv': solution(penguinTest, 'body_mass_g'),
});

const [weatherHeader = '', ...weatherLines] = (
  await readFile(join(source, 'data/seattle-weather.csv'), 'utf8')
)
  .trim()
  .split(/\r?\n/);
const names = weatherHeader.split(',');
const weather = weatherLines.map((line) => {
  const cells = line.split(',');
  const row: Row = Object.fromEntries(names.map((name, index) => [name, cells[index] ?? null]));
  return { ...row, id: row['date'] ?? '', rain: Number(row['precipitation']) > 0 ? 1 : 0 };
});
const inTest = (row: Row) => String(row['id']).startsWith('2015');
const weatherTest = weather.filter(inTest);
await write('seattle-weather', {
  'train.csv': csv(
    ['id', 'temp_min', 'wind', 'temp_max', 'rain', 'weather'],
    weather.filter((row) => !inTest(row)),
  ),
  'test.csv': csv(['id', 'temp_min', 'wind'], weatherTest),
  'temp-max.sample.csv': sample(weatherTest, 'temp_max', '16.0'),
  'temp-max.solution.csv': solution(weatherTest, 'temp_max'),
  'rain.sample.csv': sample(weatherTest, 'rain', '0.5'),
  'rain.solution.csv': solution(weatherTest, 'rain'),
});
