import { sql } from 'drizzle-orm';
import { ownOnly, type PersonalColumn } from '#personal-data/entry.ts';
import { labBookmarks, labNotebooks, labVersions, labs } from './tables.ts';

const ownLabs = (memberId: string) => sql`(select ${labs.id} from ${labs}
  where ${labs.memberId} = ${memberId} and not ${labs.deleted})`;

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  {
    column: labs.memberId,
    file: '项目/项目',
    title: '项目；笔记本文件在「文件/」中',
    fields: [
      ownOnly(
        '本人的项目，和它公开的计数与状态',
        labs.id,
        labs.memberId,
        labs.organizationId,
        labs.title,
        labs.shortDescription,
        labs.language,
        labs.versionDate,
        labs.publishDate,
        labs.bookmarksNumber,
        labs.forksNumber,
        labs.viewsNumber,
        labs.parentId,
        labs.votesNumber,
        labs.commentsNumber,
        labs.private,
        labs.createDate,
        labs.updateDate,
        labs.deleted,
        labs.collapsedDate,
        labs.collapsedReason,
      ),
    ],
    without: [labs.notebooks, labs.agentModel, labs.shareToken, labs.sortWeight],
  },
  {
    column: labVersions.labId,
    file: '项目/版本',
    title: '项目的版本',
    fields: [
      ownOnly(
        '本人项目的版本',
        labVersions.id,
        labVersions.labId,
        labVersions.number,
        labVersions.date,
        labVersions.note,
        labVersions.authorship,
        labVersions.authorshipModel,
      ),
    ],
    without: [labVersions.seal],
    rows: (memberId) => sql`${labVersions.labId} in ${ownLabs(memberId)}`,
  },
  {
    column: labNotebooks.versionId,
    file: '项目/笔记本',
    title: '每个版本的笔记本，只含名称与大小；文件在「文件/」中',
    fields: [
      ownOnly(
        '本人项目的笔记本',
        labNotebooks.id,
        labNotebooks.versionId,
        labNotebooks.position,
        labNotebooks.name,
        labNotebooks.size,
        labNotebooks.language,
      ),
    ],
    without: [labNotebooks.hash],
    rows: (memberId) => sql`${labNotebooks.versionId} in (select ${labVersions.id}
      from ${labVersions} where ${labVersions.labId} in ${ownLabs(memberId)})`,
  },
  {
    column: labBookmarks.memberId,
    file: '项目/收藏',
    title: '收藏的项目，只含编号',
    fields: [ownOnly('本人的收藏', labBookmarks.memberId, labBookmarks.labId, labBookmarks.date)],
  },
];
