/** The checks of a result's cells: what each metric can read, and the labels of the task. */
import { predictionProblem } from './metrics/cells.ts';
import type { ReadColumn, ScoreRule } from './score-rules.ts';

/** Characters of a cell that a message repeats. */
const CELL_SHOWN = 40;

/** A cell as a message repeats it. */
export const quotedCell = (cell: string): string =>
  `「${cell.slice(0, CELL_SHOWN).toWellFormed()}」`;

export type LabelsOf = (target: string) => ReadonlySet<string> | null;

/** The target whose labels a column holds; undefined for columns of anything else. */
export const labelledTarget = ({ uses }: ReadColumn): string | undefined =>
  uses.find(({ rule }) => rule.definition.values === 'label')?.target;

/** Says of each column of labels that none of its predictions is one of the solution's. */
export const strangeLabels = (
  plan: readonly ReadColumn[],
  predictions: readonly (readonly string[])[],
  truthLabels: ReadonlyMap<string, ReadonlySet<string>> | null | undefined,
): string[] =>
  plan.flatMap((column, index) => {
    const known = truthLabels?.get(labelledTarget(column) ?? '');
    const cells = predictions[index] ?? [];
    if (!known || cells.length === 0 || cells.some((cell) => known.has(cell))) return [];
    const [first = ''] = cells;
    return `${column.name} 列没有一个预测是标准答案中的标签，如${quotedCell(first)}，请核对标签的写法和所用的列`;
  });

/** Says what is wrong with a cell; null where each metric that reads it can. */
const valueProblem = (
  value: string,
  { name, uses }: ReadColumn,
  labelsOf: LabelsOf,
): string | null => {
  for (const { rule, target } of uses) {
    const { definition, parameters } = rule;
    const wrong = predictionProblem(value, definition, parameters);
    if (wrong && value === '') return `${name} 为空`;
    if (wrong) return `${name}${quotedCell(value)}${wrong}`;
    const labels = definition.values === 'label' ? labelsOf(target) : null;
    if (labels && !labels.has(value)) return `未知的 ${name}${quotedCell(value)}`;
  }
  return null;
};

/** Columns of probabilities that may not all be 0, by their places in the plan. */
const probabilityColumns = (rules: readonly ScoreRule[], plan: readonly ReadColumn[]): number[][] =>
  rules
    .filter(({ definition }) => definition.values === 'probabilities')
    .flatMap(({ targets }) =>
      targets.map(({ prediction }) =>
        prediction.map((name) => plan.findIndex((column) => column.name === name)),
      ),
    );

/** Checks the predictions of a row; says nothing where the metrics can read them. */
export const rowChecker = (
  rules: readonly ScoreRule[],
  plan: readonly ReadColumn[],
  labelsOf: LabelsOf,
) => {
  const probabilities = probabilityColumns(rules, plan);
  return (values: readonly string[]): string | null => {
    let wrong: string | null = null;
    plan.some((column, index) => (wrong = valueProblem(values[index] ?? '', column, labelsOf)));
    if (wrong !== null) return wrong;
    const empty = probabilities.find((places) => !places.some((at) => Number(values[at]) > 0));
    return empty ? `${empty.map((at) => plan[at]?.name ?? '').join('、')} 的概率全为 0` : null;
  };
};
