import { decodeFile } from '@whaletide/schema/shared/rules/likely-encoding.ts';
import { readBounded } from './read-bounded.ts';
import { elementsOfList, exactJson } from './exact-json.ts';
import { type Cell, cutCell, MOST_COLUMNS, type RowSource } from './row-source.ts';
import type { StoredFile } from './stored-file.ts';

type Row = Record<string, unknown>;

/** Bytes of JSON that are parsed: what it becomes takes many times the memory. */
const MOST_BYTES = 8 * 1024 * 1024;

/** Lines by which the columns are found; a key that comes later has none. */
const LINES_FOR_NAMES = 1_000;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const cellOf = (value: unknown): Cell => {
  if (value === undefined || value === null) return null;
  return cutCell(typeof value === 'string' ? value : JSON.stringify(value));
};

/** Keys of the first rows, as far as they are columns. */
const namesOf = (rows: readonly Row[]): string[] => {
  const names = new Set<string>();
  for (const row of rows.slice(0, LINES_FOR_NAMES))
    for (const name of Object.keys(row)) {
      if (names.size === MOST_COLUMNS) return [...names];
      names.add(name);
    }
  return [...names];
};

function* cellsOf(rows: readonly Row[], names: readonly string[]): Generator<Cell[]> {
  for (const row of rows)
    yield names.map((name) => (Object.hasOwn(row, name) ? cellOf(row[name]) : null));
}

/** A table of objects: their keys are its columns. */
const tableOf = (
  rows: readonly Row[],
  { encoding, ...read }: Pick<RowSource, 'isCut' | 'notes' | 'encoding'>,
): RowSource => {
  const names = namesOf(rows);
  return {
    ...read,
    names,
    rows: cellsOf(rows, names),
    isTyped: true,
    ...(encoding && { encoding }),
  };
};

/** The objects among texts of JSON; null where the first isn't one. */
const objectsIn = (texts: Iterable<string>): { rows: Row[]; wrong: number } | null => {
  const rows: Row[] = [];
  let wrong = 0;
  for (const text of texts) {
    const value = exactJson(text);
    if (isRow(value)) rows.push(value);
    else if (rows.length === 0) return null;
    else wrong += 1;
  }
  return rows.length === 0 ? null : { rows, wrong };
};

const skipped = (wrong: number, unit: '行' | '项') =>
  wrong > 0 ? [`${wrong} ${unit}不是 JSON 对象，已略过`] : [];

/** Lines of JSON, each an object; null where the first isn't one. */
export const readJsonLines = async (file: StoredFile): Promise<RowSource | null> => {
  const { bytes, isCut } = await readBounded(file, MOST_BYTES);
  const { text, encoding } = decodeFile(bytes, { isCut, chosen: file.encoding });
  const lines = text.split(/\r\n|\r|\n/);
  if (isCut) lines.pop();
  const found = objectsIn(lines.filter((line) => line.trim() !== ''));
  if (!found) return null;
  const { rows, wrong } = found;
  return tableOf(rows, { isCut, encoding, notes: skipped(wrong, '行') });
};

/** A list of objects in JSON, as pandas writes records; null for other JSON. */
export const readJsonRecords = async (file: StoredFile): Promise<RowSource | null> => {
  const { bytes, isCut } = await readBounded(file, MOST_BYTES);
  const { text, encoding } = decodeFile(bytes, { isCut, chosen: file.encoding });
  const found = objectsIn(elementsOfList(text));
  if (!found) return null;
  const { rows, wrong } = found;
  return tableOf(rows, { isCut, encoding, notes: skipped(wrong, '项') });
};

/** Numbers of positions that a geometry has. */
const positionsIn = (coordinates: unknown): number => {
  if (!Array.isArray(coordinates)) return 0;
  if (typeof coordinates[0] === 'number') return 1;
  return coordinates.reduce((sum: number, one: unknown) => sum + positionsIn(one), 0);
};

const geometryText = (geometry: unknown): string => {
  if (!isRow(geometry)) return '';
  const { type, coordinates } = geometry;
  if (type === 'Point') return `Point ${JSON.stringify(coordinates)}`;
  return `${cellOf(type) ?? ''}（${positionsIn(coordinates)} 个点）`;
};

/** The features of GeoJSON as a table, with what each is; null for other JSON, and for too much. */
export const readGeoJson = async (file: StoredFile): Promise<RowSource | null> => {
  const { bytes, isCut } = await readBounded(file, MOST_BYTES);
  const { text, encoding } = decodeFile(bytes, { chosen: file.encoding });
  const value = isCut ? undefined : exactJson(text);
  if (!isRow(value)) return null;
  const features = value.type === 'Feature' ? [value] : value.features;
  if (!Array.isArray(features)) return null;
  const rows = features.filter(isRow).map((feature): Row => {
    const properties = isRow(feature.properties) ? feature.properties : {};
    return { ...properties, geometry: geometryText(feature.geometry) };
  });
  return tableOf(rows, { isCut: false, encoding, notes: [`GeoJSON，${rows.length} 个要素`] });
};
