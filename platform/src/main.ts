import { type Config, readConfig } from './config.ts';
import type { Database } from './database/database.ts';
import { openDatabase } from './database/open.ts';
import { fillDemo, isEmpty } from './demo/fill.ts';
import { ConfigError } from './environment.ts';
import { fileStore } from './files/store.ts';
import { buildServer } from './server.ts';

/** A stop that takes longer than this is cut: whoever sent the signal is waiting. */
const STOP_MS = 9_000;

/** A new embedded database gets the demo community; a PostgreSQL only by `npm run demo`. */
const welcome = async (config: Config, database: Database) => {
  if (config.databaseUrl !== undefined || !(await isEmpty(database))) return;
  await fillDemo({ database, files: fileStore(config), config }, 1, new Date());
};

/** Tells whoever runs us that starting again can't help: a wrong setting, a port in use. */
const EXIT_CONFIG = 78;

const start = async () => {
  const config = readConfig();
  const database = await openDatabase(config, (error) => console.error(error.message));
  await welcome(config, database);
  const app = await buildServer({ config, database });
  await app.listen({ host: config.host, port: config.port });

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_MS).unref();
    app.leave();
    setTimeout(() => {
      app
        .close()
        .then(() => database.close())
        .then(
          () => process.exit(0),
          (error: unknown) => {
            app.log.error({ err: error }, 'stop failed');
            process.exit(1);
          },
        );
    }, config.limits.leaveMs);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Run by another process of ours, this one ends with it.
  process.on('disconnect', stop);
};

try {
  await start();
} catch (error) {
  // What is wrong with the settings needs no stack.
  const inUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  if (!inUse && !(error instanceof ConfigError)) throw error;
  console.error(
    `platform: ${(error as Error).message}${inUse ? '; set PLATFORM_PORT to another' : ''}`,
  );
  process.exit(EXIT_CONFIG);
}
