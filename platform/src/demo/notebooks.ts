import Papa from 'papaparse';
import { lineChart, scatterChart, type Series } from './charts.ts';
import { demoCsv } from './datasets.ts';
import {
  chart,
  codeCell,
  type DemoNotebook,
  markdown,
  notebook,
  plot,
  textOutput,
  exceptionOutput,
  dataOutput,
  table,
} from './notebook-cells.ts';
import { demoPicture } from './picture.ts';

type Row = Record<string, string>;

const rowsOf = (csv: string): Row[] => Papa.parse<Row>(csv.trim(), { header: true }).data;
const numbers = (rows: readonly Row[], column: string): number[] =>
  rows.map((row) => Number(row[column])).filter((value) => Number.isFinite(value));
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
const deviation = (values: readonly number[]): number => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
};
const fixed = (value: number): string => value.toFixed(2);

const head = (rows: readonly Row[]) =>
  table(
    Object.keys(rows[0] ?? {}),
    rows.slice(0, 5).map((row, index) => [String(index), ...Object.values(row)]),
  );

const described = (rows: readonly Row[], columns: readonly string[]) => {
  const values = columns.map((column) => numbers(rows, column));
  const row = (name: string, of: (column: number[]) => number) => [
    name,
    ...values.map((column) => fixed(of(column))),
  ];
  return table(columns, [
    row('mean', mean),
    row('std', deviation),
    row('min', (column) => Math.min(...column)),
    row('max', (column) => Math.max(...column)),
  ]);
};

const bySpecies = (rows: readonly Row[], x: string, y: string): Series[] =>
  [...Map.groupBy(rows, ({ species = '' }) => species)].map(([name, own]) => ({
    name,
    points: own.map((row) => [Number(row[x]), Number(row[y])]),
  }));

const LENGTH = 'beak_length_mm';
const DEPTH = 'beak_depth_mm';

const penguinLook = (rows: readonly Row[]): DemoNotebook =>
  notebook('企鹅数据初探.ipynb', [
    markdown(
      '# 企鹅数据初探\n\n这份数据记录了三种企鹅的**嘴长、嘴深、鳍长与体重**。先看看它们长什么样，再决定怎么建模。',
    ),
    codeCell(
      1,
      "import pandas as pd\n\ntrain = pd.read_csv('train.csv')  # 比赛给的训练集\ntrain.head()",
      [head(rows)],
    ),
    codeCell(2, 'train.describe().loc[["mean", "std", "min", "max"]]', [
      described(rows, [LENGTH, DEPTH, 'flipper_length_mm', 'body_mass_g']),
    ]),
    markdown('## 两个特征就能分开\n\n嘴长与嘴深放在一起，三个物种几乎不重叠：'),
    codeCell(3, `plot(train, x='${LENGTH}', y='${DEPTH}', hue='species')`, [
      chart(scatterChart({ series: bySpecies(rows, LENGTH, DEPTH), x: LENGTH, y: DEPTH })),
    ]),
    markdown('## 体重的分布\n\n这张图可以放大，也可以点图例只看一种企鹅：'),
    codeCell(4, "px.histogram(train, x='body_mass_g', color='species', nbins=30)", [
      plot(
        [...Map.groupBy(rows, ({ species = '' }) => species)].map(([name, own]) => ({
          type: 'histogram',
          name,
          x: numbers(own, 'body_mass_g'),
          nbinsx: 30,
          opacity: 0.75,
        })),
        {
          title: { text: '三种企鹅的体重' },
          barmode: 'overlay',
          height: 420,
          xaxis: { title: { text: '体重（克）' } },
          yaxis: { title: { text: '数量' } },
        },
      ),
    ]),
    markdown(
      '## 小结\n\n- 物种之间差别明显，简单的模型就会很好；\n- 体重与鳍长近似线性：$m \\approx a + b\\,l$，可以用最小二乘求出 $a$ 与 $b$。',
    ),
  ]);

/** Each row by the species whose mean is nearest, in units of the deviation. */
const nearestMean = (rows: readonly Row[]): Map<string, { right: number; all: number }> => {
  const columns = [LENGTH, DEPTH, 'flipper_length_mm'];
  const spread = columns.map((column) => deviation(numbers(rows, column)));
  const groups = Map.groupBy(rows, ({ species = '' }) => species);
  const centres = [...groups].map(
    ([name, own]) => [name, columns.map((column) => mean(numbers(own, column)))] as const,
  );
  const distance = (row: Row, centre: readonly number[]) =>
    centre.reduce(
      (sum, value, index) =>
        sum + ((Number(row[columns[index] ?? '']) - value) / (spread[index] ?? 1)) ** 2,
      0,
    );
  const guess = (row: Row) =>
    centres.toSorted(([, a], [, b]) => distance(row, a) - distance(row, b))[0]?.[0];
  return new Map(
    [...groups].map(([name, own]) => [
      name,
      { right: own.filter((row) => guess(row) === name).length, all: own.length },
    ]),
  );
};

const penguinModel = (rows: readonly Row[]): DemoNotebook => {
  const results = [...nearestMean(rows)];
  const right = results.reduce((sum, [, own]) => sum + own.right, 0);
  return notebook('最近均值分类器.ipynb', [
    markdown('# 最近均值分类器\n\n每个物种取特征的均值，样本归给**标准化距离**最近的那一个。'),
    codeCell(
      1,
      'class NearestMean:\n    """没有参数要调，适合当基线。"""\n\n    def fit(self, X, y):\n        self.means_ = X.groupby(y).mean()\n        self.std_ = X.std()\n        return self\n\n    def predict(self, X):\n        distance = lambda mean: (((X - mean) / self.std_) ** 2).sum(axis=1)\n        return self.means_.T.apply(distance).idxmin(axis=1)',
    ),
    codeCell(
      2,
      "model = NearestMean().fit(X, y)\nprint('训练集准确率', (model.predict(X) == y).mean())",
      [textOutput(`训练集准确率 ${(right / rows.length).toFixed(4)}\n`)],
    ),
    codeCell(3, 'report(y, model.predict(X))', [
      table(
        ['正确', '全部', '召回率'],
        results.map(([name, own]) => [
          name,
          String(own.right),
          String(own.all),
          (own.right / own.all).toFixed(3),
        ]),
      ),
    ]),
  ]);
};

const monthly = (rows: readonly Row[], column: string): [number, number][] =>
  [...Map.groupBy(rows, ({ id = '' }) => id.slice(5, 7))]
    .map(([month, own]): [number, number] => [Number(month), mean(numbers(own, column))])
    .toSorted(([a], [b]) => a - b);

const weatherLook = (rows: readonly Row[]): DemoNotebook => {
  const kinds = [...Map.groupBy(rows, ({ weather = '' }) => weather)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  return notebook('西雅图天气的四季.ipynb', [
    markdown(
      '# 西雅图天气的四季\n\n2012 年到 2014 年，每天一行。先看气温随月份的变化，再看下雨的规律。',
    ),
    codeCell(1, "weather = pd.read_csv('train.csv', parse_dates=['id'])\nweather.head()", [
      head(rows),
    ]),
    codeCell(2, "weather.groupby(weather.id.dt.month)[['temp_min', 'temp_max']].mean().plot()", [
      chart(
        lineChart({
          series: [
            { name: 'temp_max', points: monthly(rows, 'temp_max') },
            { name: 'temp_min', points: monthly(rows, 'temp_min') },
          ],
          x: '月份',
          y: '摄氏度',
        }),
      ),
    ]),
    codeCell(3, 'weather.weather.value_counts()', [
      table(
        ['天数', '占比'],
        kinds.map(([name, own]) => [
          name,
          String(own.length),
          `${((own.length / rows.length) * 100).toFixed(1)}%`,
        ]),
      ),
    ]),
    markdown('> 冬天的雨日远多于夏天：月份本身就是一个很强的特征。'),
  ]);
};

const rainBaseline = (rows: readonly Row[]): DemoNotebook =>
  notebook('降雨基线.ipynb', [
    markdown(
      '# 降雨概率的基线\n\n以**同月的雨日比例**作为每一天的预测，评价指标为对数损失\n\n$$L=-\\frac{1}{n}\\sum_i \\left[y_i\\log p_i+(1-y_i)\\log(1-p_i)\\right]$$',
    ),
    codeCell(1, "rate = train.groupby(train.id.dt.month)['rain'].mean()\nrate.plot()", [
      chart(
        lineChart({
          series: [{ name: '雨日比例', points: monthly(rows, 'rain') }],
          x: '月份',
          y: '比例',
        }),
      ),
    ]),
    codeCell(2, "print(f'全年雨日比例 {train.rain.mean():.3f}')", [
      textOutput(`全年雨日比例 ${mean(numbers(rows, 'rain')).toFixed(3)}\n`),
    ]),
    markdown('测试集里没有 `weather` 列，直接沿用训练的特征会出错：'),
    codeCell(3, "test['weather'].isin(['rain', 'snow'])", [
      exceptionOutput(
        'KeyError',
        "'weather'",
        "test[\u001b[33m'weather'\u001b[39m].isin([\u001b[33m'rain'\u001b[39m, \u001b[33m'snow'\u001b[39m])",
      ),
    ]),
    codeCell(4, "Image('waves.png')  # 封面", [
      dataOutput({ 'image/png': demoPicture(7).toString('base64'), 'text/plain': '<Image>' }),
    ]),
  ]);

export interface DemoNotebooks {
  penguins: DemoNotebook[];
  weather: DemoNotebook[];
}

/** Notebooks about the two datasets of the demo; what they show is worked out from the data. */
export const demoNotebooks = async (): Promise<DemoNotebooks> => {
  const penguins = rowsOf(await demoCsv('penguins', 'train.csv'));
  const weather = rowsOf(await demoCsv('seattle-weather', 'train.csv'));
  return {
    penguins: [penguinLook(penguins), penguinModel(penguins)],
    weather: [weatherLook(weather), rainBaseline(weather)],
  };
};
