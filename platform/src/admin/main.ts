import { ConfigurationError } from '@whaletide/server/configuration-error.ts';
import { PRODUCT_VERSION } from '@whaletide/server/product-version.ts';
import { readConfig } from '../config.ts';
import { isDatabaseAway } from '../database/away.ts';
import { openDatabase } from '../database/open.ts';
import { readCommand, runCommand, USAGE } from './command.ts';

/**
 * Makes an account an administrator of the site: the first one can be made by no other. With
 * `--deactivate` it stops an account, with `--reactivate` it starts one again; with
 * `--forget-second-step` a member who lost both phone and recovery codes signs in by password
 * again. `--restored-log` notes in the log of scores that the database was restored from a backup.
 * `--rebuild-search`, without an account, rebuilds the search index. It works on the configured
 * database; the embedded one is opened by one process alone, so that the product has to be stopped
 * for it. `--help` says how it is used, `--version` of which version the product is.
 */
const run = async (): Promise<void> => {
  const words = process.argv.slice(2);
  if (words.includes('--help')) return console.log(USAGE);
  if (words.includes('--version')) return console.log(PRODUCT_VERSION);
  const command = readCommand(words);
  const database = await openDatabase(readConfig(), (error) => console.error(error.message));
  try {
    console.log(await runCommand(database, command));
  } finally {
    await database.close();
  }
};

/** The innermost error, which names what couldn't be reached: a driver's own wraps a query's text. */
const reasonOf = (error: unknown): string => {
  let inner = error as Error;
  while (inner.cause instanceof Error) inner = inner.cause;
  return (inner as NodeJS.ErrnoException).code ?? inner.message;
};

try {
  await run();
} catch (error) {
  if (isDatabaseAway(error)) console.error(`连不上数据库（DATABASE_URL）：${reasonOf(error)}`);
  else console.error(error instanceof ConfigurationError ? error.message : error);
  process.exitCode = 1;
}
