import { invalidateAll } from '#apollo/invalidate.ts';
import type { LiveRefresh } from '#apollo/live-refresh.ts';
import { invalidateVerification } from './components/Verification/refresh.ts';

export const accountRefreshes: LiveRefresh[] = [
  {
    on: ['REAL_NAME_PASSED', 'REAL_NAME_REJECTED'],
    refresh: (cache, _event, client) => invalidateVerification(client, cache),
  },
  {
    on: ['EXPORT_READY'],
    refresh: (cache) => invalidateAll(cache, 'Viewer', 'dataExports'),
  },
];
