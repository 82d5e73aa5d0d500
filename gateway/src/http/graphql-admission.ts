import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import type { OriginRule } from './origins.ts';
import { RateExceeded, rateHeaders, type RateLimits } from './rate-limits.ts';
import type { Contexts } from './requests.ts';
import type { Credentials } from './session.ts';

interface AdmissionParts {
  rates: RateLimits;
  contexts: Contexts;
  isAllowedOrigin: OriginRule;
}

/**
 * Lets a request of `/graphql` in: counts it, tells in its answer's headers what is left, and
 * answers the credentials of its sender.
 *
 * @param misses true where it asks for a text that isn't here
 * @throws Refusal UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED
 */
export const graphqlAdmission =
  ({ rates, contexts, isAllowedOrigin }: AdmissionParts) =>
  async (request: FastifyRequest, reply: FastifyReply, misses: boolean): Promise<Credentials> => {
    const kind = misses ? 'missing' : 'operation';
    const count = async (token: string | undefined) => {
      try {
        void reply.headers(rateHeaders(await rates[kind](token, request.ip)));
      } catch (error) {
        if (error instanceof RateExceeded) void reply.headers(rateHeaders(error.rate));
        throw error;
      }
    };
    let credentials: Credentials;
    try {
      credentials = contexts.credentials(request);
    } catch (refusal) {
      await count(undefined);
      throw refusal;
    }
    checkOrigin(request.headers, credentials, isAllowedOrigin);
    await count(credentials.token);
    return credentials;
  };

/**
 * A page of another site could use the browser's cookie, as over a socket. One without an Origin is
 * no page, and a client with a token of its own needs no cookie.
 *
 * @throws Refusal FORBIDDEN
 */
const checkOrigin = (
  headers: FastifyRequest['headers'],
  { bearer }: Credentials,
  isAllowed: OriginRule,
): void => {
  const { cookie, origin } = headers;
  if (bearer || cookie === undefined || origin === undefined || isAllowed(headers)) return;
  throw new Refusal('FORBIDDEN', '不允许从其他网站发送请求');
};
