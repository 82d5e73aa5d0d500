import type { ChatMessage } from '@whaletide/schema/domains/chat/rest.ts';
import type { ChatMessageRow } from './tables.ts';

export const toMessage = (row: Omit<ChatMessageRow, 'key'>): ChatMessage => ({
  _id: row.id,
  Session: row.sessionId,
  Number: row.number,
  From: row.fromId,
  Content: row.content,
  Date: row.date.toISOString(),
});
