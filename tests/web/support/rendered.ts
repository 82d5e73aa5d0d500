import { getOperationAST, parse } from 'graphql';
import { type Answer, renderPage, type PageResult } from '#web/src/rendering/render-page.tsx';
import { type Answers, fakeGateway } from './fake-gateway.ts';

export const origin = 'https://tide.example';
const absolute = (path: string) => origin + path;

/**
 * Renders an address of the site as the server does for a visitor.
 * @param told what the gateway says beside its answers
 */
export const render = (
  path: string,
  answers: Answers = {},
  told: object = {},
): Promise<PageResult> => {
  const gateway = fakeGateway(answers);
  return renderPage({
    path,
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
  return { status, head, body, things, types: things.map((thing) => thing['@type']) };
};
