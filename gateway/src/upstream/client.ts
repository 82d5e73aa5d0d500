import { createHash } from 'node:crypto';
import type { CallAnswer, CallInput, RestCall } from '@whaletide/schema/shared/rest/call.ts';
import { type Concealed, siteCalls } from '@whaletide/schema/domains/site/rest/site.ts';
import type { UpstreamConfig } from '../config.ts';
import { isOutage, Refusal, upstreamTimeout, upstreamUnavailable } from '../refusal.ts';
import type { OperationTrace } from '../tracing/trace.ts';
import { CircuitBreaker } from './breaker.ts';
import { Deadline } from './deadline.ts';
import { HealthWatch } from './health-watch.ts';
import { buildRequest, prepareCall, type PreparedCall, type RestRequest } from './request.ts';
import { RecentChanges } from './recent-changes.ts';
import { RetryBudget } from './retry-budget.ts';
import { type AnswerPart, SharedCache, type SharedOutcome } from './shared-cache.ts';
import {
  type Answer,
  type CallHeaders,
  ConnectionFailed,
  ForeignRefusal,
  PlatformFault,
  Transport,
  TryAgain,
} from './transport.ts';

/** A GET whose answer to a visitor may be shared by everyone. */
export type SharedCall = RestCall & { method: 'GET'; access: 'public' | 'either' };
/** A call that does something, and needs no token. */
export type VisitorCall = RestCall & {
  method: 'POST' | 'PUT' | 'DELETE';
  access: 'public' | 'either';
};
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

/** Headers of a call before its try has a span of its own. */
type TracedHeaders = CallHeaders & { trace?: OperationTrace | undefined };

/** The one client of the REST backend: deadline, retries, breakers, sharing. */
export class Upstream {
  readonly #config: UpstreamConfig;
  readonly #observer: UpstreamObserver;
  readonly #transport: Transport;
  readonly #cache: SharedCache;
  readonly #budget: RetryBudget;
  readonly #origin: CircuitBreaker;
  readonly #breakers = new Map<string, CircuitBreaker>();
  readonly #health: HealthWatch;
  readonly changes: RecentChanges;

  constructor(config: UpstreamConfig, observer: UpstreamObserver) {
    this.#config = config;
    this.#observer = observer;
    this.#transport = new Transport(config);
    this.changes = new RecentChanges(config.sharedFresh);
    this.#cache = new SharedCache(config, this.changes, (outcome) => observer.shared(outcome));
    this.#budget = new RetryBudget(config.retryShare, config.retryFloor);
    this.#origin = new CircuitBreaker(config);
    this.#health = new HealthWatch(
      config.breakerProbe,
      () => this.#transport.isHealthy(config.breakerProbe),
      () => this.#recovered(),
    );
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
    this.#health.stop();
    await this.#transport.close();
  }

  #shared(scope: CallScope, call: RestCall, input: unknown): Promise<unknown> {
    const prepared = prepareCall(call);
    const request = buildRequest(prepared, input);
    const { callTimeout } = this.#config;
    const load = () =>
      // Others may be waiting for it too: neither this request's deadline nor its address count.
      this.#call(new Deadline(callTimeout), prepared, request, {
        requestId: scope.requestId,
        clientAddress: undefined,
        token: undefined,
        trace: scope.trace,
      });
    const changed = this.#changedBy(scope);
    const answer = this.#cache.get(
      `${call.operation} ${request.target}`,
      load,
      changed,
      scope.parts,
    );
    return scope.deadline.wait(answer, callTimeout);
  }

  /** Time after which something may be otherwise for whoever asks. */
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
      const answer = await this.#call(deadline, prepared, request, headers);
      if (token !== undefined) this.#observer.token(token, true);
      return answer.value;
    } catch (error) {
      if (token !== undefined && error instanceof Refusal && error.code === 'UNAUTHENTICATED') {
        this.#observer.token(token, false);
      }
      throw error;
    } finally {
      // Also what failed here may have been done there.
      if (call.method !== 'GET' && call.changes !== 'nothing') {
        this.changes.made(token, request);
        hasChanged?.();
      }
    }
  }

  /** All tries of one call, together within its time. */
  async #call(
    deadline: Deadline,
    prepared: PreparedCall,
    request: RestRequest,
    headers: TracedHeaders,
  ): Promise<Answer> {
    const { callTimeout, retries, retryDelay } = this.#config;
    const endsAt = performance.now() + Math.min(callTimeout, deadline.remaining());
    this.#budget.called();
    for (let retry = 0; ; retry += 1) {
      try {
        return await this.#try(deadline, endsAt, prepared, request, headers);
      } catch (error) {
        const again = error instanceof TryAgain || error instanceof ConnectionFailed;
        if (!again || prepared.call.method !== 'GET' || retry >= retries) throw error;
        const named = error instanceof TryAgain ? error.delay : undefined;
        const delay = named ?? retryDelay * (0.5 + Math.random()) * 2 ** retry;
        if (performance.now() + delay >= endsAt || !this.#budget.take()) throw error;
        await pause(delay, deadline);
      }
    }
  }

  async #try(
    deadline: Deadline,
    endsAt: number,
    prepared: PreparedCall,
    request: RestRequest,
    headers: TracedHeaders,
  ): Promise<Answer> {
    const { operation } = prepared.call;
    const breaker = this.#breakerOf(operation);
    const startedAt = performance.now();
    const time = Math.min(endsAt - startedAt, deadline.remaining());
    if (time <= 0) throw upstreamTimeout();
    if (!this.#origin.admits()) throw upstreamUnavailable();
    if (!breaker.admits()) {
      this.#origin.abandoned();
      throw upstreamUnavailable();
    }
    const span = headers.trace?.call(operation);
    let outcome = 'ok';
    try {
      const answer = await this.#transport.send(
        prepared,
        request,
        { ...headers, traceparent: span?.traceparent },
        deadline,
        time,
      );
      breaker.succeeded();
      this.#origin.succeeded();
      return answer;
    } catch (error) {
      outcome = error instanceof Refusal ? error.code : 'INTERNAL';
      const took = performance.now() - startedAt;
      this.#judge({ call: prepared.call, request, took }, breaker, error, deadline);
      throw error;
    } finally {
      span?.end(outcome);
      this.#observer.tried(operation, outcome, (performance.now() - startedAt) / 1000);
    }
  }

  /** Judges what a failure says of the operation, and of the origin as a whole. */
  #judge(
    { call, request, took }: { call: RestCall; request: RestRequest; took: number },
    breaker: CircuitBreaker,
    error: unknown,
    deadline: Deadline,
  ): void {
    if (deadline.remaining() === 0) {
      // The caller has gone: that says nothing of platform.
      breaker.abandoned();
      this.#origin.abandoned();
    } else if (error instanceof ConnectionFailed) {
      breaker.abandoned();
      this.#origin.failed();
    } else if (error instanceof PlatformFault && took < PROMPT) {
      breaker.faulted(inputKey(request));
      this.#origin.succeeded();
    } else if (isOutage(error) && !(error instanceof ForeignRefusal)) {
      if (call.breaker === 'none') breaker.abandoned();
      else breaker.failed();
      this.#origin.abandoned();
    } else {
      breaker.succeeded();
      this.#origin.succeeded();
    }
    if (breaker.isOpen || this.#origin.isOpen) this.#health.start();
  }

  /** Platform answers: connections are fine, and each operation may be tried. */
  #recovered(): boolean {
    this.#origin.succeeded();
    const open = [...this.#breakers.values()].filter(({ isOpen }) => isOpen);
    for (const breaker of open) breaker.mayProbe();
    return open.length > 0;
  }

  #breakerOf(operation: string): CircuitBreaker {
    let breaker = this.#breakers.get(operation);
    if (!breaker) this.#breakers.set(operation, (breaker = new CircuitBreaker(this.#config)));
    return breaker;
  }
}

/** Milliseconds; a fault that comes later may be one of load, and counts as any failure. */
const PROMPT = 1_000;

/** Tells inputs of one operation apart. */
const inputKey = ({ target, body = '' }: RestRequest): string =>
  createHash('sha256').update(`${target}\n${body}`).digest('base64');

/** Waits, unless the deadline ends first. */
const pause = (milliseconds: number, deadline: Deadline) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      untrack();
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    const untrack = deadline.track(done);
  });
