import type { NormalizedCacheObject } from '@apollo/client';
import { getApolloContext } from '@apollo/client/react';
import { wrapperSymbol } from '@apollo/client/react/internal';

import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { App } from '../App.tsx';
import type { Gateway } from '../apollo/client.ts';
import { type PageHead, PageNotes, type PageRender } from '../lib/page-render.ts';
import { routes } from '../router.tsx';
import { enterPage, matchPage } from '../routing/find-page.ts';
import { isRouteHandle } from '../routing/handle.ts';
import { ShownPage } from '../routing/SiteRoutes.tsx';
import type { PageMatch } from '../routing/page-route.ts';
import { answerHooks } from './answer-hooks.ts';
import { PageClient, type RunQuery } from './page-client.ts';
import { RecentMap } from './recent-map.ts';
import type { Audience, RememberedQueries } from './remembered-queries.ts';
import type { RenderedPage } from './rendered-page.ts';
import { staticNavigator, standingAt } from './standing-at.ts';

export interface PageRequest {
  /** Path and known query of the page, beginning with a slash. */
  path: string;
  audience: Audience;
  render: Omit<PageRender, 'notes'>;
  run: RunQuery;
  /** Queries that pages have sent before; those of this page are added. */
  remembered: RememberedQueries;
  signal: AbortSignal;
}

export type PageResult =
  | { kind: 'moved'; path: string; status: number }
  /** Some data couldn't be loaded: the page would show only half of it. */
  | { kind: 'incomplete'; codes: string[] }
  | {
      kind: 'page';
      status: number;
      head: PageHead;
      /** In UTF-8. */
      body: Buffer;
      /** The source files of the lazy parts on it, from web's folder on. */
      modules: string[];
      page: RenderedPage;
      /** Answers to each of the page's operations, by its name; in any order. */
      answers: Map<string, string[]>;
    };

/** Times that a page is rendered until it has all that its parts ask. */
const MAX_PASSES = 20;

/** Routes of recent addresses, cached because the router ranks all routes for each. */
const matched = new RecentMap<string, PageMatch[]>(1_000);

/** Reads a stream to its end; node:stream/consumers goes by way of a Blob, at twice the cost. */
const bytesOf = (stream: NodeJS.ReadableStream): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => resolve(Buffer.concat(chunks)));
    stream.on('error', reject);
  });

/**
 * Renders once.
 * @throws what a component threw: a page that breaks here would arrive late, and the browser renders
 *   it by itself
 */
const renderOnce = async (tree: ReactNode, signal: AbortSignal): Promise<Buffer> => {
  let broken: unknown;
  const { prelude } = await prerenderToNodeStream(tree, {
    signal,
    onError: (error) => {
      broken ??= error;
    },
    // In one piece: what comes later in a stream is put in its place by a script.
    progressiveChunkSize: Infinity,
  });
  const body = await bytesOf(prelude);
  if (broken) throw broken as Error;
  return body;
};

/** Renders until every part has what it asks: what a part asks may be known by its data alone. */
const renderWhole = async (
  client: PageClient,
  app: ReactNode,
  { signal, onBegin }: { signal: AbortSignal; onBegin: () => void },
): Promise<Buffer> => {
  const Hooks = getApolloContext();
  const tree = <Hooks value={{ [wrapperSymbol]: answerHooks(client) }}>{app}</Hooks>;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    onBegin();
    const body = await renderOnce(tree, signal);
    if (!(await client.fetchMissing())) return body;
    signal.throwIfAborted();
  }
  throw new Error('A page asks for more each time it is rendered');
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
  const matches = matched.getOrMake(pathname, () => matchPage(routes, pathname));
  const elsewhere = await enterPage(matches, { pathname, search }, gateway);
  if (elsewhere) return { kind: 'moved', path: elsewhere.to, status: elsewhere.status };
  const shown = standingAt({ pathname, search }, matches);
  const notes = new PageNotes();
  const route = matches.at(-1)?.route.handle;
  const title = isRouteHandle(route) ? route.title : undefined;
  const body = await renderWhole(
    client,
    <App gateway={gateway} render={{ ...request.render, notes }}>
      <ShownPage shown={shown} navigator={staticNavigator} isStatic />
    </App>,
    { signal, onBegin: () => notes.begin({ title }) },
  );
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
    // The gateway knows that it existed, so that it needn't be requested again.
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
