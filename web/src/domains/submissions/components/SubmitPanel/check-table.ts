import {
  PROBLEMS_SHOWN,
  type ResultForm,
} from '@whaletide/schema/domains/submissions/rules/result-file.ts';
import { scoreSample } from '@whaletide/schema/domains/submissions/rules/answered-sample.ts';
import { readResultFile } from '@whaletide/schema/domains/submissions/rules/read-result-file.ts';
import { columnAt, readTable } from '@whaletide/schema/shared/rules/data-table.ts';
import { decodeText } from '@whaletide/schema/shared/rules/decode-text.ts';

export interface TableCheck {
  /** The file as it was chosen. */
  bytes: ArrayBuffer;
  /** The task's sample, whose ids a result must hold; null where there is none. */
  sample: ArrayBuffer | null;
  form: ResultForm;
  /** A sample with answers, for whose rows these are predictions; null for a result as any. */
  answers: ArrayBuffer | null;
  /** Largest size of the table, in bytes. */
  maxSize: number;
}

export interface CheckedResult {
  /** Wrong lines, in Chinese; empty when it is right. */
  problems: string[];
  /** Notes on what was read otherwise than it is written. */
  hints: string[];
  /** Scores on the sample with answers, where there is one. */
  scores: { name: string; value: number }[];
}

/** The ids that a result must hold, out of the sample; null when it can't be read. */
const sampleIds = (sample: ArrayBuffer, idColumn: string): Set<string> | null => {
  const { header, rows } = readTable(decodeText(new Uint8Array(sample)).text);
  const at = columnAt(header, idColumn);
  if (at < 0) return null;
  const ids = new Set<string>();
  for (const { cells } of rows()) if (cells[at]) ids.add(cells[at]);
  return ids.size > 0 ? ids : null;
};

/** Checks a result as the scorer reads it, against the sample's ids, or scores it on that with answers. */
export const checkTable = async ({
  bytes,
  sample,
  answers,
  form,
  maxSize,
}: TableCheck): Promise<CheckedResult> => {
  if (answers)
    return scoreSample(new Uint8Array(bytes), new Uint8Array(answers), { form, maxSize });
  const expected = sample && sampleIds(sample, form.idColumn);
  const read = await readResultFile(new Uint8Array(bytes), expected, { form, maxSize });
  const { problems, hints } = read;
  if (!problems) return { problems: [], hints, scores: [] };
  const messages = problems.slice(0, PROBLEMS_SHOWN).map(({ message }) => message);
  const more = problems.length - messages.length;
  return { problems: more > 0 ? [...messages, `另有${more}处问题`] : messages, hints, scores: [] };
};
