import { expect, it } from '@jest/globals';
import {
  purgeDate,
  restoreProblem,
  trashProblem,
} from '@whaletide/schema/domains/managing/rules/trash.ts';

it.each([
  [false, false, null],
  [true, false, '最终排名已发布，不能删除'],
  [false, true, '该系列赛下还有比赛，不能删除'],
])(
  'with its final ranking published (%s) and competitions in it (%s): %s',
  (ranked, series, message) => {
    const problem = trashProblem({ finalRanking: ranked, hasChildren: series });
    expect(problem?.message ?? null).toBe(message);
  },
);

const trashed = new Date('2026-11-01T00:00:00.000Z');

it('is gone after thirty days', () => {
  expect(purgeDate(trashed).toISOString()).toBe('2026-12-01T00:00:00.000Z');
});

it.each([
  ['2026-11-30T23:59:59.999Z', null],
  ['2026-12-01T00:00:00.000Z', '已删除超过30天，不能恢复'],
])('at %s can be restored: %s', (now, message) => {
  expect(restoreProblem(trashed, new Date(now))?.message ?? null).toBe(message);
});
