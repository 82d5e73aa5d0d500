import cluster from 'node:cluster';
import { startLayer } from '@whaletide/server/starting.ts';
import { stopOnSignal } from '@whaletide/server/stopping.ts';
import { readConfig } from './config.ts';
import { createServer } from './server.ts';
import { runWorkers } from './workers/primary.ts';
import { joinSiblings } from './workers/siblings.ts';

await startLayer('gateway', 'PORT', async () => {
  const config = readConfig();
  if (config.workers > 1 && cluster.isPrimary) return runWorkers(config.workers);
  const server = await createServer(config, {
    siblings: cluster.isWorker ? joinSiblings() : undefined,
  });
  const { host, port, secureCookies, leaveTime, stopTimeout } = config.http;
  if (!secureCookies) {
    server.log[config.development ? 'info' : 'warn'](
      'Sessions use a cookie without Secure: set PUBLIC_ORIGINS to https origins',
    );
  }
  await server.listen({ host, port });
  stopOnSignal(server, { leave: leaveTime, longest: stopTimeout });
});
