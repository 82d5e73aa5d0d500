import type { RestCall } from '@whaletide/schema/shared/rest/call.ts';
import { RestError } from '@whaletide/schema/shared/rest/common.ts';
import { STORAGE_FULL } from '@whaletide/schema/shared/rules/storage.ts';
import { errors, Pool } from 'undici';
import { Refusal, StorageFull, upstreamTimeout, upstreamUnavailable } from '../refusal.ts';
import type { UpstreamConfig } from '../config.ts';
import type { Deadline } from './deadline.ts';
import { Exchange, OutOfTime, type RawAnswer } from './exchange.ts';
import type { PreparedCall, RestRequest } from './request.ts';
import { compileShape } from './shape.ts';

/**
 * Headers of every call: the caller, on whose behalf it is, and the id that ties both layers' logs.
 */
export interface CallHeaders {
  requestId: string;
  clientAddress: string | undefined;
  userAgent?: string | undefined;
  token: string | undefined;
  /** Header of W3C Trace Context, where the call is traced. */
  traceparent?: string | undefined;
}

/** One try's answer. */
export interface Answer {
  value: unknown;
  /** Its JSON. */
  text: string;
}

/** No connection came about: the whole origin is at fault, not one operation. */
export class ConnectionFailed extends Refusal {
  constructor() {
    super('UPSTREAM_UNAVAILABLE', upstreamUnavailable().message);
  }
}

/**
 * A 4xx in words that aren't the contract's, as a proxy or the HTTP parser before platform says
 * it: whatever it is, it answers this one request, and says nothing of the next.
 */
export class ForeignRefusal extends Refusal {
  constructor(status: number) {
    const { code, message } = TOO_MUCH.has(status)
      ? new Refusal('BAD_USER_INPUT', '提交的内容太大')
      : upstreamUnavailable(status);
    super(code, message);
  }
}

/** A fault inside platform, which it owned up to in the contract's words. */
export class PlatformFault extends Refusal {
  constructor(status: number) {
    const { code, message } = upstreamUnavailable(status);
    super(code, message);
  }
}

/** An answer of more bytes than are taken. */
export class AnswerTooLarge extends Refusal {
  constructor() {
    super('UPSTREAM_UNAVAILABLE', upstreamUnavailable(502).message);
  }
}

/** Content, address or headers are too large, or can't be read. */
const TOO_MUCH = new Set([400, 413, 414, 431]);

/** Platform asks to come again; `delay` in ms, where it named one. */
export class TryAgain extends Refusal {
  readonly delay: number | undefined;

  constructor(status: number, delay: number | undefined) {
    const refusal = status === 504 ? upstreamTimeout() : upstreamUnavailable(status);
    super(refusal.code, refusal.message);
    this.delay = delay;
  }
}

const NEVER_CONNECTED = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Characters of what a browser calls itself that are worth keeping. */
const USER_AGENT = 200;

const isRestError = compileShape(RestError);

/**
 * One try of one call over a pool of kept-alive connections.
 *
 * undici's own interceptors were weighed: its retry has no budget, its cache and deduplicate
 * hold bytes that every reader would parse again, and key on headers where a call without a
 * token can't differ. So they stand in this folder, on parsed answers.
 */
export class Transport {
  readonly #pool: Pool;
  readonly #basePath: string;

  constructor(config: UpstreamConfig) {
    const url = new URL(config.url);
    this.#basePath = url.pathname.replace(/\/$/, '');
    this.#pool = new Pool(url.origin, {
      connections: config.connections,
      connect: { timeout: config.connectTimeout },
      maxResponseSize: config.responseBytes,
      // Each exchange has a timer of its own, finer than these.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
  }

  /**
   * Sends one request and gives its answer within `time` ms. An answer whose text is that of the
   * call's last one is that one: it has been parsed and checked.
   *
   * @throws Refusal always typed; nothing of the host or of a body that isn't RestError
   */
  async send(
    prepared: PreparedCall,
    request: RestRequest,
    headers: CallHeaders,
    deadline: Deadline,
    time: number,
    last?: Answer,
  ): Promise<Answer> {
    const sent = { method: prepared.call.method, path: request.target, body: request.body };
    return answerOf(prepared, await this.exchange(sent, headers, deadline, time), last);
  }

  /**
   * Sends a request as it is, within `time` ms.
   * @throws Refusal where no answer came
   */
  async exchange(
    { method, path, body }: { method: RestCall['method']; path: string; body: string | undefined },
    { requestId, clientAddress, userAgent, token, traceparent }: CallHeaders,
    deadline: Deadline,
    time: number,
  ): Promise<RawAnswer> {
    const headers: Record<string, string> = { 'x-request-id': requestId };
    if (token !== undefined) headers.authorization = `Bearer ${token}`;
    if (clientAddress !== undefined) headers['x-client-address'] = clientAddress;
    // Only signing in and up, which come without a token, make a session to know again.
    if (userAgent !== undefined && token === undefined)
      headers['user-agent'] = userAgent.slice(0, USER_AGENT);
    if (traceparent !== undefined) headers.traceparent = traceparent;
    if (body !== undefined) headers['content-type'] = 'application/json';

    try {
      return await new Promise<RawAnswer>((resolve, reject) => {
        this.#pool.dispatch(
          { path: this.#basePath + path, method, headers, body: body ?? null },
          new Exchange({
            time,
            track: (abort) => deadline.track(abort),
            resolve,
            reject,
          }),
        );
      });
    } catch (error) {
      throw refusalOfFailure(error);
    }
  }

  /**
   * Tells whether platform answers at all within `time` ms; a backend without `/healthz` counts
   * too.
   */
  async isHealthy(time: number): Promise<boolean> {
    try {
      const { statusCode, body } = await this.#pool.request({
        path: `${this.#basePath}/healthz`,
        method: 'GET',
        signal: AbortSignal.timeout(time),
      });
      await body.dump();
      return statusCode < 500;
    } catch {
      return false;
    }
  }

  async close(): Promise<void> {
    await this.#pool.close();
  }
}

/**
 * Reads what came for a call: its answer, or the refusal that it is. An answer whose text is that of
 * the call's last one is that one.
 *
 * @throws Refusal nothing of a body that isn't RestError is in it
 */
export const answerOf = (
  { accepts }: PreparedCall,
  { status, text, headers }: RawAnswer,
  last?: Answer,
): Answer => {
  const isSuccess = status >= 200 && status < 300;
  if (isSuccess && last?.text === text) return last;
  const value = parseJson(text);
  if (!isSuccess) throw refusalOfStatus(status, value, headers['retry-after']);
  if (!accepts(value)) throw upstreamUnavailable(502);
  return { value, text };
};

/** The value of a text; undefined where it isn't JSON. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const refusalOfFailure = (error: unknown): Refusal => {
  if (error instanceof OutOfTime) return upstreamTimeout();
  if (error instanceof errors.ResponseExceededMaxSizeError) return new AnswerTooLarge();
  const { code = '' } = error as { code?: string };
  return NEVER_CONNECTED.has(code) ? new ConnectionFailed() : new TryAgain(503, undefined);
};

const refusalOfStatus = (
  status: number,
  value: unknown,
  retryAfter: string | undefined,
): Refusal => {
  if (status === 502 || status === 503 || status === 504) {
    const seconds = Number(retryAfter);
    return new TryAgain(status, seconds > 0 ? seconds * 1000 : undefined);
  }
  if (status === STORAGE_FULL) return new StorageFull();
  if (status >= 500)
    return isRestError(value) ? new PlatformFault(status) : upstreamUnavailable(status);
  return isRestError(value)
    ? Refusal.fromRest(value as RestError, status === 410)
    : new ForeignRefusal(status);
};
