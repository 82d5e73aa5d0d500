import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { openPglite } from '../../../platform/src/database/pglite.ts';
import { twoFactors } from '../../../platform/src/domains/account/tables.ts';
import { members } from '../../../platform/src/domains/members/tables.ts';
import { auditEntries } from '../../../platform/src/domains/moderation/tables.ts';
import { newId } from '../../../platform/src/ids.ts';

const main = path.join(import.meta.dirname, '../../../platform/src/admin/main.ts');
const email = 'harbour@example.com';
let dataDir: string;

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'whaletide-admin-'));
  const database = await openPglite(dataDir);
  const who = { name: '港口', nameKey: '港口', email, roles: ['organizer' as const] };
  await database.db.insert(members).values({ id: newId(), ...who, createDate: new Date() });
  await database.close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Runs the command as an operator does. */
const admin = (...words: string[]) =>
  new Promise<{ code: number | null; said: string }>((resolve, reject) => {
    const { DATABASE_URL, ...env } = process.env;
    const child = spawn(process.execPath, [main, ...words], {
      env: { ...env, DATA_DIR: dataDir },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        said += text.toString();
      });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, said: said.trim() }));
  });

const row = async () => {
  const database = await openPglite(dataDir);
  const [found] = await database.db.select().from(members).where(eq(members.email, email));
  await database.close();
  return found;
};
const rolesOf = async () => (await row())?.roles;

describe('npm run admin', () => {
  it('makes an account an administrator beside what it is, however often it is asked', async () => {
    const made = { code: 0, said: `港口（${email}）已是站点管理员` };
    expect(await admin(email)).toEqual(made);
    expect(await rolesOf()).toEqual(['organizer', 'admin']);
    expect(await admin(email)).toEqual(made);
    expect(await rolesOf()).toEqual(['organizer', 'admin']);
  });

  it('stops an account, and starts it again', async () => {
    expect(await admin('--deactivate', email)).toEqual({
      code: 0,
      said: `港口（${email}）的账号已停用`,
    });
    expect((await row())?.deactivated).toBeInstanceOf(Date);
    expect(await admin('--reactivate', email)).toEqual({
      code: 0,
      said: `港口（${email}）的账号已恢复`,
    });
    expect((await row())?.deactivated).toBeNull();
  });

  it('forgets the second step of who has lost phone and recovery codes', async () => {
    const database = await openPglite(dataDir);
    const [member] = await database.db.select().from(members).where(eq(members.email, email));
    const sealed = { sealedSecret: 'sealed', lastStep: 0, confirmed: new Date() };
    await database.db.insert(twoFactors).values({ memberId: member?.id ?? '', ...sealed });
    await database.close();
    expect(await admin('--forget-second-step', email)).toEqual({
      code: 0,
      said: `港口（${email}）的两步验证已关闭`,
    });
    const after = await openPglite(dataDir);
    expect(await after.db.select().from(twoFactors)).toEqual([]);
    await after.close();
  });

  it('writes down what was done, in the operator’s name', async () => {
    const database = await openPglite(dataDir);
    const entries = await database.db.select().from(auditEntries).orderBy(auditEntries.id);
    await database.close();
    expect(entries.map(({ actorId, action, title }) => [actorId, action, title])).toEqual([
      [null, 'memberAdmin.setRole', '港口'],
      [null, 'memberAdmin.setRole', '港口'],
      [null, 'memberAdmin.deactivate', '港口'],
      [null, 'memberAdmin.reactivate', '港口'],
      [null, 'twoFactor.disable', '港口'],
    ]);
    expect(entries[0]).toMatchObject({
      before: { roles: ['organizer'] },
      after: { roles: ['organizer', 'admin'] },
    });
  });

  it('says what is wrong', async () => {
    const usage =
      '用法：npm run admin -- [--deactivate | --reactivate | --forget-second-step] <账号的邮箱>，或 npm run admin -- --rebuild-search';
    expect(await admin()).toEqual({ code: 1, said: usage });
    expect(await admin('--deactivate', '--reactivate', email)).toEqual({ code: 1, said: usage });
    expect(await admin('nobody@example.com')).toEqual({
      code: 1,
      said: '没有找到账号 nobody@example.com，请先在网站上注册',
    });
  });

  it('keeps away from a database that is in use', async () => {
    const database = await openPglite(dataDir);
    const { code, said } = await admin(email);
    await database.close();
    expect(code).toBe(1);
    expect(said).toContain('is in use by process');
  });
});
