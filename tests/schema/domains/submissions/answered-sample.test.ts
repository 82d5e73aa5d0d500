import { describe, expect, it } from '@jest/globals';
import {
  overlapProblem,
  readAnswers,
  scoreSample,
} from '@whaletide/schema/domains/submissions/rules/answered-sample.ts';
import type { ResultForm } from '@whaletide/schema/domains/submissions/rules/result-file.ts';

const form: ResultForm = {
  idColumn: 'id',
  targetColumn: 'height',
  metric: 'mae',
  further: [{ name: '种类', metric: 'accuracy', targetColumns: ['kind'] }],
};
const bytes = (...lines: string[]) => Buffer.from(lines.join('\n'));
const sample = bytes('id,height,kind,note', 's1,1,a,x', 's2,2,b,y', 's3,3,a,z');

describe('a sample with answers', () => {
  it('is read by the columns of the scores', () => {
    const { answers, problems } = readAnswers(sample, form);
    expect(problems).toBeNull();
    expect(answers).toEqual({
      ids: new Set(['s1', 's2', 's3']),
      truths: [
        ['1', '2', '3'],
        ['a', 'b', 'a'],
      ],
    });
  });

  it.each([
    [['id,height', 's1,1'], ['第1行：缺少列 kind']],
    [
      ['id,height,kind', 's1,x,a', ',2,', 's1,3,b'],
      ['第2行：height 应为数值', '第3行：id 为空', '第3行：kind 为空', '第4行：id s1 重复'],
    ],
    [['id,height,kind'], ['没有数据行']],
  ])('%j is refused: %j', (lines, expected) => {
    expect(readAnswers(bytes(...lines), form).problems).toEqual(expected);
  });

  it('needs answers of which each metric has a score', () => {
    const auc: ResultForm = { idColumn: 'id', targetColumn: 'storm', metric: 'auc' };
    expect(readAnswers(bytes('id,storm', 's1,1', 's2,1'), auc).problems).toEqual([
      'storm 列应同时有 0 和 1',
    ]);
  });

  it.each([
    [['s1', 's2'], null],
    [['s1', '7'], '有1行是标准答案中的行，公开会泄露答案，例如编号 7'],
    [['5', '6', '7', '8', 's1'], '有4行是标准答案中的行，公开会泄露答案，例如编号 5、6、7'],
  ])('of %j holds no row of the solution: %s', (ids, problem) => {
    const solution = new Set(['5', '6', '7', '8']);
    expect(overlapProblem(new Set(ids), solution)).toBe(problem);
  });
});

describe('predictions for a sample with answers', () => {
  const tried = (lines: string[]) => scoreSample(bytes(...lines), sample, { form, maxSize: 1_024 });

  it('are scored by each of the task’s scores', async () => {
    expect(await tried(['id,height,kind', 's1,1,a', 's2,4,b', 's3,3,b'])).toEqual({
      problems: [],
      hints: [],
      scores: [
        { name: 'mae', value: 0.666666666667 },
        { name: '种类', value: 0.666666666667 },
      ],
    });
  });

  it('may have labels that the sample hasn’t, whatever labels the task tells', async () => {
    const told = { ...form, furtherLabels: new Map([['kind', new Set(['c'])]]) };
    const file = bytes('id,height,kind', 's1,1,c', 's2,2,b', 's3,3,a');
    const { scores } = await scoreSample(file, sample, { form: told, maxSize: 1_024 });
    expect(scores[1]).toEqual({ name: '种类', value: 0.666666666667 });
  });

  it.each([
    [['id,height', 's1,1'], /^第1行：缺少列 kind/],
    [['id,height,kind', 's1,1,a', 's2,x,b', 's3,3,a'], /^第3行：height「x」不是数字$/],
    [['id,height,kind', 's1,1,a', 's2,2,b'], /^缺少1行，例如 id 为 s3的行$/],
  ])('%j are told what is wrong', async (lines, problem) => {
    const { problems, scores } = await tried(lines);
    expect(problems[0]).toMatch(problem);
    expect(scores).toEqual([]);
  });
});
