import { afterEach, describe, expect, it } from '@jest/globals';
import { competitionId } from '#tests/gateway/support/documents.ts';
import { type Gateway, startGateway } from '#tests/gateway/support/gateway.ts';
import { useRest } from '#tests/gateway/support/rest.ts';

const rest = useRest();
const DATE = '2026-11-01T00:00:00.000Z';
const ORIGIN = 'https://whale.example';

let gateway: Gateway;
const start = async (environment: Record<string, string> = {}) => {
  gateway = await startGateway({ PUBLIC_ORIGINS: ORIGIN, ...environment });
};
afterEach(() => gateway.app.close());

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  gateway.app.inject({ url, method, headers });
const counts = (of: Record<string, number>) =>
  rest({ badheaders: ['authorization'] })
    .get('/api/publicPages')
    .reply(200, { data: Object.entries(of).map(([Kind, Count]) => ({ Kind, Count })) });
const pages = (first: number, rows: number, UpdateDate: string | null = DATE) =>
  Array.from({ length: rows }, (_, index) => ({ _id: competitionId(first + index), UpdateDate }));
const slice = (query: object, rows: object[]) =>
  rest()
    .get('/api/publicPages/competitions')
    .query({ ...query })
    .reply(200, { data: rows });
const addresses = (body: string) =>
  [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, one]) => one);

describe('the index', () => {
  it('names a file for each part of a kind, by absolute addresses, and none for a kind without pages', async () => {
    await start({ SITEMAP_ROWS: '2' });
    counts({ competitions: 5, posts: 0, teams: 2 });
    const { statusCode, headers, body } = await get('/sitemap.xml', { accept: 'text/html' });
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(headers['cache-control']).toBe('public, max-age=600, s-maxage=1');
    expect(body).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<sitemapindex xmlns="http:/);
    expect(addresses(body)).toEqual(
      ['pages-1', 'competitions-1', 'competitions-2', 'competitions-3', 'teams-1'].map(
        (name) => `${ORIGIN}/sitemaps/${name}.xml`,
      ),
    );
  });

  it('is counted once in a while, whoever asks and with whatever query', async () => {
    await start();
    counts({ columns: 1 });
    const [one, other] = await Promise.all([get('/sitemap.xml'), get('/sitemap.xml?x=1')]);
    expect(other.body).toBe(one.body);
    const etag = String(one.headers.etag);
    for (const header of [etag, `"x", W/${etag}`, '*']) {
      const again = await get('/sitemap.xml', { 'if-none-match': header });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    }
    expect((await get('/sitemap.xml', { 'if-none-match': '"x"' })).statusCode).toBe(200);
  });

  it.each([
    ['refuses it as the contract says', { code: 'NOT_FOUND', message: '无此接口' }],
    ['has its own words for that', '<h1>404</h1>'],
  ])(
    'has the static pages alone where the backend doesn’t know the call, and %s',
    async (_, body) => {
      await start();
      rest().get('/api/publicPages').reply(404, body);
      expect(addresses((await get('/sitemap.xml')).body)).toEqual([
        `${ORIGIN}/sitemaps/pages-1.xml`,
      ]);
      expect((await get('/sitemaps/competitions-1.xml')).statusCode).toBe(404);
      const file = await get('/sitemaps/pages-1.xml');
      expect(addresses(file.body)).toContain(`${ORIGIN}/home/competition`);
    },
  );

  it('leaves projects to a workbench elsewhere', async () => {
    await start({ WORKBENCH_URL: 'https://bench.example' });
    counts({ projects: 3, columns: 1 });
    const { body } = await get('/sitemap.xml');
    expect(addresses(body)).toEqual([
      `${ORIGIN}/sitemaps/pages-1.xml`,
      `${ORIGIN}/sitemaps/columns-1.xml`,
    ]);
    expect((await get('/sitemaps/projects-1.xml')).statusCode).toBe(404);
  });

  it('says when to come again while platform is down, and is as it was where it is known', async () => {
    await start({ SITEMAP_FRESH_MS: '0', SHARED_CACHE_STALE_MS: '60000' });
    rest().get('/api/publicPages').reply(503);
    const down = await get('/sitemap.xml');
    expect([down.statusCode, down.headers['content-type'], down.headers['retry-after']]).toEqual([
      503,
      'text/plain; charset=utf-8',
      '30',
    ]);
    counts({ teams: 1 });
    const known = await get('/sitemap.xml');
    rest().get('/api/publicPages').reply(503);
    const kept = await get('/sitemap.xml');
    expect([kept.statusCode, kept.body]).toEqual([200, known.body]);
  });
});

describe('a file of it', () => {
  it('has its part of the pages, with when each changed', async () => {
    await start({ SITEMAP_ROWS: '2' });
    counts({ competitions: 5 });
    slice({ skip: 2, most: 2 }, [...pages(3, 1), ...pages(4, 1, null)]);
    const { statusCode, headers, body } = await get('/sitemaps/competitions-2.xml');
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    const path = `${ORIGIN}/home/competition/`;
    expect(body).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        `<url><loc>${path}${competitionId(3)}</loc><lastmod>${DATE}</lastmod></url>`,
        `<url><loc>${path}${competitionId(4)}</loc></url>`,
        '</urlset>\n',
      ].join('\n'),
    );
  });

  it('has a project below the name of the organization that it stands in', async () => {
    await start();
    counts({ projects: 2 });
    const [own, named] = pages(1, 2);
    rest()
      .get('/api/publicPages/projects')
      .query(true)
      .reply(200, { data: [own, { ...named, Organization: 'tide' }] });
    const { body } = await get('/sitemaps/projects-1.xml');
    expect(addresses(body)).toEqual([
      `${ORIGIN}/mw/project/${competitionId(1)}`,
      `${ORIGIN}/org/tide/project/${competitionId(2)}`,
    ]);
  });

  it('of more pages than a call answers is asked for slice by slice, each behind the last', async () => {
    await start({ SITEMAP_ROWS: '12000' });
    counts({ competitions: 24_001 });
    slice({ skip: 12_000, most: 5_000 }, pages(0, 5_000));
    slice({ after: competitionId(4_999), skip: 0, most: 5_000 }, pages(5_000, 5_000));
    slice({ after: competitionId(9_999), skip: 0, most: 2_000 }, pages(10_000, 2_000));
    const file = await get('/sitemaps/competitions-2.xml');
    const found = addresses(file.body);
    expect([found.length, new Set(found).size]).toEqual([12_000, 12_000]);
    expect(found.at(-1)).toBe(`${ORIGIN}/home/competition/${competitionId(11_999)}`);
    expect(file.headers['content-length']).toBe(String(Buffer.byteLength(file.body)));

    const head = await get('/sitemaps/competitions-2.xml', {}, 'HEAD');
    expect([head.statusCode, head.body, head.headers['content-length'], head.headers.etag]).toEqual(
      [200, '', file.headers['content-length'], file.headers.etag],
    );
  });

  it('ends where the pages have become fewer since they were counted', async () => {
    await start({ SITEMAP_ROWS: '6000' });
    counts({ competitions: 6_000 });
    slice({ skip: 0, most: 5_000 }, pages(0, 5_000));
    slice({ after: competitionId(4_999), skip: 0, most: 1_000 }, []);
    const { body } = await get('/sitemaps/competitions-1.xml');
    expect(addresses(body)).toHaveLength(5_000);
  });

  it('isn’t there for a kind or a part that isn’t, and platform isn’t asked for one that can’t be', async () => {
    await start({ SITEMAP_ROWS: '2' });
    for (const name of [
      'members-1',
      'pages-2',
      'competitions-0',
      'competitions-01',
      'competitions--1',
      'competitions-999999',
      'competitions-1x',
      'constructor-1',
      '%00-1',
    ]) {
      const { statusCode, headers } = await get(`/sitemaps/${name}.xml`);
      const type = 'text/plain; charset=utf-8';
      expect([name, statusCode, headers['content-type']]).toEqual([name, 404, type]);
    }
    counts({ competitions: 2 });
    expect((await get('/sitemaps/competitions-2.xml')).statusCode).toBe(404);
    expect((await get('/sitemaps/competitions-50000.xml')).statusCode).toBe(404);
  });

  it('isn’t half of one: where a slice fails, there is none', async () => {
    await start({ SITEMAP_ROWS: '6000' });
    counts({ competitions: 6_000 });
    slice({ skip: 0, most: 5_000 }, pages(0, 5_000));
    rest().get('/api/publicPages/competitions').query(true).reply(503);
    const { statusCode, headers } = await get('/sitemaps/competitions-1.xml');
    expect([statusCode, headers['retry-after']]).toEqual([503, '30']);
  });
});
