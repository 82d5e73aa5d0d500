import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { applicationFormCalls } from '@whaletide/schema/domains/application-forms/rest.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

it('of twenty applications at once, a member gets as many through as a day allows', async () => {
  const { jwt: token } = await platform.join('flooder');
  const body = {
    Type: 4 as const,
    Phone: '13800000000',
    Data: { Name: '陈老师', Company: '海洋大学', Description: '' },
  };
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () => platform.call(applicationFormCalls.send, { body }, { token })),
  );
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(outcomes.length - refused.length).toBe(3);
  for (const { reason } of refused) expect(String(reason)).toContain('429 RATE_LIMITED');
});
