import type { FastifyRequest } from 'fastify';

/** Origin of the site, for addresses that are read elsewhere. */
export interface SiteOrigin {
  /** Scheme, host and port, without a slash behind it. */
  origin: string;
  /**
   * True where an operator configured the origin. Else a request named it, and what holds it is for
   * that client alone.
   */
  configured: boolean;
}

export type SiteOriginOf = (request: FastifyRequest) => SiteOrigin | undefined;

/** A name, an IPv4 address or an IPv6 one in brackets, and a port: nothing that needs escaping. */
const HOST =
  /^(?:[a-z\d_](?:[a-z\d_-]*[a-z\d_])?(?:\.[a-z\d_](?:[a-z\d_-]*[a-z\d_])?)*|\[[\da-f:.]+\])(?::\d{1,5})?$/;
const LONGEST_HOST = 260;

/**
 * The origin of an answer's absolute addresses: the configured one (of several that by which the
 * request came, else the first), or the one that the request names itself by. Undefined where
 * that can't be a host at all.
 */
export const siteOrigin =
  (publicOrigins: readonly string[]): SiteOriginOf =>
  (request) => {
    const [first] = publicOrigins;
    // Forwarded hosts and schemes count only from trusted proxies: Fastify sees to that.
    const host = (request.host ?? '').toLowerCase();
    if (first !== undefined) {
      const named = publicOrigins.find((origin) => new URL(origin).host === host);
      return { origin: named ?? first, configured: true };
    }
    if (host.length > LONGEST_HOST || !HOST.test(host)) return undefined;
    const origin = `${request.protocol === 'https' ? 'https' : 'http'}://${host}`;
    return URL.canParse(origin) ? { origin, configured: false } : undefined;
  };
