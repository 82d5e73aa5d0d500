import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Placer } from '#personal-data/own-files.ts';
import { datasets, datasetVersionFiles, datasetVersions } from './tables.ts';

/** Files of the reader's datasets at their paths; one that is in none of the newest is below its version. */
export const placedDatasetFiles: Placer = async (db, { caller }, keys) => {
  const rows = await db
    .select({
      key: datasetVersionFiles.uploadKey,
      path: datasetVersionFiles.path,
      number: datasetVersions.number,
      newest: datasets.versionNumber,
      title: datasets.title,
    })
    .from(datasetVersionFiles)
    .innerJoin(datasetVersions, eq(datasetVersions.id, datasetVersionFiles.versionId))
    .innerJoin(datasets, eq(datasets.id, datasetVersions.datasetId))
    .where(
      and(
        inArray(datasetVersionFiles.uploadKey, [...keys]),
        eq(datasets.memberId, caller.id),
        eq(datasets.deleted, false),
      ),
    )
    .orderBy(asc(datasetVersions.number));
  // The newest of several versions with the same file counts.
  return new Map(
    rows.map(({ key, path, number, newest, title }) => {
      const [name = path, ...above] = path.split('/').toReversed();
      const version = number === newest ? [] : [`版本 ${number}`];
      return [key, { folders: ['数据集', title, ...version, ...above.toReversed()], name }];
    }),
  );
};
