/** How the files of a dataset are shown (spec 2, section 9). */

export type FileKind = 'table_data' | 'zip' | 'plain_text' | 'image' | 'model';

/** Extensions of models that the viewer knows, with their dot. */
export const modelExtensions = [
  '.onnx',
  '.pb',
  '.pbtxt',
  '.h5',
  '.keras',
  '.mlmodel',
  '.model',
  '.tflite',
  '.meta',
  '.pkl',
  '.pth',
  '.t7',
] as const;

const kinds: Record<string, FileKind> = {
  '.csv': 'table_data',
  '.tsv': 'table_data',
  '.zip': 'zip',
  '.txt': 'plain_text',
  '.md': 'plain_text',
  '.json': 'plain_text',
  '.png': 'image',
  '.jpg': 'image',
  '.jpeg': 'image',
  ...Object.fromEntries(modelExtensions.map((ext) => [ext, 'model' as const])),
};

/** What a dataset may hold that the viewer doesn't show. */
const unseenExtensions = [
  '.jsonl',
  '.ndjson',
  '.xml',
  '.yaml',
  '.yml',
  '.geojson',
  '.parquet',
  '.arrow',
  '.feather',
  '.npy',
  '.npz',
  '.mat',
  '.hdf5',
  '.nc',
  '.tif',
  '.tiff',
  '.gif',
  '.webp',
  '.xlsx',
  '.pdf',
  '.ipynb',
  '.gz',
  '.tar',
  '.tgz',
  '.bz2',
  '.7z',
  '.wav',
  '.mp3',
  '.flac',
  '.mp4',
  '.bin',
  '.dat',
] as const;

/** With their dot: everything that a dataset may hold. */
export const datasetExtensions: readonly string[] = [...Object.keys(kinds), ...unseenExtensions];

/** How a file with this extension is shown; null for one that isn't. */
export const fileKind = (ext: string): FileKind | null => kinds[ext.toLowerCase()] ?? null;

/** What is read of a file and shown of it. Bounds of work, whatever the file says of itself. */
export const previewLimits = {
  columns: 50,
  rows: 50,
  /** Characters of a cell. */
  cell: 200,
  /** Most frequent values of a column. */
  topValues: 5,
  /** Bars of the picture of a column of numbers. */
  histogramSteps: 12,
  /** Data rows and bytes that statistics are made of. */
  countedRows: 200_000,
  countedBytes: 32 * 1024 * 1024,
  textBytes: 64 * 1024,
  entries: 500,
  /** What an archive may claim to unpack to before its listing ends. */
  unpackedBytes: 100 * 1024 ** 3,
};

/** The column types by number: 7 whole numbers, 12 others. */
export const columnTypes = { boolean: 0, integer: 7, number: 12, string: 17 } as const;
export type ColumnType = (typeof columnTypes)[keyof typeof columnTypes];

export const isNumberType = (type: number): boolean =>
  type === columnTypes.integer || type === columnTypes.number;

const MISSING = new Set(['', 'na', 'n/a', 'nan', 'null', 'none']);
const INTEGER = /^[+-]?\d+$/;
const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
const BOOLEAN = /^(true|false)$/i;

/** Whether a cell says that there is no value. */
export const isMissing = (cell: string): boolean => MISSING.has(cell.trim().toLowerCase());

/** The narrowest type of one value. */
export const valueType = (cell: string): ColumnType => {
  const value = cell.trim();
  if (INTEGER.test(value)) return columnTypes.integer;
  if (DECIMAL.test(value)) return columnTypes.number;
  return BOOLEAN.test(value) ? columnTypes.boolean : columnTypes.string;
};

/** The narrowest type of a column that has held values of both types. */
export const widerType = (a: ColumnType, b: ColumnType): ColumnType => {
  if (a === b) return a;
  return isNumberType(a) && isNumberType(b) ? columnTypes.number : columnTypes.string;
};

/** From this part on, values of a text column are so different that their number says more. */
export const UNIQUE_PART = 0.9;

/** Whether a column's most frequent values are nothing worth showing. */
export const isMostlyUnique = (unique: number, count: number): boolean =>
  count > 0 && unique / count >= UNIQUE_PART;
