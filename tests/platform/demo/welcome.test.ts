import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readConfig } from '#platform/src/config.ts';
import type { Database } from '#platform/src/database/database.ts';
import { welcome } from '#platform/src/demo/welcome.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { testDatabase } from '../support/database.ts';

let database: Database;
let folder: string;
beforeAll(async () => {
  database = await testDatabase();
  folder = mkdtempSync(path.join(os.tmpdir(), 'whaletide-welcome-'));
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const start = (env: Record<string, string>) =>
  welcome(readConfig({ DATA_DIR: folder, PASSWORD_COST: '10', ...env }), database);

describe('the first start on an empty database', () => {
  it('in production leaves it empty, and says so', async () => {
    expect(await start({ NODE_ENV: 'production' })).toMatch(
      /没有写入演示社区（需要时设置 DEMO=true）/,
    );
    expect(await database.db.select().from(members)).toEqual([]);
  });

  it('writes the demo community where asked, says so, and warns in production ever after', async () => {
    expect(await start({ NODE_ENV: 'production', DEMO: 'true' })).toMatch(/已写入演示社区/);
    expect((await database.db.select().from(members)).length).toBeGreaterThan(9);
    expect(await start({ NODE_ENV: 'production' })).toMatch(/密码是公开的，其中有管理员/);
    expect(await start({})).toBeNull();
  });
});
