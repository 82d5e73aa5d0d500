import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { creatorAdminCalls } from '@whaletide/schema/domains/creators/rest/creator-admin.ts';
import { creatorCalls } from '@whaletide/schema/domains/creators/rest/creators.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';
import { beginDueSettlements } from '#platform/src/domains/creators/settling/schedule.ts';
import { settleCreator } from '#platform/src/domains/creators/settling/settle.ts';
import { creatorProfits } from '#platform/src/domains/creators/tables.ts';
import { jobs } from '#platform/src/jobs/tables.ts';
import { freePort, type Layer, startLayer } from '#tests/support/layers.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import {
  creator,
  exchange,
  giveCoins,
  heldCoins,
  ledgerSum,
  rate,
  reader,
} from '#tests/platform/support/creators.ts';
import { testPostgres } from '#tests/platform/support/database.ts';
import { dataset } from '#tests/platform/support/datasets.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { project } from '#tests/platform/support/projects.ts';
import { coinsOf } from '#tests/platform/support/sharing.ts';

const AT_ONCE = 20;

let database: Awaited<ReturnType<typeof testPostgres>>;
let platform: TestPlatform;
let admin: Person;
beforeAll(async () => {
  database = await testPostgres();
  platform = await startPlatform({ database, worker: false });
  admin = await writer(platform, '站长', { roles: ['admin'] });
});
afterAll(async () => {
  await platform.close();
  await database.close();
});

const atOnce = <T>(work: () => Promise<T>) =>
  Promise.allSettled(Array.from({ length: AT_ONCE }, work));
const done = (all: readonly PromiseSettledResult<unknown>[]) =>
  all.filter(({ status }) => status === 'fulfilled').length;

it.each([
  ['the month', '富裕', 1_000, 3],
  ['the balance', '拮据', 250, 2],
])('twenty exchanges at once stay within %s', async (_, name, coins, most) => {
  const who = await creator(platform, name);
  await giveCoins(platform, who, coins);
  expect(done(await atOnce(() => exchange(platform, who, 100)))).toBe(most);
  expect(await coinsOf(platform, who.token)).toBe(coins - most * 100);
  expect(await ledgerSum(platform)).toBe(0);
});

it('an exchange that twenty pay and return at once is decided once', async () => {
  const who = await creator(platform, '有卡');
  await giveCoins(platform, who, 100);
  const { _id: id } = await exchange(platform, who, 100);
  const decided = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, (_, number) =>
      number % 2 === 0
        ? platform.call(
            creatorAdminCalls.payExchange,
            { params: { id }, body: { Code: 'JD' } },
            admin,
          )
        : platform.call(
            creatorAdminCalls.returnExchange,
            { params: { id }, body: { Reason: '无货' } },
            admin,
          ),
    ),
  );
  expect(done(decided)).toBe(1);
  const query = { page: 1, perPage: 10 };
  const { data } = await platform.call(creatorCalls.exchanges, { query }, who);
  const coins = data[0]?.Status === 'RETURNED' ? 100 : 0;
  expect(await coinsOf(platform, who.token)).toBe(coins);
  expect(await heldCoins(platform, id)).toBe(0);
  expect(await ledgerSum(platform)).toBe(0);
});

it('twenty applications at once are one', async () => {
  const who = await reader(platform, '心急');
  const body = { WorksLink: 'https://whale.example', Records: '', Contact: '', Referrer: '' };
  expect(done(await atOnce(() => platform.call(creatorCalls.apply, { body }, who)))).toBe(1);
});

it('a creator whom twenty settle at once is paid once, the ledger being at zero all along', async () => {
  const who = await creator(platform, '争抢');
  const id = await dataset(platform, who, {
    publishDate: new Date(platform.clock.now.getTime() - 40 * DAY),
  });
  await rate(platform, admin, id, 'CLASSIC');
  const settled = atOnce(() =>
    platform.database.transaction((tx) =>
      settleCreator(tx, platform.services, { week: '2026-11-16', memberId: who.id }),
    ),
  );
  expect(await ledgerSum(platform)).toBe(0);
  expect(done(await settled)).toBe(AT_ONCE);
  expect(await coinsOf(platform, who.token)).toBe(50);
});

/** A whole platform process on the test's database. */
const startProcess = async (): Promise<Layer> => {
  const port = await freePort();
  return startLayer('platform/dist/main.js', port, {
    HOST: '127.0.0.1',
    PLATFORM_PORT: String(port),
    DATABASE_URL: database.url,
    DATA_DIR: platform.dataDir,
    SESSION_SECRET: randomBytes(32).toString('hex'),
    JOB_LEASE_MS: '1500',
    JOB_POLL_MS: '50',
  });
};

it('two weeks that begin twice, with workers that are killed, are paid once', async () => {
  // The processes have the real clock.
  platform.clock.now = new Date();
  const ago = (days: number) => new Date(Date.now() - days * DAY);
  const people: Person[] = [];
  for (let number = 1; number <= 40; number++) {
    const who = await creator(platform, `创作者${number}`);
    people.push(who);
    const id = await dataset(platform, who, { publishDate: ago(60) });
    const labId = await project(platform, who, { versionDate: ago(60), publishDate: ago(60) });
    await database.db.execute(
      `insert into lab_datasets (lab_id, dataset_id, date) values ('${labId}', '${id}', now() - interval '30 days')`,
    );
  }
  const begin = () =>
    platform.database.transaction((tx) => beginDueSettlements(tx, platform.services));
  await Promise.allSettled([begin(), begin(), begin()]);
  const left = async () => (await database.db.select({ id: jobs.id }).from(jobs)).length;
  const [first, second] = await Promise.all([startProcess(), startProcess()]);
  await waitFor('some to be paid', async () => {
    const rows = await database.db.select({ id: creatorProfits.id }).from(creatorProfits);
    return rows.length > 3;
  });
  await Promise.all([first.stop('SIGKILL'), second.stop('SIGKILL')]);
  expect(await ledgerSum(platform)).toBe(0);
  const third = await startProcess();
  await waitFor('all to be paid', async () => (await left()) === 0).finally(() => third.stop());
  await begin();
  expect(await left()).toBe(0);
  for (const who of people) expect(await coinsOf(platform, who.token)).toBe(15);
  expect(await ledgerSum(platform)).toBe(0);
});
