import { ConfigurationError } from '@whaletide/server/configuration-error.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open.ts';
import { readCommand, runCommand } from './command.ts';

/**
 * Makes an account an administrator of the site: the first one can be made by no other. With
 * `--deactivate` it stops an account, with `--reactivate` it starts one again; with
 * `--forget-second-step` a member who lost both phone and recovery codes signs in by password
 * again. `--restored-log` notes in the log of scores that the database was restored from a backup.
 * `--rebuild-search`, without an account, rebuilds the search index. It works on the configured
 * database; the embedded one is opened by one process alone, so that the product has to be stopped
 * for it.
 */
const run = async () => {
  const command = readCommand(process.argv.slice(2));
  const database = await openDatabase(readConfig(), (error) => console.error(error.message));
  try {
    console.log(await runCommand(database, command));
  } finally {
    await database.close();
  }
};

try {
  await run();
} catch (error) {
  console.error(error instanceof ConfigurationError ? error.message : error);
  process.exitCode = 1;
}
