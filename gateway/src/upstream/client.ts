import type { CallAnswer, CallInput, RestCall } from '@whaletide/schema/shared/rest/call.ts';
import { type Concealed, siteCalls } from '@whaletide/schema/domains/site/rest/site.ts';
import type { UpstreamConfig } from '../config.ts';
import { Refusal } from '../refusal.ts';
import type { OperationTrace } from '../tracing/trace.ts';
import { Deadline } from './deadline.ts';
import { buildRequest, prepareCall } from './request.ts';
import { RecentChanges } from './recent-changes.ts';
import { type AnswerPart, SharedCache, type SharedOutcome } from './shared-cache.ts';
import { type Answer, Transport } from './transport.ts';
import { Tries } from './tries.ts';

/** A GET whose answer to a visitor may be shared by everyone. */
export type SharedCall = RestCall & { method: 'GET'; access: 'public' | 'either' };
/** A call that does something, or computes for who asks, and needs no token. */
export type VisitorCall = RestCall & { access: 'public' | 'either' } & (
    { method: 'POST' | 'PUT' | 'DELETE' } | { method: 'GET'; slow: true }
  );
/** A call whose answer depends on who asks. */
export type PrivateCall = RestCall & { access: 'either' | 'member' };

/** Nothing to hand over for a call without params, query and body. */
type Input<C extends RestCall> = unknown extends CallInput<C> ? [] : [input: CallInput<C>];

/** The request on whose behalf calls are made. */
export interface CallScope {
  requestId: string;
  clientAddress: string | undefined;
  /** Name that the browser calls itself: a new session is known by it. */
  userAgent?: string | undefined;
  deadline: Deadline;
  /** Token of the member who asks: nothing older than their last change is answered to them. */
  token?: string | undefined;
  /**
   * Time by performance.now() of a change that the caller is known to have made through another
   * gateway: nothing older is answered either.
   */
  changed?: number | undefined;
  /** Told when a call may have changed something. */
  hasChanged?: () => void;
  /** Told of the shared answers that it gets. */
  parts?: AnswerPart[] | undefined;
  trace?: OperationTrace | undefined;
}

/** Calls with one member's token; their answers are never shared. */
export interface PrivateUpstream {
  call<const C extends PrivateCall>(call: C, ...input: Input<C>): Promise<CallAnswer<C>>;
}

/** The REST backend as one request sees it. What is shared can't carry a token, by its type. */
export interface ScopedUpstream {
  shared<const C extends SharedCall>(call: C, ...input: Input<C>): Promise<CallAnswer<C>>;
  visitor<const C extends VisitorCall>(call: C, ...input: Input<C>): Promise<CallAnswer<C>>;
  as(token: string): PrivateUpstream;
}

/** Observer to which the client reports what it does; the metrics implement it. */
export interface UpstreamObserver {
  /** One try of one call; `outcome` is `ok` or the refusal's code. */
  tried(operation: string, outcome: string, seconds: number): void;
  shared(outcome: SharedOutcome): void;
  /** Reports whether platform accepted the token that a call carried. */
  token(token: string, accepted: boolean): void;
}

/** The one client of the REST backend: deadline, retries, breakers, sharing. */
export class Upstream {
  readonly #config: UpstreamConfig;
  readonly #observer: UpstreamObserver;
  readonly #transport: Transport;
  readonly #cache: SharedCache;
  readonly #tries: Tries;
  readonly changes: RecentChanges;

  constructor(config: UpstreamConfig, observer: UpstreamObserver) {
    this.#config = config;
    this.#observer = observer;
    this.#transport = new Transport(config);
    this.changes = new RecentChanges(config.sharedFresh);
    this.#cache = new SharedCache(config, this.changes, (outcome) => observer.shared(outcome));
    this.#tries = new Tries(config, this.#transport, (...tried) => observer.tried(...tried));
  }

  /** The client bound to one request. */
  for(scope: CallScope): ScopedUpstream {
    return {
      shared: <const C extends SharedCall>(call: C, ...[input]: Input<C>) =>
        this.#shared(scope, call, input) as Promise<CallAnswer<C>>,
      visitor: <const C extends VisitorCall>(call: C, ...[input]: Input<C>) =>
        this.#own(scope, call, input, undefined) as Promise<CallAnswer<C>>,
      as: (token) => ({
        call: <const C extends PrivateCall>(call: C, ...[input]: Input<C>) =>
          this.#own(scope, call, input, token) as Promise<CallAnswer<C>>,
      }),
    };
  }

  /** Tells whether platform answers at all; asking opens no breaker. */
  isHealthy(): Promise<boolean> {
    return this.#transport.isHealthy(this.#config.breakerProbe);
  }

  /** Asks what has been concealed after a number, past breakers and shared answers. */
  async concealedAfter(after: number | undefined, signal: AbortSignal): Promise<Concealed> {
    const prepared = prepareCall(siteCalls.concealed);
    const request = buildRequest(prepared, { query: { after } });
    const headers = { requestId: 'concealed', clientAddress: undefined, token: undefined };
    const { callTimeout } = this.#config;
    const deadline = new Deadline(callTimeout);
    const end = () => deadline.end();
    signal.addEventListener('abort', end, { once: true });
    try {
      const { value } = await this.#transport.send(
        prepared,
        request,
        headers,
        deadline,
        callTimeout,
      );
      return value as Concealed;
    } finally {
      signal.removeEventListener('abort', end);
    }
  }

  /** Answers that show these things are shared no more. */
  conceal(ids: readonly string[] | 'all'): void {
    this.#cache.conceal(ids);
  }

  /** Tells whether these shared answers are the newest, and nothing has changed since. */
  areCurrent(parts: readonly AnswerPart[]): boolean {
    return this.#cache.areCurrent(parts);
  }

  async close(): Promise<void> {
    this.#tries.stop();
    await this.#transport.close();
  }

  #shared(scope: CallScope, call: RestCall, input: unknown): Promise<unknown> {
    const prepared = prepareCall(call);
    const request = buildRequest(prepared, input);
    const { callTimeout } = this.#config;
    // Others may be waiting for it too: neither this request's deadline nor its address count.
    const headers = {
      requestId: scope.requestId,
      clientAddress: undefined,
      token: undefined,
      trace: scope.trace,
    };
    const load = (last: Answer | undefined) =>
      this.#tries.call(new Deadline(callTimeout), prepared, request, headers, last);
    const changed = this.#changedBy(scope);
    const answer = this.#cache.get(
      `${call.operation} ${request.target}`,
      load,
      changed,
      scope.parts,
    );
    return scope.deadline.wait(answer, callTimeout);
  }

  /** Time after which something may have changed for the caller. */
  #changedBy({ token, changed }: CallScope): number | undefined {
    const here = token === undefined ? undefined : this.changes.lastOf(token);
    return changed === undefined || (here !== undefined && here > changed) ? here : changed;
  }

  async #own(
    { requestId, clientAddress, userAgent, deadline, hasChanged, trace }: CallScope,
    call: RestCall,
    input: unknown,
    token: string | undefined,
  ): Promise<unknown> {
    const prepared = prepareCall(call);
    const headers = { requestId, clientAddress, userAgent, token, trace };
    const request = buildRequest(prepared, input);
    try {
      const answer = await this.#tries.call(deadline, prepared, request, headers);
      if (token !== undefined) this.#observer.token(token, true);
      return answer.value;
    } catch (error) {
      if (token !== undefined && refusesToken(error)) this.#observer.token(token, false);
      throw error;
    } finally {
      // Also what failed here may have been done there.
      if (call.method !== 'GET' && call.changes !== 'nothing') {
        this.changes.made(token, request);
        hasChanged?.();
      }
    }
  }
}

/** At a field it is about what was filled in, as the code of a second step. */
const refusesToken = (error: unknown): boolean =>
  error instanceof Refusal && error.code === 'UNAUTHENTICATED' && error.field === undefined;
