import { describe, expect, it } from '@jest/globals';
import { decodeText } from '@whaletide/schema/shared/rules/decode-text.ts';
import {
  checkSolution as check,
  type SolutionForm,
} from '@whaletide/schema/domains/submissions/rules/solution-file.ts';

const checkSolution = (rows: string[][], form: SolutionForm) =>
  check(decodeText(Buffer.from(rows.map((row) => row.join(',')).join('\n'))), form);

const header = ['id', 'height', 'part'];
const form = { idColumn: 'id', targetColumn: 'height', metric: 'accuracy' as const };
const good = [
  ['1', 'a', 'public'],
  ['2', 'b', 'private'],
];

describe('a solution', () => {
  it('counts the rows of its parts, whatever stands around them', () => {
    const rows = [['\ufeffid', ' height ', 'part', 'note'], ...good, ['3', 'a', 'private'], ['']];
    expect(checkSolution(rows, form)).toMatchObject({
      ok: true,
      figures: { public: 1, private: 2 },
    });
  });

  it.each([
    [[['id', 'height'], ...good], '第1行：缺少列 part'],
    [[header, ...good, ['1', 'a', 'public']], '第4行：id 1 重复'],
    [[header, ...good, ['', 'a', 'public']], '第4行：id 为空'],
    [[header, ...good, ['3', '', 'public']], '第4行：height 为空'],
    [[header, ...good, ['3', 'a', 'both']], '第4行：part 应为 public 或 private'],
    [[header, ['1', 'a', 'public']], '没有 part 为 private 的行'],
    [[], '第1行：缺少列 id、height、part'],
  ])('%j: %s', (rows, problem) => {
    const check = checkSolution(rows, form);
    expect(check.ok ? [] : check.problems).toContain(problem);
  });

  it('names the group of each row where rows belong together', () => {
    const grouped = { ...form, groupColumn: 'patient' };
    const told = (rows: string[][]) => {
      const checked = checkSolution(rows, grouped);
      return checked.ok ? [] : checked.problems;
    };
    expect(told([header, ...good])).toEqual(['第1行：缺少列 patient']);
    const wide = [...header, 'patient'];
    const [one = [], other = []] = good;
    expect(told([wide, [...one, 'p1'], [...other, 'p1']])).toEqual([]);
    expect(told([wide, [...one, 'p1'], [...other, '']])).toEqual(['第3行：patient 为空']);
  });

  it('holds what its metric can compare', () => {
    const told = (metric: 'rmse' | 'auc', rows: string[][]) => {
      const check = checkSolution([header, ...rows], { ...form, metric });
      return check.ok ? [] : check.problems;
    };
    expect(told('rmse', good)).toContain('第2行：height 应为数值');
    expect(
      told('rmse', [
        ['1', '0.5', 'public'],
        ['2', '-3e2', 'private'],
      ]),
    ).toEqual([]);
    expect(told('auc', good)).toContain('第2行：height 应为 0 或 1');
    const oneSided = [
      ['1', '1', 'public'],
      ['2', '1', 'private'],
      ['3', '0', 'private'],
    ];
    expect(told('auc', oneSided)).toEqual(['part 为 public 的行应同时有 0 和 1']);
  });

  it('tells ten problems and how many more there are', () => {
    const rows = Array.from({ length: 30 }, (_, index) => [String(index), 'a', 'none']);
    const check = checkSolution([header, ...rows], form);
    expect(check.ok ? [] : check.problems).toHaveLength(11);
    expect(check.ok ? '' : check.problems.at(-1)).toBe('另有22处问题');
  });
});
