import type { Feed } from './rss.ts';
import type { PagePaths } from './sitemap.ts';

/** A feed by what it asks for and what it makes of the answer; null where that isn't there. */
interface FeedSource<Data> {
  /** Its own address; `:id` stands for what it is about. */
  path: string;
  operation: string;
  feed: (
    data: Data,
    about: { id: string; self: string; siteName: string; paths: PagePaths; now: Date },
  ) => Feed | null;
}

export const source = <Data>(feed: FeedSource<Data>): FeedSource<never> => feed;
