import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { moderationCalls } from '@whaletide/schema/domains/moderation/rest.ts';
import { parkedWorkCalls as calls } from '@whaletide/schema/domains/parked-work/rest.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { parkJob, parkMail, retryMail } from '#tests/platform/support/parking.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
let admin: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  admin = await writer(platform, '同时运维', { roles: ['admin'] });
});
afterAll(() => platform.close());

const TWENTY = Array.from({ length: 20 }, (_, index) => index);
const passed = (all: PromiseSettledResult<unknown>[]) =>
  all.filter(({ status }) => status === 'fulfilled').length;
const entries = async () =>
  (await platform.call(moderationCalls.log, { query: { page: 1, perPage: 100 } }, admin)).data
    .length;

it('of twenty decisions at once on a mail one counts, whichever it is', async () => {
  const Key = await parkMail(platform, 'contested', { reason: 'UNCERTAIN' });
  const before = await entries();
  const all = await Promise.allSettled(
    TWENTY.map((index) =>
      index % 2 === 0
        ? retryMail(platform, admin, Key, true)
        : platform.call(calls.giveUpMail, { body: { Key, Reason: '争议' } }, admin),
    ),
  );
  expect(passed(all)).toBe(1);
  expect(await entries()).toBe(before + 1);
});

it('of twenty decisions at once on a job one counts', async () => {
  const params = { id: await parkJob(platform) };
  const before = await entries();
  const all = await Promise.allSettled(
    TWENTY.map((index) =>
      index % 2 === 0
        ? platform.call(calls.retryJob, { params }, admin)
        : platform.call(calls.giveUpJob, { params, body: { Reason: '争议' } }, admin),
    ),
  );
  expect(passed(all)).toBe(1);
  expect(await entries()).toBe(before + 1);
});
