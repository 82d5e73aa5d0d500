import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { MATHS_FONT_PATH } from '@whaletide/schema/shared/markdown/maths-font.ts';

const FILE = '@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2';

/** `GET /fonts/…`: the font of formulas, which notebooks that have some ask for. */
export const fontRoutes = (app: FastifyInstance): void => {
  let file: Promise<Buffer> | undefined;
  const { resolve } = createRequire(import.meta.url);
  app.get(MATHS_FONT_PATH, async (_request, reply) =>
    reply
      .headers({
        'content-type': 'font/woff2',
        'cache-control': 'public, max-age=31536000, immutable',
        // A notebook's page has no origin that could be named.
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(await (file ??= readFile(resolve(FILE)))),
  );
};
