import { expect, it } from '@jest/globals';
import { restOf } from '#web/src/lib/rest-of.ts';

it('an input stands under REST’s keys, with those of its parts', () => {
  const ad = { title: '征文', image: '/files/a.png', link: '/home/column' };
  const way = { title: '读专栏', description: '', link: '/home/column' };
  const input = {
    homeAds: [ad],
    groups: [{ title: '入门', ways: [way] }],
    learningPaths: [{ title: '数据科学', image: '/files/b.png', link: '/home' }],
    projectTabs: ['企鹅'],
    hotProjectIds: ['f'.repeat(24)],
    projectAds: [],
    columnIds: [],
  };
  expect(restOf('RecommendConfigInput', input)).toEqual({
    Home: { AdList: [ad] },
    RecommendGroup: [
      { Title: '入门', List: [{ Title: '读专栏', Description: '', Link: '/home/column' }] },
    ],
    LearningPath: [{ Title: '数据科学', Image: '/files/b.png', Link: '/home' }],
    Lab: { TabList: ['企鹅'], HotList: ['f'.repeat(24)], AdList: [] },
    Column: [],
  });
});
