import { columnAt, readTable } from '@whaletide/schema/shared/rules/data-table.ts';
import { decodeText } from '@whaletide/schema/shared/rules/decode-text.ts';
import {
  PROBLEMS_SHOWN,
  readResult,
} from '@whaletide/schema/domains/submissions/rules/result-file.ts';
import { fileProblem } from '@whaletide/schema/domains/uploads/rules.ts';
import { resultFormOf } from './result-form.ts';
import type { SubmitTaskFragment } from './SubmitPanel.generated.ts';

type Review = NonNullable<SubmitTaskFragment['review']>;

/** The ids that a result must hold, out of the sample; null when the sample can't be read. */
const expectedIds = async (sampleFileUrl: string, idColumn: string) => {
  const answer = await fetch(sampleFileUrl).catch(() => null);
  if (!answer?.ok) return null;
  const { header, rows } = readTable(decodeText(new Uint8Array(await answer.arrayBuffer())).text);
  const at = columnAt(header, idColumn);
  if (at < 0) return null;
  const ids = new Set<string>();
  for (const { cells } of rows()) if (cells[at]) ids.add(cells[at]);
  return ids;
};

export interface CheckedResult {
  /** Wrong lines, in Chinese; empty when it is right. */
  problems: string[];
  /** Notes on what was read otherwise than it is written. */
  hints: string[];
}

/**
 * Looks at a result file before it is sent: extension, size, encoding, header, row ids and
 * predictions against the sample, and the task's labels where it tells them. Lists what is wrong
 * with line numbers. Where there is no readable sample only platform can compare, and does.
 */
export const checkResultFile = async (
  file: File,
  review: Review,
  sampleFileUrl: string | null,
): Promise<CheckedResult> => {
  const { acceptExts: exts, sizeLimit, idColumn } = review;
  const problem = fileProblem(file, { exts, maxSize: sizeLimit * 1024 }, 'result');
  if (problem) return { problems: [problem.message], hints: [] };
  const { text, problem: unreadable } = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (unreadable !== null) return { problems: [unreadable], hints: [] };
  const expected = sampleFileUrl && (await expectedIds(sampleFileUrl, idColumn));
  if (!expected) return { problems: [], hints: [] };
  const form = resultFormOf(review);
  if (!form) return { problems: [], hints: [] };
  const { problems, hints } = readResult(text, expected, form);
  if (!problems) return { problems: [], hints };
  const messages = problems.slice(0, PROBLEMS_SHOWN).map(({ message }) => message);
  const more = problems.length - messages.length;
  return { problems: more > 0 ? [...messages, `另有${more}处问题`] : messages, hints };
};
