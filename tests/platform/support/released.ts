import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Handle } from '#platform/src/database/database.ts';
import { pgliteDatabase } from '#platform/src/database/pglite.ts';
import { onServer } from '#tests/support/demo-template.ts';
import { restoreEmbedded, restoreOnServer } from '#tests/support/releases.ts';

export interface ReleasedDatabase {
  /** Asks the database as it is: nothing has brought it up. */
  db: Handle;
  close: () => Promise<void>;
}

/** A released version's database: on PostgreSQL where DATABASE_URL is set, else on PGlite. */
export const releasedDatabase = async (version: string): Promise<ReleasedDatabase> => {
  const server = process.env.DATABASE_URL;
  if (!server) return pgliteDatabase(await restoreEmbedded(version));
  const name = `whaletide_released_${randomBytes(6).toString('hex')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await onServer(server, `create database ${name}`);
  await restoreOnServer(version, url.href);
  const pool = new pg.Pool({ connectionString: url.href, max: 2 });
  return {
    db: drizzle({ client: pool }) as unknown as Handle,
    close: async () => {
      await pool.end();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
};

/** Columns of each table, but of what notes the migrations. */
export const columnsOf = async (db: Handle): Promise<Map<string, string[]>> => {
  const { rows } = await db.execute<{ table: string; columns: string[] }>(sql`
    select table_name as "table", array_agg(column_name::text order by column_name) as columns
    from information_schema.columns
    where table_schema = 'public' and table_name <> 'applied_migrations'
    group by table_name order by table_name`);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
};

/** A number of rows, and a hash of what these columns hold, for each of the tables. */
export const contentsOf = async (
  db: Handle,
  tables: ReadonlyMap<string, readonly string[]>,
): Promise<Record<string, unknown>> => {
  const contents: Record<string, unknown> = {};
  for (const [table, columns] of tables) {
    const list = columns.map((column) => `"${column}"`).join(', ');
    const { rows } = await db.execute(
      sql.raw(`select count(*)::int as number,
        md5(coalesce(string_agg(line, ';' order by line collate "C"), '')) as hash
        from (select row(${list})::text as line from "${table}") lines`),
    );
    contents[table] = rows[0];
  }
  return contents;
};

/** Everything that migrations make but rows, as the server prints it, in an order of its own. */
export const schemaOf = async (db: Handle): Promise<unknown[]> => {
  const { rows } = await db.execute<{ line: string }>(sql`
    select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default,
      generation_expression) as line
    from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select pg_get_functiondef(oid) from pg_proc
      where pronamespace = 'public'::regnamespace
    order by line`);
  return rows.map(({ line }) => line).toSorted();
};
