import { eq, sql } from 'drizzle-orm';
import { questionnaireRecords } from '../domains/announcements/tables.ts';
import { applicationForms } from '../domains/application-forms/tables.ts';
import { memberBadges } from '../domains/badges/tables.ts';
import { chatMessages, chatSessions, chatSides, chatTurns } from '../domains/chat/tables.ts';
import { columns } from '../domains/columns/tables.ts';
import { comments } from '../domains/comments/tables.ts';
import {
  datasetBookmarks,
  datasetReads,
  datasets,
  datasetVersions,
} from '../domains/datasets/tables.ts';
import { forumPosts, forumReplies, forumVotes } from '../domains/forum/tables.ts';
import { walletOf } from '../domains/growth/store/ledger.ts';
import { coinEntries, coinTransfers, sharedSignUps } from '../domains/growth/tables.ts';
import { labBookmarks, labNotebooks, labs, labVersions } from '../domains/projects/tables.ts';
import { questProgress, questSteps } from '../domains/quests/tables.ts';
import { recommendationLists, recommendationViews } from '../domains/recommendations/tables.ts';
import { searchChanges, searchDocuments } from '../domains/search/tables.ts';
import { memberSkills } from '../domains/skills/tables.ts';
import { snippets } from '../domains/snippets/tables.ts';
import { trackCounts, views } from '../domains/tracking/tables.ts';
import { uploads, uploadSessions } from '../domains/uploads/tables.ts';
import { workOrderMessages, workOrders } from '../domains/work-orders/tables.ts';
import { votes } from '../domains/votes/tables.ts';
import type { PersonalColumn } from './entry.ts';

const ownLabs = (memberId: string) => sql`(select ${labs.id} from ${labs}
  where ${labs.memberId} = ${memberId} and not ${labs.deleted})`;

const ownDatasets = (memberId: string) => sql`(select ${datasets.id} from ${datasets}
  where ${datasets.memberId} = ${memberId} and not ${datasets.deleted})`;

/** What the member wrote, made, said and earned. */
export const ofContent: readonly PersonalColumn[] = [
  {
    column: labs.memberId,
    file: '项目/项目',
    title: '项目；笔记本文件在「文件/」中',
    without: [labs.notebooks, labs.shareToken],
  },
  {
    column: labVersions.labId,
    file: '项目/版本',
    title: '项目的版本',
    without: [labVersions.seal],
    rows: (memberId) => sql`${labVersions.labId} in ${ownLabs(memberId)}`,
  },
  {
    column: labNotebooks.versionId,
    file: '项目/笔记本',
    title: '每个版本的笔记本，只含名称与大小；文件在「文件/」中',
    without: [labNotebooks.hash],
    rows: (memberId) => sql`${labNotebooks.versionId} in (select ${labVersions.id}
      from ${labVersions} where ${labVersions.labId} in ${ownLabs(memberId)})`,
  },
  { column: labBookmarks.memberId, file: '项目/收藏', title: '收藏的项目，只含编号' },
  { column: votes.memberId, file: '项目/点赞', title: '点过赞的项目和数据集，只含编号' },
  {
    column: comments.authorId,
    file: '项目/评论',
    title: '发布的项目评论和数据集评论',
    without: [comments.refId],
  },
  { column: datasets.memberId, file: '数据集/数据集', title: '我的数据集；文件见「文件」' },
  {
    column: datasetVersions.datasetId,
    file: '数据集/版本',
    title: '数据集的版本',
    rows: (memberId) => sql`${datasetVersions.datasetId} in ${ownDatasets(memberId)}`,
  },
  { column: datasetReads.memberId, leftOut: '每天清除的浏览与下载记录，只用来计数' },
  { column: datasetBookmarks.memberId, file: '数据集/收藏', title: '收藏的数据集，只含编号' },
  {
    column: snippets.memberId,
    file: '代码片段/代码片段',
    title: '我的代码片段',
    without: [snippets.token],
  },
  {
    column: questionnaireRecords.memberId,
    file: '问卷/问卷',
    title: '填写或拒绝过的问卷；回答不记名保存，无法归到个人',
  },
  { column: columns.ownerId, file: '专栏/专栏', title: '我的专栏' },
  { column: forumPosts.creatorId, file: '论坛/帖子', title: '发布的帖子' },
  { column: forumPosts.lastPosterId, leftOut: '最后回复者，见「论坛/评论」' },
  {
    column: forumReplies.creatorId,
    file: '论坛/评论',
    title: '发布的评论',
    without: [forumReplies.refId],
  },
  { column: forumVotes.memberId, file: '论坛/点赞', title: '点过赞的帖子，只含编号' },
  { column: recommendationLists.memberId, leftOut: '每晚按公开内容重新算出的推荐，涉及他人' },
  { column: recommendationViews.memberId, leftOut: '推荐展示过的次数，只用来不再重复推荐' },
  { column: recommendationViews.targetId, object: true, leftOut: '你被推荐给他人的次数属于他人' },
  { column: views.viewer, leftOut: '避免重复计数的浏览记录，一天后自动删除' },
  { column: trackCounts.objectId, object: true, leftOut: '每天的次数，不记录是谁' },
  { column: searchDocuments.objectId, object: true, leftOut: '公开资料的检索词，见「账号/资料」' },
  { column: searchChanges.objectId, object: true, leftOut: '等待更新的检索词，几秒后删除' },
  {
    column: chatMessages.fromId,
    file: '私信/我的消息',
    title: '我发送的消息；对方的消息属于对方',
  },
  { column: chatSides.memberId, file: '私信/会话', title: '参与的会话' },
  { column: chatSides.otherId, leftOut: '会话的另一方是他人' },
  { column: chatSessions.firstId, leftOut: '见「私信/会话」' },
  { column: chatSessions.secondId, leftOut: '见「私信/会话」' },
  { column: chatTurns.memberId, leftOut: '防止滥用的短期计数，很快会自动删除' },
  {
    column: workOrders.creatorId,
    file: '工单/工单',
    title: '提交的工单',
  },
  { column: workOrders.handlerId, leftOut: '处理中的工单属于提交者' },
  { column: workOrderMessages.fromId, file: '工单/我的消息', title: '我在工单中发送的消息' },
  { column: applicationForms.memberId, file: '申请/申请', title: '提交的办赛等申请' },
  { column: memberBadges.memberId, file: '成长/徽章', title: '获得的徽章' },
  { column: memberSkills.memberId, file: '成长/技能', title: '获得的技能' },
  { column: questProgress.memberId, file: '成长/任务', title: '任务的进度' },
  { column: questSteps.memberId, leftOut: '任务进度的明细，可能涉及他人，见「成长/任务」' },
  { column: questSteps.subject, object: true, leftOut: '他人的任务进度属于他人' },
  {
    column: coinEntries.account,
    file: '成长/鲸币明细',
    title: '鲸币的收支',
    rows: (memberId) => eq(coinEntries.account, walletOf(memberId)),
  },
  {
    column: coinTransfers.id,
    file: '成长/鲸币交易',
    title: '鲸币收支的原因和时间',
    without: [coinTransfers.idempotencyKey, coinTransfers.relatedId],
    rows: (memberId) => sql`${coinTransfers.id} in (select ${coinEntries.transferId}
      from ${coinEntries} where ${coinEntries.account} = ${walletOf(memberId)})`,
  },
  { column: sharedSignUps.memberId, file: '成长/受邀注册', title: '通过分享注册的奖励' },
  { column: sharedSignUps.inviterId, file: '成长/邀请奖励', title: '邀请他人注册的奖励' },
  { column: uploadSessions.memberId, leftOut: '未传完的文件，一天后清除' },
  {
    column: uploads.memberId,
    file: '文件/清单',
    title: '上传的文件；文件本身在「文件/」中',
    without: [uploads.hash],
  },
];
