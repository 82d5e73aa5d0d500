import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#refusal.ts';
import type { SiteOriginOf } from '../site-origin.ts';

const BLOCK = 512;

/** A file as it stands in a tar archive (POSIX ustar). */
const tarEntry = (name: string, content: Buffer, mode: number): Buffer => {
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, length: number) =>
    `${value.toString(8).padStart(length - 1, '0')}\0`;
  header.write(name, 0);
  header.write(octal(mode, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(content.length, 12), 124);
  // The same bytes make the same archive, whenever they are asked for.
  header.write(octal(0, 12), 136);
  header.write(' '.repeat(8), 148);
  header.write('0', 156);
  header.write('ustar\0', 257);
  header.write('00', 263);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 7)} `, 148);
  const rest = (BLOCK - (content.length % BLOCK)) % BLOCK;
  return Buffer.concat([header, content, Buffer.alloc(rest)]);
};

/** Package of the command line that asks this site where it isn't told another. */
const packageOf = (program: Buffer, site: string | undefined): Buffer => {
  const version = `1.0.0-${createHash('sha256').update(program).digest('hex').slice(0, 8)}`;
  const about = {
    name: 'whale',
    version,
    description: '在命令行参加比赛',
    license: 'MIT',
    type: 'module',
    bin: { whale: 'cli.mjs' },
    engines: { node: '>=22' },
    ...(site !== undefined && { site }),
  };
  const json = Buffer.from(`${JSON.stringify(about, null, 2)}\n`);
  return gzipSync(
    Buffer.concat([
      tarEntry('package/package.json', json, 0o644),
      tarEntry('package/cli.mjs', program, 0o755),
      Buffer.alloc(2 * BLOCK),
    ]),
  );
};

/** Hosts that requests name are whatever they like, unless the operator names the site's. */
const MOST_ORIGINS = 20;

/** `GET /cli.tgz`: the command line as a package that npm and npx take by its address. */
export const cliRoute = (
  app: FastifyInstance,
  originOf: SiteOriginOf,
  file = new URL('../../../dist/cli.mjs', import.meta.url),
): void => {
  const program = existsSync(file) ? readFileSync(file) : undefined;
  const packages = new LRUCache<string, Buffer>({ max: MOST_ORIGINS });
  app.get('/cli.tgz', (request, reply) => {
    if (!program) throw new Refusal('NOT_FOUND', '命令行程序尚未构建');
    const site = originOf(request)?.origin;
    const made = packages.get(site ?? '') ?? packageOf(program, site);
    packages.set(site ?? '', made);
    return reply
      .header('cache-control', 'no-cache')
      .header('etag', `"${createHash('sha256').update(made).digest('hex').slice(0, 32)}"`)
      .type('application/gzip')
      .send(made);
  });
};
