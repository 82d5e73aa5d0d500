import type { OAuthProviderName } from '@whaletide/schema/domains/account/rest/oauth.ts';
import type { Config, OAuthConfig } from '../config.ts';
import { fetchJson } from './fetch-json.ts';

/** Identity of a person at another site. */
export interface OutsideIdentity {
  /** Identifier by which they are known there for good; never a name that they can give away. */
  subject: string;
  /** Name that they have there, cut to 100 characters. */
  name: string;
}

/** A site that says who somebody is (OAuth 2.0, RFC 6749, with the authorization code). */
export interface OAuthProvider {
  /** Builds the address to which the browser goes; `challenge` is PKCE's (RFC 7636, S256). */
  authorizeUrl: (asked: { state: string; challenge: string; redirectUri: string }) => string;
  /** @throws where the site fails, is slow, refuses the code, or says nothing that can be true */
  identify: (given: {
    code: string;
    verifier: string;
    redirectUri: string;
  }) => Promise<OutsideIdentity>;
}

const MAX_NAME = 100;

/** A text or a number of an answer, as text. @throws where it has none */
const textOf = (answer: Record<string, unknown>, key: string): string => {
  const value = answer[key];
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text === '' || text.length > 1_000) {
    const said = answer.error ?? answer.errcode ?? 'nothing';
    throw new Error(`no ${key}: ${String(said).slice(0, 100)}`);
  }
  return text;
};

const address = (base: string, path: string, query: Record<string, string> = {}): URL => {
  const url = new URL(base.replace(/(?<!\/)\/+$/, '') + path);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
};

/** https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps */
const github = ({ id, secret, url, apiUrl }: OAuthConfig, timeoutMs: number): OAuthProvider => ({
  authorizeUrl: ({ state, challenge, redirectUri }) =>
    address(url, '/login/oauth/authorize', {
      client_id: id,
      redirect_uri: redirectUri,
      state,
      code_challenge: challenge,
      code_challenge_method: 'S256',
    }).href,
  identify: async ({ code, verifier, redirectUri }) => {
    const json = { accept: 'application/json', 'content-type': 'application/json' };
    const body = JSON.stringify({
      client_id: id,
      client_secret: secret,
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
    });
    const tokenUrl = address(url, '/login/oauth/access_token');
    const token = await fetchJson(tokenUrl, { method: 'POST', headers: json, body }, timeoutMs);
    const headers = {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${textOf(token, 'access_token')}`,
      'user-agent': 'whaletide',
    };
    const user = await fetchJson(address(apiUrl, '/user'), { headers }, timeoutMs);
    return { subject: textOf(user, 'id'), name: textOf(user, 'login').slice(0, MAX_NAME) };
  },
});

/** https://developers.weixin.qq.com/doc/oplatform/Website_App/WeChat_Login/Wechat_Login.html; it knows no PKCE. */
const wechat = ({ id, secret, url, apiUrl }: OAuthConfig, timeoutMs: number): OAuthProvider => ({
  authorizeUrl: ({ state, redirectUri }) =>
    `${
      address(url, '/connect/qrconnect', {
        appid: id,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'snsapi_login',
        state,
      }).href
    }#wechat_redirect`,
  identify: async ({ code }) => {
    const query = { appid: id, secret, code, grant_type: 'authorization_code' };
    const tokenUrl = address(apiUrl, '/sns/oauth2/access_token', query);
    const token = await fetchJson(tokenUrl, {}, timeoutMs);
    const openid = textOf(token, 'openid');
    const asked = { access_token: textOf(token, 'access_token'), openid };
    const user = await fetchJson(address(apiUrl, '/sns/userinfo', asked), {}, timeoutMs);
    if (user.openid !== openid) throw new Error('no openid: of somebody else');
    return {
      subject: textOf(user, 'unionid'),
      name: textOf(user, 'nickname').slice(0, MAX_NAME),
    };
  },
});

export type OAuthProviders = Partial<Record<OAuthProviderName, OAuthProvider>>;

/** Answers the providers that the operator has configured. */
export const oauthProvidersOf = ({ oauth, limits }: Config): OAuthProviders => ({
  ...(oauth.github && { github: github(oauth.github, limits.outsideCallMs) }),
  ...(oauth.wechat && { wechat: wechat(oauth.wechat, limits.outsideCallMs) }),
});
