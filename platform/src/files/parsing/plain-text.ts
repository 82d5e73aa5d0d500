import type { ParsedFile } from '@whaletide/schema/rest/dataset-bindings.ts';
import { previewLimits } from '@whaletide/schema/rules/dataset-files.ts';
import { decoded } from './decoded.ts';
import type { StoredFile } from './stored-file.ts';

/** PostgreSQL's JSON takes no NUL; what isn't text has them. */
export const withoutNul = (text: string): string => text.replaceAll('\0', '\ufffd');

/** The beginning of a text; a character that the bound cuts through is left out. */
export const readPlainText = async ({
  size,
  open,
}: Pick<StoredFile, 'size' | 'open'>): Promise<NonNullable<ParsedFile['text']>> => {
  const most = previewLimits.textBytes;
  const Truncated = size > most;
  let Text = '';
  for await (const part of decoded(await open(Truncated ? { start: 0, end: most - 1 } : undefined)))
    Text += part;
  return { Text: withoutNul(Truncated ? Text.replace(/\ufffd$/, '') : Text), Truncated };
};
