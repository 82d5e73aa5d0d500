import type { NormalizedCacheObject } from '@apollo/client';
import { prerenderStatic } from '@apollo/client/react/ssr';
import { prerenderToNodeStream } from 'react-dom/static';
import { App } from '../App.tsx';
import type { Gateway } from '../apollo/client.ts';
import { type PageHead, PageNotes, type PageRender } from '../lib/page-render.ts';
import { routes } from '../router.tsx';
import { enterPage, matchPage } from '../routing/find-page.ts';
import { isRouteHandle } from '../routing/handle.ts';
import { ShownPage } from '../routing/SiteRoutes.tsx';
import { PageClient, type RunQuery } from './page-client.ts';
import type { Audience, RememberedQueries } from './remembered-queries.ts';
import type { RenderedPage } from './rendered-page.ts';
import { staticNavigator, standingAt } from './standing-at.ts';

export interface PageRequest {
  /** Path and known query of the page, beginning with a slash. */
  path: string;
  audience: Audience;
  render: Omit<PageRender, 'notes'>;
  run: RunQuery;
  /** Queries that pages asked before, which is noted here for this one too. */
  remembered: RememberedQueries;
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

/** Renders a page with all of its data; the same routes and components as in the browser. */
export const renderPage = async (request: PageRequest): Promise<PageResult> => {
  const { path, audience, run, remembered, signal } = request;
  const client = new PageClient(run);
  await client.prepare(remembered.of(path, audience));
  const gateway: Gateway = {
    client: client.apollo,
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
  const { exchanges } = client;
  const codes = exchanges.flatMap(({ answer: { errors = [] } }) =>
    errors.map((error) => String(error.extensions?.code)),
  );
  if (codes.length > 0) return { kind: 'incomplete', codes };
  remembered.note(
    path,
    audience,
    exchanges.map(({ question }) => question),
  );
  if (notes.movedTo) return { kind: 'moved', ...notes.movedTo };
  const status = notes.head.status ?? 200;
  const answers = new Map<string, string[]>();
  for (const { question, answer } of exchanges)
    answers.set(question.name, [
      ...(answers.get(question.name) ?? []),
      JSON.stringify(answer.data),
    ]);
  const gone = exchanges.some(({ answer }) => answer.extensions?.gone === true);
  return {
    kind: 'page',
    // What the gateway knows of it: it was there, and nobody needs to ask again.
    status: status === 404 && gone ? 410 : status,
    head: notes.head,
    body,
    modules: [...notes.modules],
    page: {
      render: request.render,
      cache: client.apollo.extract() as NormalizedCacheObject,
    },
    answers,
  };
};
