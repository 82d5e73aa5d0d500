import { Worker } from 'node:worker_threads';
import type { ScoringOutcome } from './score-result.ts';
import type { ScoringReply, ScoringRequest } from './thread.ts';

/** The largest result we allow takes seconds; one that takes this long hangs. */
const LONGEST_MS = 120_000;
/** Time after a metric's own after which its thread is ended: some of its loops can't be interrupted. */
const SLACK_MS = 500;

/** Scores result files in a thread of its own, one at a time; a hanging one is ended. */
export const startScorer = () => {
  let thread: Worker | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  const current = () => {
    if (!thread) {
      const fresh = new Worker(new URL('./thread.ts', import.meta.url));
      const forget = () => {
        if (thread === fresh) thread = undefined;
      };
      // One that ends between two files must neither take the server down nor be waited for.
      fresh.on('error', forget).on('exit', forget).unref();
      thread = fresh;
    }
    return thread;
  };

  const score = (request: ScoringRequest) =>
    new Promise<ScoringOutcome>((resolve, reject) => {
      const worker = current();
      const settle = (end: () => void) => {
        clearTimeout(timer);
        worker.off('message', onReply).off('error', fail).off('exit', onExit);
        end();
      };
      const fail = (error: Error) => {
        // A new thread for the next one, whatever state this one is in.
        thread = undefined;
        settle(() => reject(error));
        void worker.terminate();
      };
      const onExit = () => fail(new Error('the scoring thread ended'));
      const onReply = (reply: ScoringReply) => {
        if ('metricMs' in reply) {
          clearTimeout(timer);
          timer = setTimeout(endMetric, reply.metricMs + SLACK_MS);
          return;
        }
        settle(() => {
          if ('outcome' in reply) resolve(reply.outcome);
          else reject(new Error(reply.failure));
        });
      };
      const endMetric = () => {
        thread = undefined;
        settle(() => resolve({ ok: false, message: '运行超时', of: 'metric' }));
        void worker.terminate();
      };
      let timer = setTimeout(() => fail(new Error('scoring took too long')), LONGEST_MS);
      worker.on('message', onReply).on('error', fail).on('exit', onExit);
      worker.postMessage(request, [request.result]);
    });

  return {
    /** @throws Error for a failure of the platform's own, such as a broken solution */
    score: (request: ScoringRequest): Promise<ScoringOutcome> => {
      const next = turn.then(() => score(request));
      turn = next.catch(() => undefined);
      return next;
    },
    stop: async () => {
      await turn;
      await thread?.terminate();
    },
  };
};
export type Scorer = ReturnType<typeof startScorer>;
