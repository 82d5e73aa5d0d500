import { startLayer } from '@whaletide/server/starting.ts';
import { stopOnSignal } from '@whaletide/server/stopping.ts';
import { loadConfig } from './config.ts';
import { createServer } from './server.ts';

await startLayer('gateway', 'PORT', async () => {
  const config = loadConfig(process.env);
  const server = await createServer(config);
  const { host, port, secureCookies, leaveTime, stopTimeout } = config.http;
  if (!secureCookies) {
    server.log.warn('Sessions use a cookie without Secure: set PUBLIC_ORIGINS to https origins');
  }
  await server.listen({ host, port });
  stopOnSignal(server, { leave: leaveTime, longest: stopTimeout });
});
