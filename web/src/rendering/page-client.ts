import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { createCache } from '../apollo/cache.ts';
import { pageDocument } from './page-documents.ts';
import type { Question } from './remembered-queries.ts';
import { shareDocuments } from './shared-documents.ts';

/** An answer of the gateway, as GraphQL writes it. */
export type Answer = ApolloLink.Result;

/** Runs one of the page's queries in the name of whom it is rendered for. Never rejects. */
export type RunQuery = (query: string, variables: Record<string, unknown>) => Promise<Answer>;

const keyOf = ({ name, variables }: Question): string => `${name} ${JSON.stringify(variables)}`;

/**
 * The client of one page: the answers it got, what its parts asked, and the browser's cache. Parts
 * read the answers as they came: to read them out of the cache, by each fragment, would take the
 * rendering up to 1.7 times as long.
 */
export class PageClient {
  /** Client of guards of routes, with the cache that the browser begins with. */
  readonly apollo: ApolloClient;
  readonly #run: RunQuery;
  /** Every answer by the key of its question. */
  readonly #answered = new Map<string, { question: Question; answer: Answer }>();
  /** Answers that others brought, by the same keys. */
  readonly #deduced = new Map<string, Answer>();
  /** Keys of what the page's parts asked, whether the answer was there or not. */
  readonly #asked = new Set<string>();
  /** Questions under way, by their keys. */
  readonly #pending = new Map<string, Promise<Answer>>();
  /** True where a part was rendered without its answer. */
  #missed = false;

  constructor(run: RunQuery) {
    this.#run = run;
    this.apollo = new ApolloClient({
      ssrMode: true,
      cache: shareDocuments(createCache({ resultCaching: false })),
      dataMasking: true,
      defaultOptions: { watchQuery: { errorPolicy: 'all' } },
      link: new ApolloLink(
        ({ query, variables }) =>
          new Observable((observer) => {
            const question = this.#questionOf(query, variables);
            this.#asked.add(keyOf(question));
            void this.#ask(question).then((answer) => {
              observer.next(answer);
              observer.complete();
            });
          }),
      ),
    });
  }

  /** Asks all of these at once. Answers with errors are asked for again by the parts that show them. */
  async prepare(questions: readonly Question[]): Promise<void> {
    await Promise.all(
      questions.map(async (question) => {
        const { data, errors } = await this.#ask(question);
        if (errors || !data) this.#answered.delete(keyOf(question));
      }),
    );
  }

  /** The answer to what a part asks; undefined where it isn't there yet, and is on its way. */
  answerTo(document: DocumentNode, variables: Record<string, unknown> = {}): Answer | undefined {
    const question = this.#questionOf(document, variables);
    const key = keyOf(question);
    this.#asked.add(key);
    const known =
      this.#answered.get(key)?.answer ?? this.#deduced.get(key) ?? this.#deduce(question);
    if (!known) {
      this.#missed = true;
      void this.#ask(question);
    }
    return known;
  }

  /** Waits for the answers that parts didn't have since the last call; false where they had all. */
  async fetchMissing(): Promise<boolean> {
    const isMissing = this.#missed;
    this.#missed = false;
    await Promise.all(this.#pending.values());
    return isMissing;
  }

  /** Questions of the page's parts, with their answers. */
  get exchanges(): readonly { question: Question; answer: Answer }[] {
    return [...this.#answered].flatMap(([key, exchange]) =>
      this.#asked.has(key) ? [exchange] : [],
    );
  }

  #questionOf(document: DocumentNode, variables: Record<string, unknown>): Question {
    const query = this.apollo.cache.transformDocument(document);
    const { name, defaults } = pageDocument(query);
    return { name, query, variables: { ...defaults, ...variables } };
  }

  /** Answers by what others brought, where that is all: a visitor's `viewer` is null in each query. */
  #deduce(question: Question): Answer | undefined {
    const { query, variables } = question;
    const { complete, result } = this.apollo.cache.diff<Answer['data']>({
      query,
      variables,
      optimistic: false,
    });
    if (!complete) return undefined;
    const answer = { data: result };
    this.#deduced.set(keyOf(question), answer);
    return answer;
  }

  async #ask(question: Question): Promise<Answer> {
    const key = keyOf(question);
    const underWay = this.#pending.get(key) ?? this.#answerOf(question);
    this.#pending.set(key, underWay);
    const answer = await underWay;
    this.#pending.delete(key);
    return answer;
  }

  async #answerOf(question: Question): Promise<Answer> {
    const { query, variables } = question;
    const answer = await this.#run(pageDocument(query).source, variables);
    this.#answered.set(keyOf(question), { question, answer });
    const { data, errors } = answer;
    if (data && !errors) this.apollo.writeQuery({ query, variables, data });
    return answer;
  }
}
