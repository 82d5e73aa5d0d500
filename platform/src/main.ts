import { startLayer } from '@whaletide/server/starting.ts';
import { stopOnSignal } from '@whaletide/server/stopping.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './database/open.ts';
import { welcome } from './demo/welcome.ts';
import { buildServer } from './server.ts';

/** Time after which a stop is cut short, in ms: the sender of the signal is waiting. */
const STOP_MS = 9_000;

await startLayer('platform', 'PLATFORM_PORT', async () => {
  const config = readConfig();
  const database = await openDatabase(config, (error) => console.error(error.message));
  const done = await welcome(config, database);
  if (done !== null) console.warn(done);
  const app = await buildServer({ config, database });
  await app.listen({ host: config.host, port: config.port });
  const times = { leave: config.limits.leaveMs, longest: STOP_MS };
  stopOnSignal(app, times, () => app.close().then(() => database.close()));
});
