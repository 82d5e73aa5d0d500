import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { importedArchive } from '#tests/platform/support/archives.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { slowArchive } from './slow-archive.ts';
import { makeOrganization } from './support.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ env: { IMPORT_MS: '400', JOB_POLL_MS: '20' } });
});
afterAll(() => platform.close());

it('an import that takes too long ends by itself, and says so', async () => {
  const boss = await makeOrganization(platform);
  const done = await importedArchive(platform, boss, await slowArchive(platform, boss));
  expect(done).toMatchObject({
    State: 'FAILED',
    Problem: '导入超过 1 分钟，已停止；可以导入不带作品的压缩包',
    Competition: null,
  });
});
