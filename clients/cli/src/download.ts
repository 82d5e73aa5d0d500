import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, statSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { exits, Problem, refusalBy } from './exits.ts';
import type { Site } from './site.ts';

export interface Remote {
  url: string;
  /** Bytes; undefined where the site doesn't tell. */
  size?: number | undefined;
  /** SHA-256 in hexadecimal digits; undefined where the site doesn't tell. */
  hash?: string | null | undefined;
}

/** Tries one after another in which not a single byte came. */
const FRUITLESS_TRIES = 6;
const FIRST_PAUSE_MS = 250;

/** SHA-256 of a file in hexadecimal digits, whatever its size. */
export const hashOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
};

const isWhole = async (file: string, { size, hash }: Remote): Promise<boolean> => {
  if (!existsSync(file)) return false;
  if (size !== undefined && statSync(file).size !== size) return false;
  if (hash) return (await hashOf(file)) === hash;
  return size !== undefined;
};

const bytesOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Asks for what is missing, and keeps what comes. @returns whether nothing is missing any more */
const fetchRest = async (site: Site, remote: Remote, part: string): Promise<boolean> => {
  const tagFile = `${part}.etag`;
  const tag = existsSync(tagFile) ? await readFile(tagFile, 'utf8') : '';
  // Without a mark of what was there before, the rest could be of another file.
  const from = tag === '' ? 0 : bytesOf(part);
  const asked: Record<string, string> =
    from > 0 ? { range: `bytes=${from}-`, 'if-range': tag } : {};
  const answer = await site.file(remote.url, asked);
  if (answer.status === 416 && remote.size === from) return true;
  if (answer.status >= 500 || answer.status === 416) {
    await answer.body?.cancel();
    if (answer.status === 416) await rm(tagFile, { force: true });
    throw new Problem(exits.unreachable, `网站暂时不可用（${answer.status}）`, 'UNREACHABLE');
  }
  if (!answer.ok) {
    const { code = '', message = `下载失败（${answer.status}）` } = (await answer
      .json()
      .catch(() => ({}))) as { code?: string; message?: string };
    throw refusalBy(code, message);
  }
  await writeFile(tagFile, answer.headers.get('etag') ?? '');
  const flags = answer.status === 206 ? 'a' : 'w';
  if (answer.body)
    await pipeline(Readable.fromWeb(answer.body as never), createWriteStream(part, { flags }));
  else await writeFile(part, '');
  return true;
};

/**
 * Downloads a file, going on where it was cut off, now or in an earlier run, and checks it against
 * what the site tells of it.
 *
 * @returns whether anything had to come
 */
export const download = async (site: Site, remote: Remote, file: string): Promise<boolean> => {
  if (await isWhole(file, remote)) return false;
  await mkdir(dirname(file), { recursive: true });
  const part = `${file}.part`;
  for (let fruitless = 0; ;) {
    const before = bytesOf(part);
    try {
      if (await fetchRest(site, remote, part)) break;
    } catch (error) {
      const isPassing = !(error instanceof Problem) || error.exit === exits.unreachable;
      fruitless = bytesOf(part) > before ? 0 : fruitless + 1;
      if (!isPassing) throw error;
      if (fruitless >= FRUITLESS_TRIES)
        throw error instanceof Problem
          ? error
          : new Problem(exits.unreachable, `下载中断：${file}；再次运行会从断点继续`);
      await wait(FIRST_PAUSE_MS * 2 ** fruitless);
    }
  }
  await rm(`${part}.etag`, { force: true });
  if (!(await isWhole(part, { ...remote, size: remote.size ?? bytesOf(part) }))) {
    await rm(part, { force: true });
    throw new Problem(exits.notGenuine, `下载的文件与网站所示的大小或 SHA-256 不符：${file}`);
  }
  await rename(part, file);
  return true;
};
