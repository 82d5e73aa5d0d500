import {
  EVENT_CHAT_READ,
  isChatEvent,
} from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { invalidateQueries } from '#apollo/invalidate.ts';
import type { LiveRefresh } from '#apollo/live-refresh.ts';
import { invalidateChats } from './refresh.ts';

export const chatRefreshes: LiveRefresh[] = [
  { on: ({ eventType }) => isChatEvent(eventType), refresh: invalidateChats },
  { on: [EVENT_CHAT_READ], refresh: (cache) => invalidateQueries(cache, 'chatSessions') },
];
