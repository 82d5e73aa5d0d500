import { and, eq, inArray } from 'drizzle-orm';
import type { DatasetFileInput } from '@whaletide/schema/domains/datasets/rest/dataset-documents.ts';
import { filesProblem } from '@whaletide/schema/domains/datasets/rules/dataset-paths.ts';
import type { Transaction } from '#database/database.ts';
import { slices } from '#database/slices.ts';
import type { Caller } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { conflict, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { type UploadRow, uploads } from '../uploads/tables.ts';
import { type DatasetRow, datasets, datasetVersionFiles, datasetVersions } from './tables.ts';

const pathOf = ({ Path, name }: DatasetFileInput): string => (Path ?? name).normalize('NFC');

type Placed = Pick<UploadRow, 'key' | 'ext' | 'size'> & { path: string };

/** The uploads behind these keys: the member's own for datasets, which those of versions are too. @throws Refusal NOT_FOUND */
const placed = async (
  tx: Transaction,
  caller: Caller,
  files: readonly DatasetFileInput[],
): Promise<Placed[]> => {
  const { key, ext, size } = uploads;
  const found = new Map<string, Pick<UploadRow, 'key' | 'ext' | 'size'>>();
  for (const some of slices(files)) {
    const rows = await tx
      .select({ key, ext, size })
      .from(uploads)
      .where(
        and(
          inArray(
            key,
            some.map((file) => file.key),
          ),
          eq(uploads.memberId, caller.id),
          eq(uploads.purpose, 'dataset'),
        ),
      );
    for (const row of rows) found.set(row.key, row);
  }
  return files.map((file) => {
    const upload = found.get(file.key);
    if (!upload) throw notFound('文件', 'Files');
    return { ...upload, path: pathOf(file) };
  });
};

/** Tells whether a version's files are these already. */
const isSame = async (tx: Transaction, versionId: string, files: readonly Placed[]) => {
  const own = await tx
    .select({ path: datasetVersionFiles.path, key: datasetVersionFiles.uploadKey })
    .from(datasetVersionFiles)
    .where(eq(datasetVersionFiles.versionId, versionId));
  const keys = new Map(own.map(({ path, key }) => [path, key]));
  return own.length === files.length && files.every(({ path, key }) => keys.get(path) === key);
};

/**
 * Keeps these files as the next version of a dataset, whose row the caller holds: where nothing
 * has changed since the last one, it stays the last one.
 * @throws Refusal NOT_FOUND for another's files, BAD_USER_INPUT as datasets/rules/dataset-paths.ts says, CONFLICT for too many versions
 */
export const keepVersion = async (
  { config: { limits }, now }: Services,
  tx: Transaction,
  caller: Caller,
  dataset: Pick<DatasetRow, 'id' | 'versionNumber'>,
  { files, note }: { files: readonly DatasetFileInput[]; note: string },
): Promise<void> => {
  const all = await placed(tx, caller, files);
  refuseIf(filesProblem(all, { files: limits.datasetFiles, bytes: limits.datasetBytes }));
  const [newest] = await tx
    .select({ id: datasetVersions.id })
    .from(datasetVersions)
    .where(
      and(
        eq(datasetVersions.datasetId, dataset.id),
        eq(datasetVersions.number, dataset.versionNumber ?? 0),
      ),
    );
  if (newest ? await isSame(tx, newest.id, all) : all.length === 0) return;
  const number = (dataset.versionNumber ?? 0) + 1;
  if (number > limits.datasetVersions)
    throw conflict(`一个数据集最多${limits.datasetVersions}个版本`);
  const size = all.reduce((sum, file) => sum + file.size, 0);
  const date = now();
  const versionId = newId(date.getTime());
  await tx.insert(datasetVersions).values({
    id: versionId,
    datasetId: dataset.id,
    number,
    note,
    filesNumber: all.length,
    size,
    date,
  });
  for (const some of slices(all))
    await tx
      .insert(datasetVersionFiles)
      .values(some.map(({ path, key }) => ({ versionId, path, uploadKey: key })));
  await tx
    .update(datasets)
    .set({
      versionNumber: number,
      filesNumber: all.length,
      size,
      exts: [...new Set(all.map(({ ext }) => ext))].sort().slice(0, 20),
      updateDate: date,
    })
    .where(eq(datasets.id, dataset.id));
};
