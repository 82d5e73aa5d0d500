import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import {
  type RecommendConfig,
  recommendConfigCalls,
} from '@whaletide/schema/domains/site/rest/recommend-config.ts';
import { publishStatus } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { siteCalls } from '@whaletide/schema/domains/site/rest/site.ts';
import { rawSettingsCalls } from '@whaletide/schema/domains/site/rest/raw-settings.ts';
import { columns } from '#platform/src/domains/columns/tables.ts';
import { competitions } from '#platform/src/domains/competitions/tables.ts';
import { datasets } from '#platform/src/domains/datasets/tables.ts';
import { labs } from '#platform/src/domains/projects/tables.ts';
import { administrator, newest } from '#tests/platform/support/administration.ts';
import { author, collect, column, versioned } from '#tests/platform/support/columns.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { dataset } from '#tests/platform/support/datasets.ts';
import { writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ env: { PUBLIC_ORIGINS: 'https://tide.example' } });
});
afterAll(() => platform.close());

const { recommendConfig, setRecommendConfig } = recommendConfigCalls;
const body = {
  Home: { AdList: [{ title: '征文', image: '/files/a.png', link: '/home/column' }] },
  RecommendGroup: [
    { Title: '入门', List: [{ Title: '专栏', Description: '', Link: '/home/column' }] },
  ],
  LearningPath: [{ Title: '数据科学', Image: '/files/b.png', Link: '/home/learn/data-science' }],
  Lab: { TabList: ['企鹅'], HotList: [], AdList: [] },
  Activity: { AdList: [] },
  ClassCalendar: [],
  Column: ['c'.repeat(24)],
};

/** Parts of a configuration that the test changes: the log keeps no others. */
const changedOf = ({ Home, RecommendGroup, LearningPath, Lab, Column }: RecommendConfig) => ({
  Home,
  RecommendGroup,
  LearningPath,
  Lab,
  Column,
});

it('an administrator sets what is recommended, which is written down; nobody else does', async () => {
  const nothing = await platform.call(recommendConfig, {});
  expect(nothing).toMatchObject({ RecommendGroup: [], Home: { AdList: [] } });
  const member = await writer(platform, '成员');
  expect(await platform.refusal(setRecommendConfig, { body }, member)).toMatchObject({
    code: 'FORBIDDEN',
  });
  const admin = await administrator(platform, '管理员');
  const wrong = { ...body, Lab: { ...body.Lab, TabList: ['企鹅', '企鹅'] } };
  expect(await platform.refusal(setRecommendConfig, { body: wrong }, admin)).toEqual({
    code: 'BAD_USER_INPUT',
    field: 'Lab.TabList',
    message: '每个关键词只能有一个',
  });
  expect(await platform.call(recommendConfig, {})).toEqual(nothing);

  expect(await platform.call(setRecommendConfig, { body }, admin)).toEqual(body);
  expect(await platform.call(recommendConfig, {})).toEqual(body);
  expect(await newest(platform, admin, 'site.setRecommendConfig')).toMatchObject({
    Kind: 'SITE',
    Title: '推荐内容',
    Before: changedOf(nothing),
    After: changedOf(body),
  });
});

it('slides and banners go with what they lead to, and come back with it', async () => {
  const admin = await administrator(platform, '推荐管理员');
  const owner = await author(platform, '推荐作者');
  const { db } = platform.database;
  const lab = await versioned(platform, owner);
  const { _id: held } = await column(platform, owner, '被推荐的专栏');
  await collect(platform, owner, held, lab);
  const { id: competition } = await makeCompetition(platform);
  const { id: activity } = await makeCompetition(platform);
  await db.update(competitions).set({ eventType: 0 }).where(eq(competitions.id, activity));
  const data = await dataset(platform, owner);
  const to = {
    competition: `/home/competition/${competition}/leaderboard`,
    // It leads on to the activity.
    activity: `/home/competition/${activity}`,
    column: `https://tide.example/home/column/${held}`,
    project: `/mw/project/${lab}`,
    dataset: `/mw/dataset/${data}`,
    list: '/home/column',
    elsewhere: `https://other.example/home/column/${'0'.repeat(24)}`,
  };
  const all = Object.values(to);
  const ads = (links: string[]) =>
    links.map((link) => ({ title: link.slice(0, 20), image: '/files/a.png', link }));
  const group = (Title: string, links: string[]) => ({
    Title,
    List: links.map((Link) => ({ Title: '去看看', Description: '', Link })),
  });
  const recommended = {
    Home: { AdList: ads(all) },
    // A group has six links at most.
    RecommendGroup: [
      group(
        '全部',
        all.filter((link) => link !== to.dataset),
      ),
      group('专栏', [to.column]),
    ],
    LearningPath: all.map((Link) => ({ Title: '路径', Image: '/files/b.png', Link })),
    Lab: { TabList: [], HotList: [lab], AdList: ads(all) },
    Activity: { AdList: ads(all) },
    ClassCalendar: [activity],
    Column: [held],
  };
  await platform.call(setRecommendConfig, { body: recommended }, admin);
  const site = await platform.call(siteCalls.config, {});
  const settings = { ...site, competitionAds: ads(all) };
  await platform.call(siteCalls.setConfig, { body: settings }, admin);
  const shown = () => platform.call(recommendConfig, {});
  expect(await shown()).toEqual(recommended);

  const hide = async (hidden: boolean) => {
    await db.update(labs).set({ private: hidden }).where(eq(labs.id, lab));
    await db.update(datasets).set({ deleted: hidden }).where(eq(datasets.id, data));
    await db
      .update(columns)
      .set({ collapsedDate: hidden ? platform.clock.now : null })
      .where(eq(columns.id, held));
    await db
      .update(competitions)
      .set({ published: !hidden })
      .where(eq(competitions.id, competition));
    // On the pages of an organization alone.
    await db
      .update(competitions)
      .set({ publishStatus: hidden ? publishStatus.organization : publishStatus.community })
      .where(eq(competitions.id, activity));
  };
  await hide(true);
  const left = [to.list, to.elsewhere];
  expect(await shown()).toEqual({
    ...recommended,
    Home: { AdList: ads(left) },
    RecommendGroup: [group('全部', left)],
    LearningPath: recommended.LearningPath.filter(({ Link }) => left.includes(Link)),
    Lab: { ...recommended.Lab, AdList: ads(left) },
    Activity: { AdList: ads(left) },
    ClassCalendar: [],
  });
  const { competitionAds } = await platform.call(siteCalls.config, {});
  expect(competitionAds).toEqual(ads(left));

  const { raw } = rawSettingsCalls;
  const { Site, Recommend, Hidden } = await platform.call(raw, {}, admin);
  expect(Recommend).toEqual(recommended);
  expect(Site).toEqual(settings);
  expect(Hidden.toSorted()).toEqual(
    [
      ...[to.competition, to.activity, to.column, to.project, to.dataset],
      ...[lab, held, activity],
    ].toSorted(),
  );
  expect(await platform.refusal(raw, {}, owner)).toMatchObject({ code: 'FORBIDDEN' });

  await hide(false);
  expect(await shown()).toEqual(recommended);
  expect((await platform.call(raw, {}, admin)).Hidden).toEqual([]);
});
