import { expect, it } from '@jest/globals';
import { MATHS_FONT_PATH } from '#schema/shared/markdown/maths-font.ts';
import { FRAMED_POLICY } from '#gateway/src/http/security-headers.ts';
import { MEASURED_POLICY } from '#gateway/src/http/frame-height.ts';
import { useGateway } from '../support/gateway.ts';

const gateway = useGateway();

it('a notebook, which has no origin, may have the font of its formulas from this site', async () => {
  const { statusCode, headers, rawPayload } = await gateway().app.inject({ url: MATHS_FONT_PATH });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'font/woff2',
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(rawPayload.subarray(0, 4).toString()).toBe('wOF2');
  expect(rawPayload.length).toBeLessThan(500 * 1024);
  for (const policy of [FRAMED_POLICY, MEASURED_POLICY])
    expect(policy).toContain("font-src 'self'");
});
