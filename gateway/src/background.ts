import type { FastifyInstance } from 'fastify';
import type { Engine } from './graphql/engine.ts';
import type { KeptAnswers } from './graphql/kept-answers.ts';
import type { KnownOperations } from './graphql/known-operations.ts';
import { warmOperations } from './graphql/warming.ts';
import type { SharedPages } from './pages/shared-pages.ts';
import { warmPages } from './pages/warming.ts';
import type { Upstream } from './upstream/client.ts';
import { watchConcealments } from './upstream/concealment-watch.ts';

export interface BackgroundParts {
  upstream: Upstream;
  answers: KeptAnswers;
  /** Undefined where no page is rendered. */
  pages: SharedPages | undefined;
  crawlers: { conceal: (ids: readonly string[] | 'all') => void };
  engine: Engine;
  /** Compiled ahead of the first request for them; undefined where nothing is compiled ahead. */
  operations: KnownOperations | undefined;
  /** Rendered ahead of their first readers; undefined where nothing is. */
  paths: readonly string[] | undefined;
}

/**
 * Begins, once the gateway listens, what goes on beside its answers: dropping what has been
 * concealed, and preparing what is asked for first.
 *
 * @returns what ends it
 */
export const workInBackground = (
  app: FastifyInstance,
  { upstream, answers, pages, crawlers, engine, operations, paths }: BackgroundParts,
): AbortController => {
  const leaving = new AbortController();
  const { signal } = leaving;
  app.addHook('onListen', () => {
    void watchConcealments(
      {
        ask: (after, asked) => upstream.concealedAfter(after, asked),
        // Answers first: pages are made out of them.
        conceal: (ids) => {
          upstream.conceal(ids);
          answers.conceal();
          pages?.conceal(ids);
          crawlers.conceal(ids);
        },
      },
      signal,
    );
    if (operations) void warmOperations(engine, operations.texts(), signal);
    // The start doesn't wait for it.
    if (pages && paths) void warmPages(pages, paths, () => upstream.isHealthy(), signal);
  });
  return leaving;
};
