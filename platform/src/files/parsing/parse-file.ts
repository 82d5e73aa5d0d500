import type { ParsedFile } from '@whaletide/schema/rest/dataset-bindings.ts';
import type { FileKind } from '@whaletide/schema/rules/dataset-files.ts';
import { listArchive } from './archive.ts';
import type { StoredFile } from './stored-file.ts';
import { readTable } from './table.ts';
import { readPlainText } from './plain-text.ts';

/** What the caller shows of a file; null for one that isn't what its extension says. */
export const parseFile = async (kind: FileKind, file: StoredFile): Promise<ParsedFile | null> => {
  const nothing = { parser_type: kind, table: null, zip: null, text: null };
  switch (kind) {
    case 'table_data': {
      const table = await readTable(file);
      return table && { ...nothing, table };
    }
    case 'zip': {
      const zip = await listArchive(file);
      return zip && { ...nothing, zip };
    }
    case 'plain_text':
      return { ...nothing, text: await readPlainText(file) };
    case 'image':
    case 'model':
      return nothing;
  }
};
