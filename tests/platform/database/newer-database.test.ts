import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/src/database/database.ts';
import { openPglite } from '#platform/src/database/pglite.ts';
import { testPostgres } from '../support/database.ts';

const sources = path.join(import.meta.dirname, '../../../platform/src');

let folder: string;
let database: Database & { url?: string };
const isEmbedded = process.env.DATABASE_URL === undefined;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'whaletide-newer-'));
  database = isEmbedded ? await openPglite(folder) : await testPostgres();
  const { rows } = await database.db.execute<{ newest: number }>(
    sql`select max(created_at)::float8 as newest from applied_migrations`,
  );
  await database.db.execute(
    sql`insert into applied_migrations values ('later', ${Number(rows[0]?.newest) + 1}, '9.1.0')`,
  );
  if (isEmbedded) await database.close();
});
afterAll(async () => {
  if (!isEmbedded) await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a command of platform as an operator does. */
const run = (script: string, ...words: string[]) =>
  new Promise<{ code: number | null; said: string }>((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(sources, script), ...words], {
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        DATA_DIR: folder,
        PLATFORM_PORT: '0',
        SESSION_SECRET: 's'.repeat(32),
        ...(database.url && { DATABASE_URL: database.url }),
      },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => (said += text.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, said: said.trim() }));
  });

const SAID = /^(?:platform: )?the database was brought up by version 9\.1\.0 [^\n]+$/;

it('platform ends with status 78 on the database of a later version, and says so in a line', async () => {
  expect(await run('main.ts')).toEqual({ code: 78, said: expect.stringMatching(SAID) });
});

it('the operator’s command leaves such a database alone in the same words', async () => {
  expect(await run('admin/main.ts', 'someone@example.com')).toEqual({
    code: 1,
    said: expect.stringMatching(SAID),
  });
});
