import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { TestEnvironment } from 'jest-environment-node';

/** How long a database waits for the worker's next file; jest waits no longer than 500 ms for a worker. */
const KEPT_MS = 250;

let free: PGlite | undefined;
let closing: NodeJS.Timeout | undefined;

/** Empties what has rows; a whole TRUNCATE of every table takes longer than most tests. */
const EMPTY = `do $$
declare
  name text;
  filled boolean;
  names text[] = '{}';
begin
  for name in select format('%I', tablename) from pg_tables
    where schemaname = 'public' and tablename <> 'applied_migrations'
  loop
    execute format('select exists (select from %s)', name) into filled;
    if filled then names = names || name; end if;
  end loop;
  if names <> '{}' then
    execute 'truncate ' || array_to_string(names, ', ') || ' restart identity cascade';
  end if;
end $$`;

export interface LentDatabase {
  client: PGlite;
  /** Gives it back for the next test file, as empty as it came. */
  giveBack: () => Promise<void>;
}

declare global {
  /** An embedded database that outlives a test file. */
  function lendDatabase(options: () => PGliteOptions): Promise<LentDatabase>;
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
 * Node's, with an embedded database that the test files of a worker use one after the other: to
 * unpack one and to start it takes longer than most files' tests, and slows those that come after.
 */
export default class PlatformEnvironment extends TestEnvironment {
  override async setup() {
    clearTimeout(closing);
    await super.setup();
    this.global.lendDatabase = lend;
    // It knows a date by its class.
    this.global.Date = Date;
  }

  override async teardown() {
    await super.teardown();
    // An open one keeps the process from ending.
    closing = setTimeout(closeFree, KEPT_MS);
  }
}
