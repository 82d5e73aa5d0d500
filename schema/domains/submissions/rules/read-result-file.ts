import { decodeText } from '#shared/rules/decode-text.ts';
import { unpackText } from '#shared/rules/unpack-text.ts';
import { type ParsedResult, readResult, type ResultForm } from './result-file.ts';

/**
 * Reads an uploaded result as it is scored: unpacked, decoded, its rows looked at one by one.
 *
 * @param expected the ids that it must hold; null where they aren't known here, and only the form
 *   of the file is looked at
 * @param maxSize largest size of the table, in bytes
 */
export const readResultFile = async (
  bytes: Uint8Array,
  expected: ReadonlySet<string> | null,
  { form, maxSize }: { form: ResultForm; maxSize: number },
): Promise<ParsedResult> => {
  const refused = (message: string): ParsedResult => ({
    predictions: null,
    problems: [{ line: null, message }],
    hints: [],
  });
  const unpacked = await unpackText(bytes, maxSize);
  if (unpacked.problem !== null) return refused(unpacked.problem);
  const { text, problem } = decodeText(unpacked.bytes);
  return problem === null ? readResult(text, expected, form) : refused(problem);
};
