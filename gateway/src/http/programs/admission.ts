import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccessToken } from '@whaletide/schema/domains/account/rest/account.ts';
import { agentCalls } from '@whaletide/schema/domains/account/rest/agents.ts';
import { holdsScope, type Scope } from '@whaletide/schema/domains/account/rules/scopes.ts';
import { verbs } from '@whaletide/schema/verbs/verbs.ts';
import { bearerToken } from '@whaletide/server/bearer-token.ts';
import { Refusal } from '#refusal.ts';
import type { Upstream } from '#upstream/client.ts';
import { Deadline } from '#upstream/deadline.ts';
import type { OriginRule } from '../origins.ts';
import type { RateLimits } from '../rate-limits.ts';
import type { SiteOriginOf } from '../site-origin.ts';

export const METADATA_PATH = '/.well-known/oauth-protected-resource';

const TOKEN_PREFIX = 'wt_';

export interface AdmissionParts {
  upstream: Upstream;
  rates: RateLimits;
  isAllowedOrigin: OriginRule;
  originOf: SiteOriginOf;
  publicOrigins: readonly string[];
  requestDeadline: number;
}

/** Refusal of a whole request, with the challenge that says what credential it takes. */
class Challenge extends Refusal {
  readonly challenge: string;

  constructor(code: 'UNAUTHENTICATED' | 'FORBIDDEN', message: string, challenge: string) {
    super(code, message);
    this.challenge = challenge;
  }
}

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * A page of another site must not reach it, under whatever name it has the browser find this host.
 * @throws Refusal FORBIDDEN
 */
const checkOrigin = (request: FastifyRequest, parts: AdmissionParts): void => {
  const { isAllowedOrigin, publicOrigins } = parts;
  const host = (request.host ?? '').toLowerCase();
  const named = publicOrigins.some((origin) => new URL(origin).host === host);
  if (publicOrigins.length > 0 && !named && !LOOPBACK.test(host))
    throw new Refusal('FORBIDDEN', '不允许以该域名访问');
  if (request.headers.origin !== undefined && !isAllowedOrigin(request.headers))
    throw new Refusal('FORBIDDEN', '不允许从其他网站发送请求');
};

/** Challenges that name where the resource describes itself (RFC 9728). */
const challenges = (request: FastifyRequest, { originOf }: AdmissionParts) => {
  const origin = originOf(request)?.origin ?? '';
  const metadata = `resource_metadata="${origin}${METADATA_PATH}/mcp"`;
  return {
    missing: () => new Challenge('UNAUTHENTICATED', '请提供访问令牌', `Bearer ${metadata}`),
    invalid: () =>
      new Challenge(
        'UNAUTHENTICATED',
        '访问令牌无效、已过期、已撤销或已停用',
        `Bearer error="invalid_token", ${metadata}`,
      ),
    scope: (needed: Scope) =>
      new Challenge(
        'FORBIDDEN',
        `此访问令牌没有所需的权限（${needed}）`,
        `Bearer error="insufficient_scope", scope="${needed}", ${metadata}`,
      ),
  };
};

const tokenBehind = async (
  request: FastifyRequest,
  secret: string,
  { upstream, requestDeadline }: AdmissionParts,
): Promise<AccessToken> => {
  const deadline = new Deadline(requestDeadline);
  const scope = { requestId: request.id, clientAddress: request.ip, deadline };
  return upstream.for(scope).as(secret).call(agentCalls.ownToken);
};

/** Scopes that the messages of a body need, one after another. */
const neededScopes = (body: unknown): Scope[] =>
  (Array.isArray(body) ? (body as unknown[]) : [body]).flatMap((message) => {
    const { method, params } = (message ?? {}) as { method?: unknown; params?: unknown };
    if (method === 'resources/read') return ['read'];
    if (method !== 'tools/call') return [];
    const { name } = (params ?? {}) as { name?: unknown };
    return verbs.filter((verb) => verb.name === name).map(({ scope }) => scope);
  });

/**
 * Lets a program in by its access token alone: a browser's cookie counts for nothing here.
 * @throws Challenge, Refusal FORBIDDEN, RATE_LIMITED
 */
export const admit = async (
  request: FastifyRequest,
  parts: AdmissionParts,
): Promise<{ secret: string; token: AccessToken }> => {
  checkOrigin(request, parts);
  const challenge = challenges(request, parts);
  const { authorization } = request.headers;
  if (authorization === undefined) {
    await parts.rates.operation(undefined, request.ip);
    throw challenge.missing();
  }
  const secret = bearerToken(authorization);
  await parts.rates.operation(secret, request.ip);
  if (secret === undefined || !secret.startsWith(TOKEN_PREFIX)) throw challenge.invalid();
  const token = await tokenBehind(request, secret, parts).catch((error: unknown) => {
    const isOver = error instanceof Refusal && error.code === 'UNAUTHENTICATED';
    throw isOver ? challenge.invalid() : error;
  });
  for (const needed of neededScopes(request.body))
    if (!holdsScope(token.Scopes, needed)) throw challenge.scope(needed);
  return { secret, token };
};

/** Answers a refusal of the whole request as JSON-RPC does without an id. */
export const sendChallenge = (reply: FastifyReply, refusal: Refusal): FastifyReply => {
  if (refusal instanceof Challenge) void reply.header('www-authenticate', refusal.challenge);
  if (refusal.retryAfter !== undefined) void reply.header('retry-after', refusal.retryAfter);
  const { message, extensions } = refusal;
  return reply
    .code(refusal.status)
    .type('application/json; charset=utf-8')
    .send({ jsonrpc: '2.0', error: { code: -32_000, message, data: extensions }, id: null });
};
