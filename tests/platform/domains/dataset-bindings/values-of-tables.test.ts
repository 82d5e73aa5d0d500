import { describe, expect, it } from '@jest/globals';
import { zipOf } from '#platform/src/demo/archive.ts';
import { caseTable, namesOf, tableOf } from './support/parsed-files.ts';

const [INTEGER, NUMBER, TEXT, DATE] = [7, 12, 17, 18];

describe('the values of delimited text', () => {
  it('are missing where pandas and Excel have none', async () => {
    const table = await caseTable('na-excel.csv');
    expect(table?.Columns[1]).toMatchObject({
      Type: NUMBER,
      Count: 2,
      Missing: 2,
      Min: 10,
      Max: 12.5,
      Mean: 11.25,
    });
    expect(table?.Rows[1]).toEqual(['2', '#N/A']);
  });

  it('may be infinite, beside a mean of the others', async () => {
    const [column] = (await caseTable('inf.csv'))?.Columns ?? [];
    expect(column).toMatchObject({ Type: NUMBER, Count: 3, Missing: 1, Infinite: 2 });
    expect(column).toMatchObject({ Min: 1, Max: 1, Mean: 1 });
  });

  it('may have thousands apart', async () => {
    const columns = (await caseTable('thousands.csv'))?.Columns;
    expect(columns?.map(({ Type }) => Type)).toEqual([TEXT, INTEGER, INTEGER]);
    expect(columns?.[1]).toMatchObject({ Min: 12_370, Max: 24_870, Mean: 19_185 });
  });

  it.each([
    ['城市\t人口\n上海\t24,870\n北京\t21,840\n', { Type: INTEGER, Max: 24_870 }],
    ['城市\t比例\n上海\t1,500\n北京\t1,5\n', { Type: NUMBER, Max: 1.5 }],
    ['城市\t比例\n上海\t12.5%\n北京\t7%\n', { Type: NUMBER, Max: 12.5, Unit: '%' }],
    ['城市\t比例\n上海\t12.5%\n北京\t7\n', { Type: TEXT, Max: null, Unit: null }],
  ])('are read as their column writes them: %j', async (text, expected) => {
    const table = await tableOf('a.tsv', Buffer.from(text));
    expect(table?.Columns[1]).toMatchObject(expected);
  });

  it('may be dates of any of the usual ways', async () => {
    expect((await caseTable('usdate.csv'))?.Columns[0]).toMatchObject({ Type: DATE });
    const months = await tableOf('a.csv', Buffer.from('月份\n2024年1月\n2024年12月\n'));
    expect(months?.Columns[0]).toMatchObject({ Type: DATE });
  });
});

/** A workbook of one sheet with these cells, in the styles of these formats. */
const workbookOf = (rows: string, formats: readonly string[] = []): Buffer =>
  zipOf({
    'xl/workbook.xml':
      '<workbook><sheets><sheet name="一" sheetId="1" r:id="r"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<Relationship Id="r" Target="worksheets/sheet1.xml"/>',
    'xl/styles.xml': `<styleSheet><numFmts>${formats
      .map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`)
      .join('')}</numFmts><cellXfs><xf numFmtId="0"/>${formats
      .map((_, at) => `<xf numFmtId="${164 + at}"/>`)
      .join('')}</cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  });
const row = (...cells: string[]) => `<row>${cells.join('')}</row>`;
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const number = (value: string, style = 0) => `<c s="${style}"><v>${value}</v></c>`;

describe('the values of a workbook', () => {
  it('are times, dates and numbers as Excel shows them', async () => {
    const table = await caseTable('time-and-float.xlsx');
    expect(table?.Rows).toEqual([
      ['甲', '10:29:00', '3.636', '31001', '1900-01-11'],
      ['乙', '23:05:30', '76.356', '31002', '1900-02-01'],
    ]);
    expect(table?.Columns.map(({ Type }) => Type)).toEqual([TEXT, TEXT, NUMBER, INTEGER, DATE]);
  });

  it.each([
    ['0.41666666666666669', 'h:mm:ss', '10:00:00'],
    ['0.4375', 'yyyy/m/d h:mm', '10:30:00'],
    ['45000.5', 'yyyy/m/d h:mm', '2023-03-15 12:00:00'],
    ['45000.500005', 'yyyy/m/d h:mm', '2023-03-15 12:00:00.432'],
    ['1.5', '[h]:mm:ss', '36:00:00'],
    ['0.5', '[Red]0.0', '0.5'],
    ['3.6360000000000001', '0.00', '3.636'],
    ['31001.0', '0', '31001'],
    ['12345678901234567890', '0', '12345678901234567890'],
    ['1.2345678901234568E+17', '0', '1.2345678901234568e+17'],
    ['1E-3', '0', '0.001'],
    ['1e999', 'yyyy', '1e999'],
  ])('%s in the format %s is %s', async (value, format, shown) => {
    const bytes = workbookOf(row(text('列')) + row(number(value, 1)), [format]);
    expect((await tableOf('a.xlsx', bytes))?.Rows).toEqual([[shown]]);
  });

  it('are no columns where they are formatted alone', async () => {
    const table = await caseTable('styled-empty-columns.xlsx');
    expect(namesOf(table)).toEqual(['a', 'b', 'c']);
    expect(table?.ColumnsNumber).toBe(3);
    expect(table?.Notes).toEqual([]);
  });

  it('are missing where a formula failed', async () => {
    const bytes = workbookOf(
      row(text('名'), text('值')) +
        row(text('甲'), '<c t="e"><v>#N/A</v></c>') +
        row(text('乙'), number('1')),
    );
    expect((await tableOf('a.xlsx', bytes))?.Columns[1]).toMatchObject({
      Type: INTEGER,
      Count: 1,
      Missing: 1,
    });
  });
});
