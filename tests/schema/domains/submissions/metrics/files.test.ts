import { describe, expect, it } from '@jest/globals';
import type { BuiltInMetric } from '@whaletide/schema/domains/competitions/rest/stages.ts';
import { metrics } from '@whaletide/schema/domains/competitions/rest/stages.ts';
import type { MetricParameters } from '@whaletide/schema/domains/submissions/rules/metrics/definition.ts';
import { metricDefinitions } from '@whaletide/schema/domains/submissions/rules/metrics/index.ts';
import { parameterProblems } from '@whaletide/schema/domains/submissions/rules/metrics/parameters.ts';
import {
  problemsText,
  readResult,
} from '@whaletide/schema/domains/submissions/rules/result-file.ts';
import { checkSolution } from '@whaletide/schema/domains/submissions/rules/solution-file.ts';
import { decodeText } from '@whaletide/schema/shared/rules/decode-text.ts';

const columns = { idColumn: 'id', targetColumn: 'y' };

const solutionProblems = (
  metric: BuiltInMetric,
  cells: string[],
  metricParameters?: MetricParameters,
) => {
  const rows = cells.map((cell, row) => `${row},${cell},${row % 2 ? 'private' : 'public'}`);
  const csv = ['id,y,part', ...rows].join('\n');
  const check = checkSolution(decodeText(Buffer.from(csv)), {
    ...columns,
    metric,
    metricParameters,
  });
  return check.ok ? [] : check.problems;
};

const resultProblems = (
  metric: BuiltInMetric,
  cells: string[],
  metricParameters?: MetricParameters,
  header = 'y',
) => {
  const ids = new Set(cells.map((_, row) => String(row)));
  const csv = [`id,${header}`, ...cells.map((cell, row) => `${row},${cell}`)].join('\n');
  const { problems } = readResult(csv, ids, { ...columns, metric, metricParameters });
  return problems ? problemsText(problems) : null;
};

describe('a solution for its metric', () => {
  it.each<[BuiltInMetric, string[], MetricParameters | undefined, string]>([
    ['logLoss', ['1', '2', '0', '1'], undefined, '第3行：y 应为 0 或 1'],
    ['brier', ['', 'a'], { positive: 'a' }, '第2行：y 为空'],
    ['auc', ['a', 'a', 'a', 'b'], { positive: 'a' }, 'part 为 public 的行应同时有「a」和其他标签'],
    ['averagePrecision', ['1', '0', '1', '1'], undefined, 'part 为 public 的行应同时有 0 和 1'],
    [
      'multiclassLogLoss',
      ['a', 'z'],
      { labels: ['a', 'b'] },
      '第3行：y 应为评分参数中的标签之一（a、b）',
    ],
    [
      'macroAuc',
      ['a', 'a', 'a', 'b'],
      { labels: ['a', 'b'] },
      'part 为 public 的行应至少有两种标签',
    ],
    ['cohenKappa', ['a', 'a', 'a', 'b'], undefined, 'part 为 public 的行应至少有两种标签'],
    ['quadraticKappa', ['1', '1.5'], undefined, '第3行：y 应为整数'],
    ['rmsle', ['1', '-1'], undefined, '第3行：y 不能小于0'],
    ['mape', ['1', '0.0'], undefined, '第3行：y 不能为0'],
    ['r2', ['1', '2', '1', '3'], undefined, 'part 为 public 的行应至少有两种数值'],
    ['mapAtK', ['a b', ''], undefined, 'part 为 private 的行应至少有一行有相关的条目'],
    ['ndcgAtK', ['a:2 b', 'a:0'], undefined, 'part 为 private 的行应至少有一行有相关的条目'],
    [
      'ndcgAtK',
      ['a:2 b', 'a:-1'],
      undefined,
      '第3行：y 应为以空格分隔的条目，可带不小于0的增益，如 a:3 b:1 c:0',
    ],
    ['ndcgAtK', ['a:2 b', 'a:3:1'], undefined, '第3行：y 的条目本身不能以冒号和数字结尾'],
    ['iou', ['1 2', '1 2 3'], undefined, '第3行：y 应为成对的“起点 长度”，均为正整数，如 1 3 10 5'],
    ['dice', ['1 5 3 2', ''], undefined, '第2行：y 的各段像素不能重叠'],
  ])('of %s: %j is refused', (metric, cells, parameters, problem) => {
    expect(solutionProblems(metric, cells, parameters)).toContain(problem);
  });

  it.each<[BuiltInMetric, string[], MetricParameters | undefined]>([
    ['mapAtK', ['a b', 'c', '', ''], undefined],
    ['ndcgAtK', ['a:2 b:0', 'c', 'a:0', ''], undefined],
    ['auc', ['True', 'false', 'FALSE', 'true'], undefined],
    ['logLoss', ['1.0', '0', '0.0', '1'], undefined],
    ['multiclassLogLoss', ['1.0', '2', '2.0', '1'], { labels: ['1', '2'] }],
    ['iou', ['-1', '1 0', '5 3', 'NaN'], undefined],
  ])('of %s takes %j', (metric, cells, parameters) => {
    // Both parts have two rows of each.
    expect(solutionProblems(metric, [...cells, ...cells.toReversed()], parameters)).toEqual([]);
  });

  it('of survival times has a column of events', () => {
    const check = (csv: string) => {
      const form = { ...columns, metric: 'concordanceIndex' as const };
      const found = checkSolution(decodeText(Buffer.from(csv)), form);
      return found.ok ? [] : found.problems;
    };
    expect(check('id,y,part\n1,2,public\n')).toEqual(['第1行：缺少列 event']);
    expect(check('id,y,event,part\n1,2,1,public\n2,-1,2,private\n')).toEqual([
      '第3行：y 应为不小于0的时间',
      '第3行：event 应为1（事件发生）或0（未观察到）',
    ]);
    const rows = ['1,1,1,public', '2,2,0,public', '3,1,0,private', '4,2,0,private'];
    expect(check(['id,y,event,part', ...rows].join('\n'))).toEqual([
      'part 为 private 的行应有可以比较先后的两行',
    ]);
    rows[2] = '3,1,1,private';
    expect(check(['id,y,event,part', ...rows].join('\n'))).toEqual([]);
  });
});

describe('a result for its metric', () => {
  it.each<[BuiltInMetric, string[], string | null]>([
    ['logLoss', ['0.5', '1.2'], '第3行：y「1.2」不是0到1之间的概率'],
    ['logLoss', ['1.0000001', '-1e-9'], null],
    ['quadraticKappa', ['1', '1.5'], '第3行：y「1.5」不是整数'],
    ['quadraticKappa', ['1', '2.0'], null],
    ['rmsle', ['1', '-0.5'], '第3行：y「-0.5」不能小于0'],
    ['iou', ['', '3 0'], '第3行：y「3 0」应为成对的“起点 长度”，均为正整数，如 1 3 10 5'],
    ['iou', ['', '5 1 1 4'], null],
    ['dice', ['1 1', '2147483647 9'], '第3行：y「2147483647 9」的像素不能超过2147483647'],
    ['mapAtK', ['', 'b a b'], null],
    ['mapAtK', ['', 'b:2 a'], null],
    ['ndcgAtK', ['', 'b a b'], null],
    [
      'ndcgAtK',
      ['a b', 'b:2 a:1'],
      '第3行：y「b:2 a:1」带有增益，而增益写在标准答案中；这里只按从最相关到最不相关的顺序写条目，如 a b',
    ],
    ['dice', ['-1', '1 0', 'NaN', 'nan', ''], null],
    ['dice', ['1 0 5 3'], '第2行：y「1 0 5 3」应为成对的“起点 长度”，均为正整数，如 1 3 10 5'],
    ['jaccard', ['', 'b a b'], null],
    ['levenshtein', ['', '文 字'], null],
    ['concordanceIndex', ['-1', 'x'], '第3行：y「x」不是数字'],
    ['balancedAccuracy', ['a', ''], '第3行：y 为空'],
  ])('%s reads %j as %j', (metric, cells, problem) => {
    expect(resultProblems(metric, cells)).toBe(problem);
  });

  it('has a column of probabilities for each label', () => {
    const labels = { labels: ['a', 'b', 'c'] };
    expect(resultProblems('macroAuc', ['0.1,0.2,0.7'], labels, 'b,a,c')).toBeNull();
    expect(resultProblems('macroAuc', ['0.1,0.2'], labels, 'b,a')).toBe(
      '第1行：缺少列 c，读到的列为 「id」、「b」、「a」',
    );
    expect(resultProblems('macroAuc', ['0,0,0'], labels, 'a,b,c')).toBe(
      '第2行：a、b、c 的概率全为 0',
    );
    expect(resultProblems('macroAuc', ['0,0,2'], labels, 'a,b,c')).toBe(
      '第2行：c「2」不是0到1之间的概率',
    );
    expect(resultProblems('macroAuc', ['1,0,0,x'], labels, 'a,b,c,d')).toBe(
      '第1行：只能有 id、a、b、c 这4列',
    );
  });
});

describe('parameters of a metric', () => {
  it.each<[BuiltInMetric, MetricParameters, string[]]>([
    ['mapAtK', { k: 0 }, ['k 应为1到1000的整数，留空为不限']],
    ['mapAtK', { k: 2.5 }, ['k 应为1到1000的整数，留空为不限']],
    ['mapAtK', { k: 5 }, []],
    ['fBeta', { beta: 0 }, ['β 应大于0，最大100']],
    ['fBeta', { beta: 2, positive: ' a' }, ['正类标签应为1到64个字符，首尾没有空格']],
    ['pinball', { quantile: 1 }, ['分位数应在0和1之间']],
    ['multiclassLogLoss', {}, ['请填写至少两个标签，结果文件中每个标签一列概率']],
    ['multiclassLogLoss', { labels: ['a', 'a'] }, ['标签不能重复']],
    ['macroF1', { labels: [] }, []],
    // Parameters of another metric aren't read.
    ['accuracy', { k: 0, quantile: 7 }, []],
  ])('of %s: %j', (metric, parameters, problems) => {
    const found = parameterProblems(metricDefinitions[metric], parameters);
    expect(found.map(({ message }) => message)).toEqual(problems);
    for (const { field } of found) expect(field).toMatch(/^Objective\.MetricParameters\.[A-Z]/);
  });

  it('are there for every metric', () => {
    const builtIn = metrics.filter((metric) => metric !== 'custom');
    expect(Object.keys(metricDefinitions).sort()).toEqual(builtIn.sort());
  });
});
