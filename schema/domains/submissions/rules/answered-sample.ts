/**
 * A sample whose answers the organizer has released, and the score of predictions for it: for
 * members who try a file before submitting it. None of its rows is one of the solution's.
 */
import { columnAt, readTable } from '#shared/rules/data-table.ts';
import { decodeText } from '#shared/rules/decode-text.ts';
import { keptScore } from '#shared/rules/scores.ts';
import { columnNumbers } from '#shared/rules/table-values.ts';
import { truthProblem } from './metrics/cells.ts';
import { bestScore } from './metrics/definition.ts';
import { meanOf } from './metrics/means.ts';
import { readRows } from './metrics/read-rows.ts';
import { readResultFile } from './read-result-file.ts';
import { knownLabels } from './known-labels.ts';
import { startMaskRows } from './mask-rows.ts';
import { PROBLEMS_SHOWN, type ResultForm } from './result-file.ts';
import {
  pickColumns,
  predictionPlan,
  scoreRules,
  type ScoringForm,
  takesSeveralRows,
  truthPlan,
} from './score-rules.ts';

/** Problems that are told of a sample. */
const MAX_TOLD = 5;
/** Ids that a message names. */
const IDS_SHOWN = 3;

/** The rows of a sample: their ids, and values by column of truthPlan. */
interface SampleAnswers {
  ids: Set<string>;
  truths: string[][];
}

export type ReadAnswers =
  | { answers: SampleAnswers; problems: null }
  /** In Chinese, with the lines of the file. */
  | { answers: null; problems: string[] };

type SampleForm = ScoringForm & { idColumn: string };

const refused = (problems: string[]): ReadAnswers => ({
  answers: null,
  problems: problems.slice(0, MAX_TOLD),
});

/** Reads a sample with its answers: the id column and the targets', each id once. */
export const readAnswers = (bytes: Uint8Array, form: SampleForm): ReadAnswers => {
  const decoded = decodeText(bytes);
  if (decoded.problem !== null) return refused([decoded.problem]);
  const table = readTable(decoded.text);
  const rules = scoreRules(form);
  const plan = truthPlan(rules);
  const at = (name: string) => columnAt(table.header, name);
  const missing = [form.idColumn, ...plan.map(({ name }) => name)].filter((name) => at(name) < 0);
  if (missing.length > 0) return refused([`第${table.headerLine}行：缺少列 ${missing.join('、')}`]);
  const readers = plan.map(({ name, isNumber }) =>
    isNumber ? columnNumbers(table, at(name)) : (value: string) => value,
  );
  const problems: string[] = [];
  const joinsRows = takesSeveralRows(rules);
  const places = new Map<string, number>();
  const more = startMaskRows<number>();
  const truths: string[][] = plan.map(() => []);
  for (const { line, cells } of table.rows()) {
    const id = cells[at(form.idColumn)] ?? '';
    if (!id) problems.push(`第${line}行：${form.idColumn} 为空`);
    const before = places.get(id);
    if (before !== undefined && !joinsRows)
      problems.push(`第${line}行：${form.idColumn} ${id} 重复`);
    const values = plan.map(({ name }, column) => readers[column]?.(cells[at(name)] ?? '') ?? '');
    if (before === undefined) {
      places.set(id, places.size);
      values.forEach((value, column) => truths[column]?.push(value));
    } else more.add(before, values);
    for (const [column, { name, uses }] of plan.entries()) {
      const value = values[column] ?? '';
      for (const { rule, at: place } of uses) {
        const wrong = truthProblem(value, rule.definition, rule.parameters, place);
        if (wrong) problems.push(`第${line}行：${name} ${wrong}`);
      }
    }
  }
  if (places.size === 0) problems.push('没有数据行');
  if (problems.length > 0) return refused(problems);
  for (const [place, cells] of more.joined((row) => truths.map((column) => column[row] ?? '')))
    for (const [column, values] of truths.entries()) values[place] = cells[column] ?? '';
  for (const { definition, parameters, targets } of rules)
    for (const { target, truth } of targets) {
      if (!definition.missingIn) continue;
      const rows = readRows(
        definition,
        { truth: pickColumns(plan, truths, truth), prediction: null },
        parameters,
      );
      const lacking = definition.missingIn(rows, parameters);
      if (lacking !== null) problems.push(`${target} 列${lacking}`);
    }
  const ids = new Set(places.keys());
  return problems.length > 0 ? refused(problems) : { answers: { ids, truths }, problems: null };
};

/**
 * Says which rows of a sample are the solution's own, whose answers would be given away; null where
 * none is.
 */
export const overlapProblem = (
  sample: ReadonlySet<string>,
  solution: ReadonlySet<string>,
): string | null => {
  const shared = [...sample].filter((id) => solution.has(id));
  if (shared.length === 0) return null;
  const some = shared.slice(0, IDS_SHOWN).join('、');
  return `有${shared.length}行是标准答案中的行，公开会泄露答案，例如编号 ${some}`;
};

/** Outcome of trying a file on the sample. */
export interface SampleScore {
  /** Wrong lines, in Chinese; empty where it is right. */
  problems: string[];
  hints: string[];
  /** By the task's scores; empty where something is wrong. */
  scores: { name: string; value: number }[];
}

/**
 * Scores predictions for the rows of a sample, by each of the task's scores, in the browser as on
 * the server. Predictions aren't clipped: the range is the organizer's own.
 *
 * @param file the predictions as they were chosen
 * @param sample the sample with its answers
 * @param maxSize largest size of the table, in bytes
 */
export const scoreSample = async (
  file: Uint8Array,
  sample: Uint8Array,
  { form, maxSize }: { form: ResultForm; maxSize: number },
): Promise<SampleScore> => {
  const { answers } = readAnswers(sample, form);
  if (!answers) return { problems: ['公开样例无法读取，请联系主办方'], hints: [], scores: [] };
  // Labels of the solution needn't be those of the sample: predictions are read as these alone.
  const open = {
    ...form,
    labels: null,
    furtherLabels: null,
    truthLabels: knownLabels(scoreRules(form), answers.truths),
  };
  const read = await readResultFile(file, answers.ids, { form: open, maxSize });
  const { predictions, problems, hints } = read;
  if (problems) {
    const told = problems.slice(0, PROBLEMS_SHOWN).map(({ message }) => message);
    const more = problems.length - told.length;
    return {
      problems: more > 0 ? [...told, `另有${more}处问题`] : told,
      hints,
      scores: [],
    };
  }
  // The scorer alone runs a metric of the organizer's own.
  const rules = scoreRules(form).filter(({ metric }) => metric !== 'custom');
  const [truth, predicted] = [truthPlan(rules), predictionPlan(rules)];
  const scores = rules.map(({ name, metric, definition, parameters, targets }) => {
    const each = targets.map((target) => {
      const cells = {
        truth: pickColumns(truth, answers.truths, target.truth),
        prediction: pickColumns(predicted, predictions, target.prediction),
      };
      return definition.score(readRows(definition, cells, parameters), parameters);
    });
    const value = keptScore(meanOf(Float64Array.from(each)), bestScore(definition));
    return { name: name ?? metric, value };
  });
  return scores.every(({ value }) => Number.isFinite(value))
    ? { problems: [], hints, scores }
    : { problems: ['数值过大，无法计算得分'], hints, scores: [] };
};
