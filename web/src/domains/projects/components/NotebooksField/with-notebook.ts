import { notebookName } from '@whaletide/schema/domains/projects/rules.ts';
import type { UploadedFile } from '#lib/upload.ts';

const keyOf = (name: string) => notebookName(name).normalize('NFC').toLowerCase();

/** Position of the notebook that is called the same; -1 for none. */
const positionOf = (notebooks: readonly UploadedFile[], name: string): number =>
  notebooks.findIndex((one) => keyOf(one.name) === keyOf(name));

/** Tells whether one of the notebooks is called so, as its file or as it is shown. */
export const hasNotebook = (notebooks: readonly UploadedFile[], name: string): boolean =>
  positionOf(notebooks, name) >= 0;

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
  const at = positionOf(notebooks, uploaded.name);
  const replaced = notebooks[at];
  if (!replaced) return { notebooks: [...notebooks, uploaded], replaced: null };
  return { notebooks: notebooks.with(at, { ...uploaded, name: replaced.name }), replaced };
};
