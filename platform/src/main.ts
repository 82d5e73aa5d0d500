import { startLayer } from '@whaletide/server/starting.ts';
import { stopOnSignal } from '@whaletide/server/stopping.ts';
import { type Config, readConfig } from './config.ts';
import type { Database } from './database/database.ts';
import { openDatabase } from './database/open.ts';
import { fillDemo, isEmpty } from './demo/fill.ts';
import { fileStore } from './files/store.ts';
import { buildServer } from './server.ts';

/** A stop that takes longer than this is cut: whoever sent the signal is waiting. */
const STOP_MS = 9_000;

/** A new embedded database gets the demo community; a PostgreSQL only by `npm run demo`. */
const welcome = async (config: Config, database: Database) => {
  if (config.databaseUrl !== undefined || !(await isEmpty(database))) return;
  await fillDemo({ database, files: fileStore(config), config }, 1, new Date());
};

await startLayer('platform', 'PLATFORM_PORT', async () => {
  const config = readConfig();
  const database = await openDatabase(config, (error) => console.error(error.message));
  await welcome(config, database);
  const app = await buildServer({ config, database });
  await app.listen({ host: config.host, port: config.port });
  const times = { leave: config.limits.leaveMs, longest: STOP_MS };
  stopOnSignal(app, times, () => app.close().then(() => database.close()));
});
