import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { siteCalls } from '@whaletide/schema/rest/site.ts';
import { members } from '../../../platform/src/domains/members/tables.ts';
import { startPlatform, type TestPlatform } from '../support/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const body = {
  rawCountCompetitionIds: ['a'.repeat(24)],
  hiddenRegisterCompetitionIds: [],
  preliminaryCompetitionIds: ['b'.repeat(24)],
  platformIdBoxes: [{ competitionId: 'c'.repeat(24), name: 'Openi启智平台ID' }],
  hostApplicationUrl: 'https://example.org/apply',
  hostChatUrl: null,
  competitionAds: [],
  externalBoards: [],
  lunarNewYear: null,
};

it('an administrator sets the site; nobody else does, and nothing wrong is kept', async () => {
  const { jwt } = await platform.join('visitor-of-settings');
  const before = await platform.call(siteCalls.config, {});
  expect(await platform.refusal(siteCalls.setConfig, { body }, { token: jwt })).toMatchObject({
    code: 'FORBIDDEN',
  });

  const { user, jwt: admin } = await platform.join('admin-of-settings');
  const { db } = platform.database;
  await db
    .update(members)
    .set({ roles: ['admin'] })
    .where(eq(members.id, user._id));
  const wrong = { ...body, rawCountCompetitionIds: ['penguins'] };
  expect(await platform.refusal(siteCalls.setConfig, { body: wrong }, { token: admin })).toEqual({
    code: 'BAD_USER_INPUT',
    field: 'rawCountCompetitionIds',
    message: '不是比赛编号：penguins',
  });
  expect(await platform.call(siteCalls.config, {})).toEqual(before);

  await platform.call(siteCalls.setConfig, { body }, { token: admin });
  expect(await platform.call(siteCalls.config, {})).toEqual(body);
});
