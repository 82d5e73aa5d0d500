import { describe, expect, it } from '@jest/globals';
import {
  articleLd,
  collectionLd,
  datasetLd,
  eventLd,
  listJsonLd,
  listLd,
  postingLd,
  siteLd,
  trailLd,
} from '#web/src/lib/json-ld.ts';

const absolute = (path: string) => `https://tide.example${path}`;
const schema = { '@context': 'https://schema.org' };

const event = {
  path: '/home/competition/1',
  name: '企鹅识别',
  description: '根据**喙长**判断。',
  image: '/covers/picture/1.png',
  startDate: '2026-01-01T00:00:00.000Z',
  endDate: '2026-02-01T00:00:00.000Z',
  organizer: '鲸潮社区',
  keywords: ['分类'],
};

describe('a competition', () => {
  it('is an event that is held online', () => {
    expect(eventLd(event, absolute)).toEqual({
      ...schema,
      '@type': 'Event',
      name: '企鹅识别',
      description: '根据喙长判断。',
      url: 'https://tide.example/home/competition/1',
      image: ['https://tide.example/covers/picture/1.png'],
      startDate: '2026-01-01T00:00:00.000Z',
      endDate: '2026-02-01T00:00:00.000Z',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: 'https://tide.example/home/competition/1' },
      organizer: { '@type': 'Organization', name: '鲸潮社区' },
      keywords: ['分类'],
    });
  });

  it('says nothing of what isn’t known', () => {
    const open = eventLd({ ...event, endDate: null, description: '', keywords: [] }, absolute);
    expect(Object.keys(open)).toEqual(expect.not.arrayContaining(['endDate', 'description']));
    expect(open).not.toHaveProperty('keywords');
  });
});

const reply = {
  path: '/post?floor=2',
  text: '同问',
  createdAt: '2026-01-03T00:00:00.000Z',
  updatedAt: null,
  author: { name: '乙' },
};
const post = {
  path: '/post',
  title: '求助',
  text: '# 标题\n正文',
  createdAt: '2026-01-02T00:00:00.000Z',
  updatedAt: '2026-01-04T00:00:00.000Z',
  author: { name: '甲' },
  image: null,
  team: null,
  repliesCount: 1,
  votesCount: 2,
  viewsCount: 3,
  replies: [reply],
};
const counts = [
  ['CommentAction', 1],
  ['LikeAction', 2],
  ['ViewAction', 3],
].map(([action, count]) => ({
  '@type': 'InteractionCounter',
  interactionType: `https://schema.org/${action}`,
  userInteractionCount: count,
}));

describe('a post of a forum', () => {
  it('comes with its replies, and says of people what the page says: their names', () => {
    expect(postingLd(post, absolute)).toEqual({
      ...schema,
      '@type': 'DiscussionForumPosting',
      headline: '求助',
      url: 'https://tide.example/post',
      text: '标题 正文',
      author: { '@type': 'Person', name: '甲' },
      datePublished: '2026-01-02T00:00:00.000Z',
      dateModified: '2026-01-04T00:00:00.000Z',
      commentCount: 1,
      interactionStatistic: counts,
      comment: [
        {
          '@type': 'Comment',
          url: 'https://tide.example/post?floor=2',
          text: '同问',
          author: { '@type': 'Person', name: '乙' },
          datePublished: '2026-01-03T00:00:00.000Z',
        },
      ],
    });
  });

  it('is its team’s where it is a work, and nobody’s where its author has gone', () => {
    const team = { name: '破浪小队' };
    expect(postingLd({ ...post, team }, absolute)).toHaveProperty('author', {
      '@type': 'Organization',
      name: '破浪小队',
    });
    expect(postingLd({ ...post, author: null }, absolute)).not.toHaveProperty('author');
  });

  it('has no more of a long text than its beginning', () => {
    const { text } = postingLd({ ...post, text: '😀'.repeat(2_000) }, absolute);
    expect(text).toBe('😀'.repeat(1_000));
  });
});

describe('other pages', () => {
  const facts = {
    path: '/p',
    name: '名',
    image: 'https://img.example/a.png',
    author: { name: '甲' },
    updatedAt: '2026-01-04T00:00:00.000Z',
  };

  it.each([
    [articleLd, 'Article', { headline: '名' }],
    [collectionLd, 'CollectionPage', { name: '名' }],
  ] as const)('are what %p says', (builder, type, named) => {
    expect(builder(facts, (path) => path)).toEqual({
      ...schema,
      '@type': type,
      ...named,
      url: '/p',
      image: 'https://img.example/a.png',
      author: { '@type': 'Person', name: '甲' },
      dateModified: '2026-01-04T00:00:00.000Z',
    });
  });

  it('say which files a dataset has, and who may read them', () => {
    const files = [{ name: 'train.csv', size: 2_048 }];
    const dataset = { path: '/d', name: '训练集', description: '', free: false, files };
    expect(datasetLd(dataset, absolute)).toEqual({
      ...schema,
      '@type': 'Dataset',
      name: '训练集',
      description: '训练集',
      url: 'https://tide.example/d',
      isAccessibleForFree: false,
      hasPart: [{ '@type': 'DataDownload', name: 'train.csv', contentSize: '2048 B' }],
    });
  });

  it('say of a dataset who made it, under which licence, and where it is downloaded', () => {
    const dataset = {
      path: '/d',
      name: '潮位',
      description: '',
      free: true,
      files: [],
      license: 'https://creativecommons.org/licenses/by/4.0/',
      creator: { name: '潮汐组', isOrganization: true },
      download: { path: '/datasets/1/archive', size: 2_048 },
      keywords: ['海洋'],
      version: 2,
    };
    expect(datasetLd(dataset, absolute)).toMatchObject({
      license: 'https://creativecommons.org/licenses/by/4.0/',
      creator: { '@type': 'Organization', name: '潮汐组' },
      distribution: [
        {
          '@type': 'DataDownload',
          contentUrl: 'https://tide.example/datasets/1/archive',
          contentSize: '2048 B',
        },
      ],
      keywords: ['海洋'],
      version: 2,
    });
  });

  it('count what they list, and the way to themselves, from one', () => {
    const places = [
      { name: '比赛', path: '/home/competition' },
      { name: '企鹅识别', path: '/home/competition/1' },
    ];
    const [first, second] = [
      { position: 1, name: '比赛' },
      { position: 2, name: '企鹅识别' },
    ];
    expect(listLd(places, absolute).itemListElement).toEqual([
      { '@type': 'ListItem', ...first, url: 'https://tide.example/home/competition' },
      { '@type': 'ListItem', ...second, url: 'https://tide.example/home/competition/1' },
    ]);
    expect(trailLd(places, absolute).itemListElement).toEqual([
      { '@type': 'ListItem', ...first, item: 'https://tide.example/home/competition' },
      { '@type': 'ListItem', ...second, item: 'https://tide.example/home/competition/1' },
    ]);
    expect([listJsonLd(undefined), listJsonLd([])]).toEqual([undefined, undefined]);
  });

  it('say on the start who runs the site, and how it is searched', () => {
    const [site, organization] = siteLd('鲸潮社区', '/find?q={search_term_string}', absolute);
    expect(site).toMatchObject({
      '@type': 'WebSite',
      url: 'https://tide.example/',
      potentialAction: {
        '@type': 'SearchAction',
        target: 'https://tide.example/find?q={search_term_string}',
        'query-input': 'required name=search_term_string',
      },
    });
    expect(organization).toMatchObject({ '@type': 'Organization', name: '鲸潮社区' });
  });
});
