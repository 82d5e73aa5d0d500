import type { NotificationData } from '../rest.ts';
import { CLOSURE_DAYS } from '#domains/account/rules/closure.ts';
import { EXPORT_DAYS } from '#domains/account/rules/data-exports.ts';
import { badgeName } from '#domains/badges/rules/badges.ts';
import { roleNames } from '#domains/competitions/rules/competition-roles.ts';
import { movedText } from '#domains/managing/rules/deadlines.ts';
import { NO_IMPROVEMENT_TEXT } from '#domains/submissions/rules/protection.ts';
import {
  EVENT_ACCOUNT_CHANGED,
  EVENT_ANNOUNCED,
  EVENT_APPLICATION_ANSWERED,
  EVENT_BADGE_GIVEN,
  EVENT_BECAME_CAPTAIN,
  EVENT_CHANNEL_COLLECTED,
  EVENT_CHAT_BEGUN,
  EVENT_CHAT_MESSAGE,
  EVENT_CHAT_READ,
  EVENT_COLUMN_FOLLOWED,
  EVENT_COLUMN_UPDATED,
  EVENT_CONTENT_FOLDED,
  EVENT_CONTENT_REMOVED,
  EVENT_CONTENT_RESTORED,
  EVENT_CREATOR_BANNED,
  EVENT_CREATOR_CLOSING,
  EVENT_CREATOR_ENDED,
  EVENT_CREATOR_PARDONED,
  EVENT_CREATOR_READMITTED,
  EVENT_CREATOR_RESTORED,
  EVENT_CREATOR_SETTLED,
  EVENT_CREATOR_VIOLATION,
  EVENT_DATASET_COMMENTED,
  EVENT_DATASET_LIKED,
  EVENT_EXCHANGE_PAID,
  EVENT_ORGANIZER_MESSAGE,
  EVENT_EXCHANGE_REQUESTED,
  EVENT_EXCHANGE_RETURNED,
  EVENT_EXPORT_READY,
  EVENT_DEADLINE_MOVED,
  EVENT_TASK_EXCLUDED,
  EVENT_TASK_RESTORED,
  EVENT_FEE_PAID,
  EVENT_FOLLOWED,
  EVENT_JUDGE_CLOSING,
  EVENT_JUDGING_ASSIGNED,
  EVENT_LAB_COMMENTED,
  EVENT_LAB_LIKED,
  EVENT_LEAVE_REJECTED,
  EVENT_LEAVE_REQUESTED,
  EVENT_MERGE_REJECTED,
  EVENT_MODERATOR_NAMED,
  EVENT_ORGANIZER_NAMED,
  EVENT_MERGE_REQUESTED,
  EVENT_POST_CHANGED,
  EVENT_POST_LIKED,
  EVENT_POST_REPLIED,
  EVENT_PROJECT_FORKED,
  EVENT_PROMOTED,
  EVENT_QUALIFICATION_PASSED,
  EVENT_QUALIFICATION_REJECTED,
  EVENT_RANKING_PUBLISHED,
  EVENT_ROLE_GIVEN,
  EVENT_ROLE_TAKEN,
  EVENT_REAL_NAME_PASSED,
  EVENT_REAL_NAME_REJECTED,
  EVENT_REGISTRATION_PASSED,
  EVENT_REGISTRATION_REJECTED,
  EVENT_REMOVAL_REJECTED,
  EVENT_REMOVAL_REQUESTED,
  EVENT_REQUEST_WITHDRAWN,
  EVENT_REVIEW_FAILED,
  EVENT_SHARE_REWARDED,
  EVENT_SKILL_EARNED,
  EVENT_STAGE_REWARDED,
  EVENT_TEAM_BANNED,
  EVENT_TEAM_DISSOLVED,
  EVENT_TEAM_LEFT,
  EVENT_TEAM_MESSAGE,
  EVENT_TEAM_MERGED,
  EVENT_TEAM_UNBANNED,
  EVENT_WORK_ORDER_ANSWERED,
  EVENT_WORK_ORDER_ASSIGNED,
  EVENT_WORK_ORDER_CLOSED,
  EVENT_WORK_ORDER_AWAITS,
  EVENT_WORK_ORDER_FILED,
  EVENT_WORK_ORDER_MOVED,
  EVENT_WORK_ORDER_REOPENED,
  EVENT_WORK_ORDER_REPLIED,
  EVENT_WORK_ORDER_TIMED_OUT,
  EVENT_WORK_INVALIDATED,
  EVENT_WEBHOOK_STOPPED,
  EVENT_WORK_RESTORED,
  EVENT_WORK_PROGRESSED,
  EVENT_WORK_REVIEWED,
  EVENT_WRITE_UP_ASKED,
} from './notifications.ts';
import { messageText } from '#shared/markdown/message-text.ts';
import { scoreText } from '#shared/rules/scores.ts';

type Sentence = (data: NotificationData) => string;
const user: Sentence = (data) => data.User?.Name ?? '有成员';
const competition: Sentence = (data) =>
  data.Competition ? `「${data.Competition.Name}」` : '比赛';

const post: Sentence = (data) => (data.Post ? `「${data.Post.Name}」` : '');

const lab: Sentence = (data) => (data.Lab ? `「${data.Lab.Name}」` : '');

const dataset: Sentence = (data) => (data.Dataset ? `「${data.Dataset.Name}」` : '');

const message: Sentence = (data) => `${user(data)}：${data.ChatMessage?.Content ?? '发来一条消息'}`;

const team: Sentence = (data) => `团队${data.Team ? `「${data.Team.Name}」` : ''}`;
const otherTeam: Sentence = (data) => `团队${data.OtherTeam ? `「${data.OtherTeam.Name}」` : ''}`;

const badge: Sentence = ({ UserBadge }) => {
  const name = UserBadge && badgeName(UserBadge.Type, UserBadge.Levels.at(-1) ?? 0, UserBadge.Name);
  return name ? `「${name}」` : '';
};

const channel: Sentence = (data) => `频道${data.Zone ? `「${data.Zone.Name}」` : ''}`;

const workOrder: Sentence = (data) => (data.Workorder ? `工单 #${data.Workorder.OrderId}` : '工单');

/** Names the content that an administrator moderated, by its kind and title. */
const moderated: Sentence = ({ Zone, Column, Comment, Dataset, Lab, Post, Reply, Snippet }) => {
  if (Comment)
    return Dataset ? `在数据集「${Dataset.Name}」中的评论` : `在项目「${Lab?.Name ?? ''}」中的评论`;
  if (Snippet) return `代码片段「${Snippet.Name}」`;
  if (Zone && !Post) return `频道「${Zone.Name}」`;
  if (Column) return `专栏「${Column.Name}」`;
  if (Lab) return `项目「${Lab.Name}」`;
  if (Dataset) return `数据集「${Dataset.Name}」`;
  return Reply ? `在帖子「${Post?.Name ?? ''}」中的评论` : `帖子「${Post?.Name ?? ''}」`;
};

/** So many moved deadlines are named; the rest are counted. */
const NAMED_MOVES = 3;

const moved: Sentence = ({ Moved = [] }) => {
  const texts = Moved.slice(0, NAMED_MOVES).map(({ Of, Name, Before, After }) =>
    movedText({ of: Of, name: Name, before: Before, after: After }),
  );
  const more = Moved.length > NAMED_MOVES ? `；等 ${Moved.length} 项` : '';
  return `${texts.join('；')}${more}（北京时间）`;
};

/** A result is scored for the first time, or once more since what counts has changed. */
const reviewed: Sentence = ({ Work }) =>
  Work?.Rescored ? '一次提交已按新的评审标准重新评分' : '提交已评审';

/** A title, and below it what the Markdown says. */
const organizerMessage: Sentence = ({ Message = '' }) => {
  const [title = '', ...content] = Message.split('\n');
  return [title, messageText(content.join('\n'))].filter(Boolean).join('\n');
};

const card: Sentence = (data) => ` ${data.AwardWhaleCoin ?? 0} 元电子礼品卡`;

const sentences: Record<number, Sentence> = {
  [EVENT_WORK_ORDER_ANSWERED]: (data) =>
    data.Message === undefined
      ? `客服回复了你的${workOrder(data)}`
      : `${data.Message}（${workOrder(data)}）`,
  [EVENT_WORK_ORDER_AWAITS]: (data) => `你的${workOrder(data)}已处理，请确认问题是否已解决`,
  [EVENT_WORK_ORDER_MOVED]: (data) => `你的${workOrder(data)}${data.Message ?? '有新的进展'}`,
  [EVENT_WORK_ORDER_TIMED_OUT]: (data) => `你的${workOrder(data)}超时未确认，已自动关闭`,
  [EVENT_WORK_ORDER_FILED]: (data) => `${user(data)}提交了${workOrder(data)}`,
  [EVENT_WORK_ORDER_REPLIED]: (data) => `${user(data)}在${workOrder(data)}中补充了消息`,
  [EVENT_WORK_ORDER_REOPENED]: (data) => `${user(data)}重新打开了${workOrder(data)}`,
  [EVENT_WORK_ORDER_ASSIGNED]: (data) => `${user(data)}把${workOrder(data)}交给了你`,
  [EVENT_WORK_ORDER_CLOSED]: (data) => `${user(data)}${data.Message ?? '关闭了'}${workOrder(data)}`,
  [EVENT_CHAT_BEGUN]: message,
  [EVENT_CHAT_MESSAGE]: message,
  [EVENT_TEAM_MESSAGE]: (data) => `${team(data)} · ${message(data)}`,
  [EVENT_CHAT_READ]: (data) => `${user(data)}读了你的消息`,
  [EVENT_TEAM_MERGED]: (data) =>
    `${otherTeam(data)}已并入${team(data)}，你们现在是${competition(data)}的同一支团队`,
  [EVENT_MERGE_REQUESTED]: (data) =>
    `${user(data)}申请将${otherTeam(data)}并入你的${team(data)}${data.Message ? `：${data.Message}` : ''}`,
  [EVENT_MERGE_REJECTED]: (data) => `${team(data)}拒绝了你的并入申请`,
  [EVENT_REQUEST_WITHDRAWN]: (data) => `${user(data)}撤回了对${team(data)}的请求`,
  [EVENT_TEAM_LEFT]: (data) => `${user(data)}已离开${competition(data)}的${team(data)}`,
  [EVENT_TEAM_DISSOLVED]: (data) =>
    `${competition(data)}的${team(data)}已解散，你有了自己的团队，已用的提交次数保留`,
  [EVENT_LEAVE_REQUESTED]: (data) => `${user(data)}请求离开你的${team(data)}，等待你同意`,
  [EVENT_BECAME_CAPTAIN]: (data) => `你已成为${team(data)}的队长`,
  [EVENT_REMOVAL_REQUESTED]: (data) => `队长${user(data)}请求将你移出${team(data)}，等待你同意`,
  [EVENT_LEAVE_REJECTED]: (data) => `队长没有同意你离开${team(data)}`,
  [EVENT_REMOVAL_REJECTED]: (data) => `${user(data)}没有同意离开${team(data)}`,
  [EVENT_POST_LIKED]: (data) => `${user(data)}赞了你的帖子${post(data)}`,
  [EVENT_POST_CHANGED]: (data) => `帖子${post(data)}有新的动态`,
  [EVENT_POST_REPLIED]: (data) =>
    data.Reply?.RefNumber
      ? `${user(data)}在帖子${post(data)}中回复了你的评论`
      : `${user(data)}回复了你的帖子${post(data)}`,
  [EVENT_REAL_NAME_PASSED]: () => '你的实名认证已通过',
  [EVENT_REAL_NAME_REJECTED]: (data) =>
    `你的实名认证未通过${data.Message ? `：${data.Message}` : ''}`,
  [EVENT_ACCOUNT_CHANGED]: (data) => data.Message ?? '你的账号设置已修改',
  [EVENT_APPLICATION_ANSWERED]: ({ Application, Message }) =>
    `你的${Application?.Kind === 'DATA_SOURCE' ? '数据来源' : '办赛'}申请${Application?.Accepted ? '已通过' : '未通过'}${Message ? `：${Message}` : ''}`,
  [EVENT_ORGANIZER_NAMED]: ({ Organization }) =>
    Organization
      ? `你已成为组织「${Organization.Name}」的${Organization.Role === 'admin' ? '管理员，可以新建和管理比赛、邀请同事' : '成员'}`
      : '你已成为站点的赛事主办者，可以管理由你负责的比赛',
  [EVENT_WEBHOOK_STOPPED]: ({ Webhook, Organization }) =>
    `${Organization ? `组织「${Organization.Name}」的` : ''} Webhook「${Webhook?.Name ?? ''}」多次投递失败，已停止`.trim(),
  [EVENT_EXPORT_READY]: () => `你的个人数据已导出，${EXPORT_DAYS}天内可以下载`,
  [EVENT_LAB_COMMENTED]: (data) =>
    data.Comment?.Answers
      ? `${user(data)}在项目${lab(data)}中回复了你的评论`
      : `${user(data)}评论了你的项目${lab(data)}`,
  [EVENT_PROJECT_FORKED]: (data) => `${user(data)} Fork 了你的项目${lab(data)}`,
  [EVENT_DATASET_COMMENTED]: (data) =>
    data.Comment?.Answers
      ? `${user(data)}在数据集${dataset(data)}中回复了你的评论`
      : `${user(data)}评论了你的数据集${dataset(data)}`,
  [EVENT_LAB_LIKED]: (data) => `${user(data)}赞了你的项目${lab(data)}`,
  [EVENT_DATASET_LIKED]: (data) => `${user(data)}赞了你的数据集${dataset(data)}`,
  [EVENT_CREATOR_BANNED]: (data) =>
    `很抱歉，因${data.Message ?? '违反规范'}，你已被管理员封禁创作者权益`,
  [EVENT_CREATOR_RESTORED]: () => '管理员已恢复你的创作者权益',
  [EVENT_EXCHANGE_PAID]: (data) => `你兑换的${card(data)}已发放，可在创作者中心查看卡密`,
  [EVENT_EXCHANGE_RETURNED]: (data) =>
    `因${data.Message ?? '无法发放'}，你兑换的${card(data)}未能发放，${data.AwardWhaleCoin ?? 0} 鲸币已退还`,
  [EVENT_CREATOR_SETTLED]: (data) =>
    `上周的创作收益已结算，你获得 ${data.AwardWhaleCoin ?? 0} 鲸币`,
  [EVENT_CREATOR_VIOLATION]: (data) =>
    `因${data.Message ?? '违反规范'}，你被记录一次创作者违规，累计两次将退出创作者计划`,
  [EVENT_CREATOR_ENDED]: (data) =>
    `因${data.Message ?? '违反规范'}，你的创作者违规已累计两次，已退出创作者计划`,
  [EVENT_ORGANIZER_MESSAGE]: (data) => `${competition(data)}的主办方：${organizerMessage(data)}`,
  [EVENT_CREATOR_PARDONED]: (data) =>
    `管理员撤销了你的一次创作者违规${data.Message ? `：${data.Message}` : ''}`,
  [EVENT_CREATOR_READMITTED]: (data) =>
    `管理员撤销了你的一次创作者违规，你已回到创作者计划${data.Message ? `：${data.Message}` : ''}`,
  [EVENT_EXCHANGE_REQUESTED]: (data) => `${user(data)}申请兑换${card(data)}，请发放或退还`,
  [EVENT_CREATOR_CLOSING]: (data) =>
    `${user(data)}申请注销账号，还有 ${data.Message ?? '兑换'}未发放；${CLOSURE_DAYS} 天后账号注销时，未发放的会自动退还`,
  [EVENT_CONTENT_FOLDED]: (data) =>
    `因${data.Message ?? '违反规范'}，你的${moderated(data)}已被管理员折叠`,
  [EVENT_CONTENT_RESTORED]: (data) => `你的${moderated(data)}已由管理员取消折叠`,
  [EVENT_CONTENT_REMOVED]: (data) =>
    `因${data.Message ?? '违反规范'}，你的${moderated(data)}已被管理员删除`,
  [EVENT_BADGE_GIVEN]: (data) => `你获得了新的徽章${badge(data)}`,
  [EVENT_COLUMN_FOLLOWED]: (data) =>
    `${user(data)}关注了你的专栏${data.Column ? `「${data.Column.Name}」` : ''}`,
  [EVENT_COLUMN_UPDATED]: (data) =>
    `你关注的专栏${data.Column ? `「${data.Column.Name}」` : ''}收录了新项目${data.Lab ? `「${data.Lab.Name}」` : ''}`,
  [EVENT_CHANNEL_COLLECTED]: (data) =>
    `${channel(data)}收录了你的${data.Dataset ? `数据集${dataset(data)}` : `项目${lab(data)}`}`,
  [EVENT_MODERATOR_NAMED]: (data) => `你已成为${channel(data)}的版主`,
  [EVENT_FOLLOWED]: (data) => `${user(data)}关注了你`,
  [EVENT_REGISTRATION_PASSED]: (data) => `你在${competition(data)}的报名已通过审核，可以提交了`,
  [EVENT_REGISTRATION_REJECTED]: (data) =>
    `你在${competition(data)}的报名未通过审核${data.Message ? `：${data.Message}` : ''}`,
  [EVENT_SHARE_REWARDED]: (data) =>
    `${user(data)}通过你的分享加入了社区，你获得了 ${data.AwardWhaleCoin ?? 0} 鲸币`,
  [EVENT_FEE_PAID]: (data) => `你已用鲸币支付${competition(data)}的报名费`,
  [EVENT_SKILL_EARNED]: (data) =>
    data.Skill
      ? `你在${competition(data)}获得了新的技能「${data.Skill.Name}」`
      : '你获得了新的技能',
  [EVENT_WORK_REVIEWED]: (data) =>
    `你的团队在${competition(data)}「${data.Task?.Name ?? ''}」的${reviewed(data)}` +
    (data.Work?.Score != null
      ? `，得分 ${scoreText(data.Work.Score)}`
      : data.Work
        ? `，${NO_IMPROVEMENT_TEXT}`
        : '') +
    (data.Work?.ScoreBefore != null ? `（原为 ${scoreText(data.Work.ScoreBefore)}）` : ''),
  [EVENT_WORK_PROGRESSED]: (data) =>
    `你的团队在${competition(data)}「${data.Task?.Name ?? ''}」的提交正在评测`,
  [EVENT_REVIEW_FAILED]: (data) =>
    `你的团队在${competition(data)}「${data.Task?.Name ?? ''}」的提交${data.Work?.Rescored ? '重新' : ''}评审出错` +
    (data.Work?.ReviewErrorMessage ? `：${data.Work.ReviewErrorMessage}` : ''),
  [EVENT_WORK_INVALIDATED]: (data) =>
    `你的团队在${competition(data)}「${data.Task?.Name ?? ''}」的一次提交已作废` +
    (data.Message ? `：${data.Message}` : ''),
  [EVENT_WORK_RESTORED]: (data) =>
    `你的团队在${competition(data)}「${data.Task?.Name ?? ''}」的一次提交已恢复`,
  [EVENT_PROMOTED]: (data) =>
    `恭喜，${team(data)}已晋级${competition(data)}的「${data.Stage?.Name ?? ''}」` +
    (data.AwardWhaleCoin ? `，获得 ${data.AwardWhaleCoin} 鲸币` : ''),
  [EVENT_STAGE_REWARDED]: (data) =>
    `你已进入${competition(data)}的「${data.Stage?.Name ?? ''}」，获得 ${data.AwardWhaleCoin ?? 0} 鲸币`,
  [EVENT_ANNOUNCED]: (data) => `${competition(data)}发布了公告${post(data)}`,
  [EVENT_TEAM_BANNED]: (data) =>
    `${team(data)}在${competition(data)}中被禁赛${data.Message ? `：${data.Message}` : ''}`,
  [EVENT_TEAM_UNBANNED]: (data) => `${team(data)}在${competition(data)}中的禁赛已解除`,
  [EVENT_DEADLINE_MOVED]: (data) => `${competition(data)}：${moved(data)}`,
  [EVENT_TASK_EXCLUDED]: (data) =>
    `${competition(data)}的任务「${data.Task?.Name ?? ''}」已移出排行榜，成绩不计入排名` +
    (data.Message ? `：${data.Message}` : ''),
  [EVENT_TASK_RESTORED]: (data) =>
    `${competition(data)}的任务「${data.Task?.Name ?? ''}」已恢复计入排行榜`,
  [EVENT_ROLE_GIVEN]: (data) =>
    `你已成为${competition(data)}的${data.Role ? roleNames[data.Role] : '协办'}`,
  [EVENT_ROLE_TAKEN]: (data) =>
    `你不再是${competition(data)}的${data.Role ? roleNames[data.Role] : '协办'}`,
  [EVENT_JUDGING_ASSIGNED]: (data) =>
    `${competition(data)}的任务「${data.Task?.Name ?? ''}」有 ${data.Message ?? '作品等你评审'}`,
  [EVENT_JUDGE_CLOSING]: (data) =>
    `评委${user(data)}申请注销账号，${competition(data)}的任务「${data.Task?.Name ?? ''}」还有 ${data.Message ?? '作品等待其评审'}，请重新分配评委`,
  [EVENT_RANKING_PUBLISHED]: (data) =>
    `${competition(data)}的最终排名已经公布` +
    (data.Place ? `，你的团队获得第 ${data.Place} 名` : '') +
    (data.AwardWhaleCoin ? `，你获得 ${data.AwardWhaleCoin} 鲸币` : ''),
  [EVENT_WRITE_UP_ASKED]: (data) =>
    `你的团队在${competition(data)}获得第 ${data.Place ?? ''} 名，写一份方案，告诉大家你们是怎么做的`,
  [EVENT_QUALIFICATION_PASSED]: (data) =>
    `你的团队在${competition(data)}「${data.Stage?.Name ?? ''}」的资质审核已通过`,
  [EVENT_QUALIFICATION_REJECTED]: (data) =>
    `你的团队在${competition(data)}「${data.Stage?.Name ?? ''}」的资质审核未通过` +
    (data.Message ? `：${data.Message}` : ''),
};

/** Tells whether an event has a sentence of its own. */
export const hasSentence = (eventType: number): boolean => eventType in sentences;

/** The sentence of a notification; an event that has none of its own reads neutrally. */
export const notificationText = (eventType: number, data: NotificationData): string =>
  sentences[eventType]?.(data) ?? (data.Message || '你有一条新的通知');
