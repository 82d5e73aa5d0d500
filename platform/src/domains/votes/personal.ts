import { ownOnly, type PersonalColumn } from '#personal-data/entry.ts';
import { votes } from './tables.ts';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  {
    column: votes.memberId,
    file: '项目/点赞',
    title: '点过赞的项目、数据集和方案，只含编号',
    fields: [
      ownOnly('本人点的赞', votes.kind, votes.targetId, votes.memberId, votes.active, votes.date),
    ],
  },
];
