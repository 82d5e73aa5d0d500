import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Gateway, startGateway } from '../support/gateway.ts';

let gateway: Gateway;
beforeAll(async () => {
  const folder = new URL('../support/web/', import.meta.url);
  gateway = await startGateway(
    { SITE_NAME: '鲸 & 潮', IMAGE_ORIGINS: 'https://img.example' },
    folder,
  );
});
afterAll(() => gateway.app.close());

const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  gateway.app.inject({ url, headers });

describe('the web client', () => {
  it('is one page for all of its routes, with the site’s name', async () => {
    const pages = await Promise.all(
      [
        '/home',
        `/home/competition/${'a'.repeat(24)}?x=1`,
        `/home/competition/${'a'.repeat(24)}/teams/`,
        '/auth/register',
        '/HOME',
      ].map((url) => get(url)),
    );
    for (const { statusCode, body, headers } of pages) {
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
      expect(body).toBe(
        '<!doctype html><title>鲸 &amp; 潮</title><meta name="image-origins" content="https://img.example" />\n<div id="root"></div>\n',
      );
    }
  });

  it('runs nothing but its own files', async () => {
    const { headers } = await get('/home');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self'; ");
    // Style elements that the theme writes at run time, and no others.
    expect(policy).toContain("style-src 'self' 'sha256-dGhlbWU='; ");
    expect(policy).toContain("img-src 'self' data: blob: https://img.example");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it.each([
    ['/', 302, '/home/competition'],
    ['/?shareby=1', 302, '/home/competition?shareby=1'],
    ['/support', 301, '/home/support'],
    ['/SUPPORT/?type=1&x=%0d%0aa:b', 301, '/home/support?type=1&x=%0d%0aa:b'],
    ['//evil.example/support', 404, undefined],
    ['http://evil.example/support?to=//evil.example', 301, '/home/support?to=//evil.example'],
  ])('leads from %s by itself, for good or for now: %d', async (url, status, location) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([status, location]);
  });

  it('may show the operator’s own start page in a frame, and nothing else', async () => {
    const folder = new URL('../support/web/', import.meta.url);
    const own = await startGateway({ MARKETING_URL: 'https://market.example/start' }, folder);
    const policyOf = async (url: string) => {
      const { headers } = await own.app.inject({ url, headers: { accept: 'text/html' } });
      return String(headers['content-security-policy']);
    };
    expect(await policyOf('/home')).toContain("frame-src 'self' https://market.example;");
    expect(await policyOf('/sandbox')).toContain("frame-src 'self';");
    await own.app.close();
    expect(String((await get('/home')).headers['content-security-policy'])).toContain(
      "frame-src 'self';",
    );
  });

  it('leads from /mw to the workbench, path and query kept, and nowhere else', async () => {
    const folder = new URL('../support/web/', import.meta.url);
    const bench = 'https://bench.example/lab';
    const own = await startGateway({ WORKBENCH_URL: `${bench}/` }, folder);
    const ask = async (url: string) => {
      const { statusCode, headers } = await own.app.inject({
        url,
        headers: { accept: 'text/html' },
      });
      return [statusCode, headers.location];
    };
    for (const path of [
      '/mw',
      '/mw/',
      '/mw-org/tide/lab/1',
      '/mw/project/1?v=2&token=%E9%B2%B8',
      '/mw//evil.example/',
    ])
      expect(await ask(path)).toEqual([302, `${bench}${path}`]);
    // A proxy's way of asking names a host, which says nothing of where to go.
    expect(await ask('http://evil.example/mw/1')).toEqual([302, `${bench}/mw/1`]);
    expect(await ask('//evil.example/mw/')).toEqual([404, undefined]);
    expect(await ask('/mwx')).toEqual([404, undefined]);
    expect(await ask('/home')).toEqual([200, undefined]);
    await own.app.close();
  });

  it.each(['*/*', 'application/json', 'image/avif,image/webp', ''])(
    'answers a page’s address with the page to a client that accepts “%s”',
    async (accept) => {
      const { statusCode, headers, body } = await get('/home', { accept });
      expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(body).toMatch(/^<!doctype/);
    },
  );

  it('knows by the web’s own list what is a page: not every address below one', async () => {
    for (const path of ['/home/competition/create', '/home/column/application', '/org', '/new'])
      expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
  });

  it('shows its own 404 to a browser, and JSON to anyone else', async () => {
    const page = await get('/nowhere');
    expect([page.statusCode, page.body.startsWith('<!doctype')]).toEqual([404, true]);
    // Also without JavaScript there is a way on.
    expect(page.body).toContain('<h1>你所寻找的东西，并不存在</h1>');
    expect(page.body).toContain('<a href="/home/competition">');
    const other = await get('/nowhere', { accept: '*/*' });
    expect([other.statusCode, other.json().code]).toEqual([404, 'NOT_FOUND']);
  });

  it('keeps files with a hash in their name forever', async () => {
    const { statusCode, headers } = await get('/assets/page-abc123.js', {});
    expect([statusCode, headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    expect((await get('/assets/gone-000000.js', {})).statusCode).toBe(404);
  });

  it('lets a worker of its own reach this site and nothing else', async () => {
    const { headers } = await get('/assets/page-abc123.js', {});
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self'",
    );
  });

  it('serves a page by its addresses alone, and no path out of its folder', async () => {
    for (const url of [
      '/index.html',
      '/sandbox.html',
      '/page-paths.json',
      '/theme-styles.json',
      '/..%2f..%2fgateway.ts',
      '/assets/../../gateway.ts',
    ]) {
      expect((await get(url, {})).statusCode).toBe(404);
    }
  });

  it('has the sandbox, with a policy of its own', async () => {
    const { statusCode, body, headers } = await get('/sandbox');
    expect([statusCode, body]).toEqual([200, '<!doctype html><title>沙盒 - 鲸 &amp; 潮</title>\n']);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; ",
    );
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-eval|https:/);
    const site = String((await get('/home')).headers['content-security-policy']);
    expect(site).not.toContain('unsafe-inline');
  });
});
