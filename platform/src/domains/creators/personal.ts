import type { PersonalColumn } from '../../personal-data/entry.ts';
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
  { column: creators.memberId, file: '创作者/创作者计划', title: '加入和退出创作者计划的时间' },
  { column: featuredCreators.memberId, leftOut: '管理员在计划页面上的展示，是公开的' },
  { column: creatorViolations.memberId, file: '创作者/违规', title: '被记录的违规和原因' },
  { column: creatorViolations.recorderId, leftOut: '违规记录属于被记录的创作者' },
  { column: datasetRatings.raterId, leftOut: '评级属于被评级的数据集' },
  { column: creatorProfits.memberId, file: '创作者/收益', title: '每周结算的创作收益' },
  { column: creatorProfits.targetId, object: true, leftOut: '产生收益的项目或数据集' },
  { column: creatorCredits.actorId, leftOut: '他人项目的收益计数，点赞和收藏另有导出' },
  {
    column: creatorExchanges.memberId,
    file: '创作者/兑换',
    title: '礼品卡的兑换记录，不含卡密',
    without: [creatorExchanges.cardCode],
  },
  { column: creatorExchanges.deciderId, leftOut: '兑换记录属于申请兑换的创作者' },
];
