import { createHash } from 'node:crypto';
import type { RestCall } from '@whaletide/schema/shared/rest/call.ts';
import type { UpstreamConfig } from '../config.ts';
import { isOutage, Refusal, upstreamTimeout, upstreamUnavailable } from '../refusal.ts';
import type { OperationTrace } from '../tracing/trace.ts';
import { Bundles } from './bundles.ts';
import { CircuitBreaker } from './breaker.ts';
import type { Deadline } from './deadline.ts';
import { HealthWatch } from './health-watch.ts';
import type { PreparedCall, RestRequest } from './request.ts';
import { RetryBudget } from './retry-budget.ts';
import {
  type Answer,
  type CallHeaders,
  ConnectionFailed,
  ForeignRefusal,
  PlatformFault,
  type Transport,
  TryAgain,
} from './transport.ts';

/** Headers of a call before its try has a span of its own. */
export type TracedHeaders = CallHeaders & { trace?: OperationTrace | undefined };

/** Told of each try of a call; `outcome` is `ok` or the refusal's code. */
export type Tried = (operation: string, outcome: string, seconds: number) => void;

/** Tries of calls: retries within a budget, a breaker for each operation and one for the origin. */
export class Tries {
  readonly #config: UpstreamConfig;
  readonly #tried: Tried;
  readonly #transport: Transport;
  readonly #bundles: Bundles;
  readonly #budget: RetryBudget;
  readonly #origin: CircuitBreaker;
  readonly #breakers = new Map<string, CircuitBreaker>();
  readonly #health: HealthWatch;

  constructor(config: UpstreamConfig, transport: Transport, tried: Tried) {
    this.#config = config;
    this.#tried = tried;
    this.#transport = transport;
    this.#bundles = new Bundles(transport);
    this.#budget = new RetryBudget(config.retryShare, config.retryFloor);
    this.#origin = new CircuitBreaker(config);
    this.#health = new HealthWatch(
      config.breakerProbe,
      () => this.#transport.isHealthy(config.breakerProbe),
      () => this.#recovered(),
    );
  }

  /** Stops asking whether platform is back. */
  stop(): void {
    this.#health.stop();
  }

  /**
   * Sends a call until it is answered, as often as the budget allows and within its time.
   *
   * @param last an earlier answer of the call, if one is known
   * @throws Refusal always typed
   */
  async call(
    deadline: Deadline,
    prepared: PreparedCall,
    request: RestRequest,
    headers: TracedHeaders,
    last?: Answer,
  ): Promise<Answer> {
    const { callTimeout, retries, retryDelay } = this.#config;
    const most = prepared.call.slow ? Infinity : callTimeout;
    const endsAt = performance.now() + Math.min(most, deadline.remaining());
    this.#budget.called();
    for (let retry = 0; ; retry += 1) {
      try {
        return await this.#try(deadline, endsAt, prepared, request, headers, last);
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
    last: Answer | undefined,
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
      const answer = await this.#bundles.send(
        prepared,
        request,
        { ...headers, traceparent: span?.traceparent },
        deadline,
        time,
        last,
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
      this.#tried(operation, outcome, (performance.now() - startedAt) / 1000);
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
