import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { badgeTypes } from '@whaletide/schema/domains/badges/rest.ts';
import { giveBadges } from '#platform/src/domains/badges/give.ts';
import { badgeNotices, badgesOf } from '#tests/platform/support/badges.ts';
import { writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { project } from '#tests/platform/support/projects.ts';

const TWENTY = Array.from({ length: 20 }, (_, index) => index);

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
});
afterAll(() => platform.close());

it('twenty processes that give badges at once give each of them once', async () => {
  const makers = await Promise.all([0, 1, 2].map((index) => writer(platform, `勋章${index}`)));
  for (const maker of makers) await project(platform, maker);
  await Promise.all(TWENTY.map(() => giveBadges(platform.services)));
  for (const maker of makers) {
    expect(await badgesOf(platform, maker)).toEqual([[badgeTypes.project, 1]]);
    expect(await badgeNotices(platform, maker)).toHaveLength(1);
  }
});
