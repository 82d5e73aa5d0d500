import path from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { ConfigurationError } from '@whaletide/server/configuration-error.ts';
import type { Handle } from './database.ts';

const migrationsFolder = path.join(import.meta.dirname, 'migrations');

/** Any fixed number: processes that start together take turns under it. */
const MIGRATION_LOCK = 7_203_114;

/** Migrations became one before the first release, and a later version's aren't known here. */
const OTHER_VERSION = [
  'the database was made by another version of this product, and is left as it is.',
  'Start the version that made it, or begin with an empty database:',
  'set DATA_DIR to a new folder, or DATABASE_URL to a new database',
].join(' ');

interface AppliedRow extends Record<string, unknown> {
  hash: string;
  created_at: string;
}

/**
 * Applies the migrations that the database hasn't seen, in one transaction under an advisory
 * lock, so that several processes may start at once and a failed migration leaves nothing behind.
 * The same files serve PGlite and PostgreSQL.
 *
 * @throws ConfigurationError for a database that another version made; nothing in it is changed
 */
export const migrateAll = async (db: Handle): Promise<void> => {
  const migrations = readMigrationFiles({ migrationsFolder });
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await tx.execute(sql`create table if not exists applied_migrations (
      hash text primary key, created_at bigint not null)`);
    const { rows } = await tx.execute<AppliedRow>(
      sql`select hash, created_at from applied_migrations order by created_at`,
    );
    const known = new Set(migrations.map(({ hash }) => hash));
    if (!rows.every(({ hash }) => known.has(hash))) throw new ConfigurationError(OTHER_VERSION);
    const newest = Number(rows.at(-1)?.created_at ?? 0);
    for (const migration of migrations) {
      if (migration.folderMillis <= newest) continue;
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`insert into applied_migrations values (${migration.hash}, ${migration.folderMillis})`,
      );
    }
  });
};
