import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openPglite } from '#platform/src/database/pglite.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { newId } from '#platform/src/ids.ts';
import { PRODUCT_VERSION } from '#server/product-version.ts';

const main = path.join(import.meta.dirname, '../../../platform/src/admin/main.ts');
const email = 'harbour@example.com';
let dataDir: string;

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'whaletide-admin-'));
  const database = await openPglite(dataDir);
  const who = { name: '港口', nameKey: '港口', email };
  await database.db.insert(members).values({ id: newId(), ...who, createDate: new Date() });
  await database.close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Runs the command as an operator does. */
const admin = (...words: string[]) => adminWith({}, ...words);

const adminWith = (settings: NodeJS.ProcessEnv, ...words: string[]) =>
  new Promise<{ code: number | null; said: string }>((resolve, reject) => {
    const { DATABASE_URL, ...env } = process.env;
    const child = spawn(process.execPath, [main, ...words], {
      env: { ...env, DATA_DIR: dataDir, ...settings },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        said += text.toString();
      });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, said: said.trim() }));
  });

it('the command says what it did, or what is wrong, and changes what is there', async () => {
  expect(await admin(email)).toEqual({ code: 0, said: `港口（${email}）已是站点管理员` });
  const { code, said } = await admin();
  expect(code).toBe(1);
  expect(said).toMatch(/^用法：npm run admin -- /);
  const database = await openPglite(dataDir);
  const [member] = await database.db.select().from(members);
  await database.close();
  expect(member?.roles).toEqual(['admin']);
});

it('the command keeps away from a database that is in use', async () => {
  const database = await openPglite(dataDir);
  const { code, said } = await admin(email);
  await database.close();
  expect(code).toBe(1);
  expect(said).toContain('is in use by process');
});

it('the command says how it is used, of which version it is, and that a database isn’t there, without a stack', async () => {
  const asked = await admin('--help');
  expect(asked).toEqual({ code: 0, said: expect.stringMatching(/^用法：npm run admin -- /) });
  expect(await admin('--version')).toEqual({ code: 0, said: PRODUCT_VERSION });
  const unknown = await admin('--promote', email);
  expect(unknown).toEqual({ code: 1, said: asked.said });
  const settings = {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    SESSION_SECRET: 's'.repeat(32),
  };
  expect(await adminWith(settings, email)).toEqual({
    code: 1,
    said: '连不上数据库（DATABASE_URL）：ECONNREFUSED',
  });
});
