import { and, eq, inArray } from 'drizzle-orm';
import { byId, type Namer } from '#personal-data/named.ts';
import { licenseById } from './licenses.ts';
import { visibleTo } from './store/datasets.ts';
import { metaTagById } from './tags-catalogue.ts';
import { datasets, datasetVersions } from './tables.ts';

/** Titles of the datasets that the reader may see. */
export const namedDatasets: Namer = async (db, { caller }, ids) =>
  byId(
    await db
      .select({ id: datasets.id, name: datasets.title })
      .from(datasets)
      .where(and(inArray(datasets.id, [...ids]), visibleTo(caller))),
  );

/** Versions of these datasets: `天气 v3`. */
export const namedDatasetVersions: Namer = async (db, { caller }, ids) => {
  const rows = await db
    .select({ id: datasetVersions.id, number: datasetVersions.number, title: datasets.title })
    .from(datasetVersions)
    .innerJoin(datasets, eq(datasets.id, datasetVersions.datasetId))
    .where(and(inArray(datasetVersions.id, [...ids]), visibleTo(caller)));
  return byId(rows.map(({ id, number, title }) => ({ id, name: `${title} v${number}` })));
};

/** Names of licences. */
export const namedLicenses: Namer = (_db, _reader, ids) =>
  Promise.resolve(
    byId(
      ids.flatMap((id) => {
        const license = licenseById(id);
        return license ? [{ id, name: license.Name }] : [];
      }),
    ),
  );

/** Names of the tags that datasets have. */
export const namedDatasetTags: Namer = (_db, _reader, ids) =>
  Promise.resolve(
    byId(
      ids.flatMap((id) => {
        const found = metaTagById(id);
        return found ? [{ id, name: found.tag.Name }] : [];
      }),
    ),
  );
