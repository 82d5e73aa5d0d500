import { getOperationAST, parse } from 'graphql';
import type { Answer } from '#web/src/rendering/page-client.ts';
import { type Audience, RememberedQueries } from '#web/src/rendering/remembered-queries.ts';
import { renderPage, type PageResult } from '#web/src/rendering/render-page.tsx';
import { type Answers, fakeGateway } from './fake-gateway.ts';

export const origin = 'https://tide.example';
const absolute = (path: string) => origin + path;

interface Circumstances {
  /** Parts that the gateway's answers have beside their data. */
  told?: object;
  audience?: Audience;
  remembered?: RememberedQueries;
}

/**
 * Renders an address of the site as the server does, for a visitor unless said otherwise.
 */
export const render = (
  path: string,
  answers: Answers = {},
  { told = {}, audience = 'visitor', remembered = new RememberedQueries() }: Circumstances = {},
): Promise<PageResult> => {
  const gateway = fakeGateway(answers);
  return renderPage({
    path,
    audience,
    remembered,
    render: { now: Date.now(), origin, siteName: '鲸潮社区' },
    signal: new AbortController().signal,
    run: async (query, variables) => {
      const operationName = getOperationAST(parse(query))?.name?.value ?? '';
      const body = JSON.stringify({ query, operationName, variables });
      const answer = await gateway.fetch('/graphql', { body });
      return { ...(JSON.parse(await answer.text()) as Answer), ...told };
    },
  });
};

/** The same of what is a page, with what it says of itself. */
export const rendered = async (...asked: Parameters<typeof render>) => {
  const result = await render(...asked);
  if (result.kind !== 'page') throw new Error(JSON.stringify(result));
  const { status, head, body } = result;
  const things = (head.jsonLd?.(absolute, '鲸潮社区') ?? []) as Record<string, unknown>[];
  return {
    status,
    head,
    body: body.toString(),
    things,
    types: things.map((thing) => thing['@type']),
  };
};
