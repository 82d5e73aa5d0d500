import { sql } from 'drizzle-orm';
import type { PersonalColumn } from '../../personal-data/entry.ts';
import { datasetBookmarks, datasetReads, datasetVersions, datasets } from './tables.ts';

const ownDatasets = (memberId: string) => sql`(select ${datasets.id} from ${datasets}
  where ${datasets.memberId} = ${memberId} and not ${datasets.deleted})`;

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  { column: datasets.memberId, file: '数据集/数据集', title: '我的数据集；文件见「文件」' },
  {
    column: datasetVersions.datasetId,
    file: '数据集/版本',
    title: '数据集的版本',
    rows: (memberId) => sql`${datasetVersions.datasetId} in ${ownDatasets(memberId)}`,
  },
  { column: datasetReads.memberId, leftOut: '每天清除的浏览与下载记录，只用来计数' },
  { column: datasetBookmarks.memberId, file: '数据集/收藏', title: '收藏的数据集，只含编号' },
];
