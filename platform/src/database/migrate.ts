import path from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Handle } from './database.ts';

const migrationsFolder = path.join(import.meta.dirname, 'migrations');

/** Any fixed number: processes that start together take turns under it. */
const MIGRATION_LOCK = 7_203_114;

interface AppliedRow extends Record<string, unknown> {
  created_at: string;
}

/**
 * Applies the migrations that the database hasn't seen, in one transaction under an advisory
 * lock, so that several processes may start at once and a failed migration leaves nothing behind.
 * The same files serve PGlite and PostgreSQL.
 */
export const migrateAll = async (db: Handle): Promise<void> => {
  const migrations = readMigrationFiles({ migrationsFolder });
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await tx.execute(sql`create table if not exists applied_migrations (
      hash text primary key, created_at bigint not null)`);
    const { rows } = await tx.execute<AppliedRow>(
      sql`select created_at from applied_migrations order by created_at desc limit 1`,
    );
    const newest = Number(rows[0]?.created_at ?? 0);
    for (const migration of migrations) {
      if (migration.folderMillis <= newest) continue;
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`insert into applied_migrations values (${migration.hash}, ${migration.folderMillis})`,
      );
    }
  });
};
