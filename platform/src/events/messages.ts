import type { LiveMessage } from '@whaletide/schema/shared/rest/live.ts';
import type {
  Notification,
  NotificationData,
} from '@whaletide/schema/domains/notifications/rest.ts';
import type { organizationWebhookKinds } from '@whaletide/schema/domains/webhooks/rules/kinds.ts';
import type { QuestEvent } from '@whaletide/schema/domains/quests/rest.ts';
import type { EventRow } from './tables.ts';

/** A notification before it has recipients and numbers. */
export interface NoticeDraft {
  kind: 'notification';
  eventType: number;
  related: string | null;
  data: NotificationData;
  /**
   * True where pages alone hear of it: it stands in no list, and takes the place of the same one
   * before it.
   */
  fleeting?: true;
}

/** An event before it has recipients and numbers. */
export type EventDraft =
  | NoticeDraft
  | { kind: 'quest'; data: QuestEvent }
  | { kind: 'session-ended'; data: { sessionId: string } };

/** Event in a competition, for those who listen from outside. */
export interface Happening {
  kind: (typeof organizationWebhookKinds)[number];
  competitionId: string;
  /** Member to whom it happened, where it is told to them too. */
  memberId?: string;
  /** Names and numbers that are told of it beside the competition; no long texts. */
  data: Readonly<Record<string, unknown>>;
}

/** The contract's notification out of its row in the log. */
export const toNotification = (row: EventRow): Notification => ({
  _id: row.id,
  EventId: String(row.number),
  EventType: row.eventType ?? 0,
  Date: row.date.toISOString(),
  hasRead: row.readDate !== null,
  BatchCount: 1,
  Related: row.related,
  Bell: row.bell,
  Desktop: row.desktop,
  Data: row.data as NotificationData,
});

/** Maps a row of the log to the message that the live socket sends. */
export const toLiveMessage = (row: EventRow): LiveMessage => {
  const id = String(row.number);
  switch (row.kind) {
    case 'notification':
      return { type: 'notification', id, data: toNotification(row) };
    case 'quest':
      return { type: 'quest', id, data: row.data as QuestEvent };
    case 'session-ended':
      return { type: 'session-ended', id, data: row.data as { sessionId: string } };
  }
};
