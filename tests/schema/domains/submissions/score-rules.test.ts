import { describe, expect, it } from '@jest/globals';
import { scoresProblems } from '@whaletide/schema/domains/competitions/rules/scoring-settings.ts';
import { decodeText } from '@whaletide/schema/shared/rules/decode-text.ts';
import {
  problemsText,
  readResult,
  resultColumns,
  type ResultForm,
} from '@whaletide/schema/domains/submissions/rules/result-file.ts';
import {
  type FurtherScore,
  scoreRules,
  targetsOf,
} from '@whaletide/schema/domains/submissions/rules/score-rules.ts';
import {
  checkSolution,
  solutionColumns,
} from '@whaletide/schema/domains/submissions/rules/solution-file.ts';

const one: ResultForm = { idColumn: 'id', targetColumn: 'height', metric: 'rmse' };
const mae: FurtherScore = { name: 'MAE', metric: 'mae', targetColumns: ['height'] };
const colour: FurtherScore = { name: '颜色', metric: 'accuracy', targetColumns: ['colour'] };
const chances: FurtherScore = {
  name: '对数损失',
  metric: 'multiclassLogLoss',
  metricParameters: { labels: ['red', 'blue'] },
  targetColumns: ['colour'],
};

describe('the columns of a task', () => {
  it.each([
    [one, ['height'], ['id', 'height', 'part'], ['id', 'height']],
    [{ ...one, further: [mae] }, ['height'], ['id', 'height', 'part'], ['id', 'height']],
    [
      { ...one, moreTargets: ['width'], further: [colour] },
      ['height', 'width', 'colour'],
      ['id', 'height', 'width', 'colour', 'part'],
      ['id', 'height', 'width', 'colour'],
    ],
    // A column for each label; with its target's name once there are several.
    [
      { ...chances, idColumn: 'id', targetColumn: 'colour' },
      ['colour'],
      ['id', 'colour', 'part'],
      ['id', 'red', 'blue'],
    ],
    [
      { ...one, further: [colour, chances] },
      ['height', 'colour'],
      ['id', 'height', 'colour', 'part'],
      ['id', 'height', 'colour', 'colour_red', 'colour_blue'],
    ],
  ])('%j', (form, targets, solution, result) => {
    expect(targetsOf(form)).toEqual(targets);
    expect(solutionColumns(form)).toEqual(solution);
    expect(resultColumns(form)).toEqual(result);
  });

  it('are those of each score, the first of which ranks', () => {
    const rules = scoreRules({ ...one, scoreName: '误差', further: [colour] });
    expect(rules.map(({ name, metric }) => [name, metric])).toEqual([
      ['误差', 'rmse'],
      ['颜色', 'accuracy'],
    ]);
  });
});

describe('a result of several columns', () => {
  const form: ResultForm = {
    ...one,
    moreTargets: ['width'],
    further: [colour, chances],
    furtherLabels: new Map([['colour', new Set(['red', 'blue'])]]),
  };
  const header = 'id,height,width,colour,colour_red,colour_blue';
  const told = (rows: string[], changes: Partial<ResultForm> = {}, head = header) => {
    const { problems } = readResult([head, ...rows].join('\n'), null, { ...form, ...changes });
    return problems === null ? null : problemsText(problems);
  };

  it.each([
    [['1,2,3,red,0.5,0.5'], null],
    [['1,2,x,red,0.5,0.5'], '第2行：width「x」不是数字'],
    [['1,,3,red,0.5,0.5'], '第2行：height 为空'],
    [['1,2,3,green,0.5,0.5'], '第2行：未知的 colour「green」'],
    [['1,2,3,red,1.5,0.5'], '第2行：colour_red「1.5」不是0到1之间的概率'],
    [['1,2,3,red,0,0'], '第2行：colour_red、colour_blue 的概率全为 0'],
  ])('%j: %s', (rows, problem) => {
    expect(told(rows)).toBe(problem);
  });

  it('names the columns that are missing, and those that are too many', () => {
    expect(told(['1,2,3'], {}, 'id,height,colour')).toMatch(
      /^第1行：缺少列 width、colour_red、colour_blue，读到的列为 /,
    );
    const wide = `${header},note`;
    expect(told(['1,2,3,red,0.5,0.5,好'], {}, wide)).toBe(
      '第1行：只能有 id、height、width、colour、colour_red、colour_blue 这6列',
    );
    expect(told(['1,2,3,red,0.5,0.5,好'], { allowsMoreColumns: true }, wide)).toBeNull();
    // A row is still as wide as the header.
    expect(told(['1,2,3,red,0.5,0.5'], { allowsMoreColumns: true }, wide)).toBe(
      '第2行：应有7列，实为6列',
    );
  });

  it('takes a column with a decimal comma for numbers in each score that reads it', () => {
    const { predictions } = readResult('id;height\n1;1,5\n2;2,25', null, {
      ...one,
      further: [mae],
    });
    expect(predictions).toEqual([['1.5', '2.25']]);
  });
});

describe('a solution of several targets', () => {
  const form = { ...one, further: [colour] };
  const told = (rows: string[]) => {
    const checked = checkSolution(
      decodeText(Buffer.from(['id,height,colour,part', ...rows].join('\n'))),
      form,
    );
    return checked.ok ? [] : checked.problems;
  };

  it.each([
    [['1,2,red,public', '2,3,blue,private'], []],
    [
      ['1,x,red,public', '2,3,,private'],
      ['第2行：height 应为数值', '第3行：colour 为空'],
    ],
  ])('%j: %j', (rows, problems) => {
    expect(told(rows)).toEqual(problems);
  });

  it('names the target that has no score in a part', () => {
    const auc: FurtherScore = { name: 'AUC', metric: 'auc', targetColumns: ['storm'] };
    const rows = ['id,height,storm,part', '1,2,1,public', '2,3,0,public', '3,4,1,private'];
    const checked = checkSolution(decodeText(Buffer.from(rows.join('\n'))), {
      ...one,
      further: [auc],
    });
    expect(checked).toEqual({
      ok: false,
      problems: ['part 为 private 的行 storm 列应同时有 0 和 1'],
    });
  });
});

describe('the scores of a task', () => {
  const told = (changes: object) =>
    scoresProblems({ ...one, ...changes }).map(({ message, field }) => [field, message]);
  const five = Array.from({ length: 5 }, (_, index) => ({ ...mae, name: `MAE ${index}` }));

  it.each([
    [{}, []],
    [{ moreTargets: ['width'], scoreName: '误差', further: [mae, colour] }, []],
    [{ moreTargets: ['height'] }, [['Objective.MoreTargets', '预测列不能重复']]],
    [{ moreTargets: ['id'] }, [['Objective.MoreTargets', '预测列与编号列不能相同']]],
    [{ moreTargets: ['Part'] }, [['Objective.MoreTargets', '预测列不能是 part']]],
    [{ moreTargets: ['w'.repeat(65)] }, [['Objective.MoreTargets', '预测列最多64个字符']]],
    [
      { moreTargets: Array.from({ length: 20 }, (_, index) => `w${index}`) },
      [['Objective.MoreTargets', '最多20个预测列']],
    ],
    [{ further: five }, [['Objective.Further', '最多5个得分']]],
    [{ further: [{ ...mae, name: ' ' }] }, [['Objective.Further.0.Name', '请输入得分名称']]],
    [{ further: [mae, mae] }, [['Objective.Further.1.Name', '得分名称不能重复']]],
    [{ scoreName: 'MAE', further: [mae] }, [['Objective.Further.0.Name', '得分名称不能重复']]],
    [
      { further: [{ ...mae, targetColumns: [] }] },
      [['Objective.Further.0.TargetColumns', '请填写预测列']],
    ],
    [
      { further: [{ ...chances, metricParameters: {} }] },
      [
        [
          'Objective.Further.0.MetricParameters.Labels',
          '请填写至少两个标签，结果文件中每个标签一列概率',
        ],
      ],
    ],
    [
      { further: [{ ...mae, predictionMin: 2, predictionMax: 1 }] },
      [['Objective.Further.0.PredictionMax', '预测值上限应大于下限']],
    ],
    [
      {
        targetColumn: 'colour',
        metric: 'accuracy',
        further: [{ ...chances, metricParameters: { labels: ['colour', 'blue'] } }],
      },
      [['Objective.Further', '列「colour」既是编号或预测列，又是标签的概率列，请换一个名称']],
    ],
  ])('%j: %j', (changes, problems) => {
    expect(told(changes)).toEqual(problems);
  });
});
