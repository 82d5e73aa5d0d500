import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { useGateway } from '../support/gateway.ts';

const gateway = useGateway();

const get = (path: string, headers: Record<string, string> = {}) =>
  gateway().app.inject({ method: 'GET', url: path, headers });

const libraryOf = (page: string): string => /<script src="([^"]+)">/.exec(page)?.[1] ?? '';

describe('the page that draws a plot', () => {
  it('has no origin and no network, and runs nothing of anybody’s', async () => {
    const { statusCode, headers } = await get('/plots/plotly');
    expect(statusCode).toBe(200);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/sandbox allow-scripts$/);
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'/);
    expect(policy).not.toMatch(/connect-src|unsafe-eval|allow-same-origin/);
  });

  it('names the library by its version, packed for who takes it so', async () => {
    const path = libraryOf((await get('/plots/plotly')).body);
    expect(path).toMatch(/^\/plots\/plotly-\d+\.\d+\.\d+\.js$/);
    const plain = await get(path);
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const packed = await get(path, { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect((await get('/plots/plotly-0.0.1.js')).statusCode).toBe(404);
  });
});
