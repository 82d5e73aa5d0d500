import type { IncomingHttpHeaders } from 'node:http';

/**
 * Rule that tells whether a page of this origin may use the session: this site's own, or a
 * configured one.
 */
export type OriginRule = (headers: IncomingHttpHeaders) => boolean;

/**
 * Explicit origins; never `*`, never `null`. A page that this gateway served itself has the
 * same host as the request, under whatever name the site is reached.
 */
export const originRule = (publicOrigins: string[]): OriginRule => {
  const allowed = new Set(publicOrigins);
  return ({ origin, host }) => {
    if (origin === undefined || origin === 'null') return false;
    if (allowed.has(origin)) return true;
    return URL.canParse(origin) && host !== undefined && new URL(origin).host === host;
  };
};

/**
 * Tells whether a browser sent this request from a page of another site. Every browser of today
 * says with a POST where it comes from. A client that says nothing is no browser, and its operator
 * gave it the cookie on purpose.
 */
export const isFromElsewhere = (headers: IncomingHttpHeaders, isAllowed: OriginRule): boolean =>
  headers.origin === undefined
    ? (headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin'
    : !isAllowed(headers);
