import { describe, expect, it } from '@jest/globals';
import { readTable } from '@whaletide/schema/shared/rules/data-table.ts';
import { delimitedRows } from '@whaletide/schema/shared/rules/delimited-text.ts';

const read = (text: string) => {
  const { delimiter, header, headerLine, leftOutIndex, rows } = readTable(text);
  return { delimiter, header, headerLine, leftOutIndex, rows: [...rows()] };
};
const cellsOf = (text: string) => read(text).rows.map(({ cells }) => cells);
const linesOf = (text: string) => read(text).rows.map(({ line }) => line);

describe('a table of delimited text', () => {
  it.each([
    [',', 'id,v\n1,a\n2,b\n'],
    [';', 'id;v\n1;a\n2;b\n'],
    ['\t', 'id\tv\n1\ta\n2\tb\n'],
    ['|', 'id|v\n1|a\n2|b\n'],
    [';', 'sep=;\nid;v\n1;a\n2;b\n'],
    ['|', 'SEP=|\r\nid|v\r\n1|a\r\n2|b'],
    ['\t', '"sep=\t"\nid\tv\n1\ta\n2\tb\n'],
    [';', '"id";"v"\n"1";"a"\n"2";"b"\n'],
  ])('is read by %j: %j', (delimiter, text) => {
    expect(read(text)).toMatchObject({ delimiter, header: ['id', 'v'] });
    expect(cellsOf(text)).toEqual([
      ['1', 'a'],
      ['2', 'b'],
    ]);
  });

  it('isn’t led astray by signs within texts', () => {
    expect(cellsOf('id;text\n1;a, b\n2;c, d\n')).toEqual([
      ['1', 'a, b'],
      ['2', 'c, d'],
    ]);
    expect(cellsOf('id,text\n1,a;b\n2,c;d\n')[0]).toEqual(['1', 'a;b']);
    expect(cellsOf('id,text\n1,"a\tb;c"\n')[0]).toEqual(['1', 'a\tb;c']);
  });

  it('ends a row at every line end outside of quotes', () => {
    const text = 'id,v\r\n1,a\n2,b\r3,c\r\n\r\n4,"d\r\ne\rf\ng"\n5,h';
    expect(cellsOf(text)).toEqual([
      ['1', 'a'],
      ['2', 'b'],
      ['3', 'c'],
      ['4', 'd\r\ne\rf\ng'],
      ['5', 'h'],
    ]);
    expect(linesOf(text)).toEqual([2, 3, 4, 6, 10]);
  });

  it('counts the lines of the file, a sep= line and blank ones too', () => {
    expect(read('\n\nid,v\n1,a\n')).toMatchObject({ headerLine: 3, rows: [{ line: 4 }] });
    expect(read('sep=,\n\nid,v\n\n1,a\n')).toMatchObject({ headerLine: 3, rows: [{ line: 5 }] });
  });

  it('reads quotes with spaces around them, doubled ones, and one that never closes', () => {
    expect(cellsOf('"id", "v"\n "1" , "a ""b"" c" \n')).toEqual([['1', 'a "b" c']]);
    expect(cellsOf('id,v\n1,"open\n2,b\n')).toEqual([
      ['1', '"open'],
      ['2', 'b'],
    ]);
    expect(cellsOf('id,v\n1,5" pipe\n')).toEqual([['1', '5" pipe']]);
  });

  it('leaves out rows of empty cells and an empty last column, but never a value', () => {
    expect(cellsOf('id,v\n,\n1,a\n , \n,\n')).toEqual([['1', 'a']]);
    expect(read('id,v,\n1,a,\n2,b,\n')).toMatchObject({ header: ['id', 'v'] });
    expect(cellsOf('id,v\n1,a,,\n')).toEqual([['1', 'a']]);
    expect(read('id,v,\n1,a,\n2,b,x\n').header).toEqual(['id', 'v', '']);
    expect(cellsOf('id,v\n1,a,x\n2\n')).toEqual([['1', 'a', 'x'], ['2']]);
  });

  it.each([
    ',id,v\n0,7,a\n1,8,b\n',
    '"","id","v"\n"1",7,a\n"2",8,b\n',
    'Unnamed: 0,id,v\n5,7,a\n3,8,b\n',
  ])('leaves out a first column that only counts rows: %j', (text) => {
    expect(read(text)).toMatchObject({ header: ['id', 'v'], leftOutIndex: true });
    expect(cellsOf(text)).toEqual([
      ['7', 'a'],
      ['8', 'b'],
    ]);
  });

  it('keeps an unnamed first column that holds something else', () => {
    expect(read(',id,v\nx,7,a\n').leftOutIndex).toBe(false);
    expect(read(',id,v\n1,7,a\n1,8,b\n').header).toEqual(['', 'id', 'v']);
    expect(read(',v\n0,a\n1,b\n').header).toEqual(['', 'v']);
  });

  it('has nothing where there is nothing', () => {
    expect(read('')).toMatchObject({ header: [], rows: [] });
    expect(read('\n,,\n\n')).toMatchObject({ header: [], rows: [] });
  });

  it('gives the columns that are asked for, cut, with the width of the row', () => {
    const [row] = delimitedRows('aaaa,bbbb,cccc,dddd\n', ',', { from: 1, until: 3, cellLength: 2 });
    expect(row).toEqual({ line: 1, cells: ['bb', 'cc'], width: 4 });
  });
});
