import { expect, it } from '@jest/globals';
import { showcaseProblems } from '@whaletide/schema/domains/datasets/rules/dataset-showcase.ts';

const entry = (dataset: string, reason = '列少') => ({ dataset, reason });
const three = [entry('a'), entry('b'), entry('c')];
const group = (changes: object = {}) => ({ name: '入门', datasets: three, ...changes });

it.each([
  ['Groups', Array.from({ length: 6 }, () => group()), [], '最多5个分组'],
  ['Groups.0.Name', [group({ name: ' ' })], [], '请输入分组名称'],
  ['Groups.0.Name', [group({ name: '长'.repeat(21) })], [], '分组名称最多20个字符'],
  [
    'Groups.1.datasetBindings',
    [group(), group({ datasets: three.slice(1) })],
    [],
    '每个分组至少需要3个数据集',
  ],
  [
    'Groups.0.datasetBindings',
    [group({ datasets: Array.from({ length: 11 }, (_, index) => entry(String(index))) })],
    [],
    '每个分组最多10个数据集',
  ],
  [
    'Groups.0.datasetBindings',
    [group({ datasets: [...three, entry('a')] })],
    [],
    '同一分组中的数据集不能重复',
  ],
  [
    'Groups.0.datasetBindings',
    [group({ datasets: [entry('a'), entry('b', ' '), entry('c')] })],
    [],
    '第2个数据集的推荐理由应为1到100个字符',
  ],
  ['Sponsors', [], ['a', 'b', 'c', 'd'], '最多3个数据来源'],
  ['Sponsors', [], ['a', 'a'], '数据来源不能重复'],
])('%s', (field, groups, sponsors, message) => {
  expect(showcaseProblems({ groups, sponsors })).toEqual([
    { code: 'BAD_USER_INPUT', message, field },
  ]);
});

it('five groups of three, and three sources, are as many as there may be', () => {
  const groups = Array.from({ length: 5 }, () => group());
  expect(showcaseProblems({ groups, sponsors: ['a', 'b', 'c'] })).toEqual([]);
});
