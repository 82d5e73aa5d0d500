import { existsSync, readFileSync } from 'node:fs';
import { filledIn } from '@whaletide/schema/shared/rules/moved.ts';

/** A path of the site as web's build wrote it down (web/src/routing/known-params.ts). */
interface PagePath {
  source: string;
  rendered?: { source: string; query: string[]; unless: string[]; unshared: string[] };
  moved?: { path: string; status: 301 | 302 };
}

/**
 * A page that is rendered; `path` has only what it depends on, and is the same for the same page.
 * One that isn't shared is made for that request alone.
 */
export interface RenderedAddress {
  kind: 'rendered';
  path: string;
  shared: boolean;
}

/** Request that an address makes of the site. */
type Address =
  | { kind: 'none' }
  /** A page that the browser makes by itself. */
  | { kind: 'page' }
  /** It leads to another address: for good, or only today. */
  | { kind: 'moved'; path: string; status: 301 | 302 }
  | RenderedAddress;

/** Longer ones no page of ours has given out. */
const LONGEST_PATH = 512;
const LONGEST_VALUE = 200;

export interface Addresses {
  read(url: string): Address;
  /** Rendered pages of one address, such as lists. */
  fixed: string[];
}

/** A source without anything to fill in. */
const FIXED = /^\^((?:\/[\w-]+)+)\$$/;

/** Reads which addresses lead to a page. @param file page-paths.json of web's build */
export const readAddresses = (file: URL): Addresses => {
  const listed = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PagePath[]) : [];
  const pages = listed.map(({ source, rendered, moved }) => ({
    moved,
    expression: new RegExp(source, 'i'),
    rendered: rendered && { ...rendered, expression: new RegExp(rendered.source) },
  }));

  const read = (url: string): Address => {
    const [path = '', search = ''] = split(url);
    const page = pages.find(({ expression }) => expression.test(path));
    if (!page) return { kind: 'none' };
    const withSearch = (to: string) => (search ? `${to}?${search}` : to);
    if (page.moved) {
      const params = page.expression.exec(path)?.groups ?? {};
      const to = filledIn(page.moved.path, params);
      return { kind: 'moved', path: withSearch(to), status: page.moved.status };
    }
    const whole = path.length > 1 && path.endsWith('/') ? path.replace(/(?<!\/)\/+$/, '') : path;
    const rendered = pages.find((page) => page.rendered?.expression.test(whole))?.rendered;
    if (!rendered || whole.length > LONGEST_PATH) return { kind: 'page' };
    if (whole !== path) return { kind: 'moved', path: withSearch(whole), status: 301 };
    const query = new URLSearchParams(search);
    if (rendered.unless.some((name) => query.has(name))) return { kind: 'page' };
    const known = new URLSearchParams();
    for (const name of [...rendered.query, ...rendered.unshared]) {
      const value = query.get(name);
      if (value === null || value === '') continue;
      if (value.length > LONGEST_VALUE) return { kind: 'page' };
      known.set(name, value);
    }
    const shared = !rendered.unshared.some((name) => known.has(name));
    return {
      kind: 'rendered',
      path: known.size > 0 ? `${whole}?${known.toString()}` : whole,
      shared,
    };
  };
  const fixed = pages.flatMap(({ rendered }) => FIXED.exec(rendered?.source ?? '')?.[1] ?? []);
  return { read, fixed };
};

/** Path and query; a request may name a host in front of them, which is never to lead anywhere. */
const split = (url: string): string[] => {
  const local = url.replace(/^https?:\/\/[^/]*/i, '');
  const at = local.indexOf('?');
  return at < 0 ? [local] : [local.slice(0, at), local.slice(at + 1)];
};
