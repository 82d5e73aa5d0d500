import { ownOnly, type PersonalColumn } from '#personal-data/entry.ts';
import { exportedAuthorizations, exportedWorks } from './personal-documents.ts';
import { authorizations, workReviews, works } from './tables.ts';

const reviewing = '审核人是他人，审核结果见该申请';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  {
    column: works.memberId,
    file: '比赛/提交记录',
    title: '所在团队的作品中由我提交的',
    documents: exportedWorks,
  },
  {
    column: authorizations.memberId,
    file: '比赛/资质审核',
    title: '所在团队的资质审核中由我提交的',
    documents: exportedAuthorizations,
  },
  { column: authorizations.reviewerId, leftOut: reviewing },
  {
    column: workReviews.reviewerId,
    file: '比赛/我的评审',
    title: '作为评委给出的评分',
    fields: [
      ownOnly(
        '作为评委自己写下的评分和评语',
        workReviews.workId,
        workReviews.reviewerId,
        workReviews.score,
        workReviews.comment,
        workReviews.reviewDate,
      ),
    ],
  },
];
