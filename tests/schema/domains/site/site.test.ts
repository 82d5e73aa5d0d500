import { expect, it } from '@jest/globals';
import {
  type SiteSettings,
  siteSettingsProblem,
} from '@whaletide/schema/domains/site/rules/site.ts';

const settings: SiteSettings = {
  rawCountCompetitionIds: ['a'.repeat(24)],
  hiddenRegisterCompetitionIds: [],
  preliminaryCompetitionIds: [],
  platformIdBoxes: [{ competitionId: 'b'.repeat(24), name: 'Openi启智平台ID' }],
  hostApplicationUrl: 'https://example.org/apply',
  hostChatUrl: null,
  communityUrl: null,
  companyLinks: [{ title: '关于我们', url: 'https://example.org' }],
  competitionAds: [{ title: '海报', image: '/files/a.png', link: 'https://example.org' }],
  externalBoards: [],
  searchTrends: [],
  lunarNewYear: { start: '02-10', end: '02-24' },
};
const [ad] = settings.competitionAds;

const trend = { name: '海雾', type: 'COMPETITION', url: null, id: 'c'.repeat(24) } as const;
const linked = { name: '新手', type: 'URL', url: '/home/competition', id: null } as const;

it.each<[string, Partial<SiteSettings>, string | null]>([
  ['all in order', {}, null],
  ['trending words', { searchTrends: [trend, linked] }, null],
  [
    'too many trending words',
    { searchTrends: Array.from({ length: 21 }, (_, n) => ({ ...trend, name: `词${n}` })) },
    '最多20个热搜词',
  ],
  [
    'a trending word that says nothing',
    { searchTrends: [{ ...trend, name: ' ' }] },
    '请输入热搜词，最多30个字符',
  ],
  [
    'a trending word that is too long',
    { searchTrends: [{ ...trend, name: '词'.repeat(31) }] },
    '请输入热搜词，最多30个字符',
  ],
  [
    'a trending word twice',
    { searchTrends: [linked, { ...trend, name: '新手 ' }] },
    '每个热搜词只能有一个',
  ],
  [
    'a trending word that leads to a script',
    { searchTrends: [{ ...linked, url: 'javascript:alert(1)' }] },
    '「新手」的链接须是本站路径或完整地址',
  ],
  [
    'a trending word that leads nowhere',
    { searchTrends: [{ ...trend, id: null }] },
    '「海雾」须填写 24 位的编号',
  ],
  ['an id that is none', { rawCountCompetitionIds: ['penguins'] }, '不是比赛编号：penguins'],
  [
    'too many ids',
    { hiddenRegisterCompetitionIds: Array<string>(201).fill('a'.repeat(24)) },
    '最多200个比赛',
  ],
  ['a preliminary round of none', { preliminaryCompetitionIds: ['first'] }, '不是比赛编号：first'],
  [
    'a box without a name',
    { platformIdBoxes: [{ competitionId: 'b'.repeat(24), name: ' ' }] },
    '请在比赛编号后填写平台ID的名称',
  ],
  [
    'a name that is too long',
    { platformIdBoxes: [{ competitionId: 'b'.repeat(24), name: '鲸'.repeat(31) }] },
    '名称最多30个字符',
  ],
  [
    'a box of no competition',
    { platformIdBoxes: [{ competitionId: 'b', name: '平台ID' }] },
    '不是比赛编号：b',
  ],
  [
    'two boxes of one competition',
    { platformIdBoxes: [...settings.platformIdBoxes, ...settings.platformIdBoxes] },
    '每个比赛只能填写一次',
  ],
  [
    'an address without a scheme',
    { hostApplicationUrl: 'example.org' },
    '请输入以 http:// 或 https:// 开头的地址',
  ],
  [
    'a script for an address',
    { hostChatUrl: 'javascript:alert(1)' },
    '请输入以 http:// 或 https:// 开头的地址',
  ],
  [
    'an address of an app',
    { communityUrl: 'weixin://group' },
    '请输入以 http:// 或 https:// 开头的地址',
  ],
  [
    'nine links in the footer',
    { companyLinks: Array(9).fill({ title: '关于我们', url: '/home' }) },
    '最多8个公司链接',
  ],
  [
    'a link of the footer that says nothing',
    { companyLinks: [{ title: ' ', url: '/home' }] },
    '请输入链接名称，最多20个字符',
  ],
  [
    'a link of the footer that says too much',
    { companyLinks: [{ title: '鲸'.repeat(21), url: '/home' }] },
    '请输入链接名称，最多20个字符',
  ],
  [
    'a link of the footer to a script',
    { companyLinks: [{ title: '备案', url: 'javascript:alert(1)' }] },
    '「备案」的链接须是本站路径或完整地址',
  ],
  [
    'an ad that says nothing',
    { competitionAds: [{ title: ' ', image: '/a.png', link: '/home' }] },
    '请输入广告说明',
  ],
  [
    'an ad that leads to another site’s path',
    { competitionAds: [{ title: '海报', image: '//evil.example/a.png', link: '/home' }] },
    '图片与链接须是本站路径或完整地址',
  ],
  ['eleven ads', { competitionAds: ad ? Array(11).fill(ad) : [] }, '最多10个广告位'],
  [
    'a board by a name that is no part of an address',
    { externalBoards: [{ name: 'a/b', competitionId: 'a'.repeat(24), title: '榜' }] },
    '外部榜单的标识应以字母开头，由 2 至 40 个字母、数字或 - 组成',
  ],
  [
    'a board of no competition',
    { externalBoards: [{ name: 'bank', competitionId: 'penguins', title: '榜' }] },
    '不是比赛编号：penguins',
  ],
  [
    'a board without a title',
    { externalBoards: [{ name: 'bank', competitionId: 'a'.repeat(24), title: ' ' }] },
    '请输入外部榜单的标题，最多20个字',
  ],
  [
    'two boards of one competition',
    {
      externalBoards: ['one', 'two'].map((name) => ({
        name,
        competitionId: 'a'.repeat(24),
        title: '榜',
      })),
    },
    '每个标识与每个比赛只能有一个外部榜单',
  ],
  [
    'a day that is none',
    { lunarNewYear: { start: '02-10', end: '13-01' } },
    '日期请写作 月-日，例如 02-10',
  ],
])('%s', (_, change, message) => {
  expect(siteSettingsProblem({ ...settings, ...change })?.message ?? null).toBe(message);
});
