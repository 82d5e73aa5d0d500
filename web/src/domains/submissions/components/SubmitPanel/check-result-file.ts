import { PROBLEMS_SHOWN, readResult } from '@whaletide/schema/rules/result-file.ts';
import { fileProblem } from '@whaletide/schema/rules/uploads.ts';
import Papa from 'papaparse';
import type { SubmitTaskFragment } from './SubmitPanel.generated.ts';

type Review = NonNullable<SubmitTaskFragment['review']>;

/** Metrics that compare numbers; the others compare labels. */
const numericMetrics: readonly string[] = ['RMSE', 'MAE', 'AUC'];

const rowsOf = (text: string) => Papa.parse<string[]>(text, { delimiter: ',' }).data;

/** The ids that a result must hold, out of the sample; null when the sample can't be read. */
const expectedIds = async (sampleFileUrl: string, idColumn: string) => {
  const answer = await fetch(sampleFileUrl).catch(() => null);
  if (!answer?.ok) return null;
  const [header, ...rows] = rowsOf(await answer.text());
  const at = header?.findIndex((name) => name.replace(/^\ufeff/, '').trim() === idColumn) ?? -1;
  if (at < 0) return null;
  return new Set(rows.flatMap((row) => row[at]?.trim() || []));
};

/**
 * Looks at a result file before it is sent: extension, size, header, row ids and predictions
 * against the sample, and the task's labels where it tells them. Lists what is wrong with line numbers, in Chinese; empty when it is right.
 * Where there is no readable sample only platform can compare, and does.
 */
export const checkResultFile = async (
  file: File,
  review: Review,
  sampleFileUrl: string | null,
): Promise<string[]> => {
  const { acceptExts: exts, sizeLimit, idColumn, targetColumn, metric } = review;
  const labels = review.labels && new Set(review.labels);
  const problem = fileProblem(file, { exts, maxSize: sizeLimit * 1024 }, 'result');
  if (problem) return [problem.message];
  if (!file.name.toLowerCase().endsWith('.csv') || !sampleFileUrl) return [];

  const [text, expected] = await Promise.all([file.text(), expectedIds(sampleFileUrl, idColumn)]);
  if (!expected) return [];
  const form = { idColumn, targetColumn, numeric: numericMetrics.includes(metric), labels };
  const { problems } = readResult(rowsOf(text), expected, form);
  if (!problems) return [];
  const messages = problems.slice(0, PROBLEMS_SHOWN).map(({ message }) => message);
  const more = problems.length - messages.length;
  return more > 0 ? [...messages, `另有${more}处问题`] : messages;
};
