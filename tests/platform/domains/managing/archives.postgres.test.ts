import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { count } from 'drizzle-orm';
import { archiveCalls } from '@whaletide/schema/domains/managing/rest/archives.ts';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import { competitions } from '#platform/src/domains/competitions/tables.ts';
import { competitionArchives, competitionImports } from '#platform/src/domains/managing/tables.ts';
import { jobs } from '#platform/src/jobs/tables.ts';
import { exportedArchive } from '#tests/platform/support/archives.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { refOf, upload } from '#tests/platform/support/submitting.ts';
import { at, makeOrganization } from './support.ts';

const AT_ONCE = 20;

let platform: TestPlatform;
let boss: Awaited<ReturnType<typeof makeOrganization>>;
let id: string;
beforeAll(async () => {
  platform = await startPlatform();
  boss = await makeOrganization(platform);
  const body = { Name: '海浪预报赛', StartDate: at(platform, -1), EndDate: at(platform, 30) };
  const input = { params: { shortName: boss.shortName }, body };
  ({ _id: id } = await platform.call(managingCalls.create, input, { token: boss.token }));
});
afterAll(() => platform.close());

const settled = async () => {
  const { db } = platform.database;
  for (;;) {
    const [row] = await db.select({ left: count() }).from(jobs);
    if (row?.left === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

it(`${AT_ONCE} exports at once are one archive`, async () => {
  const input = { params: { id }, body: { WithWorks: false } };
  const asked = await Promise.all(
    Array.from({ length: AT_ONCE }, () =>
      platform.call(archiveCalls.export, input, { token: boss.token }).then(
        ({ _id }) => _id,
        () => null,
      ),
    ),
  );
  await settled();
  const made = await platform.database.db.select().from(competitionArchives);
  // One that was asked for after the first was ready is another.
  expect(new Set(asked.filter((one) => one !== null)).size).toBe(made.length);
  expect(made.every(({ state }) => state === 'ready')).toBe(true);
});

it(`${AT_ONCE} imports of an archive at once are one draft`, async () => {
  const archive = await exportedArchive(platform, boss, id);
  const sent = await upload(platform, boss.token, archive, { name: 'a.zip', purpose: 'archive' });
  const input = { params: { shortName: boss.shortName }, body: { Archive: refOf(sent).key } };
  await Promise.all(
    Array.from({ length: AT_ONCE }, () =>
      platform.call(archiveCalls.import, input, { token: boss.token }).catch(() => null),
    ),
  );
  await settled();
  const { db } = platform.database;
  expect(await db.select().from(competitionImports)).toMatchObject([{ state: 'ready' }]);
  const [row] = await db.select({ rows: count() }).from(competitions);
  expect(row?.rows).toBe(2);
});
