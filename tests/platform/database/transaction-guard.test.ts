import { afterEach, describe, expect, it } from '@jest/globals';
import { PGlite } from '@electric-sql/pglite';
import { eq } from 'drizzle-orm';
import type { Database } from '#platform/src/database/database.ts';
import { pgliteDatabase } from '#platform/src/database/pglite.ts';
import { snapshot } from '#platform/src/database/snapshot.ts';
import type { TransactionTooLong } from '#platform/src/database/transaction-guard.ts';
import { schedules } from '#platform/src/jobs/tables.ts';
import { rowsDatabase } from '../support/database.ts';

const open: Database[] = [];
const opened = async <T extends Database>(opening: Promise<T>): Promise<T> => {
  const database = await opening;
  open.push(database);
  return database;
};
afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
});

const kindsIn = async ({ db }: Database) =>
  (await db.select({ kind: schedules.kind }).from(schedules)).map(({ kind }) => kind);
const row = (kind: string) => ({ kind, nextDue: new Date(0) });

const statementsBeside: [string, (database: Database) => Promise<unknown>][] = [
  ['a statement', ({ db }) => db.select().from(schedules).where(eq(schedules.kind, 'a'))],
  ['another transaction', (database) => database.transaction(() => Promise.resolve())],
  ['a snapshot', ({ db }) => snapshot(db, () => Promise.resolve())],
  ['a notification', (database) => database.notify('whaletide_test', '')],
  ['a listener', (database) => database.listen('whaletide_test', () => undefined)],
];

describe('inside a transaction', () => {
  it.each(statementsBeside)('%s beside it is an error at once', async (_, use) => {
    const database = await opened(rowsDatabase());
    const working = database.transaction(async (tx) => {
      await tx.insert(schedules).values(row('inside'));
      await use(database);
    });
    await expect(working).rejects.toMatchObject({ name: 'OutsideTransaction' });
    expect(await kindsIn(database)).toEqual([]);
  });

  it('it is one even where the error is swallowed, and says where both were begun', async () => {
    const database = await opened(rowsDatabase());
    const looksOutside = () => database.db.select().from(schedules);
    const beginsHere = () =>
      database.transaction(async (tx) => {
        await tx.insert(schedules).values(row('inside'));
        await looksOutside().catch(() => undefined);
      });
    await expect(beginsHere()).rejects.toThrow(/looksOutside[^]*beginsHere/);
    expect(await kindsIn(database)).toEqual([]);
  });

  it('a snapshot is a transaction too', async () => {
    const database = await opened(rowsDatabase());
    const reading = snapshot(database.db, () => kindsIn(database));
    await expect(reading).rejects.toMatchObject({ name: 'OutsideTransaction' });
  });

  it('its own statements, parts of it and what comes after the commit are as they should be', async () => {
    const database = await opened(rowsDatabase());
    const after = Promise.withResolvers<string[]>();
    await database.transaction(async (tx) => {
      await tx.insert(schedules).values(row('one'));
      await tx.transaction((part) => part.insert(schedules).values(row('two')));
      const named = database.db.select({ kind: schedules.kind }).from(schedules);
      await tx.select().from(named.as('named'));
      tx.afterCommit(() => void kindsIn(database).then(after.resolve, after.reject));
    });
    expect(await after.promise).toEqual(['one', 'two']);
    await Promise.all([kindsIn(database), database.transaction(() => Promise.resolve())]);
  });

  it('another database is none of it', async () => {
    const [database, other] = [
      await opened(rowsDatabase()),
      await opened(PGlite.create().then((client) => pgliteDatabase(client))),
    ];
    const { rows } = await database.transaction(() => other.db.execute('select 1 as one'));
    expect(rows).toEqual([{ one: 1 }]);
  });
});

it('one that holds the embedded database for too long is rolled back, and named', async () => {
  const told: TransactionTooLong[] = [];
  const limit = { longestMs: 50, onTooLong: (error: TransactionTooLong) => void told.push(error) };
  const database = await opened(
    PGlite.create().then((client) => pgliteDatabase(client, { limit })),
  );
  await database.db.execute('create table notes (note text)');
  const [ended, late] = [Promise.withResolvers<null>(), Promise.withResolvers<unknown>()];
  const waitsForEver = () =>
    database.transaction(async (tx) => {
      await tx.execute(`insert into notes values ('lost')`);
      await ended.promise;
      await tx.execute(`insert into notes values ('late')`).catch(late.resolve);
    });
  const failing = waitsForEver();
  const waiting = database.db.execute('select note from notes');
  await expect(failing).rejects.toMatchObject({ name: 'TransactionTooLong' });
  expect((await waiting).rows).toEqual([]);
  expect(told).toHaveLength(1);
  expect(told[0]?.message).toContain('waitsForEver');
  // Its later statements fail, and hold nothing up.
  ended.resolve(null);
  expect(await late.promise).toBeInstanceOf(Error);
  expect((await database.db.execute('select note from notes')).rows).toEqual([]);
});
