import type { JobFailure, MailFailure } from '../../apollo/schema.generated.ts';

export const mailFailureTexts: Record<MailFailure, string> = {
  UNCERTAIN: '可能已经送达：发送进程在邮件服务器答复前中断',
  NO_SITE: '没有设置站点地址（PUBLIC_ORIGINS），邮件里无法附上退订链接',
  UNREACHABLE: '无法连接邮件服务器',
  LOGIN: '邮件服务器拒绝登录，请检查 SMTP_URL 的账号和密码',
  RECIPIENT: '邮件服务器拒绝了收件地址或邮件',
  TEMPORARY: '邮件服务器多次要求稍后再试',
  DIED: '发送进程多次中断',
  FAILED: '发送失败，详情见日志',
};

const templates: Record<string, string> = {
  digest: '每周摘要',
  'channel-digest': '频道更新',
};

export const templateText = (template: string): string => templates[template] ?? template;

export const jobFailureTexts: Record<JobFailure, string> = {
  DATABASE: '数据库出错，详情见日志',
  DIED: '处理进程多次中断',
  FAILED: '处理时出错，详情见日志',
};

/** Names of jobs, and what is left undone where one is given up. */
const jobs: Record<string, { title: string; givenUp: string }> = {
  'column-news': { title: '通知专栏的关注者有新项目', givenUp: '其余关注者不会收到通知。' },
  'channel-digest': {
    title: '生成频道更新邮件',
    givenUp: '其余订阅者本周不会收到频道更新。',
  },
  digest: { title: '生成每周摘要邮件', givenUp: '其余成员本周不会收到摘要。' },
  'open-private-board': {
    title: '按时开放私榜',
    givenUp: '私榜保持关闭，直到主办方手动开放。',
  },
  'settle-private-board': {
    title: '重新计算私榜',
    givenUp: '榜单保持现状，主办方可以全部重新评分。',
  },
  'creator-settlements': {
    title: '开始每周的创作者收益结算',
    givenUp: '其余创作者这一周的收益不会结算。',
  },
  'creator-settlement': {
    title: '结算一位创作者一周的收益',
    givenUp: '该创作者这一周的收益不会结算。',
  },
  'close-work-order': { title: '关闭等待确认的工单', givenUp: '工单继续等待确认。' },
};

export const jobText = (kind: string) =>
  jobs[kind] ?? { title: kind, givenUp: '这项工作不会再完成。' };
