import { describe, expect, it } from '@jest/globals';
import { feeds } from '#gateway/src/http/crawlers/feeds.ts';
import { columnHead } from '#web/src/domains/columns/pages/ColumnPage/column-head.ts';
import { datasetHead } from '#web/src/domains/dataset-bindings/components/DatasetPanel/dataset-head.ts';
import { forumListHead } from '#web/src/domains/forum/pages/ForumListPage/forum-list-head.ts';
import { projectHead } from '#web/src/domains/projects/pages/ProjectPage/project-head.ts';
import { teamHead } from '#web/src/domains/teams/pages/TeamPage/team-head.ts';
import { supportHead } from '#web/src/domains/work-orders/pages/SupportPage/support-head.ts';
import type { PageHead } from '#web/src/lib/page-render.ts';
import { competitionHead } from '#web/src/routes/CompetitionPage/competition-head.ts';

const id = 'a'.repeat(24);
const competition = { id, kind: 'COMPETITION' as const, name: '企鹅赛' };
const thingsOf = ({ jsonLd }: PageHead) =>
  (jsonLd?.((path) => path, '鲸潮社区') ?? []) as Record<string, unknown>[];

describe('a competition’s tab', () => {
  const whole = {
    ...competition,
    shortDescription: '根据喙长判断种类。',
    image: null,
    headingImage: null,
    startDate: '2026-01-01T00:00:00.000Z',
    endDate: null,
    detailType: null,
    live: null,
    tags: [],
    organization: null,
  };
  const path = `/home/competition/${id}`;

  it.each([
    ['content', undefined, '企鹅赛', path],
    ['leaderboard', undefined, '排行榜 · 企鹅赛', `${path}/leaderboard`],
    ['leaderboard', 'anything', '排行榜 · 企鹅赛', `${path}/leaderboard`],
    ['teamswrapper', 'teams', '团队 · 企鹅赛', `${path}/teamswrapper/teams`],
    ['datasetbindings', undefined, '数据 · 企鹅赛', `${path}/datasetbindings`],
  ])('%s/%s is called and found by its own', (tab, param, title, canonical) => {
    expect(competitionHead(whole, tab, param)).toMatchObject({ title, canonical });
  });
});

describe('a forum', () => {
  const path = `/home/competition/forumlist/${id}`;
  it.each([
    [{ typeNumber: 0, text: '', page: 1 }, path, undefined],
    [{ typeNumber: 2, text: '', page: 3 }, `${path}?type=2&page=3`, undefined],
    [{ typeNumber: 0, text: '<i>', page: 1 }, path, true],
  ])('shown by %o has this address', (address, canonical, hidden) => {
    const head = forumListHead(competition, address);
    expect([head.canonical, head.hidden]).toEqual([canonical, hidden]);
  });
});

describe('a team', () => {
  const team = {
    id,
    name: '破浪小队',
    image: null,
    description: '',
    membersCount: 3,
    isDeleted: false,
    competition,
  };

  it('says where it takes part, and names nobody', () => {
    const head = teamHead(team);
    expect(head.description).toBe('参加「企鹅赛」的团队「破浪小队」，3 名成员。');
    expect(thingsOf(head)).toEqual([expect.objectContaining({ '@type': 'BreadcrumbList' })]);
  });

  it('that has parted isn’t to be found', () => {
    expect(teamHead({ ...team, isDeleted: true }).hidden).toBe(true);
  });
});

it('a project is an article, from its first version to its last', () => {
  const head = projectHead({
    id,
    title: '企鹅篇',
    isPrivate: false,
    updatedAt: '2026-03-01T00:00:00.000Z',
    author: null,
    organization: null,
    versions: [
      { createdAt: '2026-03-01T00:00:00.000Z' },
      { createdAt: '2026-01-01T00:00:00.000Z' },
    ],
  });
  expect(head).toMatchObject({
    canonical: `/mw/project/${id}`,
    description: '项目「企鹅篇」，共 2 个版本，可以在线阅读代码和运行结果。',
    article: { published: '2026-01-01T00:00:00.000Z', modified: '2026-03-01T00:00:00.000Z' },
  });
  expect(thingsOf(head)[0]).not.toHaveProperty('author');
});

describe('the help centre', () => {
  const groups = [
    { types: [{ id: '1', name: '登录', document: '## 收不到\n\n看看**垃圾箱**。' }] },
  ];

  it('says what the text that is open says', () => {
    expect(supportHead(groups, '1', false)).toMatchObject({
      title: '登录 · 帮助中心',
      description: '收不到 看看垃圾箱。',
      canonical: '/home/support?type=1',
    });
  });

  it('is itself where an address names no text of it, and its form is nobody’s to find', () => {
    expect(supportHead(groups, '<b>', false)).toMatchObject({
      title: '帮助中心',
      canonical: '/home/support',
    });
    expect(supportHead(groups, undefined, true).hidden).toBe(true);
  });
});

it('data is said with its files where they stand', () => {
  const head = datasetHead({
    competition: { ...competition, datasetDescription: '' },
    path: '/data',
    bindings: [
      { title: '训练集', description: '', isPublic: true, files: [{ name: 'a.csv', size: 1 }] },
    ],
  });
  expect(thingsOf(head)).toEqual([
    expect.objectContaining({ '@type': 'Dataset', name: '企鹅赛 · 训练集', url: '/data' }),
  ]);
  // The tab's own title stays.
  expect(head.description).toBeUndefined();
});

it('feeds are where the gateway has them', () => {
  const paths = feeds.map(({ path }) => path.replace(':id', id));
  const owner = { name: '苏写浪' };
  const column = { id, name: '专栏', image: null, description: '', projectsCount: 0, owner };
  const named = [
    forumListHead(competition, { typeNumber: 0, text: '', page: 1 }),
    columnHead({ ...column, updatedAt: '2026-01-01T00:00:00.000Z' }, false),
  ];
  for (const { feed } of named) expect(paths).toContain(feed);
});
