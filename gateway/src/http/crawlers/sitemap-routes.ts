import type { FastifyInstance } from 'fastify';
import type { ScopedUpstream } from '#upstream/client.ts';
import type { RateLimits } from '../rate-limits.ts';
import type { SiteOriginOf } from '../site-origin.ts';
import { forPrograms, sendMissing } from './answers.ts';
import { type Document, DocumentBuilder, sendDocument } from './document.ts';
import type { Kept } from './kept.ts';
import { countPages, type PageCounts, pagesDocument } from './sitemap-pages.ts';
import {
  kindsOf,
  PAGES_HEAD,
  PAGES_TAIL,
  pageEntry,
  sitemapIndex,
  STATIC,
  staticPages,
} from './sitemap.ts';

const FILE = /^([a-zA-Z]{1,20})-([1-9]\d{0,4})\.xml$/;
const XML = 'application/xml';

export interface SitemapParts {
  rates: RateLimits;
  originOf: SiteOriginOf;
  /** The backend as a visitor sees it, for the request of that id. */
  upstream: (requestId: string) => ScopedUpstream;
  kept: Kept<Document>;
  counts: Kept<PageCounts>;
  /** Pages a file. */
  rows: number;
  /** Seconds that crawlers may take one as it is. */
  maxAge: number;
  workbenchUrl: string | undefined;
}

/** `/sitemap.xml`, the index of `/sitemaps/<kind>-<n>.xml`. */
export const sitemapRoutes = (
  app: FastifyInstance,
  { rates, originOf, upstream, kept, counts, rows, maxAge, workbenchUrl }: SitemapParts,
): void => {
  const kinds = kindsOf(workbenchUrl);
  const alwaysThere = new DocumentBuilder()
    .add(PAGES_HEAD + staticPages.map((path) => pageEntry(path, null)).join('') + PAGES_TAIL)
    .done();

  /** Counts the files that the pages of a kind fill. */
  const partsOf = async (requestId: string) => {
    const counted = await counts.get('counts', () => countPages(upstream(requestId)));
    return (kind: string): number => Math.ceil((counted?.of.get(kind) ?? 0) / rows);
  };

  app.get(
    '/sitemap.xml',
    forPrograms(originOf, async (request, reply, site) => {
      if (!counts.fresh('counts')) await rates.operation(undefined, request.ip);
      const parts = await partsOf(request.id);
      const index = sitemapIndex([
        { kind: STATIC, parts: 1 },
        ...kinds.map((kind) => ({ kind, parts: parts(kind) })),
      ]);
      const document = new DocumentBuilder().add(index).done();
      return sendDocument(request, reply, document, { site, type: XML, maxAge });
    }),
  );

  app.get<{ Params: { file: string } }>(
    '/sitemaps/:file',
    forPrograms(originOf, async (request, reply, site) => {
      const { file } = request.params as { file: string };
      const [, name, number] = FILE.exec(file) ?? [];
      const part = Number(number);
      const answer = (document: Document) =>
        sendDocument(request, reply, document, { site, type: XML, maxAge });
      if (name === STATIC && part === 1) return answer(alwaysThere);
      const kind = kinds.find((known) => known === name);
      if (!kind) return sendMissing(reply);
      if (!kept.fresh(file)) await rates.operation(undefined, request.ip);
      const document = await kept.get(file, async () => {
        const parts = await partsOf(request.id);
        if (part > parts(kind)) return null;
        return pagesDocument(upstream(request.id), kind, { skip: (part - 1) * rows, rows });
      });
      return document ? answer(document) : sendMissing(reply);
    }),
  );
};
