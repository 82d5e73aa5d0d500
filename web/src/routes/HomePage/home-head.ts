import { competitionListPath } from '#domains/competitions/paths.ts';
import { siteLd } from '#lib/json-ld.ts';
import type { PageHead } from '#lib/page-render.ts';
import { homePath } from '#routing/home.ts';

const SEARCH_PATH = `${competitionListPath}?name={search_term_string}`;

/** Head of the site's start page: its name, and how to search it. */
export const homeHead: PageHead = {
  canonical: homePath,
  jsonLd: (absolute, siteName) => siteLd(siteName, SEARCH_PATH, absolute),
};
