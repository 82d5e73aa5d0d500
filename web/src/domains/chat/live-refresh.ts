import { isChatEvent } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import type { LiveRefresh } from '../../apollo/live-refresh.ts';
import { invalidateChats } from './refresh.ts';

export const chatRefreshes: LiveRefresh[] = [
  { on: ({ eventType }) => isChatEvent(eventType), refresh: invalidateChats },
];
