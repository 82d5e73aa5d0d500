import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { count } from 'drizzle-orm';
import { archiveCalls } from '@whaletide/schema/domains/managing/rest/archives.ts';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import { competitions } from '#platform/src/domains/competitions/tables.ts';
import { uploads } from '#platform/src/domains/uploads/tables.ts';
import { jobs } from '#platform/src/jobs/tables.ts';
import { beginImport, endedImport, exportedArchive } from '#tests/platform/support/archives.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { slowArchive } from './slow-archive.ts';
import { at, makeOrganization } from './support.ts';

const TWENTY = Array.from({ length: 20 }, (_, index) => index);

let platform: TestPlatform;
let boss: Awaited<ReturnType<typeof makeOrganization>>;
beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
  boss = await makeOrganization(platform);
});
afterAll(() => platform.close());

const rowsOf = async () => {
  const { db } = platform.database;
  const rows = await Promise.all(
    [competitions, uploads, jobs].map((table) => db.select({ rows: count() }).from(table)),
  );
  return rows.map(([row]) => row?.rows);
};
const cancel = (id: string) =>
  platform.call(archiveCalls.cancelImport, { params: { id } }, { token: boss.token });

it('twenty cancels at once are one, whose import leaves nothing', async () => {
  const slow = await slowArchive(platform, boss);
  const before = await rowsOf();
  const id = await beginImport(platform, boss, slow);
  const answers = await Promise.all(TWENTY.map(() => cancel(id)));
  expect(answers.map(({ State }) => State)).toEqual(TWENTY.map(() => 'CANCELLED'));
  expect(await rowsOf()).toEqual(before);
});

it('of a cancel and the end of an import one counts', async () => {
  const body = { Name: '海浪预报赛', StartDate: at(platform, -1), EndDate: at(platform, 30) };
  const input = { params: { shortName: boss.shortName }, body };
  const { _id: competition } = await platform.call(managingCalls.create, input, {
    token: boss.token,
  });
  const plain = await exportedArchive(platform, boss, competition);
  for (let round = 0; round < 5; round += 1) {
    const [drafts = 0] = await rowsOf();
    const id = await beginImport(platform, boss, plain);
    // A refused one came after the end.
    const cancelled = await cancel(id).then(
      () => true,
      () => false,
    );
    const { State } = await endedImport(platform, boss, id);
    expect(State).toBe(cancelled ? 'CANCELLED' : 'READY');
    expect((await rowsOf())[0]).toBe(drafts + (cancelled ? 0 : 1));
  }
});
