import type { IncomingHttpHeaders } from 'node:http';
import { bearerToken } from '@whaletide/server/bearer-token.ts';
import { parseCookie } from 'cookie';
import { sessionOver } from '../refusal.ts';
import { readClaims } from '../tokens.ts';

/**
 * Cookies in which a browser keeps its session. `__Host-` ties the cookie to this host and to
 * https; a local network on plain http gets a plain name.
 */
export interface SessionCookies {
  readonly name: string;
  /** The header that begins a session. */
  begin(token: string, expiresAt: Date): string;
  /** The header that ends it. */
  end(): string;
  /** Name of the cookie that marks a browser as having signed in before; signing out leaves it. */
  readonly deviceName: string;
  /** The header that sets the mark. */
  remember(device: string): string;
  /** Name of the cookie with which a browser continues while it signs in by another site. */
  readonly oauthName: string;
  /** The header that sets it. */
  keepOAuth(secret: string): string;
  /** The header that forgets it. */
  dropOAuth(): string;
  /** Name of the cookie by which other gateways know that its member has just changed something. */
  readonly changedName: string;
  /** The header that sets it, for a moment. */
  markChanged(): string;
}

/** As long as platform knows a state or a ticket. */
const OAUTH_SECONDS = 600;

/** Longer than any gateway shares an answer by default. */
const CHANGED_SECONDS = 2;

/** As long as platform believes the mark. */
const DEVICE_SECONDS = 180 * 86_400;

export const sessionCookies = (secure: boolean): SessionCookies => {
  const prefix = secure ? '__Host-' : '';
  const name = `${prefix}session`;
  const deviceName = `${prefix}device`;
  const oauthName = `${prefix}oauth`;
  const changedName = `${prefix}changed`;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return {
    name,
    begin: (token, expiresAt) =>
      `${name}=${token}; ${attributes}; Expires=${expiresAt.toUTCString()}`,
    end: () => `${name}=; ${attributes}; Expires=Thu, 01 Jan 1970 00:00:00 GMT`,
    deviceName,
    remember: (device) => `${deviceName}=${device}; ${attributes}; Max-Age=${DEVICE_SECONDS}`,
    oauthName,
    keepOAuth: (secret) => `${oauthName}=${secret}; ${attributes}; Max-Age=${OAUTH_SECONDS}`,
    dropOAuth: () => `${oauthName}=; ${attributes}; Max-Age=0`,
    changedName,
    markChanged: () => `${changedName}=1; ${attributes}; Max-Age=${CHANGED_SECONDS}`,
  };
};

/** A token is base64url with dots, or `wt_` and letters: nothing that could end a header. */
const TOKEN = /^[\w.-]{8,4096}$/;

/**
 * Credentials of the caller: a client with a token of its own, a browser with its cookie, or a
 * visitor.
 */
export interface Credentials {
  token: string | undefined;
  bearer: boolean;
}

/**
 * The token of a request. A Bearer token goes before the cookie; an Authorization header of another
 * scheme is meant for a proxy before us.
 *
 * @throws Refusal UNAUTHENTICATED for one that can't be good, by its form or its time
 */
export const readCredentials = (
  headers: IncomingHttpHeaders,
  cookies: SessionCookies,
): Credentials => {
  if (bearsToken(headers.authorization))
    return { token: ownToken(headers.authorization), bearer: true };
  const kept = parseCookie(headers.cookie ?? '')[cookies.name];
  return { token: kept ? usable(kept) : undefined, bearer: false };
};

/** True where a client means to say itself who it is, whether it does so well or not. */
export const bearsToken = (authorization: unknown): boolean =>
  typeof authorization === 'string' && /^Bearer\b/i.test(authorization);

/**
 * The token that a client bears itself. It goes on in a header of ours: no other signs pass.
 *
 * @throws Refusal UNAUTHENTICATED for one that can't be good
 */
export const ownToken = (authorization: unknown): string =>
  usable(bearerToken(authorization) ?? '');

const usable = (token: string): string => {
  if (!TOKEN.test(token) || hasExpired(token)) throw sessionOver();
  return token;
};

const hasExpired = (token: string): boolean => {
  const { expiresAt } = readClaims(token);
  return expiresAt !== undefined && expiresAt <= Date.now();
};

/** The browser's session by its cookie; undefined for a visitor, and for one that is over. */
export const readSession = (
  { cookie }: IncomingHttpHeaders,
  { name }: SessionCookies,
): string | undefined => cookieToken(cookie, name);

/** The mark that this browser bears, if any. */
export const readDevice = (
  { cookie }: IncomingHttpHeaders,
  { deviceName }: SessionCookies,
): string | undefined => cookieToken(cookie, deviceName);

/** Reads the secret with which this browser continues while it signs in by another site. */
export const readOAuth = (
  { cookie }: IncomingHttpHeaders,
  { oauthName }: SessionCookies,
): string | undefined => cookieToken(cookie, oauthName);

/** Tells whether the browser's member has changed something within seconds. */
export const hasJustChanged = (
  { cookie }: IncomingHttpHeaders,
  { changedName }: SessionCookies,
): boolean => cookie?.includes(`${changedName}=1`) ?? false;

const cookieToken = (header: string | undefined, name: string): string | undefined => {
  const token = parseCookie(header ?? '')[name];
  return token !== undefined && TOKEN.test(token) && !hasExpired(token) ? token : undefined;
};
