import { refuse, type Refusal } from '#shared/rules/refusal.ts';

/** Actions of members that quests count, with their names: all that the platform can count. */
export const questTriggers = {
  SITE_VISITED: '到访社区',
  COMPETITION_LIST_VIEWED: '浏览比赛列表',
  COMPETITION_VIEWED: '浏览比赛',
  COMPETITION_REGISTERED: '报名比赛',
  WORK_SUBMITTED: '提交结果',
  WORK_REVIEWED: '提交通过评审',
  MEMBER_FOLLOWED: '关注成员',
  COLUMN_FOLLOWED: '关注专栏',
  PROFILE_COMPLETED: '完善个人资料',
  EMAIL_BOUND: '绑定邮箱',
  PHONE_BOUND: '绑定手机',
  POST_VIEWED: '阅读帖子',
  COLUMN_VIEWED: '阅读专栏',
  PROJECT_VIEWED: '阅读项目',
  POST_CREATED: '发布帖子',
  REPLY_CREATED: '回复帖子',
  COMMENT_CREATED: '发表评论',
  COLUMN_CREATED: '创建专栏',
} as const;
export type QuestTrigger = keyof typeof questTriggers;

export const isQuestTrigger = (name: string): name is QuestTrigger =>
  Object.hasOwn(questTriggers, name);

/**
 * Actions that concern one single thing: each counts once, where a quest counts each thing once.
 */
const single: readonly QuestTrigger[] = [
  'SITE_VISITED',
  'COMPETITION_LIST_VIEWED',
  'PROFILE_COMPLETED',
  'EMAIL_BOUND',
  'PHONE_BOUND',
];

/** Actions that can be undone and repeated: each counts once, whatever the quest says. */
const undone: readonly QuestTrigger[] = [
  'MEMBER_FOLLOWED',
  'COLUMN_FOLLOWED',
  'PROFILE_COMPLETED',
  'EMAIL_BOUND',
  'PHONE_BOUND',
];

/** Tells whether a thing counts only once a period for a quest. */
export const isCountedOnce = (trigger: QuestTrigger, countsOnce: boolean): boolean =>
  countsOnce || undone.includes(trigger);

/** On which pages a quest may be recommended, by the names of their routes, and what they are called. */
export const questPages: Readonly<Record<string, string>> = {
  index: '首页',
  'competition-list': '比赛列表',
  'competition-detail': '比赛详情',
  'team-detail': '团队',
  'forum-detail': '帖子',
  'forum-create-post': '发布帖子',
  'special-detail': '频道',
  'special-forum-post': '频道帖子',
  'special-forum-create': '发布频道帖子',
  'project-detail': '项目',
  'dataset-detail': '数据集',
  'column-list': '专栏列表',
  'column-detail': '专栏',
  'user-profile': '个人主页',
  'user-setting': '设置',
  'user-level': '等级',
};

/** Longest texts in characters, and bounds; ours, as the specification names none. */
export const questLimits = {
  /** Quests of all types, including those that are switched off. */
  quests: 100,
  name: 30,
  link: 300,
  description: 200,
  guideline: 5_000,
  threshold: 1_000,
  reward: 10_000,
  sortWeight: 100_000,
} as const;

export interface QuestTexts {
  name: string;
  /** A path of this site; null for none. */
  link: string | null;
  description: string;
  guideline: string;
  threshold: number;
  countsOnce: boolean;
  rewards: readonly { type: string; amount: number }[];
  sortWeight: number;
  relatedPages: readonly string[];
  events: readonly string[];
}

const wrong = (message: string, field: string) => refuse('BAD_USER_INPUT', message, field);
const lengthOf = (text: string) => [...text.trim()].length;

const textProblem = (text: string, what: string, most: number, field: string) => {
  if (!text.trim()) return wrong(`请输入${what}`, field);
  return lengthOf(text) > most ? wrong(`${what}最多${most}个字符`, field) : null;
};

const isWhole = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

const rewardProblems = (rewards: QuestTexts['rewards']): (Refusal | null)[] => [
  rewards.length === 0 ? wrong('请至少设置一项奖励', 'Rewards') : null,
  new Set(rewards.map(({ type }) => type)).size < rewards.length
    ? wrong('同一种奖励只能设置一次', 'Rewards')
    : null,
  ...rewards.map(({ amount }, index) =>
    isWhole(amount, 1, questLimits.reward)
      ? null
      : wrong(`请输入 1 到 ${questLimits.reward} 的整数`, `Rewards.${index}.Amount`),
  ),
];

/** Answers how often such a quest can be counted in a period; null where there is no limit. */
const mostSteps = ({ countsOnce, events }: QuestTexts): number | null => {
  const triggers = events.filter(isQuestTrigger);
  const isBounded = (one: QuestTrigger) => single.includes(one) && isCountedOnce(one, countsOnce);
  return triggers.length > 0 && triggers.every(isBounded) ? triggers.length : null;
};

const thresholdProblem = (texts: QuestTexts): Refusal | null => {
  const { threshold } = texts;
  if (!isWhole(threshold, 1, questLimits.threshold))
    return wrong(`请输入 1 到 ${questLimits.threshold} 的整数`, 'CompletionThreshold');
  const most = mostSteps(texts);
  return most !== null && threshold > most
    ? wrong(`所选行为最多只能计 ${most} 次`, 'CompletionThreshold')
    : null;
};

/** Everything that is wrong with a quest, in the order of its form. */
export const questProblems = (texts: QuestTexts): Refusal[] => {
  const { name, link, description, guideline, sortWeight } = questLimits;
  const path = texts.link?.trim() ?? '';
  return [
    textProblem(texts.name, '任务名称', name, 'Name'),
    textProblem(texts.description, '任务说明', description, 'Description'),
    lengthOf(texts.guideline) > guideline
      ? wrong(`任务指引最多${guideline}个字符`, 'Guideline')
      : null,
    path && (!/^\/([^/\\]|$)/.test(path) || lengthOf(path) > link)
      ? wrong('请输入以 / 开头的站内地址', 'Link')
      : null,
    texts.events.length === 0 ? wrong('请至少选择一种行为', 'AssociatedEventTypes') : null,
    texts.events.every(isQuestTrigger) ? null : wrong('请选择列表中的行为', 'AssociatedEventTypes'),
    thresholdProblem(texts),
    ...rewardProblems(texts.rewards),
    isWhole(texts.sortWeight, 0, sortWeight)
      ? null
      : wrong(`请输入 0 到 ${sortWeight} 的整数`, 'SortWeight'),
    texts.relatedPages.every((page) => Object.hasOwn(questPages, page))
      ? null
      : wrong('请选择列表中的页面', 'RelatedPages'),
  ].filter((problem) => problem !== null);
};
