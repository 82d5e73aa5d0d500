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

/** From this part on, values of a text column are so different that their number says more. */
const UNIQUE_PART = 0.9;

/** Tells whether a column's most frequent values are not worth showing. */
export const isMostlyUnique = (unique: number, count: number): boolean =>
  count > 0 && unique / count >= UNIQUE_PART;
