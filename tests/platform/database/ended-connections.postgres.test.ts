import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Database, Handle } from '#platform/src/database/database.ts';
import { openPostgres } from '#platform/src/database/postgres.ts';
import { snapshot } from '#platform/src/database/snapshot.ts';
import { onServer } from '#tests/support/demo-template.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { testPostgres } from '../support/database.ts';

const CONNECTIONS = 2;
const ROUNDS = 20;

let server: Awaited<ReturnType<typeof testPostgres>>;
let database: Database;
beforeAll(async () => {
  server = await testPostgres();
  database = await openPostgres({
    url: server.url,
    connections: CONNECTIONS,
    statementMs: 10_000,
    connectionMs: 1_000,
    onError: () => undefined,
  });
});
afterAll(async () => {
  await database.close();
  await server.close();
});

const END_ALL = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

const read = (db: Handle) => db.execute<{ one: number }>(sql`select 1 as one`);

/** Ends all connections while work begins on them, again and again. Single failures are expected. */
const endWhile = async (work: () => Promise<unknown>) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    let isEnded = false;
    const ended = onServer(server.url, END_ALL).then(() => {
      isEnded = true;
    });
    do await Promise.allSettled([work(), work(), work()]);
    while (!isEnded);
    await ended;
  }
};

it.each([
  ['transactions', () => database.transaction(read)],
  ['snapshots', () => snapshot(database.db, read)],
  ['single statements', () => read(database.db)],
])('gives every connection back after it was ended under %s', async (_, work) => {
  await endWhile(work);
  // An idle connection that was ended may be handed out before its end is known.
  await waitFor('the database to answer', () => read(database.db).catch(() => null), 20_000);
  // As many at once as there are connections: none of them may be missing.
  const { promise: all, resolve: open } = Promise.withResolvers<undefined>();
  let inside = 0;
  const hold = () =>
    database.transaction(async (tx) => {
      inside += 1;
      if (inside === CONNECTIONS) open(undefined);
      await all;
      return read(tx);
    });
  const held = await Promise.all(Array.from({ length: CONNECTIONS }, hold));
  expect(held.map(({ rows }) => rows)).toEqual(Array(CONNECTIONS).fill([{ one: 1 }]));
});
