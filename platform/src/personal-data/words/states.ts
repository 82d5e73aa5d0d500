import { verifyStatus } from '@whaletide/schema/domains/account/rest/verification.ts';
import { roleNames as siteRoles } from '@whaletide/schema/domains/account/rules/member-admin.ts';
import {
  applicationStatus as formStatus,
  applicationType as formType,
} from '@whaletide/schema/domains/application-forms/rest.ts';
import { roleNames } from '@whaletide/schema/domains/competitions/rules/competition-roles.ts';
import { postType } from '@whaletide/schema/domains/forum/rules.ts';
import { auditActions, auditKindNames } from '@whaletide/schema/domains/moderation/rules/audit.ts';
import {
  kindTitles,
  mailTitles,
} from '@whaletide/schema/domains/notifications/rules/notification-settings.ts';
import { authorizeStatus } from '@whaletide/schema/domains/submissions/rest/authorizations.ts';
import { kindOf } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { webhookKindNames } from '@whaletide/schema/domains/webhooks/rules/kinds.ts';
import { authorshipNames, authorshipRuleNames } from '@whaletide/schema/shared/rules/authorship.ts';
import { applicationStatus, applicationType } from '@whaletide/schema/domains/teams/rest.ts';
import {
  resolveStatus,
  workOrderStatus,
} from '@whaletide/schema/domains/work-orders/rest/work-orders.ts';
import { badgeLevelNames, badgeRules } from '@whaletide/schema/domains/badges/rules/badges.ts';
import { datasetRatings } from '@whaletide/schema/domains/creators/rules/earning.ts';

/** Chinese words of a state by what is stored. */
type Words = Readonly<Record<string | number, string>>;

const kinds: Words = {
  PROJECT: '项目',
  DATASET: '数据集',
  COMPETITION: '比赛',
  MEMBER: '用户',
  COLUMN: '专栏',
  CHANNEL: '频道',
  POST: '帖子',
};

/** Words of states by their keys, where they are the same in all files. */
const everywhere: Readonly<Record<string, Words>> = {
  actorKind: kinds,
  targetType: kinds,
  kind: kinds,
  relatedKind: {
    QUEST: '任务',
    COMPETITION: '比赛',
    USER: '用户',
    PROFIT: '创作收益',
    EXCHANGE: '兑换',
  },
  roles: siteRoles,
  sharing: { PRIVATE: '仅自己可见', LINK: '通过链接可见', PUBLIC: '公开' },
  visibility: { PRIVATE: '私有', LINK: '通过链接可见', SHARED: '通过链接可见', PUBLIC: '公开' },
  Authorship: authorshipNames,
  authorship: authorshipNames,
  authorshipRule: authorshipRuleNames,
  publishStatus: { 1: '社区', 2: '组织' },
  purpose: {
    result: '比赛结果',
    answer: '表单中的文件',
    avatar: '头像',
    asset: '图片与素材',
    'post-image': '论坛图片',
    qualification: '报名与资质材料',
    solution: '标准答案',
    reference: '参考文件',
    identity: '实名认证',
    dataset: '数据集',
    'work-order': '工单附件',
    notebook: '笔记本',
    archive: '比赛的导入',
  },
};

/** Words of states by the files that they are in. */
const byFile: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  '通知/通知': {
    kind: { notification: '通知', quest: '任务', 'session-ended': '登录结束' },
  },
  '通知/通知设置': { kind: { ...kindTitles, ...mailTitles } },
  '通知/邮件': {
    template: {
      code: '验证码',
      notice: '账号安全提醒',
      news: '账号消息',
      digest: '每周摘要',
      'channel-digest': '频道周报',
      deadline: '截止时间变动',
      message: '主办方消息',
      outcome: mailTitles.OUTCOMES,
      verification: '验证邮箱',
    },
  },
  '动态/我的动态': {
    action: {
      JOIN: '参加',
      VOTE: '点赞',
      FORK: 'Fork',
      COMMENT: '评论',
      FOLLOW: '关注',
      PUBLISH: '发布',
      BOOKMARK: '收藏',
    },
  },
  '账号/资料': {
    verifyStatus: {
      [verifyStatus.none]: '未认证',
      [verifyStatus.pending]: '审核中',
      [verifyStatus.verified]: '已认证',
      [verifyStatus.rejected]: '未通过',
    },
    verifyType: { 1: '机构', 2: '专业' },
  },
  '账号/访问令牌的使用': { outcome: { ok: '完成', refused: '被拒绝', failed: '失败' } },
  '账号/实名认证': {
    status: {
      [verifyStatus.pending]: '审核中',
      [verifyStatus.verified]: '已认证',
      [verifyStatus.rejected]: '未通过',
    },
    route: { automatic: '自动核验', manual: '人工审核' },
  },
  '账号/访问令牌': { kind: { person: '本人的程序', agent: '智能体' } },
  '账号/Webhook': {
    kinds: webhookKindNames,
    stopped: { FAILED: '多次送达失败', GONE: '接收方已停用', KEEPER: '负责人不再是管理员' },
  },
  '账号/数据导出': { state: { pending: '导出中', ready: '已完成', failed: '失败' } },
  '账号/联系方式的更改': { kind: { email: '邮箱', phone: '手机号' } },
  '管理/我的操作': { action: auditActions, kind: auditKindNames },
  '管理/对我的操作': { action: auditActions, kind: auditKindNames },
  '组织/所在组织': { role: { admin: '管理员', member: '成员' } },
  '比赛/协办与评审': { role: roleNames },
  '比赛/报名': { status: { 1: '已报名', 0: '审核中', [-1]: '未通过' } },
  '比赛/练习': { mode: { practice: '赛后练习', virtual: '虚拟参赛' } },
  '比赛/提交记录': {
    Status: {
      [workStatus.pending]: '等待评分',
      [workStatus.reviewed]: '已评分',
      [workStatus.fileError]: '文件有误',
      [workStatus.platformError]: '评分失败',
      [workStatus.invalidated]: '已作废',
    },
  },
  '比赛/资质审核': {
    AuthorizeStatus: {
      [authorizeStatus.inReview]: '审核中',
      [authorizeStatus.passed]: '已通过',
      [authorizeStatus.rejected]: '未通过',
    },
  },
  '比赛/我的评审/两两比较': {
    Outcome: { left: '左边更好', right: '右边更好', tie: '不分上下', skip: '已跳过' },
  },
  '比赛/团队申请': {
    type: {
      [applicationType.merge]: '合并团队',
      [applicationType.removal]: '移除成员',
      [applicationType.leave]: '退出团队',
    },
    status: {
      [applicationStatus.pending]: '等待答复',
      [applicationStatus.accepted]: '已同意',
      [applicationStatus.rejected]: '已拒绝',
      [applicationStatus.withdrawn]: '已撤回',
    },
  },
  '申请/申请': {
    type: { [formType.hostCompetition]: '办赛', [formType.dataSource]: '提供数据' },
    status: {
      [formStatus.waiting]: '等待答复',
      [formStatus.accepted]: '已接受',
      [formStatus.declined]: '未接受',
    },
  },
  '工单/工单': {
    status: {
      [workOrderStatus.pending]: '待处理',
      [workOrderStatus.accepted]: '待处理',
      [workOrderStatus.processing]: '处理中',
      [workOrderStatus.awaitingConfirmation]: '待确认',
      [workOrderStatus.closed]: '已关闭',
    },
    resolve: {
      [resolveStatus.resolved]: '已解决',
      [resolveStatus.reopened]: '重新打开',
      [resolveStatus.timedOut]: '超时未确认',
    },
  },
  '论坛/帖子': {
    type: {
      [postType.announcement]: '官方公告',
      [postType.teammates]: '队友招募',
      [postType.experience]: '经验分享',
      [postType.question]: '问题讨论',
      [postType.other]: '其它',
    },
  },
  '成长/任务': {
    status: { IN_PROGRESS: '进行中', COMPLETED: '待领取', FINISHED: '已完成' },
    period: { once: '一次' },
  },
  '成长/徽章': {
    type: Object.fromEntries(badgeRules.map(({ type, name }) => [type, name])),
    level: Object.fromEntries(badgeLevelNames.map((name, at) => [at + 1, name])),
  },
  '创作者/收益': {
    source: { FORK: 'Fork', VOTE: '点赞', BOOKMARK: '收藏', RATING: '评级', ATTACHED: '关联' },
    rating: Object.fromEntries(
      Object.entries(datasetRatings).map(([rating, { name }]) => [rating, name]),
    ),
  },
  '创作者/兑换': { status: { WAITING: '待发放', PAID: '已发放', RETURNED: '已退还' } },
};

const kindTitle = (eventType: number): string | undefined => {
  const kind = kindOf(eventType);
  if (kind === null) return undefined;
  return kind === 'CHAT' ? '私信' : kindTitles[kind];
};

/** Chinese word of a state; undefined where it isn't one that has words. */
export const stateWord = (file: string, key: string, value: unknown): string | undefined => {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  if (key === 'eventType') return kindTitle(Number(value));
  return (byFile[file]?.[key] ?? everywhere[key])?.[value];
};
