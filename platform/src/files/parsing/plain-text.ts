import type { ParsedFile } from '@whaletide/schema/domains/dataset-bindings/rest.ts';
import { previewLimits } from '@whaletide/schema/domains/datasets/rules/dataset-files.ts';
import { decodeFile } from '@whaletide/schema/shared/rules/likely-encoding.ts';
import { readBounded } from './read-bounded.ts';
import type { StoredFile } from './stored-file.ts';

/** PostgreSQL's JSON takes no NUL; what isn't text has them. */
export const withoutNul = (text: string): string => text.replaceAll('\0', '\ufffd');

/** The beginning of a text; a character that the bound cuts through is left out. */
export const readPlainText = async (
  file: Pick<StoredFile, 'size' | 'open' | 'encoding'>,
): Promise<NonNullable<ParsedFile['text']>> => {
  const { bytes, isCut } = await readBounded(file, previewLimits.textBytes);
  const { text, encoding } = decodeFile(bytes, { isCut, chosen: file.encoding });
  return { Text: withoutNul(text), Truncated: isCut, Encoding: encoding };
};
