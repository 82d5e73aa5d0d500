import type { NotificationData, NotificationKind } from '../rest/notifications.ts';

/** Numbers of our own, from 2000 on (decisions.md). */
export const EVENT_WORK_REVIEWED = 2001;
export const EVENT_REVIEW_FAILED = 2002;
/** A registration was passed or rejected by an organiser. */
export const EVENT_REGISTRATION_PASSED = 2010;
export const EVENT_REGISTRATION_REJECTED = 2011;
/** The spec's: an administrator passed or rejected a real name. */
export const EVENT_REAL_NAME_PASSED = 18;
export const EVENT_REAL_NAME_REJECTED = 19;
/** The spec's: an entrance fee was paid (spec 1, section 9). */
export const EVENT_FEE_PAID = 400;
/** The spec's: a skill was earned. */
export const EVENT_SKILL_EARNED = 500;
/** Of what a competition's managers decide. */
export const EVENT_PROMOTED = 2014;
export const EVENT_ANNOUNCED = 2015;
export const EVENT_TEAM_BANNED = 2016;
export const EVENT_TEAM_UNBANNED = 2017;
export const EVENT_RANKING_PUBLISHED = 2018;
export const EVENT_QUALIFICATION_PASSED = 2012;
export const EVENT_QUALIFICATION_REJECTED = 2013;
/** Somebody signed up through the member's share link, and it was paid. */
export const EVENT_SHARE_REWARDED = 2030;
/** Of chats: a member's first message to another, and each one after (spec 1, section 4). */
export const EVENT_CHAT_BEGUN = 2;
export const EVENT_CHAT_MESSAGE = 3;
/** Of topics in forums: liked, replied to. */
export const EVENT_POST_LIKED = 16;
export const EVENT_POST_REPLIED = 17;
/** The spec's four of work orders, whose meaning is ours to give: what the support does, and the timeout. */
export const EVENT_WORK_ORDER_ANSWERED = 31;
export const EVENT_WORK_ORDER_AWAITS = 32;
export const EVENT_WORK_ORDER_MOVED = 33;
export const EVENT_WORK_ORDER_TIMED_OUT = 34;
/** To the support: what members do. */
export const EVENT_WORK_ORDER_FILED = 2060;
export const EVENT_WORK_ORDER_REPLIED = 2061;
export const EVENT_WORK_ORDER_REOPENED = 2062;
const supportEvents: readonly number[] = [
  EVENT_WORK_ORDER_FILED,
  EVENT_WORK_ORDER_REPLIED,
  EVENT_WORK_ORDER_REOPENED,
];
/** Whether an event is about a work order. */
export const isWorkOrderEvent = (eventType: number): boolean =>
  supportEvents.includes(eventType) ||
  (eventType >= EVENT_WORK_ORDER_ANSWERED && eventType <= EVENT_WORK_ORDER_TIMED_OUT);
/** Of teams: 11 is the spec's, the other numbers of 4 to 14 are ours to give (spec 1, section 9). */
export const EVENT_TEAM_MERGED = 4;
export const EVENT_MERGE_REQUESTED = 5;
export const EVENT_MERGE_REJECTED = 6;
export const EVENT_REQUEST_WITHDRAWN = 7;
export const EVENT_TEAM_LEFT = 8;
export const EVENT_TEAM_DISSOLVED = 9;
export const EVENT_LEAVE_REQUESTED = 10;
export const EVENT_BECAME_CAPTAIN = 11;
export const EVENT_REMOVAL_REQUESTED = 12;
export const EVENT_LEAVE_REJECTED = 13;
export const EVENT_REMOVAL_REJECTED = 14;
/** Whether an event is about teams: all numbers from 4 to 14 are. */
export const isTeamEvent = (eventType: number): boolean =>
  eventType >= EVENT_TEAM_MERGED && eventType <= EVENT_REMOVAL_REJECTED;
/** An open competition is fetched anew on these (spec 1, section 4). */
export const eventsThatChangeCompetitions: readonly number[] = [
  EVENT_TEAM_MERGED,
  EVENT_TEAM_LEFT,
  EVENT_TEAM_DISSOLVED,
  EVENT_PROMOTED,
  EVENT_TEAM_BANNED,
  EVENT_TEAM_UNBANNED,
  EVENT_RANKING_PUBLISHED,
  EVENT_QUALIFICATION_PASSED,
  EVENT_QUALIFICATION_REJECTED,
  52,
  63,
  EVENT_REGISTRATION_PASSED,
  EVENT_REGISTRATION_REJECTED,
];
export const EVENT_FOLLOWED = 132;
export const EVENT_CREATOR_BANNED = 51;

/** Which events each filter holds; those of the spec whose meaning it doesn't give are under none. */
export const eventTypesOf: Record<NotificationKind, readonly number[]> = {
  LIKE: [EVENT_POST_LIKED, 35, 36],
  COMMENT: [EVENT_POST_REPLIED, 22, 25],
  FORK: [23],
  FOLLOW: [EVENT_FOLLOWED],
  COMPETITION: [
    4,
    5,
    6,
    7,
    8,
    9,
    10,
    11,
    12,
    13,
    14,
    20,
    21,
    EVENT_FEE_PAID,
    EVENT_WORK_REVIEWED,
    EVENT_REVIEW_FAILED,
    EVENT_REGISTRATION_PASSED,
    EVENT_REGISTRATION_REJECTED,
    EVENT_PROMOTED,
    EVENT_ANNOUNCED,
    EVENT_TEAM_BANNED,
    EVENT_TEAM_UNBANNED,
    EVENT_RANKING_PUBLISHED,
    EVENT_QUALIFICATION_PASSED,
    EVENT_QUALIFICATION_REJECTED,
  ],
  WORKBENCH: [303],
  SYSTEM: [
    18,
    19,
    EVENT_WORK_ORDER_ANSWERED,
    EVENT_WORK_ORDER_AWAITS,
    EVENT_WORK_ORDER_MOVED,
    EVENT_WORK_ORDER_TIMED_OUT,
    ...supportEvents,
    EVENT_CREATOR_BANNED,
    53,
    54,
    72,
    EVENT_SKILL_EARNED,
    1001,
    EVENT_SHARE_REWARDED,
  ],
  CHAT: [EVENT_CHAT_BEGUN, EVENT_CHAT_MESSAGE],
};

/** Whether an event is a message: those stand in the message box, not in the list. */
export const isChatEvent = (eventType: number): boolean => eventTypesOf.CHAT.includes(eventType);

export const kindOf = (eventType: number): NotificationKind | null => {
  for (const [kind, types] of Object.entries(eventTypesOf))
    if (types.includes(eventType)) return kind as NotificationKind;
  return null;
};

const scoreText = (score: number): string => String(Number(score.toFixed(6)));

type Sentence = (data: NotificationData) => string;
const user: Sentence = (data) => data.User?.Name ?? '有成员';
const competition: Sentence = (data) =>
  data.Competition ? `「${data.Competition.Name}」` : '比赛';

const post: Sentence = (data) => (data.Post ? `「${data.Post.Name}」` : '');

const message: Sentence = (data) => `${user(data)}：${data.ChatMessage?.Content ?? '发来一条消息'}`;

const team: Sentence = (data) => `团队${data.Team ? `「${data.Team.Name}」` : ''}`;
const otherTeam: Sentence = (data) => `团队${data.OtherTeam ? `「${data.OtherTeam.Name}」` : ''}`;

const workOrder: Sentence = (data) => (data.Workorder ? `工单 #${data.Workorder.OrderId}` : '工单');

const sentences: Record<number, Sentence> = {
  [EVENT_WORK_ORDER_ANSWERED]: (data) => `客服回复了你的${workOrder(data)}`,
  [EVENT_WORK_ORDER_AWAITS]: (data) => `你的${workOrder(data)}已处理，请确认问题是否已解决`,
  [EVENT_WORK_ORDER_MOVED]: (data) => `你的${workOrder(data)}${data.Message ?? '有新的进展'}`,
  [EVENT_WORK_ORDER_TIMED_OUT]: (data) => `你的${workOrder(data)}超时未确认，已自动关闭`,
  [EVENT_WORK_ORDER_FILED]: (data) => `${user(data)}提交了${workOrder(data)}`,
  [EVENT_WORK_ORDER_REPLIED]: (data) => `${user(data)}在${workOrder(data)}中补充了消息`,
  [EVENT_WORK_ORDER_REOPENED]: (data) => `${user(data)}重新打开了${workOrder(data)}`,
  [EVENT_CHAT_BEGUN]: message,
  [EVENT_CHAT_MESSAGE]: message,
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
  [EVENT_POST_REPLIED]: (data) =>
    data.Reply?.RefNumber
      ? `${user(data)}在帖子${post(data)}中回复了你的评论`
      : `${user(data)}回复了你的帖子${post(data)}`,
  [EVENT_REAL_NAME_PASSED]: () => '你的实名认证已通过',
  [EVENT_REAL_NAME_REJECTED]: (data) =>
    `你的实名认证未通过${data.Message ? `：${data.Message}` : ''}`,
  20: (data) => `你在${competition(data)}的资质审核已通过`,
  21: (data) =>
    `你在${competition(data)}的资质审核未通过${data.Message ? `：${data.Message}` : ''}`,
  22: (data) => `${user(data)}评论了你的项目`,
  23: (data) => `${user(data)}复制了你的项目`,
  25: (data) => `${user(data)}评论了你的数据集`,
  35: (data) => `${user(data)}赞了你的项目`,
  36: (data) => `${user(data)}赞了你的数据集`,
  [EVENT_CREATOR_BANNED]: (data) =>
    `很抱歉，因${data.Message ?? '违反规范'}，你已被管理员封禁创作者权益`,
  53: () => '你获得了新的徽章',
  72: () => '你已成为频道的版主',
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
    `你的团队在${competition(data)}「${data.Task?.Name ?? ''}」的提交已评审` +
    (data.Work?.Score != null ? `，得分 ${scoreText(data.Work.Score)}` : ''),
  [EVENT_REVIEW_FAILED]: (data) =>
    `你的团队在${competition(data)}「${data.Task?.Name ?? ''}」的提交评审出错` +
    (data.Work?.ReviewErrorMessage ? `：${data.Work.ReviewErrorMessage}` : ''),
  [EVENT_PROMOTED]: (data) =>
    `恭喜，${team(data)}已晋级${competition(data)}的「${data.Stage?.Name ?? ''}」` +
    (data.AwardWhaleCoin ? `，获得 ${data.AwardWhaleCoin} 鲸币` : ''),
  [EVENT_ANNOUNCED]: (data) => `${competition(data)}发布了公告${post(data)}`,
  [EVENT_TEAM_BANNED]: (data) =>
    `${team(data)}在${competition(data)}中被禁赛${data.Message ? `：${data.Message}` : ''}`,
  [EVENT_TEAM_UNBANNED]: (data) => `${team(data)}在${competition(data)}中的禁赛已解除`,
  [EVENT_RANKING_PUBLISHED]: (data) => `${competition(data)}的最终排名已经公布`,
  [EVENT_QUALIFICATION_PASSED]: (data) =>
    `你的团队在${competition(data)}「${data.Stage?.Name ?? ''}」的资质审核已通过`,
  [EVENT_QUALIFICATION_REJECTED]: (data) =>
    `你的团队在${competition(data)}「${data.Stage?.Name ?? ''}」的资质审核未通过` +
    (data.Message ? `：${data.Message}` : ''),
};

/** Events about a team's submissions, which lead to where it submits. */
const submitting: readonly number[] = [
  EVENT_WORK_REVIEWED,
  EVENT_REVIEW_FAILED,
  EVENT_QUALIFICATION_PASSED,
  EVENT_QUALIFICATION_REJECTED,
  EVENT_REGISTRATION_PASSED,
];

/** The sentence of a notification; an event that has none of its own reads neutrally (decisions.md). */
export const notificationText = (eventType: number, data: NotificationData): string =>
  sentences[eventType]?.(data) ?? (data.Message || '你有一条新的通知');

/** Team events that are read among the requests, where they can be answered. */
const requests = [
  EVENT_MERGE_REQUESTED,
  EVENT_MERGE_REJECTED,
  EVENT_REQUEST_WITHDRAWN,
  EVENT_LEAVE_REQUESTED,
  EVENT_REMOVAL_REQUESTED,
];

/** A post, at the page and floor of a reply. */
const postLink = (id: string, floor: number | undefined) =>
  `/home/competition/forum/${id}${floor === undefined ? '' : `?floor=${floor}`}`;

/** The path that a notification leads to, null where there is none. */
export const notificationLink = (eventType: number, data: NotificationData): string | null => {
  if (isChatEvent(eventType)) return data.User ? `/home/user/message?user=${data.User._id}` : null;
  if (data.Post) return postLink(data.Post._id, data.Reply?.ReplyNumber);
  if (eventType === EVENT_REAL_NAME_PASSED || eventType === EVENT_REAL_NAME_REJECTED)
    return '/home/user/setting/account';
  if (data.Workorder)
    return `/home/${supportEvents.includes(eventType) ? 'admin/workorders' : 'user/workorder'}/${data.Workorder._id}`;
  const id = data.Competition?._id;
  if (!id) return null;
  if (submitting.includes(eventType)) return `/home/competition/${id}/submit`;
  if (eventType === EVENT_REGISTRATION_REJECTED) return `/home/competition/${id}/register`;
  if (eventType === EVENT_RANKING_PUBLISHED) return `/home/competition/${id}/leaderboard`;
  if (requests.includes(eventType)) return `/home/competition/${id}/teamswrapper/applications`;
  if (eventType === EVENT_SKILL_EARNED) return `/home/competition/${id}`;
  if (isTeamEvent(eventType)) return `/home/competition/${id}/teamswrapper/teammates`;
  return eventTypesOf.COMPETITION.includes(eventType) ? `/home/competition/${id}` : null;
};

/** Events that merge per target in the dropdown (spec 1, section 4). */
const merging: Record<number, string> = {
  16: 'topic', 17: 'topic', 22: 'lab', 23: 'lab', 25: 'dataset', 26: 'column', 27: 'column',
  31: 'workOrder', 35: 'labLike', 36: 'datasetLike', 45: 'zone', 53: 'badge',
}; // prettier-ignore

export interface NotificationLike {
  id: string;
  eventType: number;
  relatedId?: string | null;
  batchCount: number;
}

/** Unread notifications as the dropdown lists them, in their order: one newest a group, with all its ids. */
export const groupNotifications = <N extends NotificationLike>(
  notifications: readonly N[],
): { newest: N; ids: string[]; count: number }[] => {
  const groups = new Map<string, { newest: N; ids: string[]; count: number }>();
  for (const notification of notifications) {
    const { id, eventType, relatedId, batchCount } = notification;
    const target = merging[eventType];
    const key = target && relatedId ? `${target}:${eventType}:${relatedId}` : id;
    const group = groups.get(key);
    if (group) {
      group.ids.push(id);
      group.count += batchCount;
    } else groups.set(key, { newest: notification, ids: [id], count: batchCount });
  }
  return [...groups.values()];
};
