/**
 * Kinds of things that administrators and organizers change; parts of a competition are listed
 * under the competition.
 */
export const auditKinds = [
  'MEMBER',
  'ORGANIZATION',
  'APPLICATION',
  'COMPETITION',
  'TEAM',
  'WORK',
  'POST',
  'REPLY',
  'PROJECT',
  'COMMENT',
  'DATASET',
  'COLUMN',
  'CHANNEL',
  'SNIPPET',
  'WORK_ORDER',
  'ANNOUNCEMENT',
  'MAIL',
  'JOB',
  'QUESTIONNAIRE',
  'QUEST',
  'BADGE',
  'SERVICE_ACCOUNT',
  'SITE',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** Name of each kind in the log. */
export const auditKindNames: Record<AuditKind, string> = {
  MEMBER: '用户',
  ORGANIZATION: '组织',
  APPLICATION: '申请',
  COMPETITION: '比赛',
  TEAM: '团队',
  WORK: '提交记录',
  POST: '帖子',
  REPLY: '评论',
  PROJECT: '项目',
  COMMENT: '项目或数据集的评论',
  DATASET: '数据集',
  COLUMN: '专栏',
  CHANNEL: '频道',
  SNIPPET: '代码片段',
  WORK_ORDER: '工单',
  ANNOUNCEMENT: '站点公告',
  MAIL: '邮件',
  JOB: '后台任务',
  QUESTIONNAIRE: '问卷',
  QUEST: '任务',
  BADGE: '徽章',
  SERVICE_ACCOUNT: '服务账号',
  SITE: '站点',
};

/**
 * Name of each change in the log, by the REST call that makes it. A test walks the contract: every
 * change by an administrator or an organizer has its line.
 */
export const auditActions = {
  'activities.setFields': '修改活动方向',
  'announcementAdmin.create': '新建站点公告',
  'announcementAdmin.end': '结束站点公告',
  'announcementAdmin.publish': '发布站点公告',
  'announcementAdmin.update': '修改站点公告',
  'applicationForms.answer': '答复申请',
  'applicationForms.makeOrganization': '由申请新建组织',
  'archives.export': '导出整场竞赛',
  'archives.import': '导入竞赛',
  'authorizations.review': '审核资质',
  'badgeAdmin.update': '修改徽章',
  'boardTemplates.setExternal': '设置外部榜单',
  'boardTemplates.stage.set': '设置阶段榜单模板',
  'boardTemplates.task.set': '设置任务榜单模板',
  'cloning.competition': '复制比赛',
  'cloning.task': '复制任务',
  'competitionRoles.remove': '移除比赛的协办或评委',
  'competitionRoles.set': '设置比赛的协办或评委',
  'competitionMessages.send': '向参赛者发送消息',
  'channelContents.collect': '收录内容到频道',
  'channelContents.stick': '置顶频道内容',
  'channelContents.uncollect': '移除频道内容',
  'channelContents.unstick': '取消置顶频道内容',
  'channelSections.addContent': '设置频道内容的分组',
  'channelSections.create': '新建频道分组',
  'channelSections.remove': '删除频道分组',
  'channelSections.removeContent': '移出频道分组',
  'channelSections.update': '修改频道分组',
  'channels.addAdmin': '任命版主',
  'channels.create': '新建频道',
  'channels.removeAdmin': '免去版主',
  'channels.setRecommended': '设置推荐频道',
  'channels.update': '修改频道设置',
  'columns.setRelated': '设置相关专栏',
  'creatorAdmin.payExchange': '发放兑换的礼品卡',
  'creatorAdmin.rateDataset': '评级数据集',
  'creatorAdmin.recordViolation': '记录创作者违规',
  'creatorAdmin.returnExchange': '退还兑换',
  'creatorAdmin.setFeatured': '选择展示的创作者',
  'creatorAdmin.withdrawViolation': '撤销创作者违规',
  'datasetBindings.create': '添加数据集',
  'datasetBindings.describe': '修改数据说明',
  'datasetBindings.order': '调整数据集顺序',
  'datasetBindings.remove': '删除数据集',
  'datasetBindings.update': '修改数据集',
  'datasets.feature': '设置或取消精选数据集',
  'datasetShowcase.set': '设置数据集推荐',
  'forum.remove': '删除他人的帖子或评论',
  'forum.update': '修改帖子或评论',
  'invitations.configure': '设置邀请',
  'judging.assign': '分配评委',
  'judging.count': '设置评委是否计入排名',
  'judging.publish': '发布评审结果',
  'judging.set': '设置评审方式',
  'leaderboardGroups.create': '新建榜单分组',
  'leaderboardGroups.remove': '删除榜单分组',
  'leaderboardGroups.setTeams': '选择榜单团队',
  'leaderboardGroups.update': '修改榜单分组',
  'managing.create': '新建比赛',
  'managing.createStage': '新建阶段',
  'managing.applyRescoring': '应用重新评分',
  'managing.cancelRescoring': '取消重新评分',
  'managing.excludeTask': '移出或恢复任务的排名',
  'managing.downloadSolution': '下载标准答案',
  'managing.createTask': '新建任务',
  'managing.publish': '发布或撤回比赛',
  'managing.remove': '删除比赛',
  'managing.removeStage': '删除阶段',
  'managing.removeTask': '删除任务',
  'managing.update': '修改比赛设置',
  'managing.updateStage': '修改阶段',
  'managing.updateTask': '修改任务',
  'memberAdmin.banCreator': '封禁创作者权益',
  'memberAdmin.deactivate': '停用账号',
  'twoFactor.disable': '关闭两步验证',
  'memberAdmin.reactivate': '恢复账号',
  'memberAdmin.restoreCreator': '恢复创作者权益',
  'memberAdmin.setRole': '调整角色',
  'memberAdmin.verify': '设置社区认证',
  'moderation.fold': '折叠内容',
  'moderation.remove': '删除内容',
  'moderation.restore': '取消折叠',
  'parkedWork.giveUpJob': '放弃后台任务',
  'parkedWork.giveUpMail': '放弃邮件',
  'parkedWork.retryJob': '重试后台任务',
  'parkedWork.retryMail': '重发邮件',
  'organizationAdmin.addMember': '添加组织成员',
  'organizationAdmin.create': '新建组织',
  'organizationAdmin.removeMember': '移除组织成员',
  'organizationAdmin.setRole': '调整组织成员角色',
  'organizationAdmin.update': '修改组织资料',
  'outcome.announce': '发布公告',
  'outcome.ban': '禁赛或解除禁赛',
  'outcome.promote': '晋级团队',
  'outcome.publishRanking': '公布最终排名',
  'outcome.withdrawRanking': '撤回最终排名',
  'projects.pin': '置顶或取消置顶项目',
  'projects.setOfCompetition': '设置比赛的项目资料',
  'questAdmin.create': '新建任务',
  'questAdmin.setActive': '启用或停用任务',
  'questAdmin.update': '修改任务',
  'questionnaireAdmin.close': '结束问卷',
  'questionnaireAdmin.create': '新建问卷',
  'questionnaireAdmin.publish': '发布问卷',
  'questionnaireAdmin.update': '修改问卷',
  'registration.configure': '修改报名设置',
  'registration.reviewSeveral': '批量审核报名',
  'registration.review': '审核报名',
  'reviewing.remove': '删除提交记录',
  'reviewing.rescore': '重新评分',
  'boardProtection.set': '设置公开榜保护',
  'leaderboards.task.startCopyCheck': '检查雷同',
  'baselines.create': '添加基线',
  'baselines.remove': '删除基线',
  'scoringWorkers.setScorer': '设置评分方式',
  'scoringWorkers.createToken': '新建评测机令牌',
  'scoringWorkers.revokeToken': '撤销评测机令牌',
  'reviewing.review': '评审提交记录',
  'reviewing.setStatus': '作废或恢复提交记录',
  'serviceAccounts.create': '新建服务账号',
  'serviceAccounts.renew': '更换服务账号的令牌',
  'serviceAccounts.revoke': '撤销服务账号',
  'site.setConfig': '修改站点设置',
  'site.setRecommendConfig': '修改推荐内容',
  'practice.set': '开放或关闭赛后练习',
  'skills.setRules': '设置技能规则',
  'supportDesk.assign': '分配工单',
  'supportDesk.createCannedAnswer': '新建常用回复',
  'supportDesk.removeCannedAnswer': '删除常用回复',
  'supportDesk.updateCannedAnswer': '修改常用回复',
  'verification.review': '审核实名认证',
  'trash.restore': '恢复删除的比赛',
  'workOrders.accept': '通过申请',
  'workOrders.setStatus': '处理工单',
} as const;
export type AuditAction = keyof typeof auditActions;

/** Characters of one value as JSON; of a longer one its beginning is kept. */
export const MAX_AUDIT_VALUE = 2_000;

const bounded = (value: unknown): unknown => {
  const json = JSON.stringify(value);
  return json.length <= MAX_AUDIT_VALUE ? value : `${json.slice(0, MAX_AUDIT_VALUE)}…`;
};

type Values = Record<string, unknown>;

/**
 * Finds the changes of a thing: the keys of `after` whose values differ, before and after, as JSON
 * has them. Where there is only one of the two, all of it.
 */
export const changedValues = (
  before: object | null,
  after: object | null,
): { before: Values | null; after: Values | null } => {
  // As JSON has them: a moment is its ISO text, and what is undefined is left out.
  const [old, now] = [before, after].map(
    (values) => values && (JSON.parse(JSON.stringify(values)) as Values),
  );
  const keys = Object.keys(now ?? old ?? {}).filter(
    (key) => !old || !now || JSON.stringify(old[key]) !== JSON.stringify(now[key]),
  );
  const only = (values: Values | null | undefined) =>
    values ? Object.fromEntries(keys.map((key) => [key, bounded(values[key] ?? null)])) : null;
  return { before: only(old), after: only(now) };
};
