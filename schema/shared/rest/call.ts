import type { Static, TSchema } from 'typebox';
import type { Scope } from '#domains/account/rules/scopes.ts';
import { type ErrorCode, errorCodes } from './common.ts';

/** Codes with which a call may refuse; the rest of `ErrorCode` are failures, which any call may have. */
type RefusalCode = Exclude<ErrorCode, 'UPSTREAM_UNAVAILABLE' | 'UPSTREAM_TIMEOUT' | 'INTERNAL'>;

/**
 * One REST call of the contract. Platform validates and serialises by it, the gateway's
 * upstream client is typed by it, OpenAPI is generated from it.
 *
 * `access` says what the answer depends on:
 * - `public`: the same for everyone; called without a token and may be shared among requests;
 * - `either`: a visitor gets an answer, a member or organizer may get another one;
 * - `member`: needs a session or an access token, else 401 UNAUTHENTICATED.
 *
 * What an access token has to be good for is `scopeOf`; one that isn't gets 403 FORBIDDEN.
 *
 * A service account is no member: it is refused a `member` call with 403 FORBIDDEN and gets a visitor's
 * answer to an `either` call, but for those with `serviceAccounts`.
 */
export interface RestCall {
  /** Unique name: the OpenAPI operationId and the `operation` label of the gateway's metrics. */
  operation: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Fastify notation: `/v2/api/competitions/:id`. */
  path: string;
  access: 'public' | 'either' | 'member';
  /**
   * Codes with which its own rules refuse, in the order of `errorCodes`; absent where they never do.
   * Codes of the checks before them, of the credential and of the input, are left out: `refusalsOf`
   * adds them.
   */
  refusals?: readonly RefusalCode[];
  summary: string;
  /** Scope of the call, where it isn't what `scopeOf` works out; `any` is for every good token. */
  scope?: Scope | 'any';
  /** True where a service account may make it, by what its owner may do. */
  serviceAccounts?: true;
  /**
   * `none` for calls whose work waits in a line of its own, as hashing does: that the line is long
   * says nothing of platform, so that no breaker of the gateway's opens on it.
   */
  breaker?: 'none';
  /** True for calls that compute for seconds: they may take all of the time of who asks. */
  slow?: true;
  /** `nothing` for calls that change nothing which anybody is shown, as counting readers does. */
  changes?: 'nothing';
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  response: TSchema;
}

/** Keeps a call's literal types, so that clients and routes are checked against them. */
export const call = <const C extends RestCall>(definition: C): C => definition;

/** Domains whose calls are about who may act as the member, and how. */
const ofAccount = new Set(['account', 'oauth', 'verification', 'twoFactor']);

/**
 * Answers the scope that an access token needs for a call: calls that only answer read, all others
 * write.
 */
export const scopeOf = ({
  operation,
  method,
  scope,
}: Pick<RestCall, 'operation' | 'method' | 'scope'>): Scope | 'any' => {
  if (scope !== undefined) return scope;
  const [domain = ''] = operation.split('.');
  // Calls that change access to the account require a session by themselves; the rest are plain
  // writes.
  if (ofAccount.has(domain) && method === 'GET') return 'account';
  return method === 'GET' ? 'read' : 'write';
};

/** Codes with which a call may be refused, by its own rules and by the checks before them. */
export const refusalsOf = (call: RestCall): ErrorCode[] => {
  const { access, params, query, body, refusals = [] } = call;
  const codes = new Set<ErrorCode>(refusals);
  if (access !== 'public') codes.add('UNAUTHENTICATED');
  if (access !== 'public' && scopeOf(call) !== 'any') codes.add('FORBIDDEN');
  if (params ?? query ?? body) codes.add('BAD_USER_INPUT');
  return errorCodes.filter((code) => codes.has(code));
};

/**
 * Tells whether a call's own rules may refuse with a code. With UNAUTHENTICATED each may whose caller
 * is known: a session can end while its call runs.
 */
export const declaresRefusal = (
  { access, refusals = [] }: Pick<RestCall, 'access' | 'refusals'>,
  code: ErrorCode,
): boolean =>
  (code === 'UNAUTHENTICATED' && access !== 'public') ||
  refusals.some((declared) => declared === code);

type Part<C extends RestCall, P extends 'params' | 'query' | 'body'> = C[P] extends TSchema
  ? Record<P, Static<C[P]>>
  : unknown;

/**
 * Input that a caller has to hand over: `params`, `query` and `body`, as far as the call has them.
 */
export type CallInput<C extends RestCall> = Part<C, 'params'> & Part<C, 'query'> & Part<C, 'body'>;

export type CallAnswer<C extends RestCall> = Static<C['response']>;
