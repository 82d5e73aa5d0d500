import { Worker } from 'node:worker_threads';
import type { FormattedExecutionResult } from 'graphql';
import type {
  FromWorker,
  MemberPictureFacts,
  RenderOutcome,
  Task,
  ToWorker,
  WorkerSettings,
} from './messages.ts';

/** Runs one of a page's queries in the name of whom it is for; never rejects. */
export type RunQuery = (
  source: string,
  variables: Record<string, unknown>,
) => Promise<FormattedExecutionResult>;

interface Job {
  task: Task;
  run: RunQuery;
  /** Deadline by `performance.now()`, after which its result is no longer needed. */
  until: number;
  done: (outcome: RenderOutcome) => void;
}

const asksNothing: RunQuery = () => Promise.resolve({ errors: [] });

/** While one page waits for its data, the others are rendered; more than this only wait in line. */
const AT_ONCE = 4;
/** Length of the queue beyond which a reader gets an empty page sooner than a rendered one. */
const LONGEST_LINE = 32;
/** A page that only one reader waits for is worth no waiting: theirs is sooner made by themselves. */
const LONGEST_LINE_ALONE = 4;
/** A worker that dies is replaced after this time, in ms. */
const PAUSE = 1_000;

/** Renders pages in threads, which begin with the first page unless they are begun before. */
export class PageRenderer {
  readonly #settings: WorkerSettings;
  readonly #count: number;
  readonly #log: (message: string, error?: unknown) => void;
  readonly #line: Job[] = [];
  readonly #workers = new Set<RenderWorker>();
  #begun = false;
  #closed = false;

  /** @param count of the threads */
  constructor(
    settings: WorkerSettings,
    count: number,
    log: (message: string, error?: unknown) => void,
  ) {
    this.#settings = settings;
    this.#count = count;
    this.#log = log;
  }

  /** Begins the threads, so that the first page doesn't wait for them. */
  begin(): void {
    if (this.#begun || this.#closed) return;
    this.#begun = true;
    for (let started = 0; started < this.#count; started += 1) this.#start();
  }

  /**
   * Renders a page; `failed` where there are too many pages before it.
   * @param patience a page that only one reader waits for isn't begun after so many ms
   */
  render(
    page: Omit<Extract<Task, { kind: 'page' }>, 'kind'>,
    run: RunQuery,
    patience = Infinity,
  ): Promise<RenderOutcome> {
    return this.#enqueue({ kind: 'page', ...page }, run, patience);
  }

  /** Draws a cover as a PNG of 1200 × 675; `failed` as above. */
  draw(motif: string, id: string): Promise<RenderOutcome> {
    return this.#enqueue({ kind: 'cover', motif, id }, asksNothing, Infinity);
  }

  /** Draws a member's picture as a PNG of 1200 × 630; `failed` as above. */
  drawMember(facts: MemberPictureFacts): Promise<RenderOutcome> {
    return this.#enqueue({ kind: 'member', facts }, asksNothing, Infinity);
  }

  #enqueue(task: Task, run: RunQuery, patience: number): Promise<RenderOutcome> {
    const alone = patience !== Infinity;
    if (this.#line.length >= (alone ? LONGEST_LINE_ALONE : LONGEST_LINE) || this.#closed)
      return Promise.resolve({ kind: 'failed', message: 'busy' });
    this.begin();
    return new Promise((done) => {
      this.#line.push({ task, run, done, until: performance.now() + patience });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const job of this.#line.splice(0)) job.done({ kind: 'failed', message: 'closing' });
    await Promise.all([...this.#workers].map((worker) => worker.end()));
  }

  #start(): void {
    const worker = new RenderWorker(this.#settings, () => this.#next());
    this.#workers.add(worker);
    worker.ended.then((error) => {
      this.#workers.delete(worker);
      if (this.#closed) return;
      this.#log('A worker that renders pages has ended', error);
      setTimeout(() => this.#closed || this.#start(), PAUSE).unref();
    });
  }

  #next(): void {
    for (const worker of this.#workers) {
      while (worker.isFree() && this.#line.length > 0) {
        const job = this.#line.shift();
        if (!job) break;
        if (job.until < performance.now()) job.done({ kind: 'failed', message: 'too late' });
        else worker.take(job);
      }
    }
  }
}

/** One thread and the pages that it is at. */
class RenderWorker {
  /** End of the thread, with its error. */
  readonly ended: Promise<unknown>;
  readonly #worker: Worker;
  readonly #jobs = new Map<number, Job>();
  #ready = false;
  #count = 0;

  constructor(settings: WorkerSettings, free: () => void) {
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: settings });
    this.#worker.unref();
    let cause: unknown;
    this.#worker.on('error', (error) => (cause = error));
    this.#worker.on('message', (message: FromWorker) => {
      if (message.kind === 'ready') this.#ready = true;
      if (message.kind === 'query') this.#run(message);
      if (message.kind === 'done') this.#finish(message.id, message.outcome);
      if (message.kind !== 'query') free();
    });
    this.ended = new Promise((resolve) => {
      this.#worker.on('exit', () => {
        this.#ready = false;
        for (const id of this.#jobs.keys())
          this.#finish(id, { kind: 'failed', message: 'its worker has ended' });
        resolve(cause);
      });
    });
  }

  isFree(): boolean {
    return this.#ready && this.#jobs.size < AT_ONCE;
  }

  take(job: Job): void {
    this.#count += 1;
    this.#jobs.set(this.#count, job);
    this.#tell({ kind: 'task', id: this.#count, now: Date.now(), task: job.task });
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #run({ id, query, source, variables }: Extract<FromWorker, { kind: 'query' }>): void {
    void this.#jobs
      .get(id)
      ?.run(source, variables)
      .then((answer) => this.#tell({ kind: 'answer', query, answer }));
  }

  #finish(id: number, outcome: RenderOutcome): void {
    this.#jobs.get(id)?.done(outcome);
    this.#jobs.delete(id);
  }

  #tell(message: ToWorker): void {
    this.#worker.postMessage(message);
  }
}
