import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/src/database/database.ts';
import { migrateAll } from '#platform/src/database/migrate.ts';
import { ConfigurationError } from '@whaletide/server/configuration-error.ts';
import { PRODUCT_VERSION } from '@whaletide/server/product-version.ts';
import { testDatabase } from '../support/database.ts';
import { laterMigrations } from '../support/made-up-migrations.ts';

let database: Database;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.close());

const applied = async () =>
  (await database.db.execute(sql`select * from applied_migrations order by created_at`)).rows;

const run = (statement: string) => database.db.execute(sql.raw(statement));

/** Brings the database up to a version that there isn't. */
const migrateTo = async (version: string, ...statements: string[]): Promise<void> => {
  const { remove, ...later } = laterMigrations(version, ...statements);
  try {
    await migrateAll(database.db, later);
  } finally {
    remove();
  }
};

/** Opens the database as this version, which refuses. */
const refusal = async (): Promise<unknown> => {
  const before = await applied();
  const error = await migrateAll(database.db).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ConfigurationError);
  expect(await applied()).toEqual(before);
  return (error as Error).message;
};

describe('a database', () => {
  it('is brought up once, and stays as it is when it is opened again', async () => {
    const before = await applied();
    await migrateAll(database.db);
    expect(before).not.toEqual([]);
    expect(await applied()).toEqual(before);
  });

  it('notes which version of the product applied each migration', async () => {
    await migrateTo('9.1.0', 'create table made_up (id text primary key)');
    const versions = (await applied()).map(({ version }) => version);
    expect(versions.slice(0, -1)).toEqual(versions.slice(1).map(() => PRODUCT_VERSION));
    expect(versions.at(-1)).toBe('9.1.0');
  });

  it('from before versions were noted is opened, and notes them from then on', async () => {
    await run('alter table applied_migrations drop column version');
    await migrateTo('9.1.0', 'create table made_up (id text primary key)');
    const versions = (await applied()).map(({ version }) => version);
    expect(new Set(versions)).toEqual(new Set([null, '9.1.0']));
  });

  it('that a later version has brought up names it, and what to do', async () => {
    await migrateTo('9.1.0', 'create table made_up (id text primary key)');
    expect(await refusal()).toBe(
      'the database was brought up by version 9.1.0 of this product, and this is ' +
        `${PRODUCT_VERSION}, which doesn't know its tables. The database is left as it is: start ` +
        '9.1.0 or a later one, or restore the backup from before that upgrade ' +
        '(docs/operations.md, "Upgrade").',
    );
  });

  it('that a later commit has brought up names no version, as it has that of this one', async () => {
    await migrateTo(PRODUCT_VERSION, 'create table made_up (id text primary key)');
    expect(await refusal()).toMatch(
      /brought up by a later version .*start that version or a later/,
    );
  });

  it('of migrations that were never released is left untouched, and says what to do', async () => {
    await run(`insert into applied_migrations values ('of a commit', 1)`);
    expect(await refusal()).toMatch(/never released.*left as it is.*DATA_DIR.*DATABASE_URL/);
  });

  it('with a later migration, but not with all of ours, is none of a later version', async () => {
    await run(
      `update applied_migrations set hash = 'changed ' || hash, created_at = created_at + 1`,
    );
    expect(await refusal()).toMatch(/never released/);
  });

  it('has a migration that came in between, though it has a later one', async () => {
    await run(`update applied_migrations set created_at = created_at + 2`);
    await migrateTo('9.1.0', 'create table made_up (id text primary key)');
    expect((await run('select * from made_up')).rows).toEqual([]);
  });

  it('has every descending index in the order that `order by … desc` asks for', async () => {
    // As the server prints them: nulls come first of themselves, and are named only when last.
    const { rows } = await database.db.execute(
      sql`select indexname from pg_indexes where indexdef ilike '%desc nulls last%'`,
    );
    expect(rows).toEqual([]);
  });
});
