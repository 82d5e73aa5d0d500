import { ownOnly, type PersonalColumn } from '#personal-data/entry.ts';
import { writeUpVersions } from './tables.ts';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  {
    column: writeUpVersions.authorId,
    file: '比赛/方案',
    title: '我写过的团队方案的各个版本',
    fields: [
      ownOnly(
        '本人写的版本',
        writeUpVersions.id,
        writeUpVersions.writeUpId,
        writeUpVersions.number,
        writeUpVersions.authorId,
        writeUpVersions.date,
        writeUpVersions.approach,
        writeUpVersions.features,
        writeUpVersions.validation,
        writeUpVersions.failedAttempts,
        writeUpVersions.costs,
        writeUpVersions.authorship,
        writeUpVersions.authorshipModel,
      ),
    ],
  },
];
