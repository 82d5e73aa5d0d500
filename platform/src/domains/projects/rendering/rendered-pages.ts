import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { sharedWork } from '#jobs/shared-work.ts';
import type { Limits } from '#limits.ts';
import type { Failures } from '#processes/failures.ts';
import type { NotebookSource } from './notebook.ts';
import { messagePage } from './page.ts';
import { type Asker, startNotebookProcesses, TooComplex } from './renderer.ts';

/** Raised when the same notebook would be rendered to another page. */
export const RENDERER_VERSION = 11;

const TOO_MUCH = '这个笔记本太大或太复杂，未能显示';

const refusedPage = (name: string) => Buffer.from(messagePage(name, TOO_MUCH));

/**
 * The pages of notebooks: each is rendered once for its content and the renderer's version, and
 * kept as long as there is room. One that can't be rendered has a page that says so, and is
 * remembered: it isn't tried again and again. Work that no reader waits for any more ends.
 */
export const renderedPages = (limits: Limits, log: FastifyBaseLogger, failures: Failures) => {
  const renderer = startNotebookProcesses(limits, limits.notebookProcesses);
  const pages = new LRUCache<string, Buffer>({
    maxSize: limits.notebookCacheBytes,
    sizeCalculation: (page) => page.length,
  });
  const underWay = sharedWork<Buffer>();

  const render = async (
    hash: string,
    source: NotebookSource,
    asker: Asker,
  ): Promise<{ page: Buffer; isShown: boolean }> => {
    try {
      return { page: await renderer.run({ task: 'render', ...source }, asker), isShown: true };
    } catch (error) {
      if (!(error instanceof TooComplex)) throw error;
      log.warn({ reason: error.message, hash }, 'a notebook could not be rendered');
      await failures.add({ file: hash }, error.reason);
      return { page: refusedPage(source.name), isShown: false };
    }
  };

  return {
    /**
     * The page of a notebook, as UTF-8. Its title is a part of it, so that the same file under
     * two names has two pages.
     *
     * @param readFile reads its file, which only one that isn't kept needs
     * @throws Refusal RATE_LIMITED while too many wait to be rendered; Abandoned where `gone` came
     *   before the page
     */
    pageOf: async (
      notebook: { hash: string; name: string },
      readFile: () => Promise<Uint8Array>,
      { keys, gone }: Asker,
    ): Promise<Buffer> => {
      const address = `${RENDERER_VERSION}\0${notebook.hash}\0${notebook.name}`;
      const kept = pages.get(address);
      if (kept) return kept;
      const { hash, name } = notebook;
      const make = async (everyoneGone: AbortSignal) => {
        if (await failures.has({ file: hash })) return refusedPage(name);
        const bytes = await readFile();
        const { page, isShown } = await render(hash, { name, bytes }, { keys, gone: everyoneGone });
        if (isShown) pages.set(address, page);
        return page;
      };
      return underWay.take(address, make, gone);
    },
    stop: async () => renderer.stop(),
  };
};
