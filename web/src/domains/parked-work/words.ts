import type { JobFailure, MailFailure } from '#apollo/schema.generated.ts';

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
  message: '主办方的消息',
  deadline: '截止时间变动',
  notice: '账号安全',
  news: '数据导出的结果',
  outcome: '进展邮件',
  verification: '验证邮箱',
};

export const templateText = (template: string): string => templates[template] ?? template;

export const jobFailureTexts: Record<JobFailure, string> = {
  DATABASE: '数据库出错，详情见日志',
  DIED: '处理到一半时平台进程多次中断，不再自动重试',
  FAILED: '处理时出错，详情见日志',
};

interface JobText {
  title: string;
  /** Consequence of giving it up. */
  givenUp: string;
}

const work = (title: string): JobText => ({
  title,
  givenUp: '作品会记为平台评审出错，不计入次数。',
});
const again = (title: string): JobText => ({ title, givenUp: '作品保留原来的得分。' });
const preview: JobText = { title: '读取数据集的文件', givenUp: '文件没有预览。' };

/** Names of jobs, and what is left undone where one is given up. */
const jobs: Record<string, JobText> = {
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
  review: work('评审作品'),
  'review-by-program': work('用自定义指标评审作品'),
  rescore: again('重新评审作品'),
  'rescore-by-program': again('用自定义指标重新评审作品'),
  'switch-rescoring': { title: '启用重新评分的结果', givenUp: '得分和榜单保持现状。' },
  'tell-of-rescoring': { title: '通知得分有变化的队伍', givenUp: '其余队伍不会收到通知。' },
  'score-baseline': { title: '评审基线', givenUp: '主办方会看到评分出错，可以重新添加基线。' },
  'decide-works': { title: '判定受保护榜单上的作品', givenUp: '一分钟后会再次开始。' },
  'give-up-silent-works': { title: '结束评测机没有回应的作品', givenUp: '一分钟后会再次开始。' },
  'rank-intervals': { title: '计算榜单的名次区间', givenUp: '榜单再次变动前不显示新的区间。' },
  'shared-errors': { title: '查找相同的错误', givenUp: '主办方会看到查找失败，可以重新开始。' },
  'parse-dataset-file': preview,
  'preview-dataset-file': preview,
  'assemble-upload': { title: '合并分段上传的文件', givenUp: '成员会看到合并失败，需要重新上传。' },
  'member-export': { title: '导出个人数据', givenUp: '成员会看到导出失败，可以重新导出。' },
  'export-competition': { title: '导出竞赛', givenUp: '主办方会看到导出失败，可以重新导出。' },
  'import-competition': { title: '导入竞赛', givenUp: '主办方会看到导入失败，可以重新导入。' },
  'competition-message': { title: '给参赛者发消息', givenUp: '其余参赛者不会收到消息。' },
  ratings: { title: '重新计算等级分', givenUp: '等级分保持原样，每晚会重新计算。' },
  'recommend-all': { title: '更新所有成员的推荐', givenUp: '其余成员的推荐暂不更新。' },
  recommend: { title: '更新一位成员的推荐', givenUp: '该成员的推荐暂不更新。' },
  'close-work-order': { title: '关闭等待确认的工单', givenUp: '工单继续等待确认。' },
};

export const jobText = (kind: string) =>
  jobs[kind] ?? { title: kind, givenUp: '这项工作不会再完成。' };
