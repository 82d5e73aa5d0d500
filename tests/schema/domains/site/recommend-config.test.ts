import { expect, it } from '@jest/globals';
import {
  type Recommended,
  recommendConfigProblem,
} from '@whaletide/schema/domains/site/rules/recommend-config.ts';

const ID = 'a'.repeat(24);
const way = { Title: '读专栏', Description: '先看懂每一列', Link: '/home/column' };
const ad = { title: '海报', image: '/files/a.png', link: 'https://example.org' };
const path = { Title: '数据科学', Image: '/files/b.png', Link: '/home/learn/data-science' };

const config: Recommended = {
  Home: { AdList: [ad] },
  RecommendGroup: [{ Title: '入门', List: [way] }],
  LearningPath: [path],
  Lab: { TabList: ['企鹅', '天气'], HotList: [ID], AdList: [ad] },
  Column: [ID],
};
const lab = (change: Partial<Recommended['Lab']>) => ({ Lab: { ...config.Lab, ...change } });
const group = (...List: (typeof way)[]) => ({ RecommendGroup: [{ Title: '入门', List }] });
const many = <T>(one: T, most: number): T[] => Array.from({ length: most + 1 }, () => one);

it.each<[string, Partial<Recommended>, string | null, string | undefined]>([
  ['all in order', {}, null, undefined],
  [
    'a banner that leads nowhere',
    { Home: { AdList: [{ ...ad, link: 'javascript:alert(1)' }] } },
    '图片与链接须是本站路径或完整地址',
    'Home.AdList',
  ],
  ['a group without ways', group(), '「入门」须有1至6条推荐', 'RecommendGroup'],
  ['a group with too many', group(...many(way, 6)), '「入门」须有1至6条推荐', 'RecommendGroup'],
  [
    'a way without a title',
    group({ ...way, Title: ' ' }),
    '请输入推荐的标题，最多30个字符',
    'RecommendGroup',
  ],
  [
    'a way that leads off',
    group({ ...way, Link: '//example.org' }),
    '「读专栏」的链接须是本站路径或完整地址',
    'RecommendGroup',
  ],
  [
    'a way with much to say',
    group({ ...way, Description: '长'.repeat(101) }),
    '推荐的说明最多100个字符',
    'RecommendGroup',
  ],
  [
    'too many groups',
    { RecommendGroup: many({ Title: '入门', List: [way] }, 10) },
    '最多10组推荐',
    'RecommendGroup',
  ],
  [
    'a path without a name',
    { LearningPath: [{ ...path, Title: '' }] },
    '请输入学习路径的名称，最多30个字符',
    'LearningPath',
  ],
  [
    'a path without a picture',
    { LearningPath: [{ ...path, Image: 'b.png' }] },
    '图片与链接须是本站路径或完整地址',
    'LearningPath',
  ],
  [
    'the same keyword twice',
    lab({ TabList: ['企鹅', '企鹅'] }),
    '每个关键词只能有一个',
    'Lab.TabList',
  ],
  [
    'a keyword too long',
    lab({ TabList: ['长'.repeat(21)] }),
    '每个关键词最多20个字符',
    'Lab.TabList',
  ],
  ['too many keywords', lab({ TabList: many('词', 10) }), '最多10个关键词', 'Lab.TabList'],
  ['no project', lab({ HotList: ['企鹅'] }), '不是项目编号：企鹅', 'Lab.HotList'],
  ['too many columns', { Column: many(ID, 10) }, '最多10个推荐专栏', 'Column'],
])('%s', (_, change, message, field) => {
  const problem = recommendConfigProblem({ ...config, ...change });
  expect(problem?.message ?? null).toBe(message);
  expect(problem?.field).toBe(field);
});
