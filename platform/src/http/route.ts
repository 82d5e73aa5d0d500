import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type CallAnswer,
  type CallInput,
  type RestCall,
  scopeOf,
} from '@whaletide/schema/shared/rest/call.ts';
import { RestError } from '@whaletide/schema/shared/rest/common.ts';
import { type Scope, scopeProblem } from '@whaletide/schema/domains/account/rules/scopes.ts';
import { bearerToken } from '@whaletide/server/bearer-token.ts';
import { Refusal } from '@whaletide/server/refusal.ts';
import { refuseIf } from '../refusal.ts';
import { checker } from './validation.ts';
import type { Authenticate, Caller } from './caller.ts';

type CallerOf<C extends RestCall> = C['access'] extends 'member'
  ? Caller
  : C['access'] extends 'either'
    ? Caller | null
    : null;

/** Data that a handler gets: the checked input of its call, the caller and their address. */
export type CallContext<C extends RestCall> = CallInput<C> & {
  caller: CallerOf<C>;
  /**
   * Form in which the member's address is counted (shared/rules/addresses.ts); never the gateway's
   * own.
   */
  address: string;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** Aborts when the caller has gone before the answer: work that is only for them can be left. */
export const goneSignal = ({ raw }: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
};

export type Handler<C extends RestCall> = (context: CallContext<C>) => Promise<CallAnswer<C>>;

export interface RouteTools {
  authenticate: Authenticate;
  addressOf: (request: FastifyRequest) => string;
}

declare module 'fastify' {
  interface FastifyInstance {
    routeTools: RouteTools;
  }
}

const requiredCaller = async (
  request: FastifyRequest,
  { authenticate }: RouteTools,
  scope: Scope | 'any',
) => {
  const token = bearerToken(request.headers.authorization);
  if (token === undefined) throw new Refusal('UNAUTHENTICATED', '请先登录');
  const caller = await authenticate(token);
  if (caller === null) throw new Refusal('UNAUTHENTICATED', '登录已失效，请重新登录');
  refuseIf(scopeProblem(caller.scopes, scope));
  return caller;
};

/**
 * A token that came with an `either` call has to be good: answering it as a visitor's would show
 * a member whose session ended a page that looks like somebody else's.
 */
const callerFor = async (call: RestCall, request: FastifyRequest, tools: RouteTools) =>
  call.access === 'public' ||
  (call.access === 'either' && request.headers.authorization === undefined)
    ? null
    : requiredCaller(request, tools, scopeOf(call));

/** As OpenAPI names them; what every token may needs none. */
const securityScopes = (call: RestCall): string[] => {
  const scope = scopeOf(call);
  return scope === 'any' ? [] : [scope];
};

/** Binds a call of the contract: checks access and input, answers in the shape of its response. */
export const route = <const C extends RestCall>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C>,
): void => {
  const check = {
    params: call.params && checker(call.params, true),
    query: call.query && checker(call.query, true),
    body: call.body && checker(call.body, false),
  };
  const tools = app.routeTools;
  app.route({
    method: call.method,
    url: call.path,
    schema: {
      operationId: call.operation,
      summary: call.summary,
      ...(call.params && { params: call.params }),
      ...(call.query && { querystring: call.query }),
      ...(call.body && { body: call.body }),
      ...(call.access !== 'public' && { security: [{ bearer: securityScopes(call) }] }),
      response: { '2xx': call.response, '4xx': RestError, '5xx': RestError },
    },
    // The checks run in the handler, after access: who may not call learns nothing of the input.
    validatorCompiler: () => () => true,
    handler: async (request, reply) => {
      const caller = await callerFor(call, request, tools);
      const context = {
        caller,
        address: tools.addressOf(request),
        request,
        reply,
        params: check.params?.(request.params),
        query: check.query?.(request.query),
        body: check.body?.(request.body),
      };
      return handler(context as unknown as CallContext<C>);
    },
  });
};
