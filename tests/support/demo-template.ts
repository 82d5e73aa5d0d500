import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { buildLayers } from '#scripts/lib/layer-build.ts';
import { databaseName } from './database-names.ts';

const root = join(import.meta.dirname, '../..');

/** Settings that filling the demo community and running on it have in common. */
export const demoEnv = {
  // Some hundreds of members sign up: their passwords are hashed at the lowest cost.
  PASSWORD_COST: '10',
};

/** Runs statements on DATABASE_URL's server, one after the other. */
export const onServer = async (server: string, ...statements: string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};

const fillDemo = (env: NodeJS.ProcessEnv): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'platform/src/demo/main.ts')], {
      env: { ...process.env, NODE_OPTIONS: '', ...demoEnv, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`demo: ${code}`))));
  });

/** The demo community of a run of jest, as workers find it in their environment. */
const template = () => ({
  folder: process.env.DEMO_FOLDER,
  database: process.env.DEMO_DATABASE,
});

/**
 * jest's globalSetup: fills the demo community once, for all stores of this run, and builds what
 * runs on them.
 */
const makeDemo = async (): Promise<void> => {
  if (template().folder) return;
  await buildLayers();
  const folder = await mkdtemp(join(tmpdir(), 'whaletide-demo-'));
  const server = process.env.DATABASE_URL;
  if (server) {
    const name = databaseName('demo_');
    await onServer(server, `create database ${name}`);
    const url = new URL(server);
    url.pathname = `/${name}`;
    await fillDemo({ DATA_DIR: folder, DATABASE_URL: url.href });
    process.env.DEMO_DATABASE = name;
  } else {
    await fillDemo({ DATA_DIR: folder });
  }
  process.env.DEMO_FOLDER = folder;
};

/** jest's globalTeardown. */
export const removeDemo = async (): Promise<void> => {
  const { folder, database } = template();
  const server = process.env.DATABASE_URL;
  if (server && database)
    await onServer(server, `drop database if exists ${database} with (force)`);
  if (folder) await rm(folder, { recursive: true, force: true });
  delete process.env.DEMO_FOLDER;
  delete process.env.DEMO_DATABASE;
};

/** Copies the community into a folder and, on a server, into a new database of that name. */
export const copyDemo = async (folder: string, database: string): Promise<void> => {
  const made = template();
  if (!made.folder)
    throw new Error('This project has no globalSetup that fills the demo community');
  await cp(made.folder, folder, { recursive: true });
  const server = process.env.DATABASE_URL;
  if (server && made.database)
    await onServer(server, `create database ${database} template ${made.database}`);
};

export default makeDemo;
