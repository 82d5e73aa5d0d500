/** Ways to show the files of a dataset. */

export type FileKind = 'table_data' | 'zip' | 'gzip' | 'plain_text' | 'image' | 'pdf' | 'model';

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

const ofKind = (kind: FileKind, exts: string) => exts.split(' ').map((ext) => [ext, kind] as const);

const kinds: Record<string, FileKind> = Object.fromEntries([
  ...ofKind('table_data', '.csv .tsv .jsonl .ndjson .geojson .xlsx .parquet .npy'),
  ...ofKind('zip', '.zip'),
  ...ofKind('gzip', '.gz'),
  ...ofKind('plain_text', '.txt .md .json .yaml .yml .xml .log .ini .cfg .toml .tex .bib .rst'),
  ...ofKind('plain_text', '.py .r .rmd .jl .sql .sh .m .c .cpp .h .java .js .ts .go .rs .css'),
  ...ofKind('image', '.png .jpg .jpeg'),
  ...ofKind('pdf', '.pdf'),
  ...modelExtensions.map((ext) => [ext, 'model'] as const),
]);

/** Extensions that a dataset may hold and the viewer doesn't show; the last is none, as of LICENSE. */
const unseenExtensions = [
  '.arrow .feather .orc .avro .npz .mat .hdf5 .hdf .nc .zarr .msgpack .proto .pickle .joblib'.split(
    ' ',
  ),
  '.safetensors .pt .ckpt .gguf .bin .dat .sqlite .sqlite3 .db .mdb .dbf'.split(' '),
  '.xls .xlsm .ods .doc .docx .ppt .pptx .rtf .ipynb .epub'.split(' '),
  '.rds .rdata .sav .dta .sas7bdat .por'.split(' '),
  '.shp .shx .prj .cpg .sbn .sbx .kml .kmz .gpx .gpkg .las .laz .osm .pbf'.split(' '),
  '.fasta .fa .fastq .fq .vcf .bed .gff .pdb .mol .sdf .dcm .nii .edf'.split(' '),
  '.tif .tiff .gif .webp .svg .bmp .ico .psd .obj .stl .ply .gltf .glb'.split(' '),
  '.wav .mp3 .flac .ogg .m4a .aac .mid .mp4 .avi .mov .mkv .webm .srt .vtt'.split(' '),
  '.tar .tgz .bz2 .xz .zst .lz4 .7z .rar'.split(' '),
  '.html .htm .lock .gitignore .gitattributes'.split(' '),
  [''],
].flat();

/** With their dot: everything that a dataset may hold. */
export const datasetExtensions: readonly string[] = [...Object.keys(kinds), ...unseenExtensions];

/** Answers the way to show a file with this extension; null for a file that isn't shown. */
export const fileKind = (ext: string): FileKind | null => kinds[ext.toLowerCase()] ?? null;

/** Tells whether a file is shown as it is, or by its name alone: there is nothing to parse. */
export const isShownAsItIs = (kind: FileKind): kind is 'image' | 'pdf' | 'model' =>
  kind === 'image' || kind === 'pdf' || kind === 'model';

/**
 * Limits on the part of a file that is read and shown. They bound the work, whatever the file
 * claims about itself.
 */
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
  /** Sheets of a workbook to choose from. */
  sheets: 100,
  /** Unpacked size that an archive may claim before its listing ends. */
  unpackedBytes: 100 * 1024 ** 3,
};

/** The column types by number: 7 whole numbers, 12 others. */
export const columnTypes = { boolean: 0, integer: 7, number: 12, string: 17, date: 18 } as const;
export type ColumnType = (typeof columnTypes)[keyof typeof columnTypes];

export const isNumberType = (type: number): boolean =>
  type === columnTypes.integer || type === columnTypes.number;

const MISSING = new Set(['', 'na', 'n/a', 'nan', 'null', 'none']);
const INTEGER = /^[+-]?\d+$/;
const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
const BOOLEAN = /^(true|false)$/i;
/** Codes such as 05319561 and ids too long for a number: nothing to add up. */
const CODE = /^[+-]?0\d|^[+-]?\d{16,}$/;
const COMMA_DECIMAL = /^[+-]?\d+,\d+(e[+-]?\d+)?$/i;
const DATE =
  /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

const isDate = (value: string): boolean => {
  const [, , month = '', day = ''] = DATE.exec(value) ?? [];
  return Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;
};

/** `1,5` as `1.5`; anything else as it is. */
export const withDecimalPoint = (value: string): string =>
  COMMA_DECIMAL.test(value) ? value.replace(',', '.') : value;

/** Tells whether a cell denotes a missing value. */
export const isMissing = (cell: string): boolean => MISSING.has(cell.trim().toLowerCase());

/** The narrowest type of one value. */
export const valueType = (cell: string): ColumnType => {
  const value = cell.trim();
  if (CODE.test(value) && !/[.e]/i.test(value)) return columnTypes.string;
  if (INTEGER.test(value)) return columnTypes.integer;
  if (DECIMAL.test(value)) return columnTypes.number;
  if (isDate(value)) return columnTypes.date;
  return BOOLEAN.test(value) ? columnTypes.boolean : columnTypes.string;
};

/** The narrowest type of a column that has held values of both types. */
export const widerType = (a: ColumnType, b: ColumnType): ColumnType => {
  if (a === b) return a;
  return isNumberType(a) && isNumberType(b) ? columnTypes.number : columnTypes.string;
};

/** From this part on, values of a text column are so different that their number says more. */
export const UNIQUE_PART = 0.9;

/** Tells whether a column's most frequent values are not worth showing. */
export const isMostlyUnique = (unique: number, count: number): boolean =>
  count > 0 && unique / count >= UNIQUE_PART;
