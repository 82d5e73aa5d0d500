import { describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { migrateAll } from '#platform/src/database/migrate.ts';
import { ConfigurationError } from '@whaletide/server/configuration-error.ts';
import { testDatabase } from '../support/database.ts';

const appliedIn = async (database: Awaited<ReturnType<typeof testDatabase>>) =>
  (await database.db.execute(sql`select hash from applied_migrations order by hash`)).rows;

describe('a database', () => {
  it('is brought up once, and stays as it is when it is opened again', async () => {
    const database = await testDatabase();
    const before = await appliedIn(database);
    await migrateAll(database.db);
    expect(before).not.toEqual([]);
    expect(await appliedIn(database)).toEqual(before);
    await database.close();
  });

  it('of another version is left untouched, and says what to do', async () => {
    const database = await testDatabase();
    await database.db.execute(sql`insert into applied_migrations values ('of another version', 1)`);
    const before = await appliedIn(database);
    const opened = migrateAll(database.db);
    await expect(opened).rejects.toThrow(ConfigurationError);
    await expect(opened).rejects.toThrow(/left as it is.*DATA_DIR.*DATABASE_URL/);
    expect(await appliedIn(database)).toEqual(before);
    await database.close();
  });

  it('has every descending index in the order that `order by … desc` asks for', async () => {
    const database = await testDatabase();
    // As the server prints them: nulls come first of themselves, and are named only when last.
    const { rows } = await database.db.execute(
      sql`select indexname from pg_indexes where indexdef ilike '%desc nulls last%'`,
    );
    expect(rows).toEqual([]);
    await database.close();
  });
});
