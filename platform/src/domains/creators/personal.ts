import { creatorCalls } from '@whaletide/schema/domains/creators/rest/creators.ts';
import { ownOnly, shownBy, type PersonalColumn } from '#personal-data/entry.ts';
import {
  creatorCredits,
  creatorExchanges,
  creatorProfits,
  creators,
  creatorViolations,
  datasetRatings,
  featuredCreators,
} from './tables.ts';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  {
    column: creators.memberId,
    file: '创作者/创作者计划',
    title: '加入和退出创作者计划的时间',
    fields: [
      ownOnly(
        '本人的参加和退出',
        creators.memberId,
        creators.joinDate,
        creators.countsSince,
        creators.endDate,
      ),
    ],
  },
  { column: featuredCreators.memberId, leftOut: '管理员在计划页面上的展示，是公开的' },
  {
    column: creatorViolations.memberId,
    file: '创作者/违规',
    title: '被记录的违规和原因',
    fields: [
      ownOnly(
        '本人被记录的违规，已收到通知',
        creatorViolations.id,
        creatorViolations.memberId,
        creatorViolations.reason,
        creatorViolations.date,
      ),
    ],
  },
  { column: creatorViolations.recorderId, leftOut: '违规记录属于被记录的创作者' },
  { column: datasetRatings.raterId, leftOut: '评级属于被评级的数据集' },
  {
    column: creatorProfits.memberId,
    file: '创作者/收益',
    title: '每周结算的创作收益',
    fields: [
      shownBy(
        creatorCalls.profits,
        creatorProfits.id,
        creatorProfits.week,
        creatorProfits.kind,
        creatorProfits.targetId,
        creatorProfits.title,
        creatorProfits.source,
        creatorProfits.count,
        creatorProfits.rating,
        creatorProfits.amount,
        creatorProfits.date,
      ),
      ownOnly('收益归谁', creatorProfits.memberId),
    ],
  },
  { column: creatorProfits.targetId, object: true, leftOut: '产生收益的项目或数据集' },
  { column: creatorCredits.actorId, leftOut: '他人项目的收益计数，点赞和收藏另有导出' },
  {
    column: creatorExchanges.memberId,
    file: '创作者/兑换',
    title: '礼品卡的兑换记录，不含卡密',
    fields: [
      shownBy(
        creatorCalls.exchanges,
        creatorExchanges.id,
        creatorExchanges.amount,
        creatorExchanges.status,
        creatorExchanges.createDate,
        creatorExchanges.decideDate,
        creatorExchanges.reason,
      ),
      ownOnly('兑换所占的月份', creatorExchanges.memberId, creatorExchanges.month),
    ],
    without: [creatorExchanges.cardCode],
  },
  { column: creatorExchanges.deciderId, leftOut: '兑换记录属于申请兑换的创作者' },
];
