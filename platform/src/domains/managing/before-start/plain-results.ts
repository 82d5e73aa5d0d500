import {
  columnOf,
  type DataSet,
  featuresOf,
  type HiddenAnswers,
} from '@whaletide/schema/domains/managing/rules/before-start/data-files.ts';
import {
  predictionPlan,
  scoreRules,
} from '@whaletide/schema/domains/submissions/rules/score-rules.ts';
import { trialResult } from '@whaletide/schema/domains/submissions/rules/trial-results.ts';
import { scoreFile, type ScoringOutcome, trialTruth } from '#domains/scoring/store/score-file.ts';
import type { ForecastTask } from './forecast-task.ts';

/** Sizes of results made here, in KB: they may be larger than works may. */
const ANY_SIZE = 1_048_576;
/** Time that a metric of the organizer's own has for one result, in milliseconds. */
const METRIC_MS = 4_000;
/** Cells of copied columns that are scored. */
const MOST_CELLS = 2_000_000;
/** Columns of which copies are scored, and which are told. */
const MOST_COLUMNS = 60;

export type Scored = Extract<ScoringOutcome, { ok: true }>;
export interface NamedScore {
  name: string;
  scored: Scored;
}

const scoreOne = async (
  { csv, secret, objective }: ForecastTask,
  file: Uint8Array,
): Promise<Scored | null> => {
  const task = { ...objective, sizeLimit: ANY_SIZE };
  const outcome = await scoreFile(file, { csv, secret }, task, { metricMs: METRIC_MS });
  return outcome.ok ? outcome : null;
};

/** The baselines, and results that know the solution's distribution alone; null for those without a score. */
export const scoredResults = async (task: ForecastTask) => {
  const truth = trialTruth(task.csv, task.objective);
  const made = (kind: 'constant' | 'random') =>
    scoreOne(task, Buffer.from(trialResult(kind, task.objective, truth)));
  const baselines: NamedScore[] = [];
  for (const { name, file } of task.baselines) {
    const scored = await scoreOne(task, file);
    if (scored) baselines.push({ name, scored });
  }
  return { truth, baselines, constant: await made('constant'), random: await made('random') };
};

const toCell = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Scores the columns of the test file as they are, where a result has one column; `apart` are left out. */
export const copiedColumns = async (
  task: ForecastTask,
  { test, testRows }: DataSet,
  answers: HiddenAnswers,
  apart: ReadonlySet<string>,
): Promise<NamedScore[]> => {
  const [column, ...others] = predictionPlan(scoreRules(task.objective));
  if (!test || !column || others.length > 0 || testRows.some((row) => row < 0)) return [];
  const most = Math.min(MOST_COLUMNS, Math.floor(MOST_CELLS / Math.max(1, testRows.length)));
  const known = new Set(answers.truth);
  const names = featuresOf(test, answers).filter((name) => {
    const cells = columnOf(test, name) ?? [];
    return column.isNumber
      ? cells.every((cell) => cell !== '' && Number.isFinite(Number(cell)))
      : cells.every((cell) => known.has(cell));
  });
  const found: NamedScore[] = [];
  for (const name of names.filter((one) => !apart.has(one)).slice(0, most)) {
    const cells = columnOf(test, name) ?? [];
    const lines = answers.ids.map((id, at) =>
      [id, cells[testRows[at] ?? 0] ?? ''].map(toCell).join(','),
    );
    const header = [answers.idColumn, column.name].map(toCell).join(',');
    const scored = await scoreOne(task, Buffer.from([header, ...lines, ''].join('\n')));
    if (scored) found.push({ name: `直接填写「${name}」列`, scored });
  }
  return found;
};
