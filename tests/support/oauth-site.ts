import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** Fault that it shows. */
export type Fault = 'refuses' | 'down' | 'silent' | 'no-id' | 'no-json' | 'redirects' | 'endless';

export interface OAuthSite {
  url: string;
  env: Record<string, string>;
  /** Query that a browser brings back once this person has agreed; their id and name. */
  consent: (
    authorizeUrl: string,
    person: { id: number | string; name: string },
  ) => {
    code: string;
    state: string;
  };
  fail: (fault: Fault | null) => void;
  close: () => Promise<void>;
}

interface Consent {
  id: number | string;
  name: string;
  challenge: string | null;
  redirectUri: string | null;
}

/** GitHub and WeChat as far as signing in with them goes, in this process. */
export const oauthSite = async (): Promise<OAuthSite> => {
  const consents = new Map<string, Consent>();
  const tokens = new Map<string, Consent>();
  let fault: Fault | null = null;

  const send = (response: ServerResponse, body: unknown, status = 200) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  /** A code is good once, for who has the verifier of its challenge. */
  const redeem = (code: unknown, more: { verifier?: unknown; redirectUri?: unknown } | null) => {
    const consent = consents.get(String(code));
    consents.delete(String(code));
    if (!consent) return null;
    if (more) {
      const challenge = createHash('sha256').update(String(more.verifier)).digest('base64url');
      if (challenge !== consent.challenge || more.redirectUri !== consent.redirectUri) return null;
    }
    const token = randomBytes(8).toString('hex');
    tokens.set(token, consent);
    return token;
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://site');
    if (fault === 'silent') return;
    if (fault === 'down') return void request.socket.destroy();
    if (fault === 'no-json') return void response.end('<html>');
    if (fault === 'redirects')
      return void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    if (fault === 'endless') {
      response.on('error', () => undefined);
      const more = () => {
        while (response.writable && response.write(' '.repeat(65_536)));
        if (response.writable) response.once('drain', more);
      };
      return more();
    }
    if (fault === 'refuses') return send(response, { error: 'bad_verification_code' });
    const { searchParams: query } = url;
    switch (url.pathname) {
      case '/login/oauth/access_token': {
        const body = (await json(request)) as Record<string, unknown>;
        const token = redeem(body.code, {
          verifier: body.code_verifier,
          redirectUri: body.redirect_uri,
        });
        const isOurs = body.client_id === 'whale' && body.client_secret === 'whale-secret';
        return send(response, token && isOurs ? { access_token: token } : { error: 'bad_code' });
      }
      case '/user': {
        const bearer = request.headers.authorization?.replace('Bearer ', '') ?? '';
        const person = tokens.get(bearer);
        if (!person) return send(response, { message: 'Bad credentials' }, 401);
        return send(response, { ...(fault !== 'no-id' && { id: person.id }), login: person.name });
      }
      case '/sns/oauth2/access_token': {
        const token = redeem(query.get('code'), null);
        const isOurs = query.get('appid') === 'wx' && query.get('secret') === 'wx-secret';
        if (!token || !isOurs) return send(response, { errcode: 40029, errmsg: 'invalid code' });
        return send(response, { access_token: token, openid: `open-${tokens.get(token)?.id}` });
      }
      case '/sns/userinfo': {
        const person = tokens.get(query.get('access_token') ?? '');
        if (!person) return send(response, { errcode: 40001 });
        return send(response, {
          openid: `open-${person.id}`,
          unionid: person.id,
          nickname: person.name,
        });
      }
      default:
        return send(response, {}, 404);
    }
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    env: {
      GITHUB_CLIENT_ID: 'whale',
      GITHUB_CLIENT_SECRET: 'whale-secret',
      GITHUB_URL: url,
      GITHUB_API_URL: url,
      WECHAT_APP_ID: 'wx',
      WECHAT_APP_SECRET: 'wx-secret',
      WECHAT_URL: url,
      WECHAT_API_URL: url,
    },
    consent: (authorizeUrl, person) => {
      const { searchParams } = new URL(authorizeUrl);
      const code = randomBytes(8).toString('hex');
      consents.set(code, {
        ...person,
        challenge: searchParams.get('code_challenge'),
        redirectUri: searchParams.get('redirect_uri'),
      });
      return { code, state: searchParams.get('state') ?? '' };
    },
    fail: (next) => {
      fault = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
