import { afterEach, describe, expect, it } from '@jest/globals';
import {
  competition,
  competitionId,
  member,
  memberId,
  page,
} from '#tests/gateway/support/documents.ts';
import { dataset, datasetId } from '#tests/gateway/support/datasets.ts';
import { type Gateway, startGateway, TOKEN } from '#tests/gateway/support/gateway.ts';
import { useRest } from '#tests/gateway/support/rest.ts';

const rest = useRest();
const visitors = { badheaders: ['authorization', 'cookie'] };
const ORIGIN = 'https://whale.example';
const id = (kind: string, index = 0) => kind + index.toString(16).padStart(22, '0');

let gateway: Gateway;
const start = async (environment: Record<string, string> = {}) => {
  gateway = await startGateway({ PUBLIC_ORIGINS: ORIGIN, SITE_NAME: '鲸 & 潮', ...environment });
};
afterEach(() => gateway.app.close());

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  gateway.app.inject({ url, method, headers });
/** The list as it is asked for, and beside it what hasn't begun. */
const competitions = (rows: object[], announced: object[] = []) => {
  for (const [status, answer] of [
    ['0', announced],
    [undefined, rows],
  ] as const)
    rest(visitors)
      .get('/v2/api/competitionsCommunity')
      .query(({ perPage, Status }) => perPage === '30' && Status === status)
      .reply(200, page([...answer], answer.length, 1, 30));
};
const members = (...indexes: number[]) =>
  rest(visitors)
    .get('/api/users')
    .query(true)
    .reply(200, { data: indexes.map((index) => member(index)) });
const missing = { code: 'NOT_FOUND', message: '未找到' };
const items = (body: string, name: string) =>
  [...body.matchAll(/<item>.*?<\/item>/gs)].map(
    ([item]) => new RegExp(`<${name}[^>]*>(.*?)</${name}>`, 's').exec(item)?.[1],
  );

describe('the feed of competitions', () => {
  it('has each as an item, newest first, with what markup there is in it as text', async () => {
    await start();
    competitions([
      {
        ...competition(1),
        Name: ']]><script>"a" & \'b\'</script>\u0000\u0008\uFFFF\uD800🐋',
        ShortDescription: '一句话',
        StartDate: '2020-01-02T03:04:05.000Z',
      },
      { ...competition(2), StartDate: '2999-01-01T00:00:00.000Z' },
      {
        ...competition(3),
        StartDate: '2999-01-01T00:00:00.000Z',
        UpdateDate: '2026-11-20T00:00:00.000Z',
      },
    ]);
    const { statusCode, headers, body } = await get('/home/competition/rss.xml', {
      accept: 'text/html',
    });
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/rss+xml; charset=utf-8',
      'public, max-age=300, s-maxage=1',
    ]);
    expect(body).toContain(
      `<channel><title>比赛 - 鲸 &amp; 潮</title><link>${ORIGIN}/home/competition</link>` +
        `<atom:link href="${ORIGIN}/home/competition/rss.xml" rel="self" type="application/rss+xml"/>`,
    );
    expect(items(body, 'title')).toEqual([
      '比赛3',
      ']]&gt;&lt;script&gt;&quot;a&quot; &amp; &#39;b&#39;&lt;/script&gt;🐋',
      '比赛2',
    ]);
    // To begin: when it was announced, where that is known; never a time to come.
    expect(items(body, 'pubDate')).toEqual([
      'Fri, 20 Nov 2026 00:00:00 GMT',
      'Thu, 02 Jan 2020 03:04:05 GMT',
      undefined,
    ]);
    expect(items(body, 'guid')).toEqual([3, 1, 2].map((index) => competitionId(index)));
    expect(items(body, 'link')[1]).toBe(`${ORIGIN}/home/competition/${competitionId(1)}`);
    expect(items(body, 'description')[1]).toBe('一句话');
  });

  it('has those that were announced, however many run', async () => {
    await start();
    const running = Array.from({ length: 30 }, (_, index) => competition(index));
    const announced = {
      ...competition(99),
      StartDate: '2999-01-01T00:00:00.000Z',
      UpdateDate: '2026-11-20T00:00:00.000Z',
    };
    competitions(running, [announced, competition(0)]);
    const titles = items((await get('/home/competition/rss.xml')).body, 'title');
    expect(titles).toHaveLength(30);
    expect([titles[0], new Set(titles).size]).toEqual(['比赛99', 30]);
  });

  it('is made once for a while: for members too, and whatever the query says', async () => {
    await start();
    competitions([competition(1), competition(2)]);
    const headers = { authorization: `Bearer ${TOKEN}`, cookie: `session=${TOKEN}` };
    const [one, other] = await Promise.all([
      get('/home/competition/rss.xml', headers),
      get('/home/competition/rss.xml?<x>=1&page=2'),
    ]);
    expect(other.body).toBe(one.body);
    const later = await get('/home/competition/rss.xml?y');
    expect(later.headers.etag).toBe(one.headers.etag);
    const known = { 'if-none-match': String(one.headers.etag) };
    const again = await get('/home/competition/rss.xml', known);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const head = await get('/home/competition/rss.xml', {}, 'HEAD');
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      String(Buffer.byteLength(one.body)),
    ]);
  });

  it('is the same bytes in whatever order its rows of one moment come', async () => {
    await start({ FEED_FRESH_MS: '0' });
    competitions([competition(1), competition(2)]);
    const one = await get('/home/competition/rss.xml');
    competitions([competition(2), competition(1)]);
    const other = await get('/home/competition/rss.xml');
    expect([other.body, other.headers.etag]).toEqual([one.body, one.headers.etag]);
  });

  it('says when to come again while platform is down, and is as it was where there is a copy', async () => {
    // Nothing but the feed itself is kept.
    await start({ FEED_FRESH_MS: '0', SHARED_CACHE_BYTES: '1024' });
    const outage = () => rest().get('/v2/api/competitionsCommunity').query(true).twice().reply(500);
    outage();
    const down = await get('/home/competition/rss.xml');
    expect([down.statusCode, down.headers['content-type'], down.headers['retry-after']]).toEqual([
      503,
      'text/plain; charset=utf-8',
      '30',
    ]);
    competitions([competition(1), competition(2), competition(3)]);
    const known = await get('/home/competition/rss.xml');
    outage();
    const kept = await get('/home/competition/rss.xml');
    expect([known.statusCode, kept.statusCode, kept.body]).toEqual([200, 200, known.body]);
  });

  it('is refused to who makes the gateway work too often, but not where it has a copy', async () => {
    await start({ RATE_ADDRESS: '1' });
    competitions([competition(1)]);
    expect((await get('/home/competition/rss.xml')).statusCode).toBe(200);
    expect((await get('/home/competition/rss.xml')).statusCode).toBe(200);
    const refused = await get('/home/column/rss.xml');
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  });
});

describe('the feed of a forum', () => {
  const path = `/home/competition/forumlist/${competitionId()}/rss.xml`;
  const post = (index: number, RawText: string) => ({
    _id: id('50', index),
    Forum: competitionId(),
    Title: `帖子${index}`,
    Content: '原文',
    greenedContent: { RawText },
    Authorship: 'HUMAN' as const,
    AuthorshipModel: null,
    Type: 3,
    IsGood: false,
    TopicProps: {
      IsStick: false,
      LastPostTime: '2026-11-03T00:00:00.000Z',
      LastPostUser: memberId(),
    },
    Creator: memberId(index),
    CreateTime: `2026-11-0${index}T00:00:00.000Z`,
    ModifyTime: '2026-11-03T00:00:00.000Z',
    RepliesCount: 0,
    VotesCount: 0,
    ViewsCount: 0,
    Changes: 0,
    WorkProps: null,
    Lab: null,
    CollapsedReason: null,
  });
  const asked = (status: number, body: object) =>
    rest(visitors).get('/v2/api/forumposts').query(true).reply(status, body);
  const named = (rows: object[]) =>
    rest(visitors).get('/v2/api/competitions').query(true).reply(200, { data: rows });

  it('has the newest posts with their authors and the beginning of their shown texts', async () => {
    await start();
    named([competition()]);
    const long = `## 标题\n**粗** [链接](https://a.example) ![图](b.png) \`码\`\n\n- 项\n${'长'.repeat(400)}`;
    asked(200, page([post(1, '＊＊'), post(2, long)], 2, 1, 30));
    members(1);
    const { body } = await get(path);
    expect(body).toContain('<title>比赛0 讨论区 - 鲸 &amp; 潮</title>');
    expect(body).toContain(`<atom:link href="${ORIGIN}${path}" rel="self"`);
    expect(items(body, 'title')).toEqual(['帖子2', '帖子1']);
    expect(items(body, 'link')[0]).toBe(`${ORIGIN}/home/competition/forum/${id('50', 2)}`);
    // An account that couldn't be asked for takes nothing else away.
    expect(items(body, 'dc:creator')).toEqual([undefined, '鲸鱼1']);
    const [first, second] = items(body, 'description');
    expect(second).toBe('＊＊');
    expect(first).toMatch(/^标题 粗 链接 图 码 项 长+…$/);
    expect([...(first ?? '')]).toHaveLength(300);
  });

  it('isn’t there for a forum that visitors may not read, nor for what can’t be an id', async () => {
    await start();
    for (let time = 0; time < 2; time += 1) {
      named([]);
      asked(404, missing);
      const { statusCode, headers, body } = await get(path);
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        404,
        'text/plain; charset=utf-8',
        'no-store',
      ]);
      expect(body).toBe('你所寻找的东西，并不存在\n');
    }
    for (const name of ['x', '../x', '%3Cx%3E', 'A'.repeat(24)])
      expect((await get(`/home/competition/forumlist/${name}/rss.xml`)).statusCode).toBe(404);
  });
});

describe('the feeds of columns', () => {
  const column = (index = 0) => ({
    _id: id('60', index),
    Name: `专栏${index}`,
    Image: null,
    ShortDescription: `简介${index}`,
    Owner: memberId(index),
    LabsCount: 1,
    SubscribesCount: 0,
    CollapsedReason: null,
    UpdateDate: `2026-11-0${index + 1}T00:00:00.000Z`,
  });
  const path = `/home/column/${id('60')}/rss.xml`;
  const project = {
    _id: id('70'),
    Title: '企鹅<识别>',
    User: memberId(),
    OrganizationInfo: null,
    Private: false,
    UpdateDate: '2026-11-05T00:00:00.000Z',
    Version: 1,
    Authorship: 'HUMAN',
    AuthorshipModel: null,
    Versions: [],
    ShortDescription: '',
    Language: 'python',
    LastVersionCreateDate: null,
    SortWeight: 0,
    Tags: [],
    bookmarksCount: 0,
    ForksCount: 0,
    ViewsCount: 0,
    Parent: null,
    VotesCount: 0,
    CommentsCount: 0,
    labToken: null,
    CollapsedReason: null,
  };

  it('of all have the columns that changed last', async () => {
    await start();
    rest(visitors)
      .get('/api/columns')
      .query((query) => query.perPage === '30' && query.sort === '-UpdateDate')
      .reply(200, page([column(0), column(1)], 2, 1, 30));
    members(0, 1);
    const { body } = await get('/home/column/rss.xml');
    expect(items(body, 'title')).toEqual(['专栏1', '专栏0']);
    expect(items(body, 'link')[0]).toBe(`${ORIGIN}/home/column/${id('60', 1)}`);
    expect(items(body, 'description')).toEqual(['简介1', '简介0']);
    expect(items(body, 'dc:creator')).toEqual(['鲸鱼1', '鲸鱼0']);
  });

  it('of projects have the newest versions, with what they say of themselves', async () => {
    await start();
    rest(visitors)
      .get('/api/labs')
      .query((query) => query.perPage === '30' && query.sort === '-LastVersionCreateDate')
      .reply(200, page([{ ...project, ShortDescription: '三种企鹅' }], 1, 1, 30));
    members(0);
    const { body } = await get('/home/project/rss.xml');
    expect(body).toContain('<title>项目 - 鲸 &amp; 潮</title>');
    expect(items(body, 'link')).toEqual([`${ORIGIN}/mw/project/${id('70')}`]);
    expect(items(body, 'description')).toEqual(['三种企鹅']);
    expect(items(body, 'dc:creator')).toEqual(['鲸鱼0']);
  });

  it.each([
    ['below an organization’s name to what stands in it', {}, '/org/tide'],
    [
      'all to the workbench where it is elsewhere',
      { WORKBENCH_URL: 'https://bench.example' },
      '/mw',
    ],
  ])('lead %s', async (_, environment, below) => {
    await start(environment);
    const tide = { _id: id('88'), ShortName: 'tide', Name: '潮汐组' };
    const named = { OrganizationInfo: { Organization: tide } };
    const organizations = () =>
      rest(visitors)
        .get('/api/organizations')
        .query({ ids: tide._id })
        .reply(200, { data: [{ ...tide, Description: '', Image: null }] });
    rest(visitors)
      .get('/api/labs')
      .query(true)
      .reply(200, page([{ ...project, ...named }], 1, 1, 30));
    organizations();
    members(0);
    const projects = await get('/home/project/rss.xml');
    expect(items(projects.body, 'link')).toEqual([`${ORIGIN}${below}/project/${id('70')}`]);
    rest(visitors)
      .get('/api/datasets')
      .query(true)
      .reply(200, page([dataset(0, named)], 1, 1, 30));
    organizations();
    members(0);
    const datasets = await get('/home/dataset/rss.xml');
    expect(items(datasets.body, 'link')).toEqual([`${ORIGIN}${below}/dataset/${datasetId(0)}`]);
  });

  it('of datasets have what changed last', async () => {
    await start();
    rest(visitors)
      .get('/api/datasets')
      .query((query) => query.perPage === '30' && query.sort === '-UpdateDate')
      .reply(200, page([dataset(0, { Title: '潮位<一>' })], 1, 1, 30));
    members(0);
    const { body } = await get('/home/dataset/rss.xml');
    expect(body).toContain('<title>数据集 - 鲸 &amp; 潮</title>');
    expect(items(body, 'link')).toEqual([`${ORIGIN}/mw/dataset/${datasetId(0)}`]);
    expect(items(body, 'title')).toEqual(['潮位&lt;一&gt;']);
    expect(items(body, 'dc:creator')).toEqual(['鲸鱼0']);
  });

  it('of one has its projects', async () => {
    await start();
    rest(visitors)
      .get('/api/columns')
      .query((query) => query.ids === id('60'))
      .reply(200, page([column()], 1, 1, 100));
    rest(visitors)
      .get(`/api/columns/${id('60')}/labs`)
      .query(true)
      .reply(200, page([project], 1, 1, 30));
    members(0);
    const { body } = await get(path);
    expect(body).toContain('<title>专栏0 - 鲸 &amp; 潮</title>');
    expect(items(body, 'title')).toEqual(['企鹅&lt;识别&gt;']);
    expect(items(body, 'link')).toEqual([`${ORIGIN}/mw/project/${id('70')}`]);
    expect(items(body, 'pubDate')).toEqual(['Thu, 05 Nov 2026 00:00:00 GMT']);
  });

  it('of one whose projects can’t be asked for is to be asked for again', async () => {
    await start();
    rest(visitors)
      .get('/api/columns')
      .query((query) => query.ids === id('60'))
      .reply(200, page([column()], 1, 1, 100));
    rest(visitors)
      .get(`/api/columns/${id('60')}/labs`)
      .query(true)
      .twice()
      .reply(500);
    members(0);
    const { statusCode, headers } = await get(path);
    expect([statusCode, headers['retry-after']]).toEqual([503, '30']);
  });

  it('of one that isn’t there isn’t either; nor is one asked for by a very long address', async () => {
    await start();
    rest()
      .get('/api/columns')
      .query(true)
      .reply(200, page([], 0, 1, 100));
    rest()
      .get(`/api/columns/${id('60')}/labs`)
      .query(true)
      .reply(404, missing);
    expect((await get(path)).statusCode).toBe(404);
    const { statusCode, headers } = await get(`${path}?${'x'.repeat(2_000)}`);
    expect([statusCode, headers['content-type']]).toEqual([414, 'text/plain; charset=utf-8']);
  });
});

describe('the feed of a member', () => {
  const path = `/home/user/profile/${memberId()}/rss.xml`;
  const done = (index: number, Action: string, Targets: string[]) => ({
    _id: index,
    Action,
    SourceType: 'USER',
    Source: memberId(),
    TargetType: 'COMPETITION',
    Targets,
    CreatedAt: `2026-11-0${index}T00:00:00.000Z`,
  });
  const did = (...data: object[]) =>
    rest(visitors).get(`/api/users/${memberId()}/feeds`).query(true).reply(200, {
      data,
      endCursor: null,
      hasNextPage: false,
      tail: true,
      startAt: null,
      endAt: null,
      newestId: 0,
      blockId: 0,
      maxCount: 20,
    });

  it('tells what they did, with the names of what is still there', async () => {
    await start();
    members(0);
    did(
      done(2, 'JOIN', [competitionId(1), competitionId(2)]),
      done(1, 'BOOKMARK', [competitionId(3)]),
    );
    rest(visitors)
      .get('/v2/api/competitions')
      .query(true)
      .reply(200, { data: [competition(1), competition(2)] });
    const { body } = await get(path);
    expect(body).toContain('<title>鲸鱼0的动态 - 鲸 &amp; 潮</title>');
    expect(items(body, 'title')).toEqual(['鲸鱼0参加了 2 个比赛《比赛1》《比赛2》']);
    expect(items(body, 'link')).toEqual([`${ORIGIN}/home/competition/${competitionId(1)}`]);
    expect(items(body, 'pubDate')).toEqual(['Mon, 02 Nov 2026 00:00:00 GMT']);
  });

  it('leads below an organization’s name to what they published in it', async () => {
    await start();
    members(0);
    did({ ...done(1, 'PUBLISH', [datasetId(0)]), TargetType: 'DATASET' });
    const tide = { _id: id('88'), ShortName: 'tide', Name: '潮汐组' };
    rest(visitors)
      .get('/api/datasets')
      .query(({ ids }) => ids === datasetId(0))
      .reply(200, page([dataset(0, { OrganizationInfo: { Organization: tide } })], 1, 1, 100));
    rest(visitors)
      .get('/api/organizations')
      .query({ ids: tide._id })
      .reply(200, { data: [{ ...tide, Description: '', Image: null }] });
    const { body } = await get(path);
    expect(items(body, 'link')).toEqual([`${ORIGIN}/org/tide/dataset/${datasetId(0)}`]);
  });

  it('has nothing of one who hides their profile, and isn’t there for nobody', async () => {
    await start();
    members(0);
    did();
    const { statusCode, body } = await get(path);
    expect([statusCode, items(body, 'title')]).toEqual([200, []]);
    await gateway.app.close();
    await start();
    members();
    rest(visitors).get(`/api/users/${memberId()}/feeds`).query(true).reply(404, missing);
    expect((await get(path)).statusCode).toBe(404);
  });
});

it('the feed of the log of scores has its newest checkpoint', async () => {
  await start();
  const note = 'whaletide-log/test\n9\nroot\n\n— whaletide-log/test signature\n';
  const checkpoint = {
    Origin: 'whaletide-log/test',
    Size: 9,
    Root: 'root',
    Note: note,
    Key: 'key',
  };
  rest(visitors).get('/v2/api/log/checkpoint').reply(200, checkpoint);
  const { statusCode, body } = await get('/home/receipts/rss.xml');
  expect(statusCode).toBe(200);
  expect(items(body, 'guid')).toEqual(['whaletide-log/test/9']);
  expect(items(body, 'description')).toEqual([note]);
  expect(items(body, 'link')).toEqual([`${ORIGIN}/home/receipts`]);
});

it('the feed of the log of scores fails where the log can’t be read', async () => {
  await start();
  rest(visitors).get('/v2/api/log/checkpoint').reply(500);
  expect((await get('/home/receipts/rss.xml')).statusCode).toBe(503);
});
