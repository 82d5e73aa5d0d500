import path from 'node:path';
import { sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { ConfigurationError } from '@whaletide/server/configuration-error.ts';
import { PRODUCT_VERSION } from '@whaletide/server/product-version.ts';
import type { Handle } from './database.ts';
import { type AppliedMigration, refusalOf } from './other-version.ts';

const ownMigrations = path.join(import.meta.dirname, 'migrations');

/** Any fixed number: processes that start together take turns under it. */
const MIGRATION_LOCK = 7_203_114;

export interface MigrationSource {
  /** Folder with the migrations, as drizzle-kit writes it. */
  migrationsFolder: string;
  /** Version of the product that applies them. */
  version: string;
}

const own: MigrationSource = { migrationsFolder: ownMigrations, version: PRODUCT_VERSION };

interface AppliedRow extends Record<string, unknown>, AppliedMigration {}

/**
 * Reads which migrations the database has. Its table isn't a migration's own, since it has to be
 * there before the first; a column that it gets later is added here.
 */
const appliedTo = async (tx: Handle): Promise<AppliedMigration[]> => {
  await tx.execute(sql`create table if not exists applied_migrations (
    hash text primary key, created_at bigint not null)`);
  await tx.execute(sql`alter table applied_migrations add column if not exists version text`);
  const { rows } = await tx.execute<AppliedRow>(
    sql`select hash, created_at::float8 as time, version from applied_migrations order by created_at`,
  );
  return rows;
};

const apply = async (tx: Handle, migration: MigrationMeta, version: string): Promise<void> => {
  for (const statement of migration.sql) await tx.execute(sql.raw(statement));
  await tx.execute(sql`insert into applied_migrations (hash, created_at, version)
    values (${migration.hash}, ${migration.folderMillis}, ${version})`);
};

/**
 * Applies the migrations that the database hasn't seen, in one transaction under an advisory
 * lock, so that several processes may start at once and a failed migration leaves nothing behind.
 * The same files serve PGlite and PostgreSQL.
 *
 * @throws ConfigurationError for a database that another version made; nothing in it is changed
 */
export const migrateAll = async (
  db: Handle,
  { migrationsFolder, version }: MigrationSource = own,
): Promise<void> => {
  const migrations = readMigrationFiles({ migrationsFolder });
  await db.transaction(async (tx) => {
    // A migration, and another process's that is waited for, takes as long as it takes.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    const applied = await appliedTo(tx);
    const refusal = refusalOf(applied, migrations, version);
    if (refusal !== undefined) throw new ConfigurationError(refusal);
    const known = new Set(applied.map(({ hash }) => hash));
    for (const migration of migrations)
      if (!known.has(migration.hash)) await apply(tx, migration, version);
  });
};
