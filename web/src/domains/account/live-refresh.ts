import {
  EVENT_EXPORT_READY,
  EVENT_REAL_NAME_PASSED,
  EVENT_REAL_NAME_REJECTED,
} from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { invalidateAll } from '#apollo/invalidate.ts';
import type { LiveRefresh } from '#apollo/live-refresh.ts';
import { invalidateVerification } from './components/Verification/refresh.ts';

export const accountRefreshes: LiveRefresh[] = [
  {
    on: [EVENT_REAL_NAME_PASSED, EVENT_REAL_NAME_REJECTED],
    refresh: (cache, _event, client) => invalidateVerification(client, cache),
  },
  {
    on: [EVENT_EXPORT_READY],
    refresh: (cache) => invalidateAll(cache, 'Viewer', 'dataExports'),
  },
];
