import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type CallAnswer,
  type CallInput,
  declaresRefusal,
  type RestCall,
  scopeOf,
} from '@whaletide/schema/shared/rest/call.ts';
import { type ErrorCode, RestError } from '@whaletide/schema/shared/rest/common.ts';
import { type Scope, scopeProblem } from '@whaletide/schema/domains/account/rules/scopes.ts';
import { membersOnly } from '@whaletide/schema/domains/service-accounts/rules.ts';
import { bearerToken } from '@whaletide/server/bearer-token.ts';
import { Refusal } from '@whaletide/server/refusal.ts';
import { refuseIf } from '../refusal.ts';
import { checker } from './validation.ts';
import { type AnyCaller, type Authenticate, type Caller, isService } from './caller.ts';

type AskerOf<C extends RestCall> = C['serviceAccounts'] extends true ? AnyCaller : Caller;

type CallerOf<C extends RestCall> = C['access'] extends 'member'
  ? AskerOf<C>
  : C['access'] extends 'either'
    ? AskerOf<C> | null
    : null;

/** Data that a handler gets: the checked input of its call, the caller and their address. */
type CallContext<C extends RestCall> = CallInput<C> & {
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

/** Told of each refusal by a call's own rules. */
export type OnRefusal = (call: RestCall, code: ErrorCode) => void;

interface RouteTools {
  authenticate: Authenticate;
  addressOf: (request: FastifyRequest) => string;
  onRefusal: OnRefusal | undefined;
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
 * a member whose session ended a page that looks like somebody else's. A service account is a
 * visitor to all of these that don't say that they know it.
 */
const callerFor = async (call: RestCall, request: FastifyRequest, tools: RouteTools) => {
  const isVisitor = call.access === 'either' && request.headers.authorization === undefined;
  if (call.access === 'public' || isVisitor) return null;
  const caller = await requiredCaller(request, tools, scopeOf(call));
  if (!isService(caller) || call.serviceAccounts) return caller;
  if (call.access === 'member') refuseIf(membersOnly());
  return null;
};

/** Credentials that the call takes, as OpenAPI names them; a scope that every token has is none. */
const securityOf = (call: RestCall): Record<string, string[]>[] => {
  if (call.access === 'public') return [];
  const scope = scopeOf(call);
  const bearer = { bearer: scope === 'any' ? [] : [scope] };
  return call.access === 'either' ? [{}, bearer] : [bearer];
};

/**
 * Begins the line of the log for a refusal that its call doesn't declare. It is answered all the
 * same: the client is better told the reason than that something is at fault.
 */
export const UNDECLARED = 'a refusal that its call does not declare';

const failures = new Set<ErrorCode>(['UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT', 'INTERNAL']);

const reportRefusal = (
  call: RestCall,
  { log }: FastifyRequest,
  error: unknown,
  tools: RouteTools,
) => {
  if (!(error instanceof Refusal) || failures.has(error.code)) return;
  const { code } = error;
  tools.onRefusal?.(call, code);
  if (declaresRefusal(call, code)) return;
  log.warn({ operation: call.operation, code }, UNDECLARED);
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
      security: securityOf(call),
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
      try {
        return await handler(context as unknown as CallContext<C>);
      } catch (error) {
        reportRefusal(call, request, error, tools);
        throw error;
      }
    },
  });
};
