import { type PublicPageKind, publicPageKinds } from '@whaletide/schema/domains/site/rest/site.ts';
import { pagePaths } from '@whaletide/schema/shared/rules/page-paths.ts';
import { ORIGIN, XML_HEAD } from './xml.ts';

/** The kind of the pages that show lists and forms; they are in the one file of that name. */
export const STATIC = 'pages';

/** Pages that are always there. */
export const staticPages = [
  '/home',
  '/home/competition',
  '/home/activity',
  '/home/activity/EXERCISE',
  '/home/competition/works',
  '/home/column',
  '/home/special',
  '/home/project',
  '/home/dataset',
  '/landing/data-source',
  '/home/support',
  '/home/suggestion',
  '/home/creator/plan',
  '/home/creator/rule',
  '/home/creator/rule/settlement',
  '/home/creator/rule/exchange',
  '/home/creator/rule/norms',
  '/home/learn/data-science',
  '/home/learn/economics-and-management',
  '/home/learn/meteorology',
  '/home/learn/medical-datascience',
  '/home/learn/geo',
  '/home/latex',
  '/home/ratings',
  '/home/receipts',
] as const;

export type PagePaths = Pick<typeof pagePaths, PublicPageKind>;

/** Paths of pages where a workbench elsewhere may have the projects: they are its own under any name. */
export const pathsBeside = (workbenchUrl: string | undefined): PagePaths =>
  workbenchUrl === undefined
    ? pagePaths
    : {
        ...pagePaths,
        projects: (id) => pagePaths.projects(id),
        datasets: (id) => pagePaths.datasets(id),
      };

/** The kinds whose pages are on this site; a workbench elsewhere has the projects. */
export const kindsOf = (workbenchUrl: string | undefined): readonly PublicPageKind[] =>
  workbenchUrl === undefined
    ? publicPageKinds
    : publicPageKinds.filter((kind) => !pagePaths[kind]('').startsWith('/mw/'));

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
export const PAGES_HEAD = `${XML_HEAD}<urlset ${NAMESPACE}>\n`;
export const PAGES_TAIL = '</urlset>\n';

/** A page of a sitemap; neither a path nor a time holds anything to escape. */
export const pageEntry = (path: string, updatedAt: string | null): string =>
  `<url><loc>${ORIGIN}${path}</loc>${updatedAt === null ? '' : `<lastmod>${updatedAt}</lastmod>`}</url>\n`;

/** `/sitemap.xml`: the files that have the pages, as many a kind as its pages fill. */
export const sitemapIndex = (files: readonly { kind: string; parts: number }[]): string => {
  const entries = files.flatMap(({ kind, parts }) =>
    Array.from(
      { length: parts },
      (_, index) => `<sitemap><loc>${ORIGIN}/sitemaps/${kind}-${index + 1}.xml</loc></sitemap>\n`,
    ),
  );
  return `${XML_HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`;
};
