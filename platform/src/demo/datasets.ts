import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltInMetric } from '@whaletide/schema/domains/competitions/rest/stages.ts';
import type { FurtherScore } from '@whaletide/schema/domains/submissions/rules/score-rules.ts';
import { metricDefinitions } from '@whaletide/schema/domains/submissions/rules/metrics/index.ts';
import type { Plan } from './plan.ts';
import { type Dice, dice } from './random.ts';

/** A scored task with everything it hands out and what it keeps to itself. */
export interface ScoredTask {
  name: string;
  /** Place of its stage among those of its competition. */
  stage?: number;
  description: string;
  metric: BuiltInMetric;
  idColumn: string;
  targetColumn: string;
  scoreName?: string;
  further?: FurtherScore[];
  sample: string;
  solution: string;
  /** Training and test data, by file name. */
  files: Record<string, string>;
}

const read = (...parts: string[]) =>
  readFile(path.join(import.meta.dirname, 'data', ...parts), 'utf8');

/** A file of one of the two datasets that came with the demo. */
export const demoCsv = (folder: 'penguins' | 'seattle-weather', name: string): Promise<string> =>
  read(folder, name);

const real = async (
  folder: string,
  target: string,
  task: Pick<ScoredTask, 'name' | 'description' | 'metric' | 'targetColumn'>,
): Promise<ScoredTask> => ({
  ...task,
  idColumn: 'id',
  sample: await read(folder, `${target}.sample.csv`),
  solution: await read(folder, `${target}.solution.csv`),
  files: {
    'train.csv': await read(folder, 'train.csv'),
    'test.csv': await read(folder, 'test.csv'),
  },
});

const penguins = () =>
  Promise.all([
    real('penguins', 'species', {
      name: '种类识别',
      description:
        '判断测试集中每只企鹅的种类：`Adelie`、`Chinstrap` 或 `Gentoo`。评价指标为准确率。\n\n数据来自帕默群岛企鹅数据集（CC0 1.0）。',
      metric: 'accuracy',
      targetColumn: 'species',
    }),
    real('penguins', 'body-mass', {
      name: '体重估计',
      description: '估计测试集中每只企鹅的体重（克）。评价指标为平均绝对误差（MAE），越小越好。',
      metric: 'mae',
      targetColumn: 'body_mass_g',
    }),
  ]);

const weather = () =>
  Promise.all([
    real('seattle-weather', 'rain', {
      name: '是否降水',
      description:
        '给出 2015 年每一天降水的可能性，0 到 1 之间。评价指标为 AUC。\n\n数据来自美国国家海洋和大气管理局（公有领域）。',
      metric: 'auc',
      targetColumn: 'rain',
    }),
    real('seattle-weather', 'temp-max', {
      name: '最高气温',
      description: '预测 2015 年每一天的最高气温（℃）。评价指标为均方根误差（RMSE），越小越好。',
      metric: 'rmse',
      targetColumn: 'temp_max',
    }),
  ]);

const TRAIN_ROWS = 200;
const TEST_ROWS = 80;

/** The truth behind three features, with noise that no model can get around. */
const truthOf = (metric: BuiltInMetric, [x1, x2, x3]: number[], { next }: Dice): string => {
  const signal = 2 * (x1 ?? 0) - (x2 ?? 0) * (x3 ?? 0) + 0.3 * (next() - 0.5);
  if (metricDefinitions[metric].values === 'number') return (10 * signal + 50).toFixed(2);
  if (metric === 'macroF1') return signal < 0.4 ? 'A' : signal < 1 ? 'B' : 'C';
  return signal > 0.7 ? '1' : '0';
};

/** A task on data that the demo makes up; it says so. */
const made = (
  plan: Pick<Plan, 'short' | 'metric' | 'scores' | 'testRows'>,
  seed: number,
): [ScoredTask] => {
  const own = dice(seed);
  const target = metricDefinitions[plan.metric].higherIsBetter ? 'label' : 'value';
  const testRows = plan.testRows ?? TEST_ROWS;
  const rows = Array.from({ length: TRAIN_ROWS + testRows }, (_, index) => {
    const features = [own.next(), own.next(), own.next()];
    return {
      id: String(index + 1),
      features: features.map((value) => value.toFixed(4)).join(','),
      truth: truthOf(plan.metric, features, own),
    };
  });
  const train = rows.slice(0, TRAIN_ROWS);
  const test = rows.slice(TRAIN_ROWS);
  const csv = (header: string, lines: string[]) => `${[header, ...lines].join('\n')}\n`;
  const guess = train[0]?.truth ?? '0';
  return [
    {
      name: '结果预测',
      description: `${plan.short}\n\n本题使用合成数据：三个特征 \`x1\`、\`x2\`、\`x3\`，预测 \`${target}\`。`,
      metric: plan.metric,
      idColumn: 'id',
      targetColumn: target,
      ...(plan.scores && {
        scoreName: plan.scores.first,
        further: plan.scores.further.map((score) => ({ ...score, targetColumns: [target] })),
      }),
      sample: csv(
        `id,${target}`,
        test.map(({ id }) => `${id},${guess}`),
      ),
      solution: csv(
        `id,${target},part`,
        test.map(
          ({ id, truth }, index) => `${id},${truth},${index % 5 < 2 ? 'public' : 'private'}`,
        ),
      ),
      files: {
        'train.csv': csv(
          `id,x1,x2,x3,${target}`,
          train.map((row) => `${row.id},${row.features},${row.truth}`),
        ),
        'test.csv': csv(
          'id,x1,x2,x3',
          test.map((row) => `${row.id},${row.features}`),
        ),
      },
    },
  ];
};

/** The practices of an activity's stages. */
const practices = ({ activity }: Plan, seed: number): ScoredTask[] =>
  (activity?.stages ?? []).flatMap(({ practice }, stage) => {
    if (!practice) return [];
    const { name, about, metric } = practice;
    const [task] = made({ short: about, metric }, seed * 10 + stage);
    return [{ ...task, name, stage }];
  });

/** The scored tasks of a competition; none for ended ones, whose data is not kept. */
export const scoredTasks = async (plan: Plan, seed: number): Promise<ScoredTask[]> => {
  if (plan.activity) return practices(plan, seed);
  switch (plan.data) {
    case 'penguins':
      return penguins();
    case 'weather':
      return weather();
    case 'made':
      return made(plan, seed);
    case 'none':
      return [];
  }
};
