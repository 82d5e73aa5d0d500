import type { DeliveryKind } from '@whaletide/schema/domains/webhooks/rules/kinds.ts';
import { MAX_WEBHOOK_BODY } from '@whaletide/schema/domains/webhooks/rules/webhooks.ts';
import {
  EVENT_REVIEW_FAILED,
  EVENT_WEBHOOK_STOPPED,
  EVENT_WORK_REVIEWED,
  isChatEvent,
  kindOf,
} from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { notificationLink } from '@whaletide/schema/domains/notifications/rules/notification-links.ts';
import { notificationText } from '@whaletide/schema/domains/notifications/rules/notification-texts.ts';
import type { NoticeDraft } from '#events/messages.ts';

/** Characters of a text in a message: who wants all of it reads it on the site. */
const MAX_TEXT = 500;

const isThing = (value: unknown): value is { _id: string; Name: string } =>
  typeof value === 'object' && value !== null && '_id' in value && 'Name' in value;

const named = (value: unknown) =>
  isThing(value) ? { id: value._id, name: value.Name } : undefined;

/** Cuts every text of what is told, so that no message is larger than receivers take. */
const cut = (value: unknown): unknown => {
  if (typeof value === 'string') return value.slice(0, MAX_TEXT).toWellFormed();
  if (Array.isArray(value)) return value.map(cut);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, cut(own)]));
};

/**
 * The body of a message: its kind, the time at which it happened, and what is told of it.
 * @throws Error where it is larger than any should be
 */
export const bodyOf = (kind: DeliveryKind, date: Date, data: object): string => {
  const body = JSON.stringify({ type: kind, timestamp: date.toISOString(), data: cut(data) });
  if (Buffer.byteLength(body) > MAX_WEBHOOK_BODY)
    throw new Error(`a message of ${kind} is too large`);
  return body;
};

/** Kind of a notice for its member's webhooks; null for what they aren't told: messages, and their own end. */
export const noticeKind = ({
  eventType,
  fleeting,
}: NoticeDraft): 'work.scored' | 'work.failed' | 'notification.created' | null => {
  if (fleeting || isChatEvent(eventType) || eventType === EVENT_WEBHOOK_STOPPED) return null;
  if (eventType === EVENT_WORK_REVIEWED) return 'work.scored';
  return eventType === EVENT_REVIEW_FAILED ? 'work.failed' : 'notification.created';
};

/** Tells a member of a notice. */
export const noticeData = (id: string, { eventType, data }: NoticeDraft): object => {
  const { Competition, Task, Team, Work } = data;
  return {
    notification: {
      id,
      kind: kindOf(eventType),
      text: notificationText(eventType, data),
      path: notificationLink(eventType, data),
    },
    competition: named(Competition),
    task: named(Task),
    team: named(Team),
    ...(Work && {
      work: {
        id: Work._id,
        score: Work.Score,
        error: Work.ReviewErrorMessage,
        ...(Work.Rescored && { scoreBefore: Work.ScoreBefore ?? null }),
      },
    }),
  };
};
