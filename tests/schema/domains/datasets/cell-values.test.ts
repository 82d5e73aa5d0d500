import { describe, expect, it } from '@jest/globals';
import {
  cellValue,
  isMissing,
  widerType,
} from '@whaletide/schema/domains/datasets/rules/cell-values.ts';

describe('the value of a cell', () => {
  it.each([
    ['true', 0],
    ['False', 0],
    ['', 17],
    ['1,00', 17],
    ['0x10', 17],
    ['012', 17],
    ['1234567890123456', 17],
    ['1e5%x', 17],
    ['2012-01-01', 18],
    ['2024年1月', 18],
    ['2024年13月', 17],
    ['1/15/2016', 18],
    ['15/1/2016', 18],
    ['1/15/2016 10:30:00 PM', 18],
    ['15/15/2016', 17],
    ['1/2', 17],
  ] as const)('%j has type %d', (cell, type) => {
    expect(cellValue(cell)).toEqual({ type, number: null, isPercent: false });
  });

  it.each([
    ['12', 7, 12],
    ['-3', 7, -3],
    ['1.5', 12, 1.5],
    ['-.5e3', 12, -500],
    ['24,870', 7, 24_870],
    ['-1,234,567.5', 12, -1_234_567.5],
    ['inf', 12, Infinity],
    ['-Infinity', 12, -Infinity],
    ['1e999', 12, Infinity],
  ] as const)('%j has type %d and is %d', (cell, type, number) => {
    expect(cellValue(cell)).toEqual({ type, number, isPercent: false });
  });

  it('is a percentage with its sign', () => {
    expect(cellValue('12.5%')).toEqual({ type: 12, number: 12.5, isPercent: true });
    expect(cellValue('3 ％')).toEqual({ type: 7, number: 3, isPercent: true });
  });

  it('has a decimal comma where the column is written so', () => {
    expect(cellValue('1,234', 'comma').number).toBe(1.234);
    expect(cellValue('1,234', 'point').number).toBe(1_234);
    expect(cellValue('1,5', 'comma').number).toBe(1.5);
    expect(cellValue('1,5', 'point').number).toBeNull();
  });
});

it.each([
  [7, 7, 7],
  [7, 12, 12],
  [12, 7, 12],
  [0, 7, 17],
  [17, 7, 17],
  [0, 0, 0],
] as const)('types %d and %d are %d together', (a, b, together) => {
  expect(widerType(a, b)).toBe(together);
});

it.each(['', ' ', 'NA', 'nan', 'NULL', 'N/A', '#N/A', 'None', '<NA>', '#DIV/0!', '#REF!'])(
  '%j is no value',
  (cell) => {
    expect(isMissing(cell)).toBe(true);
  },
);

it.each(['na', 'none', 'Null', '无', '-', '0'])('%j is a value', (cell) => {
  expect(isMissing(cell)).toBe(false);
});
