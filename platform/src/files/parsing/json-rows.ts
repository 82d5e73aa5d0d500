import { decodeText } from '@whaletide/schema/shared/rules/decode-text.ts';
import { readBounded } from './read-bounded.ts';
import type { RowSource } from './row-source.ts';
import type { StoredFile } from './stored-file.ts';

type Row = Record<string, unknown>;

/** Bytes of JSON that are parsed: what it becomes takes many times the memory. */
const MOST_BYTES = 8 * 1024 * 1024;

/** Lines by which the columns are found; a key that comes later has none. */
const LINES_FOR_NAMES = 1_000;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const cellOf = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const namesOf = (rows: readonly Row[]): string[] => [
  ...new Set(rows.slice(0, LINES_FOR_NAMES).flatMap((row) => Object.keys(row))),
];

/** A table of objects: their keys are its columns. */
const tableOf = (rows: readonly Row[], isCut: boolean, notes: string[] = []): RowSource => {
  const names = namesOf(rows);
  return { names, rows: rows.map((row) => names.map((name) => cellOf(row[name]))), isCut, notes };
};

/** Lines of JSON, each an object; null where the first isn't one. */
export const readJsonLines = async (file: StoredFile): Promise<RowSource | null> => {
  const { bytes, isCut } = await readBounded(file, MOST_BYTES);
  const lines = decodeText(bytes, isCut).text.split(/\r\n|\r|\n/);
  if (isCut) lines.pop();
  const rows: Row[] = [];
  let wrong = 0;
  for (const line of lines) {
    if (line.trim() === '') continue;
    const value = parsed(line);
    if (isRow(value)) rows.push(value);
    else if (rows.length === 0) return null;
    else wrong += 1;
  }
  return rows.length === 0
    ? null
    : tableOf(rows, isCut, wrong > 0 ? [`${wrong} 行不是 JSON 对象，已略过`] : []);
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
  return `${cellOf(type)}（${positionsIn(coordinates)} 个点）`;
};

/** The features of GeoJSON as a table, with what each is; null for other JSON, and for too much. */
export const readGeoJson = async (file: StoredFile): Promise<RowSource | null> => {
  const { bytes, isCut } = await readBounded(file, MOST_BYTES);
  const value = isCut ? undefined : parsed(decodeText(bytes).text);
  if (!isRow(value)) return null;
  const features = value.type === 'Feature' ? [value] : value.features;
  if (!Array.isArray(features)) return null;
  const rows = features.filter(isRow).map((feature): Row => {
    const properties = isRow(feature.properties) ? feature.properties : {};
    return { ...properties, geometry: geometryText(feature.geometry) };
  });
  return tableOf(rows, false, [`GeoJSON，${rows.length} 个要素`]);
};
