import { inArray } from 'drizzle-orm';
import { notebookName } from '@whaletide/schema/domains/projects/rules.ts';
import type { UploadRef } from '@whaletide/schema/domains/uploads/rest.ts';
import type { Transaction } from '#database/database.ts';
import { notFound } from '#refusal.ts';
import { ownKeys } from '#domains/uploads/store/uploads.ts';
import { notebookFiles, type NotebookRef } from '../tables.ts';

/**
 * The notebooks that a project has from now on: the member's own uploads, and those that it has
 * already, under the names that they are given. Their files are locked, so that none is forgotten
 * as unused meanwhile.
 * @throws Refusal NOT_FOUND at the notebook
 */
export const takeNotebooks = async (
  tx: Transaction,
  memberId: string,
  given: readonly UploadRef[],
  present: readonly NotebookRef[] = [],
): Promise<NotebookRef[]> => {
  const keys = [...new Set(given.map(({ key }) => key))];
  if (keys.length === 0) return [];
  const uploaded = await ownKeys(tx, { memberId, purpose: 'notebook', keys });
  const { key, hash, size, language } = notebookFiles;
  const rows = await tx
    .select({ key, hash, size, language })
    .from(notebookFiles)
    .where(inArray(key, keys))
    .orderBy(key)
    .for('share');
  const files = new Map(rows.map((row) => [row.key, row]));
  const kept = new Map(present.map((notebook) => [notebook.key, notebook]));
  return given.map((ref, index) => {
    const file = kept.get(ref.key) ?? (uploaded.has(ref.key) ? files.get(ref.key) : undefined);
    if (!file) throw notFound('笔记本', `Notebooks.${index}.key`);
    return { ...file, name: notebookName(ref.name) };
  });
};

/** A version's notebooks as a project has them. */
export const refsOf = async (
  tx: Transaction,
  notebooks: readonly Omit<NotebookRef, 'key'>[],
): Promise<NotebookRef[]> => {
  const hashes = notebooks.map(({ hash }) => hash);
  if (hashes.length === 0) return [];
  const { key, hash } = notebookFiles;
  const rows = await tx
    .select({ key, hash })
    .from(notebookFiles)
    .where(inArray(hash, hashes))
    .orderBy(key)
    .for('share');
  // The first of several equal ones, as readers by content take.
  const keys = new Map(rows.toReversed().map((row) => [row.hash, row.key]));
  return notebooks.map((notebook) => {
    const own = keys.get(notebook.hash);
    if (own === undefined) throw notFound('笔记本');
    return { ...notebook, key: own };
  });
};
