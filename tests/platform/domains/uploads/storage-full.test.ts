import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { snippetCalls } from '@whaletide/schema/domains/snippets/rest.ts';
import { spool } from '#platform/src/files/spool.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { upload } from '#tests/platform/support/submitting.ts';

const MIB = 1024 * 1024;
const FULL = '服务器的存储空间已满，暂时无法保存，请稍后再试';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

describe('a disk without space', () => {
  it('refuses a file clearly, and the next is taken once there is space again', async () => {
    const { jwt } = await platform.join('full-files');
    const { files } = platform.services;
    const put = files.put;
    files.put = () =>
      Promise.reject(Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' }));
    const refused = await upload(platform, jwt, 'id,label\n1,a\n');
    files.put = put;
    expect(refused).toMatchObject({
      status: 507,
      body: { code: 'UPSTREAM_UNAVAILABLE', message: FULL },
    });
    expect(await upload(platform, jwt, 'id,label\n1,a\n')).toMatchObject({ status: 200 });
  });

  it('refuses a write of the database clearly, while reading goes on', async () => {
    const { jwt: token } = await platform.join('full-rows');
    const { db } = platform.database;
    await db.execute(sql`
      create function disk_full() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
    await db.execute(sql`
      create trigger disk_full before insert on snippets execute function disk_full()`);
    const body = { Name: '读取', Language: 'python', Code: 'print(1)', FolderName: '笔记' };
    const refusal = await platform.refusal(snippetCalls.create, { body }, { token });
    await db.execute(sql`drop trigger disk_full on snippets`);
    expect(refusal).toEqual({ code: 'UPSTREAM_UNAVAILABLE', message: FULL });
    const list = await platform.call(competitionCalls.list, { query: { page: 1, perPage: 12 } });
    expect(list.data).toEqual([]);
  });

  it('leaves a request whole whose bytes could not be written, so that it can be answered', async () => {
    const source = Readable.from([Buffer.alloc(MIB), Buffer.alloc(MIB)]);
    await spool(Readable.from(['x']), platform.dataDir, 'taken');
    await expect(spool(source, platform.dataDir, 'taken')).rejects.toThrow('EEXIST');
    expect(source.destroyed).toBe(false);
  });
});
