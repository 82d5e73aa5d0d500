import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { dataExportCalls as calls } from '@whaletide/schema/domains/account/rest/data-exports.ts';
import { jobs } from '#platform/src/jobs/tables.ts';
import { EXPORT_JOB } from '#platform/src/domains/account/exports/orders.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { PASSWORD } from '#tests/platform/support/two-factor.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({
    worker: false,
    env: { SIGN_INS_PER_ACCOUNT: '100' },
  });
});
afterAll(() => platform.close());

it('of twenty that ask for one member’s export at once, one is made', async () => {
  const { jwt: token } = await platform.join('急着导出');
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () =>
      platform.call(calls.request, { body: { password: PASSWORD } }, { token }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const made = await platform.database.db.select().from(jobs).where(eq(jobs.kind, EXPORT_JOB));
  expect(made).toHaveLength(1);
});
