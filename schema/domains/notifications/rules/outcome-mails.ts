import type { NotificationData } from '../rest.ts';
import {
  EVENT_APPLICATION_ANSWERED,
  EVENT_CONTENT_FOLDED,
  EVENT_CONTENT_REMOVED,
  EVENT_CONTENT_RESTORED,
  EVENT_CREATOR_BANNED,
  EVENT_CREATOR_ENDED,
  EVENT_CREATOR_PARDONED,
  EVENT_CREATOR_READMITTED,
  EVENT_CREATOR_RESTORED,
  EVENT_CREATOR_SETTLED,
  EVENT_CREATOR_VIOLATION,
  EVENT_EXCHANGE_PAID,
  EVENT_EXCHANGE_RETURNED,
  EVENT_PROMOTED,
  EVENT_RANKING_PUBLISHED,
  EVENT_SHARE_REWARDED,
  EVENT_STAGE_REWARDED,
  EVENT_WORK_ORDER_ANSWERED,
  EVENT_WORK_ORDER_AWAITS,
  EVENT_WORK_ORDER_MOVED,
  EVENT_WORK_ORDER_TIMED_OUT,
} from './notifications.ts';

/** Mail that tells what came of something, beside the notice with its sentence. */
export interface Outcome {
  subject: string;
  /** Reason for which the member gets it, after 你收到这封邮件，因为. */
  because: string;
}

const workOrder = { subject: '你的工单有新的进展', because: '你提交了工单' };
const application = { subject: '你的申请有了结果', because: '你提交了申请' };
const creator = { subject: '你的创作者权益有变动', because: '你是社区的创作者' };
const exchange = { subject: '你的兑换有了结果', because: '你用鲸币兑换了礼品卡' };
const coins = { subject: '你获得了鲸币', because: '你的鲸币有入账' };
const content = { subject: '你发布的内容有变动', because: '管理员处理了你发布的内容' };

const outcomes: ReadonlyMap<number, Outcome> = new Map([
  [EVENT_WORK_ORDER_ANSWERED, workOrder],
  [EVENT_WORK_ORDER_AWAITS, workOrder],
  [EVENT_WORK_ORDER_MOVED, workOrder],
  [EVENT_WORK_ORDER_TIMED_OUT, workOrder],
  [EVENT_APPLICATION_ANSWERED, application],
  [EVENT_CREATOR_BANNED, creator],
  [EVENT_CREATOR_RESTORED, creator],
  [EVENT_CREATOR_VIOLATION, creator],
  [EVENT_CREATOR_ENDED, creator],
  [EVENT_CREATOR_PARDONED, creator],
  [EVENT_CREATOR_READMITTED, creator],
  [EVENT_EXCHANGE_PAID, exchange],
  [EVENT_EXCHANGE_RETURNED, exchange],
  [EVENT_CREATOR_SETTLED, coins],
  [EVENT_STAGE_REWARDED, coins],
  [EVENT_SHARE_REWARDED, coins],
  [EVENT_CONTENT_FOLDED, content],
  [EVENT_CONTENT_RESTORED, content],
  [EVENT_CONTENT_REMOVED, content],
]);

/** Events that bring coins to some of those who are told. */
const perhapsPaid: readonly number[] = [EVENT_PROMOTED, EVENT_RANKING_PUBLISHED];

/** Numbers of the events that are mailed, those included that are only where they bring coins. */
export const outcomeEvents: readonly number[] = [...outcomes.keys(), ...perhapsPaid];

/** Finds the mail that tells a member of an event; null for one that the bell alone tells. */
export const outcomeOf = (
  eventType: number,
  { AwardWhaleCoin = 0, Message }: Pick<NotificationData, 'AwardWhaleCoin' | 'Message'>,
): Outcome | null => {
  if (perhapsPaid.includes(eventType)) return AwardWhaleCoin > 0 ? coins : null;
  // The answer that accepts an application.
  if (eventType === EVENT_WORK_ORDER_ANSWERED && Message !== undefined) return application;
  return outcomes.get(eventType) ?? null;
};
