import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|svg|json|webmanifest|txt)$/;
/** Below this, headers cost more than compression saves. */
const SMALLEST = 1024;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const compress = async (path: string) => {
  // Built before, and named by its content.
  if (existsSync(`${path}.br`)) return;
  const content = await readFile(path);
  if (content.length < SMALLEST) return;
  await writeFile(
    `${path}.br`,
    await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
  await writeFile(`${path}.gz`, await gzipped(content, { level: 9 }));
};

/**
 * Writes `.br` and `.gz` beside every built file, for the gateway to send as they are. HTML is
 * left out: the gateway writes the site's name into it. Works on the disk after the
 * bundle is written, because files of `public/` never pass `generateBundle`.
 */
export const precompress = (): Plugin => ({
  name: 'whaletide:precompress',
  apply: 'build',
  writeBundle: async ({ dir }) => {
    if (!dir) return;
    const files = await readdir(dir, { recursive: true });
    await Promise.all(
      files.filter((file) => compressible.test(file)).map((file) => compress(join(dir, file))),
    );
  },
});
