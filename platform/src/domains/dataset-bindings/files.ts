import { and, asc, eq, inArray, ne, notInArray } from 'drizzle-orm';
import { fileKind, isShownAsItIs } from '@whaletide/schema/domains/datasets/rules/dataset-files.ts';
import type { Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { conflict, notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { PARSE_JOB, type PreviewJob } from '../datasets/store/preview-jobs.ts';
import { uploads } from '../uploads/tables.ts';
import { datasetFiles } from './tables.ts';

const stateOf = (ext: string): Pick<typeof datasetFiles.$inferInsert, 'state' | 'parsed'> => {
  const kind = fileKind(ext);
  if (kind !== null && isShownAsItIs(kind))
    return { state: 'ready', parsed: { parser_type: kind, table: null, zip: null, text: null } };
  return { state: kind === null ? 'none' : 'pending', parsed: null };
};

/**
 * Makes these the files of a dataset: those that it has, and uploads of the manager's own. What
 * has to be parsed becomes a job of the same transaction.
 * @throws Refusal NOT_FOUND for any other key, CONFLICT for a file of another dataset
 */
export const attachFiles = async (
  { jobs }: Services,
  tx: Transaction,
  caller: Caller,
  bindingId: string,
  given: readonly string[],
): Promise<void> => {
  const keys = [...new Set(given)];
  const ofBinding = eq(datasetFiles.bindingId, bindingId);
  await tx
    .delete(datasetFiles)
    .where(keys.length > 0 ? and(ofBinding, notInArray(datasetFiles.token, keys)) : ofBinding);
  if (keys.length === 0) return;
  const kept = await tx.select({ token: datasetFiles.token }).from(datasetFiles).where(ofBinding);
  const had = new Set(kept.map(({ token }) => token));
  const fresh = await tx
    .select()
    .from(uploads)
    .where(
      and(
        inArray(uploads.key, keys),
        eq(uploads.memberId, caller.id),
        eq(uploads.purpose, 'dataset'),
      ),
    )
    .orderBy(asc(uploads.key))
    // One of several datasets that are given a file at once gets it.
    .for('no key update');
  const elsewhere = await tx
    .select({ token: datasetFiles.token })
    .from(datasetFiles)
    .where(and(inArray(datasetFiles.token, keys), ne(datasetFiles.bindingId, bindingId)));
  const taken = new Set(elsewhere.map(({ token }) => token));
  const byKey = new Map(fresh.map((upload) => [upload.key, upload]));
  for (const [position, key] of keys.entries()) {
    if (had.has(key)) {
      await tx
        .update(datasetFiles)
        .set({ position })
        .where(and(ofBinding, eq(datasetFiles.token, key)));
      continue;
    }
    const upload = byKey.get(key);
    if (!upload) throw notFound('文件', 'Files');
    if (taken.has(key)) throw conflict(`文件「${upload.name}」已用于其他数据集`, 'Files');
    const row = { token: key, bindingId, position, ...stateOf(upload.ext) };
    await tx.insert(datasetFiles).values(row);
    const job: PreviewJob = { key, author: upload.memberId };
    if (row.state === 'pending') await jobs.add(tx, PARSE_JOB, job);
  }
};
