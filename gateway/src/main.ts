import { loadConfig } from './config.ts';
import { ConfigurationError } from './environment.ts';
import { createServer } from './server.ts';

/** Tells whoever runs us that starting again can't help: a wrong setting, a port in use. */
const EXIT_CONFIG = 78;

try {
  const config = loadConfig(process.env);
  const server = await createServer(config);
  if (!config.http.secureCookies) {
    server.log.warn('Sessions use a cookie without Secure: set PUBLIC_ORIGINS to https origins');
  }
  await server.listen({ host: config.http.host, port: config.http.port });

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), config.http.stopTimeout).unref();
    server.leave();
    setTimeout(() => {
      server.close().then(
        () => process.exit(0),
        (error: unknown) => {
          server.log.error({ err: error }, 'stop failed');
          process.exit(1);
        },
      );
    }, config.http.leaveTime);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Run by another process of ours, this one ends with it.
  process.on('disconnect', stop);
} catch (error) {
  // What is wrong with the configuration needs no stack.
  const inUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  if (!inUse && !(error instanceof ConfigurationError)) throw error;
  console.error(`gateway: ${(error as Error).message}${inUse ? '; set PORT to another' : ''}`);
  process.exit(EXIT_CONFIG);
}
