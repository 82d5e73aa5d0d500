import { ownOnly, type PersonalColumn } from '#personal-data/entry.ts';
import { uploadSessions, uploads } from './tables.ts';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  { column: uploadSessions.memberId, leftOut: '未传完的文件，一天后清除' },
  {
    column: uploads.memberId,
    file: '文件/清单',
    title: '上传的文件；文件本身在「文件/」中',
    fields: [
      ownOnly(
        '本人上传的文件',
        uploads.key,
        uploads.memberId,
        uploads.purpose,
        uploads.ext,
        uploads.name,
        uploads.size,
        uploads.createDate,
      ),
    ],
    without: [uploads.hash],
  },
];
