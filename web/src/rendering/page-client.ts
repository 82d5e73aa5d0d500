import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { type DocumentNode, print } from 'graphql';
import { createCache } from '../apollo/cache.ts';
import type { Question } from './remembered-queries.ts';
import { shareDocuments } from './shared-documents.ts';
import { shareReadings } from './shared-readings.ts';

/** An answer of the gateway, as GraphQL writes it. */
export type Answer = ApolloLink.Result;

/** Runs one of the page's queries in the name of whom it is rendered for. Never rejects. */
export type RunQuery = (query: string, variables: Record<string, unknown>) => Promise<Answer>;

/**
 * Time for which a fragment's data is kept, in ms: it is there when it is asked for, and read once.
 */
const FRAGMENT_KEPT = 100;

const printed = new WeakMap<DocumentNode, string>();
const sourceOf = (document: DocumentNode): string => {
  const known = printed.get(document) ?? print(document);
  printed.set(document, known);
  return known;
};

const keyOf = (name: string, variables: unknown): string => `${name} ${JSON.stringify(variables)}`;

/** The client of one page: its cache, the answers it got, and what its parts asked. */
export class PageClient {
  readonly apollo: ApolloClient;
  readonly #run: RunQuery;
  /** Every answer by the key of its question. */
  readonly #answered = new Map<string, { question: Question; answer: Answer }>();
  /** Keys of what is in the cache before the page is rendered. */
  readonly #prepared = new Set<string>();
  /** Keys of what the page's parts asked, whether the cache had the answer or not. */
  readonly #asked = new Set<string>();

  constructor(run: RunQuery) {
    this.#run = run;
    this.apollo = new ApolloClient({
      ssrMode: true,
      cache: shareReadings(createCache({ resultCaching: false })),
      dataMasking: true,
      defaultOptions: {
        watchQuery: { errorPolicy: 'all' },
        // Nothing is ever unmounted here: by Apollo's own 30 s, every page stays in memory as long.
        react: { suspense: { autoDisposeTimeoutMs: FRAGMENT_KEPT } },
      },
      link: new ApolloLink(
        ({ query, variables, operationName = '' }) =>
          new Observable((observer) => {
            const question = { name: operationName, query, variables };
            this.#asked.add(keyOf(operationName, variables));
            void this.#ask(question).then((answer) => {
              observer.next(answer);
              observer.complete();
            });
          }),
      ),
    });
    shareDocuments(this.apollo);
    this.#readFromCache();
  }

  /** Asks all of these at once, and writes what comes into the cache. */
  async prepare(questions: readonly Question[]): Promise<void> {
    await Promise.all(
      questions.map(async (question) => {
        const { data, errors } = await this.#ask(question);
        // A part that asks the same hears what is wrong.
        if (errors || !data) return;
        const { name, query, variables } = question;
        this.apollo.writeQuery({ query, variables, data });
        this.#prepared.add(keyOf(name, variables));
      }),
    );
  }

  /** Questions of the page's parts, with their answers. */
  get exchanges(): readonly { question: Question; answer: Answer }[] {
    return [...this.#answered].flatMap(([key, exchange]) =>
      this.#asked.has(key) ? [exchange] : [],
    );
  }

  async #ask(question: Question): Promise<Answer> {
    const { name, query, variables } = question;
    const answer = await this.#run(sourceOf(query), variables);
    this.#answered.set(keyOf(name, variables), { question, answer });
    return answer;
  }

  /**
   * Has parts whose data was prepared read it from the cache alone. Any other query counts as one
   * to wait for, after which the whole page is rendered again.
   */
  #readFromCache(): void {
    const { apollo } = this;
    const watchQuery = apollo.watchQuery.bind(apollo);
    apollo.watchQuery = ((options: Parameters<typeof watchQuery>[0]) => {
      // Defaults of the variables are known only to what is watched.
      const cached = watchQuery({ ...options, fetchPolicy: 'cache-only' });
      const key = keyOf(cached.queryName ?? '', cached.variables);
      this.#asked.add(key);
      // An entity that isn't there is answered by null, and missing in the cache.
      const isComplete =
        this.#prepared.has(key) && cached.getCurrentResult().dataState === 'complete';
      return isComplete ? cached : watchQuery(options);
    }) as typeof watchQuery;
  }
}
