import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/src/database/database.ts';
import { heldTables } from '#platform/src/domains/managing/archives/held-tables.ts';
import { rowsDatabase } from '#tests/platform/support/database.ts';

let database: Database;
beforeAll(async () => {
  database = await rowsDatabase();
});
afterAll(() => database.close());

/** Tables that hold rows of others, whatever competition these are of. */
const SHARED = ['uploads', 'projects'];

/** All tables whose rows refer to a competition, however far; teams name theirs without a key. */
const tablesOfCompetitions = async (): Promise<string[]> => {
  const { rows } = await database.db.execute<{ name: string }>(sql`
    with recursive edges as (
      select child.relname as child, parent.relname as parent
      from pg_constraint as key
        inner join pg_class as child on child.oid = key.conrelid
        inner join pg_class as parent on parent.oid = key.confrelid
      where key.contype = 'f' and child.relnamespace = current_schema()::regnamespace
    ), held as (
      select 'competitions'::name as name
      union select 'teams'
      union select edges.child from edges inner join held on held.name = edges.parent
    ) select name::text as name from held`);
  return rows.map(({ name }) => name).filter((name) => !SHARED.includes(name));
};

it('says of every table of a competition whether clones and archives carry it, and why not', async () => {
  expect(Object.keys(heldTables).toSorted()).toEqual((await tablesOfCompetitions()).toSorted());
});

it('gives a reason for what stays behind', () => {
  const reasons = Object.values(heldTables).flatMap(({ clone, archive }) => [clone, archive]);
  for (const reason of reasons) expect(reason === true || reason.length > 10).toBe(true);
});
