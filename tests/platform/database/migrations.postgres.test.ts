import { expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { migrateAll } from '#platform/src/database/migrate.ts';
import { openPostgres } from '#platform/src/database/postgres.ts';
import { testPostgres } from '../support/database.ts';
import { laterMigrations } from '../support/made-up-migrations.ts';

/** Time that a statement may take, in ms, of the platforms below. */
const STATEMENT_MS = 2_000;

it('a migration takes longer than a statement may, and other platforms wait for it', async () => {
  const database = await testPostgres();
  const options = { url: database.url, connections: 2, connectionMs: 60_000 };
  const platforms = await Promise.all(
    Array.from({ length: 3 }, () =>
      openPostgres({ ...options, statementMs: STATEMENT_MS, onError: () => undefined }),
    ),
  );
  const later = laterMigrations(
    '9.1.0',
    'create table made_up (id text primary key)',
    `select pg_sleep(${STATEMENT_MS / 1_000 + 1})`,
  );
  const outcomes = await Promise.allSettled(platforms.map(({ db }) => migrateAll(db, later)));
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
  const { rows } = await database.db.execute(
    sql`select version from applied_migrations where version = '9.1.0'`,
  );
  expect(rows).toHaveLength(1);
  later.remove();
  for (const each of [...platforms, database]) await each.close();
});
