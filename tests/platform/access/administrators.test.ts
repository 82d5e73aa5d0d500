import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { questionnaireAdminCalls } from '@whaletide/schema/domains/announcements/rest/questionnaires.ts';
import { creatorAdminCalls } from '@whaletide/schema/domains/creators/rest/creator-admin.ts';
import { parkedWorkCalls } from '@whaletide/schema/domains/parked-work/rest.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { asking, codeOf } from '#tests/platform/support/refused.ts';

let platform: TestPlatform;
let member: string;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  member = (await platform.join('普通成员')).jwt;
});
afterAll(() => platform.close());

const query = { page: 1, perPage: 20 };

it.each([
  asking(creatorAdminCalls.creators, { query }),
  asking(creatorAdminCalls.datasets, { query }),
  asking(creatorAdminCalls.exchanges, { query }),
  asking(questionnaireAdminCalls.list, { query }),
  asking(parkedWorkCalls.giveUpMail, { body: { Key: 'mail', Reason: '重复' } }),
  asking(parkedWorkCalls.retryMail, { body: { Key: 'mail', MayRepeat: true } }),
])('%s is for administrators alone', async (_, call, input) => {
  expect(await codeOf(platform, call, input, member)).toBe('FORBIDDEN');
});
