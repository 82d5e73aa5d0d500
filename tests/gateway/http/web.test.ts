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
        '/home/competition/1?x=1',
        '/auth/register',
        '/org/x',
        '/mw',
        '/support?type=1',
      ].map((url) => get(url)),
    );
    const nonces = pages.map(({ statusCode, body, headers }) => {
      expect(statusCode).toBe(200);
      expect(body).toContain('<title>鲸 &#38; 潮</title>');
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
    for (const path of ['/mw', '/mw/', '/mw/project/1?v=2&token=%E9%B2%B8', '/mw//evil.example/'])
      expect(await ask(path)).toEqual([302, `${bench}${path}`]);
    // A proxy's way of asking names a host, which says nothing of where to go.
    expect(await ask('http://evil.example/mw/1')).toEqual([302, `${bench}/mw/1`]);
    expect(await ask('//evil.example/mw/')).toEqual([404, undefined]);
    expect(await ask('/mwx')).toEqual([404, undefined]);
    expect(await ask('/home')).toEqual([200, undefined]);
    await own.app.close();
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

  it('has the sandbox', async () => {
    const { statusCode, body } = await get('/sandbox');
    expect([statusCode, body]).toEqual([200, '<!doctype html><title>沙盒 - 鲸 &#38; 潮</title>\n']);
  });
});
