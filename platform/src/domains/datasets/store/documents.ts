import { getTableColumns } from 'drizzle-orm';
import type { OrganizationInfo } from '@whaletide/schema/domains/organizations/rest/organization-reference.ts';
import type { Dataset } from '@whaletide/schema/domains/datasets/rest/dataset-documents.ts';
import type { Handle } from '#database/database.ts';
import { organizationInfos } from '#domains/organizations/store.ts';
import { licenseById } from '../licenses.ts';
import { type DatasetRow, datasets } from '../tables.ts';
import { metaTagById } from '../tags-catalogue.ts';

const { document: _, ...facts } = getTableColumns(datasets);

/** Columns that are read of datasets to show them: never what they say at length. */
export const datasetFacts = facts;
export type DatasetFacts = Omit<DatasetRow, 'document'>;

type Meta = Dataset['metaInformation'];

/** The tags by their keys, in the order in which the keys come first. */
const metaOf = (tagIds: readonly string[]): Meta => {
  const known = tagIds.flatMap((id) => metaTagById(id) ?? []);
  return [...Map.groupBy(known, ({ Key }) => Key)].map(([Key, own]) => ({
    Key,
    Value: own.map(({ tag }) => tag),
  }));
};

const toDataset = (row: DatasetFacts, organization: OrganizationInfo | null): Dataset => ({
  _id: row.id,
  Title: row.title,
  ShortDescription: row.shortDescription,
  Creator: row.memberId,
  OrganizationInfo: organization,
  Image: row.image,
  Visibility: row.visibility,
  Version: row.versionNumber,
  FilesNumber: row.filesNumber,
  Size: row.size,
  Exts: row.exts,
  License: (row.licenseId !== null && licenseById(row.licenseId)) || null,
  metaInformation: metaOf(row.tags),
  CreateDate: row.createDate.toISOString(),
  UpdateDate: row.updateDate.toISOString(),
  ViewsCount: row.viewsNumber,
  DownloadCount: row.downloadsNumber,
  LabsCount: row.labsNumber,
  VotesCount: row.votesNumber,
  CommentsCount: row.commentsNumber,
  bookmarksCount: row.bookmarksNumber,
  Selected: row.selected,
  SortWeight: row.sortWeight,
  CollapsedReason: row.collapsedReason,
});

/** The datasets with their organizations, which are one more statement for all of them. */
export const toDatasets = async (db: Handle, rows: readonly DatasetFacts[]): Promise<Dataset[]> => {
  const infoOf = await organizationInfos(db, rows);
  return rows.map((row) => toDataset(row, infoOf(row.organizationId)));
};
