import { ARCHIVE_DAYS } from '@whaletide/schema/domains/managing/rules/archives.ts';
import { chineseNumber } from '@whaletide/schema/shared/rules/number-words.ts';
import { ownOnly, type PersonalColumn } from '#personal-data/entry.ts';
import { competitionArchives, competitionImports, competitionMessages } from './tables.ts';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  {
    column: competitionMessages.senderId,
    file: '比赛/发给参赛者的消息',
    title: '以主办方身份发给参赛者的消息',
    fields: [
      ownOnly(
        '本人写的消息',
        competitionMessages.id,
        competitionMessages.competitionId,
        competitionMessages.senderId,
        competitionMessages.audience,
        competitionMessages.targetId,
        competitionMessages.targetName,
        competitionMessages.promotions,
        competitionMessages.title,
        competitionMessages.content,
        competitionMessages.recipients,
        competitionMessages.delivered,
        competitionMessages.date,
      ),
    ],
  },
  {
    column: competitionArchives.memberId,
    leftOut: `比赛的导出，${chineseNumber(ARCHIVE_DAYS)}天后清除`,
  },
  {
    column: competitionImports.memberId,
    leftOut: `比赛的导入，${chineseNumber(ARCHIVE_DAYS)}天后清除`,
  },
  { column: competitionMessages.targetId, object: true, leftOut: '消息发给的团队或阶段' },
];
