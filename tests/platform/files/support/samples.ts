import { gzipSync } from 'node:zlib';
import type { ParseOptions } from '#platform/src/files/parsing/parse-file.ts';
import { zipOf } from '#platform/src/demo/archive.ts';
import { fixture } from '#tests/support/fixtures.ts';

/** A small file of a format, and how it comes from texts whose numbers can be changed. */
export interface Sample {
  name: string;
  options?: ParseOptions;
  /** Texts that it consists of. */
  texts: Record<string, string>;
  /** Makes the file of them. */
  make: (texts: Record<string, string>) => Buffer;
}

/** A NumPy array of this header, with 48 bytes of numbers. */
export const npyOf = (header: string, length = header.length): Buffer => {
  const start = Buffer.from('\x93NUMPY\x01\x00\x00\x00', 'latin1');
  start.writeUInt16LE(length & 0xffff, 8);
  return Buffer.concat([start, Buffer.from(header), Buffer.alloc(48, 1)]);
};

export const NPY_HEADER = "{'descr': '<f8', 'fortran_order': False, 'shape': (2, 3), }\n";

const cell = (row: number, text: string) =>
  `<row r="${row}" spans="1:2"><c r="A${row}" t="s" s="1"><v>${text}</v></c><c r="B${row}" s="1"><v>45000</v></c></row>`;

/** The parts of a workbook of one sheet. */
export const WORKBOOK = {
  'xl/workbook.xml':
    '<workbook><workbookPr date1904="1"/><sheets><sheet name="一" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
  'xl/styles.xml':
    '<styleSheet><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy-mm"/></numFmts><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>',
  'xl/sharedStrings.xml':
    '<sst count="2" uniqueCount="2"><si><t>甲&#20057;</t></si><si><t>b_x0041_</t></si></sst>',
  'xl/worksheets/sheet1.xml': `<worksheet><dimension ref="A1:B3"/><sheetData>${cell(1, '0')}${cell(2, '1')}${cell(3, '0')}</sheetData></worksheet>`,
};

const CSV = 'id,value,name\n1,2.5,a\n2,3e2,b\n3,-7,c\n';
const GEO =
  '{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"a":1},"geometry":{"type":"LineString","coordinates":[[121.4,31.2],[0,1]]}}]}';
const NOTEBOOK =
  '{"nbformat":4,"nbformat_minor":5,"metadata":{},"cells":[{"cell_type":"code","execution_count":1,"metadata":{},"source":["x=1"],"outputs":[{"output_type":"display_data","metadata":{"image/png":{"width":10,"height":20}},"data":{"image/png":"iVBORw0KGgo="}}]},{"cell_type":"heading","level":3,"source":"a"}]}';

const text = (name: string, content: string): Sample => ({
  name,
  texts: { content },
  make: ({ content: changed = '' }) => Buffer.from(changed),
});

const stored = (name: string, bytes: Buffer): Sample => ({ name, texts: {}, make: () => bytes });

const workbook: Sample = { name: 'a.xlsx', texts: WORKBOOK, make: zipOf };
const npy: Sample = {
  name: 'a.npy',
  texts: { header: NPY_HEADER },
  make: ({ header = '' }) => npyOf(header),
};

/** A sample as a file within an archive. */
const packed = ({ name, texts, make }: Sample): Sample => ({
  name: 'a.zip',
  options: { entry: name },
  texts,
  make: (changed) => zipOf({ [name]: make(changed), 'b.csv': CSV }),
});

export const samples: Record<string, Sample> = {
  NPY: npy,
  'NPY in a ZIP': packed(npy),
  XLSX: workbook,
  'XLSX in a ZIP': packed(workbook),
  Parquet: stored('a.parquet', fixture('datasets/cities.parquet')),
  'Parquet of lists': stored('a.parquet', fixture('datasets/nested.parquet')),
  'list of a ZIP': { name: 'a.zip', texts: { 'a.csv': CSV, 'b/c.txt': 'x' }, make: zipOf },
  CSV: text('a.csv', CSV),
  'CSV in a ZIP': packed(text('a.csv', CSV)),
  'CSV in gzip': {
    ...text('a.csv.gz', CSV),
    make: ({ content = '' }) => gzipSync(content),
  },
  'JSON lines': text('a.jsonl', '{"a":1,"b":[2,3]}\n{"a":4,"b":{"c":5}}\n'),
  GeoJSON: text('a.geojson', GEO),
  notebook: text('a.ipynb', NOTEBOOK),
};
