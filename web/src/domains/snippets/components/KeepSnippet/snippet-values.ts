import { snippetProblems } from '@whaletide/schema/domains/snippets/rules.ts';
import type { SnippetSharing } from '#apollo/schema.generated.ts';
import { problemsByField } from '#lib/field-of.ts';

/** Value of a folder that is yet to be made. */
export const NEW_FOLDER = '';

export interface SnippetValues {
  name: string;
  language: string;
  code: string;
  /** A folder that there is, or NEW_FOLDER; null until one chooses. */
  chosen: string | null;
  /** Name of a new folder. */
  folder: string;
  sharing: SnippetSharing;
}

/** The folder that is chosen: the first unless somebody says otherwise. */
export const chosenOf = ({ chosen }: SnippetValues, folders: readonly string[]): string =>
  chosen ?? folders[0] ?? NEW_FOLDER;

export const folderOf = (values: SnippetValues, folders: readonly string[]): string => {
  const chosen = chosenOf(values, folders);
  return chosen === NEW_FOLDER ? values.folder.trim() : chosen;
};

/** Finds the problems of a snippet, by the fields of its form. */
export const problemsOf = (values: SnippetValues, folders: readonly string[]) => {
  const { name, language, code } = values;
  const texts = { name, language, code, folder: folderOf(values, folders) };
  return problemsByField('CreateSnippetInput', snippetProblems(texts));
};
