import { describe, expect, it } from '@jest/globals';
import {
  type CustomMetric,
  customMetricProblems,
} from '@whaletide/schema/domains/submissions/rules/custom-metric.ts';
import {
  definitionOf,
  predictionPlan,
  scoreRules,
  truthPlan,
} from '@whaletide/schema/domains/submissions/rules/score-rules.ts';

const metric: CustomMetric = {
  name: '误差',
  description: '差的平均',
  source: 'const score = () => 0;',
  higherIsBetter: false,
  best: 0,
  worst: null,
  values: 'number',
  truthColumns: ['weight'],
  publishesSource: false,
};
const taken = ['id', 'y', 'part'];
const problemsOf = (changes: Partial<CustomMetric>) =>
  customMetricProblems({ ...metric, ...changes }, { isUsed: true, taken }).map(
    ({ message, field }) => [field?.split('.').at(-1), message],
  );

describe('settings of a metric of one’s own', () => {
  it.each<[Partial<CustomMetric>, unknown[]]>([
    [{}, []],
    [{ name: ' ' }, [['Name', '请填写指标名称']]],
    [{ name: '长'.repeat(21) }, [['Name', '指标名称最多20个字符']]],
    [{ description: '' }, [['Description', '请填写指标说明']]],
    [{ source: '' }, [['Source', '请填写评分程序']]],
    [{ source: 'x'.repeat(20_001) }, [['Source', '评分程序最多20000个字符']]],
    [{ truthColumns: ['y'] }, [['TruthColumns', '答案列「y」已是编号列、预测列或 part']]],
    [{ truthColumns: ['a', 'a'] }, [['TruthColumns', '答案列不能重复']]],
    [{ worst: -1 }, [['Best', '越低越好时，最好的得分应小于最差的得分']]],
    [{ higherIsBetter: true, worst: 1 }, [['Best', '越高越好时，最好的得分应大于最差的得分']]],
  ])('with %j', (changes, problems) => {
    expect(problemsOf(changes)).toEqual(problems);
  });

  it('are asked for where a score is of it, and nowhere else', () => {
    expect(customMetricProblems(null, { isUsed: false, taken })).toEqual([]);
    expect(customMetricProblems(null, { isUsed: true, taken })).toHaveLength(1);
  });
});

describe('a score of a metric of one’s own', () => {
  const form = {
    metric: 'custom' as const,
    targetColumn: 'y',
    moreTargets: ['z'],
    customMetric: metric,
  };

  it('compares all of its columns at once, and reads more of the solution', () => {
    const rules = scoreRules(form);
    expect(rules[0]?.targets).toEqual([
      { target: 'y', truth: ['y', 'z', 'weight'], prediction: ['y', 'z'] },
    ]);
    expect(truthPlan(rules).map(({ name, isNumber }) => [name, isNumber])).toEqual([
      ['y', true],
      ['z', true],
      ['weight', false],
    ]);
    expect(predictionPlan(rules).map(({ name }) => name)).toEqual(['y', 'z']);
  });

  it('has the direction and the range of the task', () => {
    const own = definitionOf(form, 2);
    expect(own).toMatchObject({ higherIsBetter: false, range: { min: 0, max: Infinity } });
    const other = { ...metric, higherIsBetter: true, best: 1, worst: -1 };
    expect(definitionOf({ ...form, customMetric: other })).toMatchObject({
      higherIsBetter: true,
      range: { min: -1, max: 1 },
    });
  });
});
