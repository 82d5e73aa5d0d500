import { eventTypesByKind } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import type { Handle } from '#database/database.ts';
import { markRelatedRead, unreadOfRelated } from '../notifications/store.ts';

// A message is unread as long as its notification is: there is one truth for the message box, the
// list of conversations and the receipts.

/** Unread messages by the member whom they wait for and by conversation. */
export const unreadMessages = async (
  db: Handle,
  memberIds: readonly string[],
  sessionIds: readonly string[],
): Promise<(memberId: string, sessionId: string) => number> => {
  const rows = await unreadOfRelated(db, memberIds, sessionIds, eventTypesByKind.CHAT);
  const counts = new Map(
    rows.map(({ memberId, related, unread }) => [`${memberId} ${related}`, unread]),
  );
  return (memberId, sessionId) => counts.get(`${memberId} ${sessionId}`) ?? 0;
};

/** Marks the member's messages of a conversation as read; answers whether there were any unread. */
export const readMessages = (
  db: Handle,
  memberId: string,
  sessionId: string,
  now: Date,
): Promise<boolean> => markRelatedRead(db, memberId, sessionId, eventTypesByKind.CHAT, now);
