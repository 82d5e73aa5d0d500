import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { readCommand, runCommand } from '#platform/src/admin/command.ts';
import type { Database } from '#platform/src/database/database.ts';
import { twoFactors } from '#platform/src/domains/account/tables.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { checkLog } from '#platform/src/domains/receipts/store/checking.ts';
import { logLeaves } from '#platform/src/domains/receipts/tables.ts';
import { auditEntries } from '#platform/src/domains/moderation/tables.ts';
import { newId } from '#platform/src/ids.ts';
import { makeLog } from '#tests/support/receipt-log.ts';
import { rowsDatabase } from '../support/database.ts';

const email = 'harbour@example.com';
let database: Database;

beforeAll(async () => {
  database = await rowsDatabase();
  const who = { name: '港口', nameKey: '港口', email, roles: ['organizer' as const] };
  await database.db.insert(members).values({ id: newId(), ...who, createDate: new Date() });
});
afterAll(() => database.close());

const admin = async (...words: string[]) => runCommand(database, readCommand(words));
const row = async () => {
  const [found] = await database.db.select().from(members).where(eq(members.email, email));
  return found;
};

describe('npm run admin', () => {
  it('makes an account an administrator beside what it is, however often it is asked', async () => {
    for (let asked = 0; asked < 2; asked += 1) {
      expect(await admin(email)).toBe(`港口（${email}）已是站点管理员`);
      expect((await row())?.roles).toEqual(['organizer', 'admin']);
    }
  });

  it('stops an account, and starts it again', async () => {
    expect(await admin('--deactivate', email)).toBe(`港口（${email}）的账号已停用`);
    expect((await row())?.deactivated).toBeInstanceOf(Date);
    expect(await admin('--reactivate', email)).toBe(`港口（${email}）的账号已恢复`);
    expect((await row())?.deactivated).toBeNull();
  });

  it('forgets the second step of who has lost phone and recovery codes', async () => {
    const memberId = (await row())?.id ?? '';
    const sealed = { sealedSecret: 'sealed', lastStep: 0, confirmed: new Date() };
    await database.db.insert(twoFactors).values({ memberId, ...sealed });
    expect(await admin('--forget-second-step', email)).toBe(`港口（${email}）的两步验证已关闭`);
    expect(await database.db.select().from(twoFactors)).toEqual([]);
  });

  it('notes in the log of scores that it goes on from a backup', async () => {
    expect(await admin('--restored-log')).toBe('已在得分日志中记下：从这里起由备份恢复');
    const folder = mkdtempSync(path.join(os.tmpdir(), 'whaletide-log-'));
    const file = path.join(folder, 'checkpoint');
    const { checkpoint } = await makeLog(3);
    writeFileSync(file, checkpoint);
    await admin('--restored-log', file);
    const leaves = await database.db.select().from(logLeaves).orderBy(logLeaves.index);
    expect(leaves.map(({ leaf }) => JSON.parse(leaf) as object)).toMatchObject([
      { v: 1, kind: 'epoch', lost: null },
      { v: 1, kind: 'epoch', lost: checkpoint },
    ]);
    expect(await checkLog(database.db)).toEqual({ size: 2, problems: [] });
    writeFileSync(file, 'nothing');
    await expect(admin('--restored-log', file)).rejects.toThrow(`${file} 中不是一个检查点`);
    rmSync(folder, { recursive: true });
  });

  it('writes down what was done, in the operator’s name', async () => {
    const entries = await database.db.select().from(auditEntries).orderBy(auditEntries.id);
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

  it('makes the search anew', async () => {
    expect(await admin('--rebuild-search')).toMatch(/^已重建搜索，共 \d+ 条$/);
  });

  it.each([
    '',
    '--deactivate',
    `--deactivate --reactivate ${email}`,
    `--rebuild-search ${email}`,
    `${email} ${email}`,
  ])('says how it is used: %s', async (line) => {
    await expect(admin(...line.split(' ').filter(Boolean))).rejects.toThrow(
      '用法：npm run admin -- [--deactivate | --reactivate | --forget-second-step] <账号的邮箱>，npm run admin -- --rebuild-search，或 npm run admin -- --restored-log [最后公布的检查点的文件]',
    );
  });

  it('says that there is no such account', async () => {
    await expect(admin('nobody@example.com')).rejects.toThrow(
      '没有找到账号 nobody@example.com，请先在网站上注册',
    );
  });
});
