/**
 * @jest-environment node
 */
import { describe, expect, it } from '@jest/globals';
import { comment, commentAnswers, commentsAddress, thread } from '../domains/comments/comments.ts';
import { channel, channelId } from '../domains/channels/channels.ts';
import { column, columnId, held, pageOf, project } from '../domains/columns/columns.ts';
import { project as listedProject } from '../domains/projects/projects.ts';
import { gist, snippetId } from '../domains/snippets/snippets.ts';
import { post, postId, reply } from '../domains/forum/posts.ts';
import { competition, competitionId, page, viewer } from '../support/data.ts';
import { Refused } from '../support/fake-gateway.ts';
import { home } from '../support/home.ts';
import { origin, render, rendered } from '../support/rendered.ts';

describe('a competition', () => {
  const ofCompetition = (changes: Record<string, unknown> = {}) => ({
    CompetitionPage: () => ({ competition: competition(changes) }),
  });
  const path = `/home/competition/${competitionId}`;

  it('says what it is, and when', async () => {
    const { status, head, body, things, types } = await rendered(path, ofCompetition());
    expect(status).toBe(200);
    expect(head).toMatchObject({
      title: '南极企鹅识别挑战赛',
      description: '根据喙长判断企鹅的种类。',
      canonical: path,
      image: `/covers/scatter/${competitionId}.png`,
    });
    expect(types).toEqual(['Event', 'BreadcrumbList']);
    expect(things[0]).toMatchObject({
      url: origin + path,
      organizer: { '@type': 'Organization', name: '鲸潮社区' },
    });
    expect(body).toContain('判断种类。');
  });

  it('is one at all of its addresses, with the picture and the organizer that it has', async () => {
    const own = ofCompetition({
      headingImage: '/files/heading',
      organization: {
        __typename: 'Organization',
        id: 'f'.repeat(24),
        shortName: 'tide',
        name: '潮',
      },
    });
    const frame = {
      OrganizationFrame: () => ({
        organization: {
          __typename: 'Organization',
          id: 'f'.repeat(24),
          shortName: 'tide',
          name: '潮',
          image: null,
          description: '',
        },
      }),
    };
    for (const address of [`${path}/content`, `/org/tide/competition/area/${competitionId}`]) {
      const { head, things } = await rendered(address, { ...own, ...frame });
      expect([head.canonical, head.image]).toEqual([path, '/files/heading']);
      expect(things[0]).toMatchObject({ organizer: { name: '潮' } });
    }
  });

  it('leads from a tab that it doesn’t have to the first one, for now', async () => {
    expect(await render(`${path}/datasetbindings`, ofCompetition())).toEqual({
      kind: 'moved',
      path: `${path}/content`,
      status: 302,
    });
  });

  it('that isn’t there, or isn’t for visitors, is a 404 that search engines leave out', async () => {
    const { status, head, body, types } = await rendered(path, {
      CompetitionPage: () => ({ competition: null }),
    });
    expect([status, head.title, types]).toEqual([404, '比赛不存在', []]);
    expect(body).toContain('没有找到指定的比赛');
  });
});

describe('the start of the site', () => {
  it('says who runs it and how it is searched, and shows what there is', async () => {
    const { status, head, body, types } = await rendered('/home', { Home: () => home() });
    expect([status, head.title, head.canonical]).toEqual([200, '', '/home']);
    expect(types).toEqual(['WebSite', 'Organization']);
    for (const text of ['在真实数据上，', '1,234', '南极企鹅识别挑战赛', '潮汐组'])
      expect(body).toContain(text);
  });
});

describe('a list', () => {
  const list = (items: object[]) => ({
    CompetitionList: () => ({ competitions: page(items) }),
  });

  it('says what stands on it', async () => {
    const { head, types, things } = await rendered('/home/competition', list([competition()]));
    expect([head.title, head.canonical]).toEqual(['比赛', '/home/competition']);
    expect(types).toEqual(['ItemList']);
    expect(things[0]).toHaveProperty('itemListElement', [
      {
        '@type': 'ListItem',
        position: 1,
        name: '南极企鹅识别挑战赛',
        url: `${origin}/home/competition/${competitionId}`,
      },
    ]);
  });

  it.each([
    ['name=<b>', [competition()], true],
    ['tag=nothing', [], true],
    ['tag=分类', [competition()], undefined],
  ])(
    'of %s is for search engines only where it is the site’s own',
    async (query, items, hidden) => {
      const { head } = await rendered(`/home/competition?${query}`, list(items));
      expect(head.hidden).toBe(hidden);
      expect(head.canonical).not.toContain('name=');
    },
  );
});

describe('a post', () => {
  const path = `/home/competition/forum/${postId}`;
  const answers = (changes: Record<string, unknown> = {}, floors: object[] = [reply()]) => ({
    ForumPost: () => ({ forumPost: post({ viewerState: null, ...changes }) }),
    ForumReplies: () => ({
      forumPost: {
        __typename: 'ForumPost',
        id: postId,
        replies: { ...page(floors), __typename: 'ForumReplyPage' },
      },
    }),
  });

  it('comes with those of its replies that are left', async () => {
    const floors = [
      reply(),
      reply({ id: '6'.repeat(24), number: 2, content: '', isDeleted: true }),
    ];
    const { head, types, things } = await rendered(path, answers({}, floors));
    expect(head).toMatchObject({
      title: '企鹅的喙',
      description: '很长。',
      canonical: path,
      article: { published: '2026-11-01T00:00:00.000Z' },
    });
    expect(types).toEqual(['BreadcrumbList', 'DiscussionForumPosting']);
    expect(things[1]?.comment).toEqual([
      expect.objectContaining({ text: '不算长。', url: `${origin}${path}?floor=1` }),
    ]);
  });

  it.each([
    ['', path],
    ['?page=1', path],
    ['?floor=10', path],
    ['?floor=11', `${path}?page=2`],
    ['?page=2', `${path}?page=2`],
  ])('at %s is the page of its floors', async (query, canonical) => {
    expect((await rendered(path + query, answers())).head.canonical).toBe(canonical);
  });

  it('that has been deleted is a 410', async () => {
    const none = { ForumPost: () => ({ forumPost: null }) };
    expect((await rendered(path, none)).status).toBe(404);
    expect((await rendered(path, none, { told: { extensions: { gone: true } } })).status).toBe(410);
  });
});

describe('a snippet', () => {
  const path = `/home/gist/${snippetId}`;

  it('comes with its code, and says whose it is', async () => {
    const { head, body, types } = await rendered(path, { Gist: () => ({ snippet: gist() }) });
    expect(head).toMatchObject({ title: '按月份滚动的验证', canonical: path });
    expect(head.description).toContain('苏写浪分享的Python代码片段');
    expect(body).toContain('x = 1');
    expect(types).toEqual(['Article']);
  });

  it('that is gone is a 404', async () => {
    const { status } = await rendered(path, { Gist: () => ({ snippet: null }) });
    expect(status).toBe(404);
  });
});

it('the list of projects names their feed', async () => {
  const { head } = await rendered('/home/project', {
    ProjectList: () => ({ projects: pageOf('ProjectPage', []) }),
    ProjectListSide: () => ({
      site: { recommendConfig: null, hotProjects: [], recommendedColumns: [] },
    }),
  });
  expect(head).toMatchObject({ canonical: '/home/project', feed: '/home/project/rss.xml' });
});

describe('a column', () => {
  it('collects its projects, whatever they are sorted by', async () => {
    const path = `/home/column/${columnId}`;
    const { head, types } = await rendered(`${path}?sort=-Title`, {
      ColumnPage: () => ({ column: column({ viewerFollows: null }) }),
      ColumnProjects: () => ({ column: held([project(1, '企鹅篇')]) }),
    });
    expect(head).toMatchObject({ canonical: path, feed: `${path}/rss.xml` });
    expect(types).toEqual(['CollectionPage', 'BreadcrumbList', 'ItemList']);
  });
});

describe('a channel', () => {
  const path = `/home/special/detail/${channelId}`;
  const ofChannel = {
    ChannelPage: () => ({ channel: channel({ viewerFollows: null }) }),
    ChannelSections: () => ({ channel: channel() }),
    ChannelProjects: () => ({
      projects: pageOf('ProjectPage', [{ ...listedProject(1), channelPlaces: [] }]),
    }),
  };

  it('arrives with its projects, whatever they are sorted by', async () => {
    const { head, body, types } = await rendered(`${path}?sort=-ViewsCount`, ofChannel);
    expect(body).toContain('项目1');
    expect(head).toMatchObject({
      title: '计算机视觉',
      canonical: path,
      feed: `${path}/rss.xml`,
      image: `/covers/picture/${channelId}.png`,
    });
    expect(types).toEqual(['BreadcrumbList', 'ItemList']);
  });

  it('is among the others', async () => {
    const { head, body, types } = await rendered('/home/special', {
      ChannelList: () => ({ channels: [channel()] }),
      ChannelHighlights: () => ({ recommendedChannels: [], channelHotList: [] }),
    });
    expect(body).toContain('计算机视觉');
    expect(head).toMatchObject({ canonical: '/home/special' });
    expect(types).toEqual(['ItemList']);
  });
});

it('a member’s page has the member on it', async () => {
  const { body } = await rendered('/home/column', {
    Viewer: () => ({ viewer }),
    ColumnList: () => ({ columns: pageOf('ColumnPage', [column()]) }),
  });
  expect(body).toContain('我的关注');
});

it('the columns name their feed', async () => {
  const { head } = await rendered('/home/column', {
    ColumnList: () => ({ columns: pageOf('ColumnPage', [column()]) }),
  });
  expect(head).toMatchObject({ canonical: '/home/column', feed: '/home/column/rss.xml' });
});

it('half of a page is none', async () => {
  const refused = new Refused({ code: 'UPSTREAM_UNAVAILABLE', message: '服务器打了个盹' });
  expect(await render('/home/column', { ColumnList: () => refused })).toEqual({
    kind: 'incomplete',
    codes: ['UPSTREAM_UNAVAILABLE'],
  });
});

describe('the comments of a project', () => {
  it('arrive with the page, which is one of its own', async () => {
    const { head, body } = await rendered(
      commentsAddress,
      commentAnswers(
        () => [thread(1, [comment(2, { content: '第**二**句' })], { content: '- 先说一句' })],
        { Viewer: () => ({ viewer: null }) },
      ),
    );
    expect(head).toMatchObject({ title: '项目1 · 评论', canonical: commentsAddress });
    expect(body).toContain('<li>先说一句</li>');
    expect(body).toContain('第<strong>二</strong>句');
  });
});
