import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { TestEnvironment } from 'jest-environment-node';
import { EMPTY } from './empty.ts';

/** How long a database waits for the worker's next file; jest waits no longer than 500 ms for a worker. */
const KEPT_MS = 250;

let free: PGlite | undefined;
let closing: NodeJS.Timeout | undefined;
const freeOnServer: string[] = [];

export interface LentDatabase {
  client: PGlite;
  /** Gives it back for the next test file, as empty as it came. */
  giveBack: () => Promise<void>;
}

declare global {
  /** An embedded database that outlives a test file. */
  function lendDatabase(options: () => PGliteOptions): Promise<LentDatabase>;
  /** Names of this worker's databases on the server that are empty and in nobody's use. */
  var freeDatabases: string[];
}

const lend = async (options: () => PGliteOptions): Promise<LentDatabase> => {
  const client = free ?? (await PGlite.create(options()));
  free = undefined;
  return {
    client,
    giveBack: async () => {
      await client.exec('unlisten *');
      await client.exec(EMPTY);
      if (free) await client.close();
      else free = client;
    },
  };
};

const closeFree = () => {
  void free?.close();
  free = undefined;
};

/**
 * Node's, with a database that the test files of a worker use one after the other: to
 * unpack one and to start it takes longer than most files' tests, and slows those that come after.
 */
export default class PlatformEnvironment extends TestEnvironment {
  override async setup() {
    clearTimeout(closing);
    await super.setup();
    this.global.lendDatabase = lend;
    this.global.freeDatabases = freeOnServer;
    // It knows a date by its class.
    this.global.Date = Date;
  }

  override async teardown() {
    await super.teardown();
    // An open one keeps the process from ending.
    closing = setTimeout(closeFree, KEPT_MS);
  }
}
