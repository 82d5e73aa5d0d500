import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Limits } from '../../../config.ts';
import { Refusal } from '@whaletide/server/refusal.ts';
import type { NotebookSource } from './notebook.ts';
import { messagePage } from './page.ts';
import { NotRenderable, startRenderer } from './renderer.ts';

/** Raised when the same notebook would be rendered to another page. */
const RENDERER_VERSION = 2;

/** Hashes of notebooks by their ids, each some hundred bytes. */
const KNOWN_HASHES = 10_000;

const TOO_MUCH = '这个笔记本太大或太复杂，未能显示';

const hashOf = ({ name, json }: NotebookSource): string =>
  createHash('sha256').update(`${RENDERER_VERSION}\0${name}\0`).update(json).digest('base64');

/**
 * The pages of notebooks: each is rendered once for its content and the renderer's version, and
 * kept as long as there is room. One that can't be rendered has a page that says so, which is
 * kept as well: nobody has it tried again and again.
 */
export const renderedPages = (limits: Limits, log: FastifyBaseLogger) => {
  const renderer = startRenderer(limits);
  const pages = new LRUCache<string, Buffer>({
    maxSize: limits.notebookCacheBytes,
    sizeCalculation: (page) => page.length,
  });
  /** A version's notebooks never change, so that a known one needn't be read again. */
  const hashes = new LRUCache<string, string>({ max: KNOWN_HASHES });
  const underWay = new Map<string, Promise<Buffer>>();

  const rendered = async (source: NotebookSource): Promise<Buffer> => {
    try {
      return await renderer.render(source);
    } catch (error) {
      if (!(error instanceof NotRenderable)) throw error;
      log.warn({ reason: error.message }, 'a notebook could not be rendered');
      return Buffer.from(messagePage(source.name, TOO_MUCH));
    }
  };

  const renderOnce = (hash: string, source: NotebookSource): Promise<Buffer> => {
    const waiting = underWay.get(hash);
    if (waiting) return waiting;
    if (underWay.size >= limits.notebookQueue)
      throw new Refusal('RATE_LIMITED', '正在显示的笔记本过多，请稍后再试', {
        retryAfter: Math.ceil(limits.notebookMs / 1_000),
      });
    const page = rendered(source)
      .then((done) => {
        pages.set(hash, done);
        return done;
      })
      .finally(() => underWay.delete(hash));
    underWay.set(hash, page);
    return page;
  };

  return {
    /**
     * The page of a notebook of a version, as UTF-8.
     *
     * @param readJson reads its file, which only one that isn't kept needs
     * @throws Refusal RATE_LIMITED while too many wait to be rendered
     */
    pageOf: async (
      { id, name }: { id: string; name: string },
      readJson: () => Promise<string>,
    ): Promise<Buffer> => {
      const known = hashes.get(id);
      const kept = known === undefined ? undefined : pages.get(known);
      if (kept) return kept;
      const source = { name, json: await readJson() };
      const hash = hashOf(source);
      hashes.set(id, hash);
      return pages.get(hash) ?? renderOnce(hash, source);
    },
    stop: async () => renderer.stop(),
  };
};
