import { expect, it } from '@jest/globals';
import { type SiteSettings, siteSettingsProblem } from '../../schema/rules/site.ts';

const settings: SiteSettings = {
  rawCountCompetitionIds: ['a'.repeat(24)],
  hiddenRegisterCompetitionIds: [],
  preliminaryCompetitionIds: [],
  platformIdBoxes: [{ competitionId: 'b'.repeat(24), name: 'Openi启智平台ID' }],
  hostApplicationUrl: 'https://example.org/apply',
  hostChatUrl: null,
  competitionAds: [{ title: '海报', image: '/files/a.png', link: 'https://example.org' }],
  externalBoards: [],
  lunarNewYear: { start: '02-10', end: '02-24' },
};
const [ad] = settings.competitionAds;

it.each<[string, Partial<SiteSettings>, string | null]>([
  ['all in order', {}, null],
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
