import { createHash } from 'node:crypto';
import type { FormattedExecutionResult } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Upstream } from '../upstream/client.ts';
import type { AnswerPart } from '../upstream/shared-cache.ts';
import type { Variables } from './executor.ts';
import type { Operation } from './operations.ts';

/** The answer to a visitor's query, ready to be sent. */
export interface KeptAnswer {
  /** JSON, in UTF-8 where it is kept: encoding it again costs more than all else of a hit. */
  body: string | Buffer;
  /** Undefined data means that nothing was executed. */
  executed: boolean;
  /** True where nothing failed. */
  isWhole: boolean;
  /** Names the body for `If-None-Match`; worked out when it is asked for. */
  readonly etag: string;
}

class TextAnswer implements KeptAnswer {
  readonly body: Buffer;
  readonly executed: boolean;
  readonly isWhole: boolean;
  #etag: string | undefined;

  constructor(answer: FormattedExecutionResult) {
    this.body = Buffer.from(JSON.stringify(answer));
    this.executed = answer.data !== undefined;
    this.isWhole = !answer.errors;
  }

  get etag(): string {
    return (this.#etag ??= `"${createHash('sha256').update(this.body).digest('base64url')}"`);
  }
}

interface Kept {
  answer: TextAnswer;
  /** Time by performance.now() until which it is fresh. */
  until: number;
  /** Shared answers that it is made of. */
  parts: readonly AnswerPart[];
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
  readonly #upstream: Pick<Upstream, 'changes' | 'areCurrent'>;
  readonly #kept: LRUCache<string, Kept>;
  readonly #flights = new Map<string, Promise<TextAnswer>>();
  #concealments = 0;

  constructor(
    limits: { sharedFresh: number; sharedBytes: number },
    upstream: Pick<Upstream, 'changes' | 'areCurrent'>,
    report: (outcome: KeptOutcome) => void,
  ) {
    this.#fresh = limits.sharedFresh;
    this.#report = report;
    this.#upstream = upstream;
    this.#kept = new LRUCache({
      maxSize: limits.sharedBytes,
      sizeCalculation: ({ answer }, key) => answer.body.length + 2 * key.length,
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
    run: (parts: AnswerPart[]) => Promise<FormattedExecutionResult>,
  ): Promise<KeptAnswer> | KeptAnswer {
    const given = variables === undefined ? '' : JSON.stringify(variables);
    if (this.#fresh === 0 || given.length > LONGEST_VARIABLES)
      return run([]).then((answer) => new TextAnswer(answer));
    const key = `${operation.id} ${given}`;
    const kept = this.#kept.get(key);
    const isFresh = kept !== undefined && performance.now() < kept.until;
    if (isFresh && this.#isCurrent(kept)) {
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

  /** True where nothing that it shows has been changed since it was made. */
  #isCurrent({ until, parts }: Kept): boolean {
    const { changes } = this.#upstream;
    return !changes.since(until - this.#fresh) || this.#upstream.areCurrent(parts);
  }

  async #run(
    key: string,
    run: (parts: AnswerPart[]) => Promise<FormattedExecutionResult>,
  ): Promise<TextAnswer> {
    const concealments = this.#concealments;
    const startedAt = performance.now();
    const parts: AnswerPart[] = [];
    const answer = new TextAnswer(await run(parts));
    // A part that never came is as old as may be: the answer isn't kept.
    const until = Math.min(startedAt, ...parts.map(({ askedAt }) => askedAt)) + this.#fresh;
    const isShown = concealments === this.#concealments;
    if (answer.isWhole && isShown && performance.now() < until)
      this.#kept.set(key, { answer, until, parts });
    return answer;
  }
}
