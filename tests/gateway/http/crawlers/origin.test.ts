import { afterEach, expect, it } from '@jest/globals';
import { type Gateway, startGateway } from '#tests/gateway/support/gateway.ts';

let gateway: Gateway;
const start = async (environment: Record<string, string> = {}) => {
  gateway = await startGateway(environment);
};
afterEach(() => gateway.app.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  gateway.app.inject({ url, headers });
const FILE = '/sitemaps/pages-1.xml';
const originsOf = (body: string) =>
  new Set([...body.matchAll(/<loc>(.*?)\/home\//g)].map(([, origin]) => origin));

it('a configured origin stands in every address, whatever host a request names', async () => {
  await start({ PUBLIC_ORIGINS: 'https://whale.example,https://www.whale.example:8443' });
  for (const [host, origin] of [
    ['evil.example', 'https://whale.example'],
    ['"><script>', 'https://whale.example'],
    ['WWW.whale.example:8443', 'https://www.whale.example:8443'],
    ['whale.example', 'https://whale.example'],
  ] as const) {
    const { headers, body } = await get(FILE, { host, 'x-forwarded-host': 'forwarded.example' });
    expect(originsOf(body)).toEqual(new Set([origin]));
    expect(headers['cache-control']).toBe('public, max-age=600, s-maxage=1');
    expect((await get('/robots.txt', { host })).body).toContain(
      `\nSitemap: ${origin}/sitemap.xml\n`,
    );
  }
});

it('without one it is the request’s own, for that client alone and in no copy', async () => {
  await start();
  const evil = await get(FILE, { host: 'evil.example' });
  expect(originsOf(evil.body)).toEqual(new Set(['http://evil.example']));
  const own = await get(FILE, { host: '[::1]:4000' });
  expect(originsOf(own.body)).toEqual(new Set(['http://[::1]:4000']));
  expect([own.headers['cache-control'], evil.headers['cache-control']]).toEqual([
    'private, max-age=600',
    'private, max-age=600',
  ]);
  expect(own.headers.etag).not.toBe(evil.headers.etag);
  expect(Number(own.headers['content-length'])).toBe(Buffer.byteLength(own.body));
});

it.each(['"><x', 'a b', 'whale.example/path', 'user@whale.example', 'whale.example:99999999', '-'])(
  'a host that can’t be one, “%s”, is refused; robots.txt then names no sitemap',
  async (host) => {
    await start();
    const { statusCode, headers, body } = await get(FILE, { host });
    expect([statusCode, headers['content-type']]).toEqual([400, 'text/plain; charset=utf-8']);
    expect(body).not.toContain('<');
    const robots = await get('/robots.txt', { host });
    expect(robots.statusCode).toBe(200);
    expect(robots.body).not.toContain('Sitemap');
  },
);

it('a proxy that is trusted says under which name and scheme the site is reached', async () => {
  await start({ TRUSTED_PROXIES: '127.0.0.1' });
  const { body } = await get(FILE, {
    host: 'gateway:4000',
    'x-forwarded-host': 'whale.example',
    'x-forwarded-proto': 'https',
  });
  expect(originsOf(body)).toEqual(new Set(['https://whale.example']));
});

it('robots.txt opens the public pages and closes the members’ and the programs’', async () => {
  await start({ PUBLIC_ORIGINS: 'https://whale.example' });
  const { statusCode, headers, body } = await get('/robots.txt', { accept: 'text/html' });
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const closed = [...body.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path ?? '');
  for (const path of ['/home/user', '/home/admin', '/auth', '/graphql', '/uploads'])
    expect(closed).toContain(path);
  for (const path of [
    '/home/competition',
    '/home/column',
    '/mw/project/1',
    '/files/1',
    '/assets/1',
  ])
    expect(closed.filter((one) => path.startsWith(one))).toEqual([]);
});

it('the manifest bears the site’s name as JSON, and icons of the right kinds', async () => {
  await start({ SITE_NAME: '鲸"潮</x>' });
  const { statusCode, headers, body } = await get('/manifest.webmanifest', { accept: 'text/html' });
  expect([statusCode, headers['content-type']]).toEqual([
    200,
    'application/manifest+json; charset=utf-8',
  ]);
  const manifest = JSON.parse(body);
  expect(manifest).toMatchObject({ name: '鲸"潮</x>', start_url: '/home', lang: 'zh-CN' });
  const sizes = manifest.icons.map((icon: { sizes: string; purpose: string }) => [
    icon.sizes,
    icon.purpose,
  ]);
  expect(sizes).toEqual([
    ['any', 'any'],
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ]);
});
