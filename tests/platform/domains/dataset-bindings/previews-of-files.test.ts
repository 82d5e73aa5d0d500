import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { zipOf } from '#platform/src/demo/archive.ts';
import { looksLike } from '#platform/src/files/signature.ts';
import { fixture } from '#tests/support/fixtures.ts';
import { caseTable, namesOf, parse, tableOf } from './support/parsed-files.ts';

interface SheetOf {
  name: string;
  state?: 'hidden' | 'veryHidden';
  type?: 'worksheet' | 'chartsheet';
  /** Cells of its one column, its header first. */
  rows?: string[];
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook as Excel packs it: shared texts, and relations with their types. */
const workbookOf = (sheets: readonly SheetOf[]): Buffer => {
  const texts = [...new Set(sheets.flatMap(({ rows = [] }) => rows))];
  const path = (at: number, { type = 'worksheet' }: SheetOf) => `${type}s/sheet${at + 1}.xml`;
  const cell = (text: string, row: number) =>
    `<row r="${row + 1}" spans="1:1"><c r="A${row + 1}" t="s"><v>${texts.indexOf(text)}</v></c></row>`;
  const parts = sheets.map((sheet, at): [string, string] => [
    `xl/${path(at, sheet)}`,
    `<worksheet xmlns="${MAIN}"><dimension ref="A1"/><sheetData>${(sheet.rows ?? []).map(cell).join('')}</sheetData></worksheet>`,
  ]);
  return zipOf({
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheets
      .map(
        ({ name, state }, at) =>
          `<sheet name="${escaped(name)}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
      .map(
        (sheet, at) =>
          `<Relationship Id="rId${at + 1}" Type="${RELATIONS}/${sheet.type ?? 'worksheet'}" Target="${path(at, sheet)}"/>`,
      )
      .join('')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${texts.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
    ...Object.fromEntries(parts),
  });
};

describe('delimited text', () => {
  it('is decoded as what it is, however late that shows', async () => {
    const table = await caseTable('gbk-late.csv');
    expect(table?.Notes).toContain('编码 GB18030');
    const text = JSON.stringify(table);
    expect(text).not.toContain('\ufffd');
  });

  it.each([
    ['big5.csv', 'Big5', ['編號', '姓名', '城市']],
    ['sjis.csv', 'Shift_JIS', ['番号', '氏名']],
  ])('%s is read as %s, which is said', async (name, encoding, names) => {
    const table = await caseTable(name);
    expect(namesOf(table)).toEqual(names);
    expect(table).toMatchObject({ Encoding: encoding, Notes: [`编码 ${encoding}`] });
  });

  it('is read in the encoding that its reader chooses, in an archive too', async () => {
    const bytes = fixture('datasets/big5.csv');
    const chosen = await tableOf('a.csv', bytes, { encoding: 'GB18030' });
    expect(chosen).toMatchObject({ Encoding: 'GB18030' });
    expect(namesOf(chosen)).not.toContain('編號');
    const options = { entry: 'a.csv', encoding: 'Big5' as const };
    expect(namesOf(await tableOf('a.zip', zipOf({ 'a.csv': bytes }), options))).toContain('編號');
    expect((await parse('a.txt', bytes))?.text).toMatchObject({ Encoding: 'Big5' });
  });

  it('begins after lines of comments', async () => {
    const table = await caseTable('comment.csv');
    expect(namesOf(table)).toEqual(['年份', '值']);
    expect(table?.Rows).toEqual([
      ['2020', '1'],
      ['2021', '2'],
    ]);
    expect(table?.Notes).toEqual(['略过开头 2 行说明']);
  });

  it.each([
    ['#id,v\n1,a\n', ['#id', 'v'], []],
    ['# 来源：甲,乙\nid,v\n1,a\n', ['id', 'v'], ['略过开头 1 行说明']],
    ['# 说明\n# x y\n#x,y\n1,2\n', ['#x', 'y'], ['略过开头 2 行说明']],
    ['# a\n# b\n', ['# a'], []],
  ])('has its header where it can only be: %j', async (text, names, notes) => {
    const table = await tableOf('a.csv', Buffer.from(text));
    expect(namesOf(table)).toEqual(names);
    expect(table?.Notes).toEqual(notes);
  });

  it('may be UTF-16 by its mark', async () => {
    expect(looksLike('.csv', fixture('datasets/utf16.csv'))).toBe(true);
    const table = await caseTable('utf16.csv');
    expect(namesOf(table)).toEqual(['编号', '城市']);
    expect(table?.Rows).toEqual([
      ['1', '上海'],
      ['2', '北京'],
    ]);
  });

  it.each([
    ['semicolon.csv', ['a', 'b', 'c']],
    ['wine-semicolon.csv', ['fixed acidity', 'pH', 'quality']],
  ])('%s has its columns', async (name, columns) => {
    const table = await caseTable(name);
    expect(namesOf(table)).toEqual(columns);
    expect(table?.Notes).toContain('以分号分隔');
  });

  it('has decimal commas beside semicolons', async () => {
    const table = await caseTable('semicolon.csv');
    expect(table?.Columns[0]).toMatchObject({ Type: 12, Min: 1.5, Max: 2.5 });
  });

  it('drops no cell without a word', async () => {
    const table = await caseTable('ragged.csv');
    expect(namesOf(table)).toEqual(['a', 'b', 'c', '列4']);
    expect(table?.Rows).toEqual([
      ['1', '2', '', ''],
      ['1', '2', '3', '4'],
      ['', '', '', ''],
      ['5', '6', '7', ''],
    ]);
    expect(table?.Columns[3]).toMatchObject({ Count: 1, Missing: 3 });
    expect(table?.Notes).toContain('1 行的单元格多于表头');
  });

  it('never has more values than rows', async () => {
    const table = await caseTable('many-texts.csv');
    expect(table?.Columns[0]?.Unique).toBe(table?.RowsNumber);
  });

  it.each([
    ['05319561', 17],
    ['1234567890123456789', 17],
    ['13800138000', 7],
    ['0', 7],
    ['0.5', 12],
    ['-3', 7],
    ['2024-01-31', 18],
    ['2024/1/31 08:00', 18],
    ['2024年1月31日', 18],
    ['2024-01-31T08:00:00Z', 18],
    ['2024-13-31', 17],
    ['1,5', 17],
  ])('takes a column of %s for type %d', async (value, type) => {
    const table = await tableOf('a.tsv', Buffer.from(`v\n${value}\n${value}\n`));
    const [column] = table?.Columns ?? [];
    // Tabs leave commas their other meaning.
    expect(column?.Type).toBe(value === '1,5' ? 12 : type);
    if (type === 17 && value !== '1,5') expect(column).toMatchObject({ Min: null, Mean: null });
  });
});

describe('any part of a table', () => {
  it('is there: rows and columns beyond the first 50', async () => {
    const row = (at: number) => Array.from({ length: 120 }, (_, column) => `${at}.${column}`);
    const text = [
      row(0).map((name) => `c${name}`),
      ...Array.from({ length: 300 }, (_, at) => row(at + 1)),
    ];
    const bytes = Buffer.from(text.map((cells) => cells.join(',')).join('\n'));
    const table = await tableOf('a.csv', bytes, { window: { row: 250, column: 100 } });
    expect(table).toMatchObject({
      FirstRow: 250,
      FirstColumn: 100,
      RowsNumber: 300,
      ColumnsNumber: 120,
    });
    expect(table?.Rows).toHaveLength(50);
    expect(table?.Rows[0]?.slice(0, 2)).toEqual(['251.100', '251.101']);
    expect(namesOf(table)).toHaveLength(20);
    expect(table?.Columns[0]).toMatchObject({ Name: 'c0.100', Count: 300 });
  });
});

describe('other tables', () => {
  it('of JSON lines have the keys as columns', async () => {
    const table = await caseTable('lines.jsonl');
    expect(namesOf(table)).toEqual(['id', 'text']);
    expect(table?.Rows[0]).toEqual(['0', '文本0']);
    expect(namesOf(await caseTable('对话.jsonl'))).toEqual(['id', 'messages', 'label']);
  });

  it('of GeoJSON have a row for each feature', async () => {
    expect((await caseTable('point.geojson'))?.Rows).toEqual([['外滩', 'Point [121.49,31.24]']]);
    const table = await caseTable('浙江.geojson');
    expect(namesOf(table)).toContain('geometry');
    expect(table?.Notes?.[0]).toMatch(/^GeoJSON，\d+ 个要素$/);
  });

  it('of Excel are their first sheet', async () => {
    const table = await caseTable('年度报表.xlsx');
    expect(namesOf(table)).toEqual(['月份', '销售额', '成本', '利润']);
    expect(table?.Columns.map(({ Type }) => Type).slice(0, 2)).toEqual([18, 7]);
    expect(table?.RowsNumber).toBe(12);
    expect(table?.Rows[0]?.slice(0, 3)).toEqual(['2023-01-01', '7347', '1961']);
    expect(table?.Notes).toEqual(['标题「2023 年度销售报表」']);
    expect(table).toMatchObject({ Sheet: 0 });
    expect(table?.Sheets).toHaveLength(3);
    expect(table?.Sheets?.[0]).toBe('销售汇总');
  });

  it('of Excel are any of their sheets, each with its own columns and rows', async () => {
    const bytes = fixture('datasets/年度报表.xlsx');
    const at = (sheet: number, row = 0) =>
      tableOf('a.xlsx', bytes, { window: { row, column: 0, sheet } });
    const sheets = await Promise.all([0, 1, 2].map((sheet) => at(sheet)));
    expect(sheets.map((table) => table?.Sheet)).toEqual([0, 1, 2]);
    expect(new Set(sheets.map((table) => JSON.stringify(namesOf(table)))).size).toBe(3);
    expect(await at(3)).toBeUndefined();
    const second = await at(1, 1);
    expect(second?.Rows[0]).toEqual(sheets[1]?.Rows[1]);
    expect(second?.RowsNumber).toBe(sheets[1]?.RowsNumber);
  });

  it('of Excel leave out sheets that are hidden or of charts, and show empty ones as empty', async () => {
    const bytes = workbookOf([
      { name: '空白' },
      { name: '底稿', state: 'hidden', rows: ['秘密'] },
      { name: '图表', type: 'chartsheet' },
      { name: '明细 & 汇总', rows: ['城市', '上海'] },
      { name: '更深', state: 'veryHidden', rows: ['秘密'] },
    ]);
    const first = await tableOf('a.xlsx', bytes);
    expect(first).toMatchObject({
      Sheets: ['空白', '明细 & 汇总'],
      Sheet: 0,
      ColumnsNumber: 0,
      RowsNumber: 0,
      Rows: [],
      Notes: ['另有 2 个隐藏的工作表'],
    });
    const window = { row: 0, column: 0, sheet: 1 };
    const second = await tableOf('a.xlsx', bytes, { window });
    expect(namesOf(second)).toEqual(['城市']);
    expect(second?.Rows).toEqual([['上海']]);
    expect(await tableOf('a.xlsx', bytes, { window: { ...window, sheet: 2 } })).toBeUndefined();
    const hidden = workbookOf([{ name: '底稿', state: 'hidden', rows: ['列', '1'] }]);
    expect((await tableOf('a.xlsx', hidden))?.Sheets).toEqual(['底稿']);
  });

  it('of Excel with a thousand sheets offer a hundred', async () => {
    const sheets = Array.from({ length: 1_000 }, (_, at) => ({
      name: `第 ${at + 1} 天`,
      rows: ['温度', String(at)],
    }));
    const bytes = workbookOf(sheets);
    const first = await tableOf('a.xlsx', bytes);
    expect(first?.Sheets).toHaveLength(100);
    expect(first?.Notes).toEqual(['共 1000 个工作表，只列出前 100 个']);
    const at = (sheet: number) =>
      tableOf('a.xlsx', bytes, { window: { row: 0, column: 0, sheet } });
    expect((await at(99))?.Rows).toEqual([['99']]);
    expect(await at(100)).toBeUndefined();
  });

  it('of Excel within an archive have their sheets too', async () => {
    const inner = workbookOf([
      { name: '一', rows: ['甲', '1'] },
      { name: '二', rows: ['乙', '2'] },
    ]);
    const archive = zipOf({ '报表.xlsx': inner });
    const window = { row: 0, column: 0, sheet: 1 };
    const table = await tableOf('a.zip', archive, { window, entry: '报表.xlsx' });
    expect(table).toMatchObject({ Sheets: ['一', '二'], Sheet: 1, Rows: [['2']] });
  });

  it('of Parquet have their columns, and any of their rows', async () => {
    const table = await caseTable('cities.parquet');
    expect(namesOf(table)).toEqual(['id', '城市', '温度']);
    expect(table).toMatchObject({ RowsNumber: 120, Total: 120, Truncated: false });
    expect(table?.Rows[1]).toEqual(['1', '上海', '0.5']);
    const window = { row: 100, column: 1 };
    const part = await tableOf('a.parquet', fixture('datasets/cities.parquet'), { window });
    expect(part?.Rows[0]).toEqual(['北京', '50']);
    expect(namesOf(part)).toEqual(['城市', '温度']);
  });

  it('of Excel may have one column, shared texts and no styles', async () => {
    const rows = Array.from(
      { length: 9 },
      (_, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="s"><v>${at % 2}</v></c></row>`,
    );
    const workbook = zipOf({
      'xl/workbook.xml':
        '<workbook><sheets><sheet name="一" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
      'xl/sharedStrings.xml':
        '<sst><si><t>甲&amp;乙</t></si><si><r><t>富</t></r><r><t>文本</t></r></si></sst>',
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`,
    });
    const table = await tableOf('a.xlsx', workbook);
    expect(namesOf(table)).toEqual(['甲&乙']);
    expect(table?.Rows.flat()).toEqual([
      '富文本',
      '甲&乙',
      '富文本',
      '甲&乙',
      '富文本',
      '甲&乙',
      '富文本',
      '甲&乙',
    ]);
    expect(table?.Notes).toEqual([]);
  });

  it('of NumPy have their shape', async () => {
    const header = "{'descr': '<f8', 'fortran_order': False, 'shape': (2, 3), }".padEnd(117) + '\n';
    const numbers = Buffer.alloc(48);
    [1, 2, 3, 4, 5, 6.5].forEach((value, at) => numbers.writeDoubleLE(value, at * 8));
    const length = Buffer.alloc(2);
    length.writeUInt16LE(header.length);
    const bytes = Buffer.concat([
      Buffer.from([0x93]),
      Buffer.from('NUMPY\x01\x00', 'latin1'),
      length,
      Buffer.from(header),
      numbers,
    ]);
    const table = await tableOf('a.npy', bytes);
    expect(table?.Rows).toEqual([
      ['1', '2', '3'],
      ['4', '5', '6.5'],
    ]);
    expect(table?.Notes).toEqual(['NumPy 数组，形状 (2, 3)，类型 f8']);
  });

  it('may be packed', async () => {
    const table = await tableOf('a.csv.gz', gzipSync('a,b\n1,2\n'));
    expect(table?.Rows).toEqual([['1', '2']]);
    expect(await parse('a.bin.gz', gzipSync('x'))).toBeNull();
    expect(await parse('a.csv.gz', Buffer.from('no gzip'))).toBeNull();
  });

  it('may be within an archive', async () => {
    const archive = zipOf({ '数据/train.csv': 'id,v\n1,a\n', 'a.txt': '说明', 'b.bin': 'x' });
    const entry = (name: string) => parse('a.zip', archive, { entry: name });
    expect((await entry('数据/train.csv'))?.table?.Rows).toEqual([['1', 'a']]);
    expect((await entry('a.txt'))?.text?.Text).toBe('说明');
    expect(await entry('b.bin')).toBeNull();
    expect(await entry('none.csv')).toBeNull();
  });

  it('have names of older programs in an archive of Windows', async () => {
    const listed = (await parse('压缩包_windows.zip', fixture('datasets/压缩包_windows.zip')))?.zip;
    expect(listed?.Entries.map(({ Name }) => Name).join()).toMatch(/\p{Script=Han}/u);
    const [first] = listed?.Entries ?? [];
    const bytes = fixture('datasets/压缩包_windows.zip');
    expect(await parse('a.zip', bytes, { entry: first?.Name ?? '' })).not.toBeNull();
  });

  it('of Excel are read in little time, whatever is never closed', async () => {
    const workbook = zipOf({
      'xl/workbook.xml': '<sheets><sheet name="一" r:id="r"/></sheets>',
      'xl/_rels/workbook.xml.rels': '<Relationship Id="r" Target="worksheets/sheet1.xml"/>',
      'xl/sharedStrings.xml': '<si>'.repeat(1_000_000),
      'xl/worksheets/sheet1.xml': '<row><c r="A1">'.repeat(500_000),
    });
    expect(await parse('a.xlsx', workbook)).toBeNull();
  });

  it('of JSON lines show the beginning of a long file', async () => {
    const line = `{"id":1,"text":"${'字'.repeat(1_000)}"}\n`;
    const table = await tableOf('a.jsonl', Buffer.from(line.repeat(4_000)));
    expect(table).toMatchObject({ Truncated: true });
    expect(table?.RowsNumber).toBeGreaterThan(2_000);
  });

  it.each(['a.xlsx', 'a.parquet', 'a.npy', 'a.jsonl', 'a.geojson', 'a.zip'])(
    'that are none (%s) are nothing, or text',
    async (name) => {
      const parsed = await parse(name, Buffer.from('PAR1 这不是表格'));
      expect(parsed?.table ?? null).toBeNull();
    },
  );
});

it.each(['a.yaml', 'a.py', 'a.R'.toLowerCase(), 'a.xml'])('%s is shown as text', async (name) => {
  expect((await parse(name, Buffer.from('键: 值')))?.text?.Text).toBe('键: 值');
});
