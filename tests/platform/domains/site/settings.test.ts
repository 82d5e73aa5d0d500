import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { siteCalls } from '@whaletide/schema/domains/site/rest/site.ts';
import { rawSettingsCalls } from '@whaletide/schema/domains/site/rest/raw-settings.ts';
import { competitions } from '#platform/src/domains/competitions/tables.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { administrator } from '#tests/platform/support/administration.ts';
import { author } from '#tests/platform/support/columns.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { project } from '#tests/platform/support/projects.ts';

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
  communityUrl: null,
  companyLinks: [
    { title: '关于我们', url: 'https://example.org' },
    { title: '服务条款', url: '/home/support' },
  ],
  competitionAds: [],
  externalBoards: [],
  searchTrends: [],
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

it('a trending word leads to what everybody sees, and goes with it', async () => {
  const admin = await administrator(platform, '热搜管理员');
  const { id } = await makeCompetition(platform);
  const owner = await author(platform, '热搜作者');
  const hidden = await project(platform, owner, { private: true });
  const trend = (type: 'COMPETITION' | 'PROJECT', target: string) => ({
    name: '海雾',
    type,
    url: null,
    id: target,
  });
  for (const lost of [trend('PROJECT', hidden), trend('COMPETITION', 'f'.repeat(24))])
    expect(
      await platform.refusal(
        siteCalls.setConfig,
        { body: { ...body, searchTrends: [lost] } },
        admin,
      ),
    ).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'searchTrends',
      message: '「海雾」指向的内容不存在，或不是所有人可见',
    });
  const searchTrends = [trend('COMPETITION', id)];
  await platform.call(siteCalls.setConfig, { body: { ...body, searchTrends } }, admin);
  const shown = async () => (await platform.call(siteCalls.config, {})).searchTrends;
  expect(await shown()).toEqual(searchTrends);
  await platform.database.db
    .update(competitions)
    .set({ published: false })
    .where(eq(competitions.id, id));
  expect(await shown()).toEqual([]);

  // Settings that are saved as they were typed stay, and come back with their targets.
  await platform.call(siteCalls.setConfig, { body: { ...body, searchTrends } }, admin);
  const { Hidden } = await platform.call(rawSettingsCalls.raw, {}, admin);
  expect(Hidden).toEqual([id]);
  await platform.database.db
    .update(competitions)
    .set({ published: true })
    .where(eq(competitions.id, id));
  expect(await shown()).toEqual(searchTrends);
});
