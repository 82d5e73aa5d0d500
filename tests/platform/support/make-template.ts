import { randomBytes } from 'node:crypto';
import { openPostgres } from '../../../platform/src/database/postgres.ts';
import { onServer } from '../../support/demo-template.ts';

/**
 * jest's globalSetup: with DATABASE_URL, one migrated, empty database that those of the test files
 * are copies of, since to copy one takes a tenth of what it takes to migrate it.
 */
const makeTemplate = async (): Promise<void> => {
  const server = process.env.DATABASE_URL;
  if (!server) return;
  const name = `whaletide_template_${randomBytes(6).toString('hex')}`;
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

/** jest's globalTeardown. */
export const removeTemplate = async (): Promise<void> => {
  const { DATABASE_URL: server, TEMPLATE_DATABASE: name } = process.env;
  if (server && name) await onServer(server, `drop database if exists ${name} with (force)`);
  delete process.env.TEMPLATE_DATABASE;
};

export default makeTemplate;
