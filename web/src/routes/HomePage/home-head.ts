import { competitionListPath } from '../../domains/competitions/paths.ts';
import { siteLd } from '../../lib/json-ld.ts';
import type { PageHead } from '../../lib/page-render.ts';
import { homePath } from '../../routing/home.ts';

const SEARCH_PATH = `${competitionListPath}?name={search_term_string}`;

/** What the document of the start of the site says: its name, and how to search it. */
export const homeHead: PageHead = {
  canonical: homePath,
  jsonLd: (absolute, siteName) => siteLd(siteName, SEARCH_PATH, absolute),
};
