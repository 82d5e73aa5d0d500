import { expect, it } from '@jest/globals';
import { pageNumberOf } from '@whaletide/schema/shared/rules/paging.ts';

it.each([
  [null, 1],
  ['', 1],
  ['鲸', 1],
  ['0', 1],
  ['-3', 1],
  ['NaN', 1],
  ['1.5', 1],
  ['2', 2],
  [' 7 ', 7],
  ['2000000', 1_000_000],
  ['99999999999', 1_000_000],
  ['Infinity', 1_000_000],
])('%j is page %i', (text, page) => {
  expect(pageNumberOf(text)).toBe(page);
});
