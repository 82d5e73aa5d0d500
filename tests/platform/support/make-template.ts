import pg from 'pg';
import { buildLayers } from '#scripts/lib/layer-build.ts';
import { openPostgres } from '#platform/src/database/postgres.ts';
import { databaseName } from '#tests/support/database-names.ts';
import { onServer } from '#tests/support/demo-template.ts';

/**
 * jest's globalSetup: with DATABASE_URL, one migrated, empty database that those of the test files
 * are copies of, since to copy one takes a tenth of what it takes to migrate it. Some of them start
 * whole platforms on it, which are built.
 */
const makeTemplate = async (): Promise<void> => {
  const server = process.env.DATABASE_URL;
  if (!server) return;
  await buildLayers();
  const name = databaseName('template_');
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const waits = { statementMs: 120_000, connectionMs: 120_000 };
  const database = await openPostgres({
    url: url.href,
    connections: 1,
    ...waits,
    onError: () => undefined,
  });
  await database.close();
  process.env.TEMPLATE_DATABASE = name;
};

/** Drops the template, and what workers kept of its copies. */
const dropAll = async (server: string, name: string): Promise<void> => {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [name],
  );
  for (const { datname } of rows)
    await client.query(`drop database if exists ${datname} with (force)`);
  await client.end();
};

/** jest's globalTeardown. */
export const removeTemplate = async (): Promise<void> => {
  const { DATABASE_URL: server, TEMPLATE_DATABASE: name } = process.env;
  if (server && name) await dropAll(server, name);
  delete process.env.TEMPLATE_DATABASE;
};

export default makeTemplate;
