import { describe, expect, it } from '@jest/globals';
import { labelReader } from '@whaletide/schema/domains/submissions/rules/labels.ts';
import { metricDefinitions } from '@whaletide/schema/domains/submissions/rules/metrics/index.ts';
import {
  problemsText,
  readResult,
} from '@whaletide/schema/domains/submissions/rules/result-file.ts';
import { scoreOf } from './metrics/support.ts';

describe('labels as programs write them', () => {
  it.each([
    [['1', '2', '3'], '1.0', '1'],
    [['1', '2', '3'], '01', '1'],
    [['1.0', '2.0'], '2', '2.0'],
    [['True', 'False'], 'true', 'True'],
    [['True', 'False'], 'FALSE', 'False'],
    [['True', 'False'], '1', 'True'],
    [['True', 'False'], '0.0', 'False'],
    [['0', '1'], 'True', '1'],
    [['0', '1'], 'false', '0'],
    // These can mean others.
    [['1', '2'], 'True', 'True'],
    [['1', 'a'], '1.0', '1.0'],
    [['1', '01'], '1.0', '1.0'],
    [['True', 'true'], 'TRUE', 'TRUE'],
    [['True', 'False', 'Maybe'], 'true', 'true'],
    [['a', 'b'], 'A', 'A'],
  ])('of %j: %j is %j', (labels, written, read) => {
    expect(labelReader(new Set(labels))(written)).toBe(read);
  });

  it('that the task names count however the solution writes them', () => {
    const { fBeta, auc, macroF1 } = metricDefinitions;
    const [truth, prediction] = [
      ['1.0', '0.0', '1.0'],
      ['1.0', '0.0', '0.0'],
    ];
    const binary = { average: 'binary', positive: '1' } as const;
    expect(scoreOf(fBeta, truth, prediction, binary)).toBeCloseTo(2 / 3, 12);
    expect(scoreOf(macroF1, truth, prediction, { labels: ['1'] })).toBeCloseTo(2 / 3, 12);
    expect(scoreOf(auc, ['True', 'false'], [0.9, 0.1])).toBe(1);
    expect(scoreOf(auc, ['2.0', '3.0'], [0.9, 0.1], { positive: '2' })).toBe(1);
  });
});

describe('a result of labels', () => {
  const ids = new Set(['1', '2']);
  const form = { idColumn: 'id', targetColumn: 'y', metric: 'accuracy' } as const;
  const read = (cells: string[], labels: string[], changes = {}) => {
    const csv = ['id,y', ...cells.map((cell, row) => `${row + 1},${cell}`)].join('\n');
    const known = new Map([['y', new Set(labels)]]);
    const result = readResult(csv, ids, {
      ...form,
      truthLabels: known,
      needsKnownLabel: true,
      ...changes,
    });
    return result.problems ? problemsText(result.problems) : result.predictions[0];
  };

  it('is read by those of the solution', () => {
    expect(read(['1.0', '2.0'], ['1', '2'])).toEqual(['1', '2']);
    expect(read(['TRUE', '0'], ['True', 'False'])).toEqual(['True', 'False']);
    expect(read(['a', 'z'], ['a', 'b'])).toEqual(['a', 'z']);
  });

  it('is read so in the browser where the task discloses them', () => {
    const labels = new Set(['1', '2']);
    expect(read(['1.0', '2.0'], [], { truthLabels: null, labels })).toEqual(['1', '2']);
    expect(read(['1.0', '3.0'], [], { truthLabels: null, labels })).toBe('第3行：未知的 y「3.0」');
  });

  it('without any label of the solution is refused', () => {
    expect(read(['A', 'B'], ['a', 'b'])).toBe(
      'y 列没有一个预测是标准答案中的标签，如「A」，请核对标签的写法和所用的列',
    );
    expect(read(['0.93', '0.12'], ['0', '1'])).toMatch('如「0.93」');
  });
});
