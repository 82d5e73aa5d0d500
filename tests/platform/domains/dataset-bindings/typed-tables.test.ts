import { describe, expect, it } from '@jest/globals';
import { caseTable, namesOf, parse, tableOf } from './support/parsed-files.ts';

const [BOOLEAN, INTEGER, NUMBER, TEXT, DATE] = [0, 7, 12, 17, 18];

describe('a Parquet file', () => {
  it('says itself what its columns are, and what is missing in them', async () => {
    const table = await caseTable('typed-brotli.parquet');
    const typeOf = Object.fromEntries(
      (table?.Columns ?? []).map(({ Name, Type, Count, Missing }) => [
        Name,
        [Type, Count, Missing],
      ]),
    );
    expect(typeOf).toEqual({
      code: [TEXT, 3, 0],
      text: [TEXT, 2, 1],
      whole: [INTEGER, 2, 1],
      large: [INTEGER, 3, 0],
      single: [NUMBER, 2, 1],
      double: [NUMBER, 2, 1],
      flag: [BOOLEAN, 2, 1],
      day: [DATE, 2, 1],
      moment: [DATE, 2, 1],
      clock: [TEXT, 2, 1],
      money: [NUMBER, 2, 1],
    });
    expect(table?.Rows.map((cells) => cells.slice(0, 6))).toEqual([
      ['None', '1', '1', '12345678901234567890', '0.1', '1'],
      ['', '2', '', '9007199254740993', '1.5', 'inf'],
      ['NA', '', '3', '1', '', ''],
    ]);
    expect(table?.Rows.map((cells) => cells[9])).toEqual(['10:00:00', '23:59:59.500', '']);
  });
});

describe('JSON', () => {
  it('keeps the digits of whole numbers that are too large', async () => {
    const table = await caseTable('big-id.jsonl');
    expect(table?.Rows).toEqual([
      ['12345678901234567890', 'a'],
      ['9007199254740993', 'b'],
    ]);
    const nested = await tableOf('a.jsonl', Buffer.from('{"a":[{"id":12345678901234567890}]}'));
    expect(nested?.Rows).toEqual([['[{"id":12345678901234567890}]']]);
  });

  it('tells texts from missing values', async () => {
    const lines = '{"a":"None","b":null}\n{"a":"","b":NaN}\n{"a":"NaN, \\"x\\"","b":1.5}\n';
    const table = await tableOf('a.jsonl', Buffer.from(lines));
    expect(table?.Columns).toMatchObject([
      { Type: TEXT, Count: 3, Missing: 0 },
      { Type: NUMBER, Count: 1, Missing: 2 },
    ]);
    expect(table?.Rows[2]).toEqual(['NaN, "x"', '1.5']);
    expect(table?.Notes).toEqual([]);
  });

  it('of a list of records is a table', async () => {
    const table = await caseTable('records.json');
    expect(namesOf(table)).toEqual(['名', '值']);
    expect(table?.Rows).toEqual([
      ['甲', '1'],
      ['乙', '2'],
    ]);
  });

  it.each(['{"a":1}', '[1,2]', '[]', '[[{"a":1}]]', '"x"', '[{"a":1'])(
    'without records is text: %s',
    async (text) => {
      const parsed = await parse('a.json', Buffer.from(text));
      expect(parsed).toMatchObject({
        parser_type: 'plain_text',
        table: null,
        text: { Text: text },
      });
    },
  );

  it('shows the records before the end of what is read of a long file', async () => {
    const record = `{"a":"[\\"}",  "b":[1,{"c":2}]}`;
    const text = `[${`${record},\n`.repeat(300_000)}${record}]`;
    const table = await tableOf('a.json', Buffer.from(text));
    expect(table).toMatchObject({ Truncated: true, Notes: [] });
    expect(table?.Rows[0]).toEqual(['["}', '[1,{"c":2}]']);
    expect(table?.RowsNumber).toBeGreaterThan(100_000);
  });

  it.each(['['.repeat(5_000_000), '["'.repeat(2_500_000), '[{"a":NaN,"'.repeat(500_000)])(
    'that is never closed is read in little time',
    async (text) => {
      expect((await parse('a.json', Buffer.from(text)))?.table ?? null).toBeNull();
    },
  );
});
