import { isMovedHandle, isRouteHandle } from './handle.ts';
import type { PageRoute } from './page-route.ts';

const ID = '[0-9a-f]{24}';

/** Patterns of the parameters by name; one of any other name may be anything. */
const PARAMS: Record<string, string> = {
  id: ID,
  special: ID,
  post: ID,
  shortName: '[A-Za-z0-9][A-Za-z0-9-]{1,31}',
};

const expressions = Object.entries(PARAMS).map(
  ([name, source]) => [name, new RegExp(`^${source}$`)] as const,
);

/**
 * Tells whether parameters have a possible value. Without this, `:id` takes in every unforeseen
 * address, and shows a page that misses something.
 */
export const isKnown = (
  params: Record<string, string | undefined>,
  tabs?: readonly string[],
): boolean =>
  expressions.every(([name, expression]) => expression.test(params[name] ?? '') || !params[name]) &&
  (!tabs || params.tab === undefined || tabs.includes(params.tab));

interface SegmentOptions {
  /** Names the group of a parameter. */
  isNamed?: boolean;
  tabs?: readonly string[] | undefined;
}

/** A segment of a path as a regular expression, with the slash before it and what follows it. */
const segmentSource = (
  segment: string,
  rest: string,
  { isNamed, tabs }: SegmentOptions,
): string => {
  const [, name, optional] = /^:(\w+)(\??)$/.exec(segment) ?? [];
  if (segment === '*') return '(?:/.*)?';
  if (name === undefined) return `/${segment.replace(/\W/g, '\\$&')}${rest}`;
  const listed = name === 'tab' && tabs ? `(?:${tabs.join('|')})` : undefined;
  const value = listed ?? PARAMS[name] ?? '[^/]+';
  const source = isNamed ? `/(?<${name}>${value})` : `/${value}`;
  return optional ? `(?:${source}${rest})?` : source + rest;
};

/** A path as a regular expression; what follows an optional segment is only there with it. */
const sourceOf = (segments: string[], options: SegmentOptions = {}): string =>
  segments.reduceRight((rest, segment) => segmentSource(segment, rest, options), '');

/** A path of the site, for the server of its pages. */
export interface PagePath {
  /** A regular expression of all addresses of it. */
  source: string;
  /** Part of them that the server renders. */
  rendered?: {
    source: string;
    query: readonly string[];
    unless: readonly string[];
    unshared: readonly string[];
  };
  /** Target that it leads to, its parameters filled in, with the query that came along. */
  moved?: { path: string; status: 301 | 302 };
}

/** All paths that lead to a page. */
export const pagePaths = (routes: PageRoute[], above = ''): PagePath[] =>
  routes.flatMap((route) => {
    const path = `${above}/${route.path ?? ''}`;
    if (route.children) return pagePaths(route.children, path);
    const handle: unknown = route.handle;
    const tabsOf = { tabs: isRouteHandle(handle) ? handle.tabs : undefined };
    const segments = path.split('/').filter(Boolean);
    const page = { source: `^${sourceOf(segments, tabsOf)}/?$` };
    if (isMovedHandle(handle)) {
      // With what its parameters are, for the address that it leads to.
      const named = sourceOf(segments, { isNamed: true });
      const { movedTo, status } = handle;
      return [{ source: `^${named}/?$`, moved: { path: movedTo, status } }];
    }
    if (!isRouteHandle(handle) || !handle.rendered) return [page];
    const { tabs, query = [], unless = [], unshared = [] } = handle.rendered;
    // A tab of another name is another page, or leads away from this one.
    const shown = tabs ? segments.filter((segment) => !segment.endsWith('?')) : segments;
    const tab = tabs ? `(?:/(?:${tabs.join('|')})(?:/[\\w-]{1,64})?)?` : '';
    const source = `^${sourceOf(shown)}${tab}$`;
    return [{ ...page, rendered: { source, query, unless, unshared } }];
  });
