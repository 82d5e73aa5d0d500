import { BUNDLE_PATH, BundleAnswers, MAX_BUNDLE } from '@whaletide/schema/shared/rest/bundle.ts';
import { upstreamUnavailable } from '../refusal.ts';
import type { Deadline } from './deadline.ts';
import type { RawAnswer } from './exchange.ts';
import type { PreparedCall, RestRequest } from './request.ts';
import { compileShape } from './shape.ts';
import {
  type Answer,
  answerOf,
  AnswerTooLarge,
  type CallHeaders,
  parseJson,
  type Transport,
} from './transport.ts';

/** Ms for which a backend that knows no bundles is asked for none. */
const UNKNOWN_MS = 60_000;

/** Statuses of a backend that doesn't know the address, in its own words. */
const UNKNOWN = new Set([404, 405, 501]);

/** More ids than a filter has: a batch already, whose answer is large enough alone. */
const MANY_IDS = /(?:%2C[0-9a-f]{24}){10}/;

const isBundleAnswers = compileShape(BundleAnswers);

/** A call that follows another of its operation, and waits for more of them. */
interface Waiting {
  prepared: PreparedCall;
  request: RestRequest;
  headers: CallHeaders;
  deadline: Deadline;
  /** Milliseconds. */
  time: number;
  last: Answer | undefined;
  resolve: (answer: Answer | PromiseLike<Answer>) => void;
  reject: (reason: unknown) => void;
}

/**
 * Sends the calls of one operation that one request makes in the same turn as two, the first alone
 * and at once: a list of each row of a list is two calls, whatever there are of rows. Each has an answer or a refusal of its own.
 */
export class Bundles {
  readonly #transport: Transport;
  readonly #waiting = new Map<string, Waiting[]>();
  /** Time by performance.now() until which calls go alone. */
  #aloneUntil = 0;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Sends one call, alone or with others. @throws Refusal always typed */
  send(
    prepared: PreparedCall,
    request: RestRequest,
    headers: CallHeaders,
    deadline: Deadline,
    time: number,
    last?: Answer,
  ): Promise<Answer> {
    if (
      !prepared.isBundled ||
      MANY_IDS.test(request.target) ||
      performance.now() < this.#aloneUntil
    )
      return this.#transport.send(prepared, request, headers, deadline, time, last);
    const { requestId, token = '', clientAddress = '' } = headers;
    const key = `${prepared.call.operation} ${requestId} ${token} ${clientAddress}`;
    if (this.#waiting.size === 0) afterThisTurn(() => this.#sendAll());
    const others = this.#waiting.get(key);
    if (!others) {
      // Most calls have no others: the first waits for none.
      this.#waiting.set(key, []);
      return this.#transport.send(prepared, request, headers, deadline, time, last);
    }
    return new Promise((resolve, reject) => {
      others.push({ prepared, request, headers, deadline, time, last, resolve, reject });
    });
  }

  #sendAll(): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const calls of waiting)
      for (let start = 0; start < calls.length; start += MAX_BUNDLE) {
        const bundle = calls.slice(start, start + MAX_BUNDLE);
        const [first] = bundle;
        if (bundle.length > 1 && first) void this.#sendTogether(bundle, first);
        else this.#sendAlone(bundle);
      }
  }

  #sendAlone(calls: readonly Waiting[]): void {
    for (const { prepared, request, headers, deadline, time, last, resolve } of calls)
      resolve(this.#transport.send(prepared, request, headers, deadline, time, last));
  }

  async #sendTogether(calls: readonly Waiting[], first: Waiting): Promise<void> {
    const sent = {
      method: 'POST',
      path: BUNDLE_PATH,
      body: JSON.stringify({
        Operation: first.prepared.call.operation,
        Targets: calls.map(({ request }) => request.target),
      }),
    } as const;
    const { headers, deadline, time } = first;
    try {
      const answer = await this.#transport.exchange(sent, headers, deadline, time);
      const answers = answersOf(answer, calls.length);
      if (answers) for (const [index, call] of calls.entries()) settle(call, answers[index]);
      else if (answer.status >= 500) for (const call of calls) settle(call, answer);
      else {
        if (UNKNOWN.has(answer.status)) this.#aloneUntil = performance.now() + UNKNOWN_MS;
        this.#sendAlone(calls);
      }
    } catch (error) {
      // Answers that are too large together may not be so alone.
      if (error instanceof AnswerTooLarge) this.#sendAlone(calls);
      else for (const { reject } of calls) reject(error);
    }
  }
}

/** Runs a function once the promises that are ready have gone on, as DataLoader does. */
const afterThisTurn = (run: () => void): void => {
  void Promise.resolve().then(() => process.nextTick(run));
};

/** Answers of so many calls; undefined where it isn't those. */
const answersOf = ({ status, text }: RawAnswer, count: number): RawAnswer[] | undefined => {
  if (status !== 200) return undefined;
  const answers = parseJson(text);
  if (!isBundleAnswers(answers)) return undefined;
  const told = answers as BundleAnswers;
  if (told.length !== count) return undefined;
  return told.map(({ Status, Text, RetryAfter }) => ({
    status: Status,
    text: Text,
    headers: { 'retry-after': RetryAfter },
  }));
};

const settle = ({ prepared, last, resolve, reject }: Waiting, answer: RawAnswer | undefined) => {
  try {
    if (answer) resolve(answerOf(prepared, answer, last));
    else reject(upstreamUnavailable(502));
  } catch (error) {
    reject(error);
  }
};
