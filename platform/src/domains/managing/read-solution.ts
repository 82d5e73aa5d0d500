import { createHash } from 'node:crypto';
import { columnAt, readTable } from '@whaletide/schema/shared/rules/data-table.ts';
import {
  checkSolution,
  type SolutionFigures,
  solutionColumns,
  type SolutionForm,
  solutionRows,
} from '@whaletide/schema/domains/submissions/rules/solution-file.ts';
import {
  overlapProblem,
  readAnswers,
} from '@whaletide/schema/domains/submissions/rules/answered-sample.ts';
import { readSolutionFile } from '@whaletide/schema/domains/submissions/rules/read-solution-file.ts';
import { parseSolution } from '../scoring/store/solution.ts';
import { labelsOf } from './solution-labels.ts';

export interface SolutionTask {
  /** The file as it was uploaded, or a solution as it is kept. */
  content: Uint8Array | string;
  form: SolutionForm;
}

export interface ReadSolution {
  /** The solution to keep: the file's columns, as UTF-8 with commas, numbers with points. */
  csv: string;
  /** SHA-256 of the csv, in hexadecimal digits. */
  checksum: string;
  figures: SolutionFigures;
  /** Labels of the first target, in their order; null for numbers and for too many. */
  labels: string[] | null;
  /** The same of the other targets, by their columns. */
  furtherLabels: Record<string, string[] | null>;
}

export type SolutionReply = ({ ok: true } & ReadSolution) | { ok: false; problems: string[] };

/** Rows that are put together before they are joined with those before. */
const ROWS_AT_ONCE = 10_000;

const toCell = (cell: string) =>
  /["\r\n,]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

const toLine = (cells: readonly string[]) => cells.map(toCell).join(',');

const toCsv = (text: string, form: SolutionForm): string => {
  const table = readTable(text);
  const columns = solutionColumns(form);
  const names = table.header.map(
    (name, at) => columns.find((column) => columnAt(table.header, column) === at) ?? name,
  );
  let csv = '';
  let lines = [toLine(names)];
  for (const { cells } of solutionRows(table, form)?.() ?? []) {
    lines.push(toLine(cells));
    if (lines.length < ROWS_AT_ONCE) continue;
    csv += `${lines.join('\n')}\n`;
    lines = [];
  }
  return csv + lines.join('\n');
};

export interface SampleTask {
  /** The sample as it was uploaded. */
  content: Uint8Array;
  form: SolutionForm;
  /** The solution as it is kept; null where there is none yet. */
  solution: string | null;
}

/** Says what is wrong with a sample whose answers are to be released, in Chinese. */
export const compareSample = ({ content, form, solution }: SampleTask): string[] => {
  const { answers, problems } = readAnswers(content, form);
  if (problems) return problems;
  if (solution === null) return [];
  const shared = overlapProblem(answers.ids, new Set(parseSolution(solution, form).keys()));
  return shared === null ? [] : [shared];
};

/** Checks a solution and makes of it what is kept. */
export const readSolution = async ({ content, form }: SolutionTask): Promise<SolutionReply> => {
  const decoded =
    typeof content === 'string'
      ? { text: content, encoding: 'UTF-8' as const, problem: null }
      : await readSolutionFile(content);
  const check = checkSolution(decoded, form);
  if (!check.ok) return check;
  const csv = typeof content === 'string' ? content : toCsv(decoded.text, form);
  const checksum = createHash('sha256').update(csv).digest('hex');
  return { ok: true, csv, checksum, figures: check.figures, ...labelsOf(csv, form) };
};
