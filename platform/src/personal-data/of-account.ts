import { and, eq } from 'drizzle-orm';
import {
  accessTokens,
  automaticAttempts,
  captchas,
  credentials,
  memberExports,
  oauthIdentities,
  oauthTickets,
  phones,
  realNames,
  recoveryCodes,
  sessions,
  twoFactors,
  verificationCodes,
  weakFlags,
} from '../domains/account/tables.ts';
import { activityLog } from '../domains/activity-log/tables.ts';
import { followNotices, follows, members } from '../domains/members/tables.ts';
import { auditEntries } from '../domains/moderation/tables.ts';
import { concealments } from '../domains/site/tables.ts';
import { events, eventCounters, notificationSettings } from '../events/tables.ts';
import { outbox } from '../mail/tables.ts';
import type { PersonalColumn } from './entry.ts';

const secret = '用于验证身份的秘密，只以散列值或密文保存';
const brief = '防止滥用的短期计数，很快会自动删除';

/** Who the member is, how they sign in, and what they were told. */
export const ofAccount: readonly PersonalColumn[] = [
  {
    column: members.id,
    file: '账号/资料',
    title: '账号与个人资料',
    without: [members.nameKey],
  },
  { column: phones.memberId, file: '账号/手机号', title: '绑定的手机号' },
  {
    column: realNames.memberId,
    file: '账号/实名认证',
    title: '实名认证的申请和结果，不含证件号码',
    without: [realNames.encryptedId, realNames.idHash],
  },
  { column: realNames.reviewerId, leftOut: '审核记录属于被审核的用户' },
  { column: sessions.memberId, file: '账号/登录会话', title: '登录中的设备' },
  {
    column: accessTokens.memberId,
    file: '账号/访问令牌',
    title: '访问令牌的名称和权限，不含令牌本身',
    without: [accessTokens.hash],
  },
  {
    column: twoFactors.memberId,
    file: '账号/两步验证',
    title: '两步验证的开启时间',
    without: [twoFactors.sealedSecret, twoFactors.lastStep],
  },
  {
    column: memberExports.memberId,
    file: '账号/数据导出',
    title: '个人数据的导出记录',
    without: [memberExports.fileKey],
  },
  { column: weakFlags.memberId, file: '账号/界面设置', title: '提示是否已关闭等界面设置' },
  {
    column: oauthIdentities.memberId,
    file: '账号/第三方登录',
    title: '绑定的第三方账号',
  },
  { column: oauthTickets.memberId, leftOut: secret },
  { column: credentials.memberId, leftOut: secret },
  { column: recoveryCodes.memberId, leftOut: secret },
  { column: verificationCodes.memberId, leftOut: secret },
  { column: captchas.memberId, leftOut: brief },
  { column: automaticAttempts.memberId, leftOut: brief },
  {
    column: follows.memberId,
    file: '关注/我的关注',
    title: '关注的用户和专栏，只含编号',
  },
  {
    column: follows.targetId,
    object: true,
    file: '关注/关注我的',
    title: '何时被关注；关注的人是他人',
    without: [follows.mail, follows.lastView],
    rows: (memberId) => and(eq(follows.kind, 'MEMBER'), eq(follows.targetId, memberId)),
    atOnce: 10_000,
  },
  {
    column: activityLog.actorId,
    file: '动态/我的动态',
    title: '关注你的人看到的动态，所涉及的对象只含编号',
    rows: (memberId) => and(eq(activityLog.actorKind, 'MEMBER'), eq(activityLog.actorId, memberId)),
  },
  { column: activityLog.targetId, object: true, leftOut: '他人关注你的动态属于他人' },
  { column: followNotices.memberId, leftOut: '避免重复提醒的记录，与我的关注内容相同' },
  { column: followNotices.targetId, object: true, leftOut: '避免重复提醒的记录，属于他人' },
  {
    column: events.memberId,
    file: '通知/通知',
    title: '收到的通知的类型和时间；内容涉及他人，可在网站上查看',
    without: [events.data, events.related],
  },
  {
    column: concealments.objectId,
    object: true,
    leftOut: '内容隐藏的记录，只含编号，很快会自动删除',
  },
  { column: eventCounters.memberId, leftOut: '通知的序号，不含个人信息' },
  { column: notificationSettings.memberId, file: '通知/通知设置', title: '通知设置' },
  {
    column: outbox.memberId,
    file: '通知/邮件',
    title: '发送给你的邮件的种类和时间',
    without: [outbox.data, outbox.lease, outbox.reason],
  },
  {
    column: auditEntries.actorId,
    file: '管理/我的操作',
    title: '作为管理员或主办方所做的操作，不含所涉及的对象',
    without: [auditEntries.title, auditEntries.reason, auditEntries.before, auditEntries.after],
  },
  {
    column: auditEntries.targetId,
    file: '管理/对我的操作',
    title: '管理员对账号所做的操作',
    rows: (memberId) => and(eq(auditEntries.kind, 'MEMBER'), eq(auditEntries.targetId, memberId)),
  },
];
