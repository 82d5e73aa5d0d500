import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Limits } from '../../../limits.ts';
import { Refusal } from '@whaletide/server/refusal.ts';
import type { NotebookSource } from './notebook.ts';
import { messagePage } from './page.ts';
import { startNotebookProcess, TooComplex } from './renderer.ts';

/** Raised when the same notebook would be rendered to another page. */
const RENDERER_VERSION = 5;

const TOO_MUCH = '这个笔记本太大或太复杂，未能显示';

interface RenderedPage {
  page: Buffer;
  /** For how long it is kept, in ms; without it as long as there is room. */
  ttl?: number;
}

/**
 * The pages of notebooks: each is rendered once for its content and the renderer's version, and
 * kept as long as there is room. One that can't be rendered has a page that says so, which is
 * kept as well, if only for a while where time decided: nobody has it tried again and again.
 */
export const renderedPages = (limits: Limits, log: FastifyBaseLogger) => {
  const renderer = startNotebookProcess(limits);
  const pages = new LRUCache<string, Buffer>({
    maxSize: limits.notebookCacheBytes,
    sizeCalculation: (page) => page.length,
  });
  const underWay = new Map<string, Promise<Buffer>>();

  const rendered = async (source: NotebookSource): Promise<RenderedPage> => {
    try {
      return { page: await renderer.run({ task: 'render', ...source }) };
    } catch (error) {
      if (!(error instanceof TooComplex)) throw error;
      log.warn({ reason: error.message }, 'a notebook could not be rendered');
      const page = Buffer.from(messagePage(source.name, TOO_MUCH));
      return { page, ...(error.transient && { ttl: limits.notebookRetryMs }) };
    }
  };

  const renderOnce = (
    address: string,
    name: string,
    readJson: () => Promise<string>,
  ): Promise<Buffer> => {
    const waiting = underWay.get(address);
    if (waiting) return waiting;
    if (underWay.size >= limits.notebookQueue)
      throw new Refusal('RATE_LIMITED', '正在显示的笔记本过多，请稍后再试', {
        retryAfter: Math.ceil(limits.notebookMs / 1_000),
      });
    const page = readJson()
      .then((json) => rendered({ name, json }))
      .then(({ page, ttl }) => {
        pages.set(address, page, ttl === undefined ? {} : { ttl });
        return page;
      })
      .finally(() => underWay.delete(address));
    underWay.set(address, page);
    return page;
  };

  return {
    /**
     * The page of a notebook, as UTF-8. Its title is a part of it, so that the same file under
     * two names has two pages.
     *
     * @param readJson reads its file, which only one that isn't kept needs
     * @throws Refusal RATE_LIMITED while too many wait to be rendered
     */
    pageOf: async (
      { hash, name }: { hash: string; name: string },
      readJson: () => Promise<string>,
    ): Promise<Buffer> => {
      const address = `${RENDERER_VERSION}\0${hash}\0${name}`;
      return pages.get(address) ?? renderOnce(address, name, readJson);
    },
    stop: async () => renderer.stop(),
  };
};
