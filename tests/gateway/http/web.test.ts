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
  it('is one page for all of its routes, with the site’s name and a nonce of its own', async () => {
    const pages = await Promise.all(
      [
        '/home',
        `/home/competition/${'a'.repeat(24)}?x=1`,
        `/home/competition/${'a'.repeat(24)}/teams/`,
        '/auth/register',
        '/HOME',
        '/support?type=1',
      ].map((url) => get(url)),
    );
    const nonces = pages.map(({ statusCode, body, headers }) => {
      expect(statusCode).toBe(200);
      expect(body).toContain('<title>鲸 &amp; 潮</title>');
      expect(body).not.toContain('__CSP_NONCE__');
      const [, nonce = ''] =
        /style-src 'self' 'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
      expect(body.split(`nonce="${nonce}"`)).toHaveLength(3);
      return nonce;
    });
    expect(new Set(nonces).size).toBe(6);
  });

  it('runs nothing but its own files', async () => {
    const { headers } = await get('/home');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self'; ");
    expect(policy).toContain("img-src 'self' data: blob: https://img.example");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it('begins at /home', async () => {
    const { statusCode, headers } = await get('/');
    expect([statusCode, headers.location]).toEqual([302, '/home']);
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

  it('never serves a page without its nonce, nor a path out of its folder', async () => {
    for (const url of [
      '/index.html',
      '/sandbox.html',
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
