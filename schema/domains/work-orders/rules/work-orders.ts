import { resolveStatus, workOrderStatus } from '../rest/work-orders.ts';
import { refuse, type Refusal } from '#shared/rules/refusal.ts';

const { pending, accepted, processing, closed, awaitingConfirmation } = workOrderStatus;

/** Lengths in characters, of Markdown as it is stored. */
export const workOrderLimits = {
  content: 10_000,
  message: 10_000,
  link: 500,
  /** Limit per work order. */
  screenshots: 9,
  /** Limit per message. */
  attachments: 9,
  contact: 100,
  /** Reason of the support for closing. */
  closeReason: 500,
};

/** A work order that waits for its member's confirmation closes by itself. */
export const CONFIRM_DAYS = 7;
/** The identity that members see behind every answer. */
export const SUPPORT_NAME = '鲸潮客服';

/**
 * Party that moves a work order: its creator, a member of the support staff, or the passing of 7
 * days.
 */
export type WorkOrderActor = 'member' | 'support' | 'timeout';

interface Step {
  by: WorkOrderActor;
  from: readonly number[];
  to: number;
  /** resolveStatus that it leaves behind. */
  resolve: number | null;
}

/** Everything that moves a work order without a message. */
const steps: readonly Step[] = [
  { by: 'member', from: [pending, accepted, processing], to: closed, resolve: null },
  // 已解决
  { by: 'member', from: [awaitingConfirmation], to: closed, resolve: resolveStatus.resolved },
  // 未解决 and 继续反馈
  {
    by: 'member',
    from: [awaitingConfirmation, closed],
    to: processing,
    resolve: resolveStatus.reopened,
  },
  {
    by: 'support',
    from: [pending, accepted, processing, awaitingConfirmation],
    to: closed,
    resolve: null,
  },
  { by: 'timeout', from: [awaitingConfirmation], to: closed, resolve: resolveStatus.timedOut },
];

export interface WorkOrderMove {
  status: number;
  resolve: number | null;
}

/**
 * Finds the result of an actor's moving a work order from one status to another; null where that
 * isn't allowed.
 */
export const statusMove = (by: WorkOrderActor, from: number, to: number): WorkOrderMove | null => {
  const step = steps.find((one) => one.by === by && one.to === to && one.from.includes(from));
  return step ? { status: step.to, resolve: step.resolve } : null;
};

/**
 * Checks the reason that a work order is closed with: the support gives one, unless the work order
 * awaits the member's confirmation; others don't.
 */
export const closeReasonProblem = (
  by: WorkOrderActor,
  from: number,
  reason: string,
): Refusal | null => {
  const most = workOrderLimits.closeReason;
  const text = reason.trim();
  if (by !== 'support')
    return text ? refuse('BAD_USER_INPUT', '只有客服关闭工单时填写原因', 'Reason') : null;
  if (!text && from !== awaitingConfirmation)
    return refuse('BAD_USER_INPUT', '请输入关闭原因', 'Reason');
  return [...text].length > most
    ? refuse('BAD_USER_INPUT', `关闭原因最多${most}个字符`, 'Reason')
    : null;
};

/** Reason why the actor can't write in a work order of this status; null where they can. */
export const replyProblem = (by: WorkOrderActor, status: number): Refusal | null => {
  if (status === closed) return refuse('CONFLICT', '工单已关闭，如需继续沟通请先选择继续反馈');
  if (by === 'member' && status === awaitingConfirmation)
    return refuse('CONFLICT', '工单待确认，请先选择问题是否已解决');
  return null;
};

/** The status after a message: a member's leaves it, the support's works on it or asks to confirm. */
export const statusAfterReply = (by: WorkOrderActor, status: number, asks: boolean): number => {
  if (by === 'member') return status;
  return asks ? awaitingConfirmation : processing;
};

export const STALE_WORK_ORDER = '工单状态已更新，请刷新后再试';

const textProblem = (text: string, most: number, empty: string, field: string): Refusal | null => {
  if (!text.trim()) return refuse('BAD_USER_INPUT', empty, field);
  if (text.length > most)
    return refuse('BAD_USER_INPUT', `内容过长，最多${most}个字符（已${text.length}个）`, field);
  return null;
};

/** Why a new work order can't have this content; null when it can. */
export const contentProblem = (content: string): Refusal | null =>
  textProblem(content, workOrderLimits.content, '请输入问题描述', 'Content');

/** Why a message can't be sent; null when it can. */
export const messageProblem = (message: {
  content: string;
  attachments: readonly unknown[];
}): Refusal | null => {
  const most = workOrderLimits.attachments;
  if (message.attachments.length > most)
    return refuse('BAD_USER_INPUT', `一条消息最多${most}个附件`, 'Attachments');
  return textProblem(message.content, workOrderLimits.message, '请输入发送内容', 'Content');
};

/** Why a link can't be sent along; null when it can. An empty one is none. */
export const linkProblem = (link: string): string | null => {
  const text = link.trim();
  if (text === '') return null;
  if (!/^https?:\/\/\S+$/i.test(text)) return '请输入以 http:// 或 https:// 开头的链接';
  return text.length > workOrderLimits.link ? `链接最多${workOrderLimits.link}个字符` : null;
};

export interface Screenshot {
  name: string;
  url: string;
}

const imageLine = ({ name, url }: Screenshot) =>
  `![${name.replace(/\.[^.]*$/, '').replace(/[[\]\\]/g, '')}](${url})`;

/**
 * Builds the content that is filed: the text, a line for each screenshot and the link, joined by
 * blank lines.
 */
export const workOrderContent = (parts: {
  text: string;
  screenshots: readonly Screenshot[];
  link: string;
}): string =>
  [parts.text.trim(), ...parts.screenshots.map(imageLine), parts.link.trim()]
    .filter((part) => part !== '')
    .join('\n\n');

/** Keys of the files that a text shows. */
export const fileKeysIn = (markdown: string): string[] => [
  ...new Set([...markdown.matchAll(/\/files\/([0-9a-f]{32})\b/g)].map(([, key = '']) => key)),
];

/** The scenes of the suggestion form; the last one reveals an input of its own. */
export const OTHER_SCENE = '其他';
export const suggestionScenes = [
  '数据探索',
  '模型开发',
  '多人协作',
  '组织管理',
  '课程教学（老师）',
  '参与竞赛（选手）',
  OTHER_SCENE,
] as const;

export interface Suggestion {
  scenes: readonly string[];
  /** Member's own description of what they do, with the scene 其他. */
  otherScene: string;
  text: string;
  contact: string;
}

const SUGGESTION_MISSING = '“功能缺陷 / 产品建议 / 文档问题” 为必填项，不能为空。';

/** Everything about a suggestion that can't be sent, by its field. */
export const suggestionProblems = ({
  text,
  contact,
}: Suggestion): { text?: string; contact?: string } => ({
  ...(!text.trim() && { text: SUGGESTION_MISSING }),
  ...(contact.length > workOrderLimits.contact && {
    contact: `联系方式最多${workOrderLimits.contact}个字符`,
  }),
});

/** A suggestion as the content of its work order. */
export const suggestionContent = ({ scenes, otherScene, text, contact }: Suggestion): string => {
  const named = scenes.map((scene) =>
    scene === OTHER_SCENE && otherScene.trim() ? `${scene}（${otherScene.trim()}）` : scene,
  );
  return [
    `**使用场景**：${named.join('、') || '未选择'}`,
    `**功能缺陷 / 产品建议 / 文档问题**`,
    text.trim(),
    `**联系方式**：${contact.trim() || '未填写'}`,
  ].join('\n\n');
};
