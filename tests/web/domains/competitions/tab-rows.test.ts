import { expect, it } from '@jest/globals';
import { tabRows } from '#web/src/domains/competitions/components/CompetitionContent/tab-rows.ts';

it.each([
  [1, undefined],
  [7, undefined],
  [8, 'several'],
  [9, 'close'],
  [12, 'close'],
] as const)('%s tabs', (count, rows) => expect(tabRows(count)).toBe(rows));
