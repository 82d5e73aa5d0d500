import { createHash } from 'node:crypto';
import type { FormattedExecutionResult } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { AnswerAge } from '../upstream/shared-cache.ts';
import type { Variables } from './executor.ts';
import type { Operation } from './operations.ts';

/** The answer to a visitor's query, ready to be sent. */
export interface KeptAnswer {
  /** JSON. */
  body: string;
  /** Undefined data means that nothing was executed. */
  executed: boolean;
  /** Names the body for `If-None-Match`; worked out when it is asked for. */
  readonly etag: string;
}

class TextAnswer implements KeptAnswer {
  readonly body: string;
  readonly executed: boolean;
  #etag: string | undefined;

  constructor(answer: FormattedExecutionResult) {
    this.body = JSON.stringify(answer);
    this.executed = answer.data !== undefined;
  }

  get etag(): string {
    return (this.#etag ??= `"${createHash('sha256').update(this.body).digest('base64url')}"`);
  }
}

interface Kept {
  answer: TextAnswer;
  /** Time by performance.now() until which it is fresh. */
  until: number;
}

/** Variables longer than this, as JSON, are asked for too rarely to be kept. */
const LONGEST_VARIABLES = 1_024;

export type KeptOutcome = 'hit' | 'joined' | 'miss';

/**
 * Finished answers to visitors' queries, as long as every part of them is fresh. Visitors are all
 * answered alike: a query without a token asks platform only for what everyone may see. Answers
 * with errors aren't kept.
 */
export class KeptAnswers {
  readonly #fresh: number;
  readonly #report: (outcome: KeptOutcome) => void;
  readonly #kept: LRUCache<string, Kept>;
  readonly #flights = new Map<string, Promise<TextAnswer>>();
  #concealments = 0;

  constructor(
    limits: { sharedFresh: number; sharedBytes: number },
    report: (outcome: KeptOutcome) => void,
  ) {
    this.#fresh = limits.sharedFresh;
    this.#report = report;
    this.#kept = new LRUCache({
      maxSize: limits.sharedBytes,
      sizeCalculation: ({ answer }, key) => 2 * (answer.body.length + key.length),
    });
  }

  /** Forgets everything, since visitors no longer see something that it may show. */
  conceal(): void {
    this.#concealments += 1;
    this.#kept.clear();
    this.#flights.clear();
  }

  /** Answers a query out of what is kept, or runs it; identical ones at once run once. */
  get(
    operation: Operation,
    variables: Variables,
    run: (age: AnswerAge) => Promise<FormattedExecutionResult>,
  ): Promise<KeptAnswer> | KeptAnswer {
    const given = variables === undefined ? '' : JSON.stringify(variables);
    if (this.#fresh === 0 || given.length > LONGEST_VARIABLES)
      return run({ oldest: Infinity }).then((answer) => new TextAnswer(answer));
    const key = `${operation.id} ${given}`;
    const kept = this.#kept.get(key);
    if (kept && performance.now() < kept.until) {
      this.#report('hit');
      return kept.answer;
    }
    const flight = this.#flights.get(key);
    if (flight) {
      this.#report('joined');
      return flight;
    }
    this.#report('miss');
    const started = this.#run(key, run).finally(() => {
      if (this.#flights.get(key) === started) this.#flights.delete(key);
    });
    this.#flights.set(key, started);
    return started;
  }

  async #run(
    key: string,
    run: (age: AnswerAge) => Promise<FormattedExecutionResult>,
  ): Promise<TextAnswer> {
    const concealments = this.#concealments;
    const age: AnswerAge = { oldest: performance.now() };
    const result = await run(age);
    const answer = new TextAnswer(result);
    const until = age.oldest + this.#fresh;
    const isWhole = !result.errors && concealments === this.#concealments;
    if (isWhole && performance.now() < until) this.#kept.set(key, { answer, until });
    return answer;
  }
}
