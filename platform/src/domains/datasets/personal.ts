import { sql } from 'drizzle-orm';
import { ownOnly, type PersonalColumn } from '#personal-data/entry.ts';
import { datasetBookmarks, datasetReads, datasetVersions, datasets } from './tables.ts';

const ownDatasets = (memberId: string) => sql`(select ${datasets.id} from ${datasets}
  where ${datasets.memberId} = ${memberId} and not ${datasets.deleted})`;

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  {
    column: datasets.memberId,
    file: '数据集/数据集',
    title: '我的数据集；文件见「文件」',
    fields: [
      ownOnly(
        '本人的数据集，和它公开的计数与状态',
        datasets.id,
        datasets.memberId,
        datasets.organizationId,
        datasets.title,
        datasets.shortDescription,
        datasets.document,
        datasets.image,
        datasets.tags,
        datasets.licenseId,
        datasets.visibility,
        datasets.versionNumber,
        datasets.publishDate,
        datasets.filesNumber,
        datasets.size,
        datasets.exts,
        datasets.selected,
        datasets.viewsNumber,
        datasets.downloadsNumber,
        datasets.labsNumber,
        datasets.votesNumber,
        datasets.commentsNumber,
        datasets.bookmarksNumber,
        datasets.createDate,
        datasets.updateDate,
        datasets.deleted,
        datasets.collapsedDate,
        datasets.collapsedReason,
      ),
    ],
    without: [datasets.titleKey, datasets.sortWeight],
  },
  {
    column: datasetVersions.datasetId,
    file: '数据集/版本',
    title: '数据集的版本',
    fields: [
      ownOnly(
        '本人数据集的版本',
        datasetVersions.id,
        datasetVersions.datasetId,
        datasetVersions.number,
        datasetVersions.note,
        datasetVersions.filesNumber,
        datasetVersions.size,
        datasetVersions.date,
      ),
    ],
    rows: (memberId) => sql`${datasetVersions.datasetId} in ${ownDatasets(memberId)}`,
  },
  { column: datasetReads.memberId, leftOut: '每天清除的浏览与下载记录，只用来计数' },
  {
    column: datasetBookmarks.memberId,
    file: '数据集/收藏',
    title: '收藏的数据集，只含编号',
    fields: [
      ownOnly(
        '本人的收藏',
        datasetBookmarks.memberId,
        datasetBookmarks.datasetId,
        datasetBookmarks.date,
      ),
    ],
  },
];
