import { ownOnly, type PersonalColumn } from '#personal-data/entry.ts';
import { questProgress, questSteps } from './tables.ts';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  {
    column: questProgress.memberId,
    file: '成长/任务',
    title: '任务的进度',
    fields: [
      ownOnly(
        '本人任务的进度',
        questProgress.memberId,
        questProgress.questId,
        questProgress.period,
        questProgress.progress,
        questProgress.status,
        questProgress.recordId,
        questProgress.threshold,
        questProgress.rewards,
        questProgress.updateDate,
      ),
    ],
  },
  { column: questSteps.memberId, leftOut: '任务进度的明细，可能涉及他人，见「成长/任务」' },
  { column: questSteps.subject, object: true, leftOut: '他人的任务进度属于他人' },
];
