import { ownOnly, type PersonalColumn } from '#personal-data/entry.ts';
import { snippets } from './tables.ts';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  {
    column: snippets.memberId,
    file: '代码片段/代码片段',
    title: '我的代码片段',
    fields: [
      ownOnly(
        '本人的代码片段',
        snippets.id,
        snippets.memberId,
        snippets.folder,
        snippets.name,
        snippets.language,
        snippets.code,
        snippets.sharing,
        snippets.createDate,
        snippets.updateDate,
        snippets.collapsedDate,
        snippets.collapsedReason,
      ),
    ],
    without: [snippets.token],
  },
];
