import { openDatabase } from '#platform/src/database/open.ts';
import { readConfig } from '#platform/src/config.ts';
import { buildServer } from '#platform/src/server.ts';

/** Platform as its own entry starts it, with a clock that is CLOCK_AHEAD_MS ahead. */
const ahead = Number(process.env.CLOCK_AHEAD_MS);
const config = readConfig();
const database = await openDatabase(config, (error) => console.error(error.message));
const app = await buildServer({ config, database, now: () => new Date(Date.now() + ahead) });
await app.listen({ host: config.host, port: config.port });
process.once('SIGTERM', () => {
  void app
    .close()
    .then(() => database.close())
    .then(() => process.exit());
});
