import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { CallInput } from '@whaletide/schema/shared/rest/call.ts';
import { badgeAdminCalls, badgeCalls, badgeTypes } from '@whaletide/schema/domains/badges/rest.ts';
import { giveBadges } from '#platform/src/domains/badges/give.ts';
import { administrator, newest } from '#tests/platform/support/administration.ts';
import { badgeNotices, badgesOf } from '#tests/platform/support/badges.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { project } from '#tests/platform/support/projects.ts';

let platform: TestPlatform;
let admin: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  admin = await administrator(platform, '管理员');
});
afterAll(() => platform.close());

const { project: type } = badgeTypes;
type Body = CallInput<typeof badgeAdminCalls.update>['body'];
const body = (change: Partial<Body> = {}): Body => ({
  Type: type,
  Name: '开放先锋',
  Thresholds: [1, 5, 20],
  Active: true,
  ...change,
});
const set = (change: Partial<Body>) =>
  platform.call(badgeAdminCalls.update, { body: body(change) }, admin);
const shown = async () =>
  (await platform.call(badgeCalls.settings, {})).data.find(({ Type }) => Type === type);

it('a lowered threshold gives the badge, by its new name; a raised one takes none away', async () => {
  expect(await shown()).toEqual(body());
  const maker = await writer(platform, '开源者');
  await project(platform, maker);
  await project(platform, maker);
  await giveBadges(platform.services);
  expect(await badgesOf(platform, maker)).toEqual([[type, 1]]);
  await set({ Name: ' 开源者 ', Thresholds: [1, 2, 3] });
  expect(await shown()).toMatchObject({ Name: '开源者', Thresholds: [1, 2, 3] });
  expect(await newest(platform, admin, 'badgeAdmin.update')).toMatchObject({
    Kind: 'BADGE',
    Target: String(type),
    Before: { name: '开放先锋', thresholds: [1, 5, 20] },
    After: { name: '开源者', thresholds: [1, 2, 3] },
  });
  await giveBadges(platform.services);
  const both = [
    [type, 1],
    [type, 2],
  ];
  expect(await badgesOf(platform, maker)).toEqual(both);
  expect((await badgeNotices(platform, maker))[0]).toMatchObject({
    Data: { UserBadge: { Name: '开源者', Levels: [2] } },
  });
  await set({ Thresholds: [10, 20, 30] });
  await giveBadges(platform.services);
  expect(await badgesOf(platform, maker)).toEqual(both);
});

it('one that is switched off is given to nobody, and stays with who has it', async () => {
  await set({ Active: false });
  const maker = await writer(platform, '后来者');
  await project(platform, maker);
  await giveBadges(platform.services);
  expect(await badgesOf(platform, maker)).toEqual([]);
  await set({});
  await giveBadges(platform.services);
  expect(await badgesOf(platform, maker)).toEqual([[type, 1]]);
});

it('is changed by administrators alone, and refused at its field', async () => {
  const refused = { body: body({ Thresholds: [5, 5, 9] }) };
  expect(await platform.refusal(badgeAdminCalls.update, refused, admin)).toMatchObject({
    field: 'Thresholds.1',
    message: '门槛应高于上一等级',
  });
  const reader = await writer(platform, '读者');
  expect(await platform.refusal(badgeAdminCalls.update, { body: body() }, reader)).toMatchObject({
    code: 'FORBIDDEN',
    message: '仅站点管理员可以管理徽章',
  });
  expect(await shown()).toEqual(body());
});
