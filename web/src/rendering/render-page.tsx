import { ApolloClient, ApolloLink, type NormalizedCacheObject, Observable } from '@apollo/client';
import { prerenderStatic } from '@apollo/client/react/ssr';
import { type DocumentNode, print } from 'graphql';
import { prerenderToNodeStream } from 'react-dom/static';
import { App } from '../App.tsx';
import { createCache } from '../apollo/cache.ts';
import type { Gateway } from '../apollo/client.ts';
import { type PageHead, PageNotes, type PageRender } from '../lib/page-render.ts';
import { routes } from '../router.tsx';
import { enterPage, matchPage } from '../routing/find-page.ts';
import { isRouteHandle } from '../routing/handle.ts';
import { ShownPage } from '../routing/SiteRoutes.tsx';
import { staticNavigator, standingAt } from './standing-at.ts';
import type { RenderedPage } from './rendered-page.ts';

/** An answer of the gateway, as GraphQL writes it. */
export type Answer = ApolloLink.Result;

/** Runs one of the page's queries in the name of whom it is rendered for. Never rejects. */
export type RunQuery = (query: string, variables: Record<string, unknown>) => Promise<Answer>;

export interface PageRequest {
  /** Path and known query of the page, beginning with a slash. */
  path: string;
  render: Omit<PageRender, 'notes'>;
  run: RunQuery;
  signal: AbortSignal;
}

export type PageResult =
  | { kind: 'moved'; path: string; status: number }
  /** Something could not be had: what stands there would be half of the page. */
  | { kind: 'incomplete'; codes: string[] }
  | {
      kind: 'page';
      status: number;
      head: PageHead;
      body: string;
      /** The source files of the lazy parts on it, from web's folder on. */
      modules: string[];
      page: RenderedPage;
      /** Answers to each of the page's operations, by its name; in any order. */
      answers: Map<string, string[]>;
    };

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

const createClient = (run: RunQuery, told: (name: string, answer: Answer) => void) =>
  new ApolloClient({
    ssrMode: true,
    cache: createCache(),
    dataMasking: true,
    defaultOptions: {
      watchQuery: { errorPolicy: 'all' },
      // Nothing is ever unmounted here: by Apollo's own 30 s, every page stays in memory as long.
      react: { suspense: { autoDisposeTimeoutMs: FRAGMENT_KEPT } },
    },
    link: new ApolloLink(
      ({ query, variables, operationName = '' }) =>
        new Observable((observer) => {
          void run(sourceOf(query), variables).then((answer) => {
            told(operationName, answer);
            observer.next(answer);
            observer.complete();
          });
        }),
    ),
  });

/** Renders a page with all of its data; the same routes and components as in the browser. */
export const renderPage = async (request: PageRequest): Promise<PageResult> => {
  const { path, run, signal } = request;
  const codes: string[] = [];
  let gone = false;
  const answers = new Map<string, string[]>();
  const client = createClient(run, (name, { data, errors, extensions }) => {
    answers.set(name, [...(answers.get(name) ?? []), JSON.stringify(data)]);
    codes.push(...(errors ?? []).map((error) => String(error.extensions?.code)));
    gone ||= extensions?.gone === true;
  });
  const gateway: Gateway = {
    client,
    changeMember: () => Promise.reject(new Error('on a server')),
    holdStill: () => undefined,
    goOn: () => undefined,
  };
  const { pathname, search } = new URL(path, 'http://page');
  const matches = matchPage(routes, pathname);
  const elsewhere = await enterPage(matches, { pathname, search }, gateway);
  if (elsewhere) return { kind: 'moved', path: elsewhere.to, status: elsewhere.status };
  const shown = standingAt({ pathname, search }, matches);
  const notes = new PageNotes();
  const route = matches.at(-1)?.route.handle;
  const title = isRouteHandle(route) ? route.title : undefined;
  let broken: unknown;
  const { result: body } = await prerenderStatic({
    tree: (
      <App gateway={gateway} render={{ ...request.render, notes }}>
        <ShownPage shown={shown} navigator={staticNavigator} isStatic />
      </App>
    ),
    signal,
    renderFunction: (tree) => {
      notes.begin({ title });
      return prerenderToNodeStream(tree, {
        signal,
        onError: (error) => {
          broken ??= error;
        },
        // In one piece: what comes later in a stream is put in its place by a script.
        progressiveChunkSize: Infinity,
      });
    },
  });
  // What breaks here would come late there: the browser makes that page by itself.
  if (broken) throw broken as Error;
  if (codes.length > 0) return { kind: 'incomplete', codes };
  if (notes.movedTo) return { kind: 'moved', ...notes.movedTo };
  const status = notes.head.status ?? 200;
  return {
    kind: 'page',
    // What the gateway knows of it: it was there, and nobody needs to ask again.
    status: status === 404 && gone ? 410 : status,
    head: notes.head,
    body,
    modules: [...notes.modules],
    page: { render: request.render, cache: client.extract() as NormalizedCacheObject },
    answers,
  };
};
