import { notebookName } from '@whaletide/schema/domains/projects/rules.ts';
import type { UploadedFile } from '#lib/upload.ts';

const keyOf = (name: string) => notebookName(name).normalize('NFC').toLowerCase();

/** A list of notebooks, and the one of them that a new file has taken the place of. */
interface Changed {
  notebooks: UploadedFile[];
  replaced: UploadedFile | null;
}

/**
 * Adds an uploaded notebook at the end, or in the place and under the name of the one that is called
 * the same: it is that one's next state.
 */
export const withNotebook = (
  notebooks: readonly UploadedFile[],
  uploaded: UploadedFile,
): Changed => {
  const at = notebooks.findIndex(({ name }) => keyOf(name) === keyOf(uploaded.name));
  const replaced = notebooks[at];
  if (!replaced) return { notebooks: [...notebooks, uploaded], replaced: null };
  return { notebooks: notebooks.with(at, { ...uploaded, name: replaced.name }), replaced };
};
