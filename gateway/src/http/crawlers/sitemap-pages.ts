import {
  MAX_PUBLIC_PAGES,
  type PublicPageKind,
  siteCalls,
} from '@whaletide/schema/domains/site/rest/site.ts';
import { pagePaths } from '@whaletide/schema/shared/rules/page-paths.ts';
import { Refusal } from '#refusal.ts';
import type { ScopedUpstream } from '#upstream/client.ts';
import { ForeignRefusal } from '#upstream/transport.ts';
import { type Document, DocumentBuilder } from './document.ts';
import { PAGES_HEAD, PAGES_TAIL, pageEntry } from './sitemap.ts';

/** Number of pages of each kind; `bytes` is for the cache that keeps it. */
export interface PageCounts {
  of: ReadonlyMap<string, number>;
  bytes: number;
}

/** A backend of an operator's own needn't have the calls: its sitemap has the static pages. */
const isUnknownCall = (error: unknown): boolean =>
  error instanceof ForeignRefusal || (error instanceof Refusal && error.code === 'NOT_FOUND');

export const countPages = async (upstream: ScopedUpstream): Promise<PageCounts> => {
  try {
    const { data } = await upstream.shared(siteCalls.publicPageCounts);
    return { of: new Map(data.map(({ Kind, Count }) => [Kind, Count])), bytes: 1 };
  } catch (error) {
    if (!isUnknownCall(error)) throw error;
    return { of: new Map(), bytes: 1 };
  }
};

/**
 * The sitemap of so many pages of a kind behind the first `skip`, asked for and written in slices:
 * none of them holds the event loop for more than some milliseconds.
 */
export const pagesDocument = async (
  upstream: ScopedUpstream,
  kind: PublicPageKind,
  { skip, rows }: { skip: number; rows: number },
): Promise<Document> => {
  const document = new DocumentBuilder().add(PAGES_HEAD);
  const pathOf = pagePaths[kind];
  let after: string | undefined;
  for (let left = rows; left > 0;) {
    const most = Math.min(left, MAX_PUBLIC_PAGES);
    const query = after === undefined ? { skip, most } : { after, skip: 0, most };
    const { data } = await upstream.shared(siteCalls.publicPages, { params: { kind }, query });
    const entries = data.map(({ _id, UpdateDate, Organization, Channel }) =>
      pageEntry(pathOf(_id, { organization: Organization, channel: Channel }), UpdateDate),
    );
    document.add(entries.join(''));
    after = data.at(-1)?._id;
    left = data.length < most || after === undefined ? 0 : left - data.length;
  }
  return document.add(PAGES_TAIL).done();
};
