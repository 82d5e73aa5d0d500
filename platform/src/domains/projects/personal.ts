import { sql } from 'drizzle-orm';
import type { PersonalColumn } from '../../personal-data/entry.ts';
import { labBookmarks, labNotebooks, labVersions, labs } from './tables.ts';

const ownLabs = (memberId: string) => sql`(select ${labs.id} from ${labs}
  where ${labs.memberId} = ${memberId} and not ${labs.deleted})`;

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  {
    column: labs.memberId,
    file: '项目/项目',
    title: '项目；笔记本文件在「文件/」中',
    without: [labs.notebooks, labs.shareToken],
  },
  {
    column: labVersions.labId,
    file: '项目/版本',
    title: '项目的版本',
    without: [labVersions.seal],
    rows: (memberId) => sql`${labVersions.labId} in ${ownLabs(memberId)}`,
  },
  {
    column: labNotebooks.versionId,
    file: '项目/笔记本',
    title: '每个版本的笔记本，只含名称与大小；文件在「文件/」中',
    without: [labNotebooks.hash],
    rows: (memberId) => sql`${labNotebooks.versionId} in (select ${labVersions.id}
      from ${labVersions} where ${labVersions.labId} in ${ownLabs(memberId)})`,
  },
  { column: labBookmarks.memberId, file: '项目/收藏', title: '收藏的项目，只含编号' },
];
