import { invalidateAll } from '#apollo/invalidate.ts';
import type { LiveRefresh } from '#apollo/live-refresh.ts';
import { invalidateChats } from './refresh.ts';

export const chatRefreshes: LiveRefresh[] = [
  { on: ['CHAT_BEGUN', 'CHAT_MESSAGE', 'TEAM_MESSAGE'], refresh: invalidateChats },
  { on: ['CHAT_READ'], refresh: (cache) => invalidateAll(cache, 'Viewer', 'chatSessions') },
];
