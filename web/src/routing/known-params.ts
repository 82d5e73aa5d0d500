import { data, type LoaderFunction, type RouteObject } from 'react-router';

/** What a parameter can be at all; of any other name it may be anything. */
const PARAMS: Record<string, string> = {
  id: '[0-9a-f]{24}',
  shortName: '[A-Za-z0-9][A-Za-z0-9-]{1,31}',
};

const expressions = Object.entries(PARAMS).map(
  ([name, source]) => [name, new RegExp(`^${source}$`)] as const,
);

const isKnown = (params: Record<string, string | undefined>): boolean =>
  expressions.every(([name, expression]) => expression.test(params[name] ?? '') || !params[name]);

/**
 * The same routes, in which a parameter stands only for what it can be: without this, `:id` takes
 * in every address that nobody has thought of, and shows a page that misses something.
 */
export const withKnownParams = (routes: RouteObject[]): RouteObject[] =>
  routes.map((route): RouteObject => {
    if (route.index) return route;
    const children = route.children && { children: withKnownParams(route.children) };
    if (!route.path?.includes(':')) return { ...route, ...children };
    const { loader: own } = route;
    const loader: LoaderFunction = (args, handlerContext) => {
      if (!isKnown(args.params)) throw data(null, { status: 404 });
      return typeof own === 'function' ? own(args, handlerContext) : null;
    };
    return { ...route, ...children, loader };
  });

/** A segment of a path as a regular expression, with the slash before it. */
const segmentSource = (segment: string): string => {
  const [, name, optional] = /^:(\w+)(\??)$/.exec(segment) ?? [];
  if (segment === '*') return '(?:/.*)?';
  if (name === undefined) return `/${segment.replace(/\W/g, '\\$&')}`;
  const source = `/${PARAMS[name] ?? '[^/]+'}`;
  return optional ? `(?:${source})?` : source;
};

/** Regular expressions of all paths that lead to a page, for whoever serves it. */
export const pathSources = (routes: RouteObject[], above = ''): string[] =>
  routes.flatMap((route) => {
    const segments = (route.path ?? '').split('/').filter(Boolean);
    const source = above + segments.map(segmentSource).join('');
    return route.children ? pathSources(route.children, source) : [`^${source}/?$`];
  });
