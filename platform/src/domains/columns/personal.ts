import { ownOnly, type PersonalColumn } from '#personal-data/entry.ts';
import { columns } from './tables.ts';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  {
    column: columns.ownerId,
    file: '专栏/专栏',
    title: '我的专栏',
    fields: [
      ownOnly(
        '本人的专栏，和它公开的计数与状态',
        columns.id,
        columns.ownerId,
        columns.name,
        columns.image,
        columns.shortDescription,
        columns.labsNumber,
        columns.subscribesNumber,
        columns.createDate,
        columns.updateDate,
        columns.collapsedDate,
        columns.collapsedReason,
      ),
    ],
  },
];
