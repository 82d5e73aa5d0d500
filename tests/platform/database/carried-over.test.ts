import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { migrateAll } from '#platform/src/database/migrate.ts';
import { keptReleases } from '#tests/support/releases.ts';
import { testDatabase } from '../support/database.ts';
import { laterMigrations } from '../support/made-up-migrations.ts';
import {
  columnsOf,
  contentsOf,
  type ReleasedDatabase,
  releasedDatabase,
  schemaOf,
} from '../support/released.ts';

describe.each(keptReleases())('a database of %s with the demo community', (version) => {
  let released: ReleasedDatabase;
  beforeEach(async () => {
    released = await releasedDatabase(version);
  });
  afterEach(() => released.close());

  const numbersOf = async () => {
    const contents = await contentsOf(released.db, await columnsOf(released.db));
    return Object.entries(contents).map(([table, content]) => ({
      table,
      number: (content as { number: number }).number,
    }));
  };

  it('is brought up to the tables of a new one, with all of its rows', async () => {
    const before = await numbersOf();
    await migrateAll(released.db);
    expect(before.reduce((sum, { number }) => sum + number, 0)).toBeGreaterThan(10_000);
    expect(await numbersOf()).toEqual(expect.arrayContaining(before));
    const fresh = await testDatabase();
    expect(await schemaOf(released.db)).toEqual(await schemaOf(fresh.db));
    await fresh.close();
  });

  it('keeps everything where a later version adds a column and a table', async () => {
    await migrateAll(released.db);
    const columns = await columnsOf(released.db);
    const before = await contentsOf(released.db, columns);
    const { remove, ...later } = laterMigrations(
      '9.1.0',
      `alter table members add column made_up text not null default 'a default'`,
      `create table made_up (member_id text primary key references members (id), note text)`,
      `insert into made_up select id, name from members`,
    );
    await migrateAll(released.db, later);
    remove();
    expect(await contentsOf(released.db, columns)).toEqual(before);
    const { rows } = await released.db.execute(sql`
      select bool_and(made_up.note = name and members.made_up = 'a default') as added
      from members left join made_up on member_id = id`);
    expect(rows).toEqual([{ added: true }]);
  });

  it('is as it was where a later migration fails in the middle', async () => {
    await migrateAll(released.db);
    const state = async () => ({
      contents: await contentsOf(released.db, await columnsOf(released.db)),
      schema: await schemaOf(released.db),
      applied: (await released.db.execute(sql`select * from applied_migrations`)).rows,
    });
    const before = await state();
    const { remove, ...later } = laterMigrations(
      '9.1.0',
      `alter table members drop column name cascade`,
      `delete from works`,
      `select 1 / 0`,
    );
    await expect(migrateAll(released.db, later)).rejects.toMatchObject({
      cause: { message: 'division by zero' },
    });
    remove();
    expect(await state()).toEqual(before);
  });
});
