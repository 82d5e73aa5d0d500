import type { Fetcher, FetcherParams } from '@graphiql/toolkit';
import { type DocumentNode, getOperationAST, type OperationTypeNode } from 'graphql';
import { createClient } from 'graphql-ws';

/** Measurements of an operation, as the gateway tells a sandbox. */
interface Measures {
  cost: number;
  costLimit: number;
  restCalls: number;
  milliseconds: number;
}

/** Events since an operation was started. */
export type Report =
  | { kind: 'running' }
  | { kind: 'answered'; milliseconds: number; measures: Measures | undefined; left?: number }
  | { kind: 'events'; count: number };

export interface Reports {
  onReport: (report: Report) => void;
  /** Reports whether the schema could be read: in production internal clients alone may. */
  onSchema: (allowed: boolean) => void;
  /** The access token that is typed in; empty is the page's own session. */
  token: () => string;
}

interface Answer {
  data?: unknown;
  errors?: readonly { message: string }[];
  extensions?: { sandbox?: Measures };
}

/** Number of operations that are left in this minute, as `RateLimit: "member";r=599;t=42` says. */
const leftOf = (headers: Headers): { left?: number } => {
  const [, left] = /;r=(\d+)/.exec(headers.get('ratelimit') ?? '') ?? [];
  return left === undefined ? {} : { left: Number(left) };
};

const INTROSPECTION = 'IntrospectionQuery';

const withToken = (headers: Record<string, string>, token: string): Record<string, string> =>
  token && !Object.keys(headers).some((name) => name.toLowerCase() === 'authorization')
    ? { ...headers, authorization: `Bearer ${token}` }
    : headers;

const authorizationOf = (headers: Record<string, string>): string | undefined =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === 'authorization')?.[1];

/** One request for one answer. With a token the cookie stays at home: one acts as that client. */
const request = async (
  params: FetcherParams,
  headers: Record<string, string>,
): Promise<{ answer: Answer; left?: number }> => {
  const { query, operationName, variables } = params;
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: authorizationOf(headers) === undefined ? 'same-origin' : 'omit',
    headers: { ...headers, 'content-type': 'application/json', 'x-sandbox': '1' },
    body: JSON.stringify({ query, operationName: operationName ?? undefined, variables }),
  });
  const text = await response.text();
  const left = leftOf(response.headers);
  try {
    return { answer: JSON.parse(text) as Answer, ...left };
  } catch {
    const message = `HTTP ${response.status}：${text.slice(0, 500)}`;
    return { answer: { errors: [{ message }] }, ...left };
  }
};

/** The answer as it is shown: without what the page tells beneath it. */
const withoutMeasures = ({ extensions, ...answer }: Answer): Answer => {
  const { sandbox: _measures, ...others } = extensions ?? {};
  return Object.keys(others).length > 0 ? { ...answer, extensions: others } : answer;
};

const closedBecause = (error: unknown): Error =>
  error instanceof CloseEvent
    ? new Error(`连接已关闭：${error.code} ${error.reason}`)
    : error instanceof Error
      ? error
      : new Error(JSON.stringify(error));

/** Events that are shown of a subscription; older ones go. */
const MAX_SHOWN = 100;

/** Events over graphql-ws, with the session's cookie or the token: all so far, the last one first. */
const subscribe = async function* (
  params: FetcherParams,
  headers: Record<string, string>,
  onReport: Reports['onReport'],
) {
  const { protocol, host } = window.location;
  const authorization = authorizationOf(headers);
  const client = createClient({
    url: `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/graphql`,
    connectionParams: authorization === undefined ? {} : { authorization },
    retryAttempts: 5,
  });
  const { query, operationName, variables } = params;
  let count = 0;
  let shown: unknown[] = [];
  onReport({ kind: 'events', count });
  try {
    const events = client.iterate({
      query,
      operationName: operationName ?? undefined,
      variables: variables as Record<string, unknown> | undefined,
    });
    for await (const event of events) {
      onReport({ kind: 'events', count: (count += 1) });
      shown = [event, ...shown].slice(0, MAX_SHOWN);
      yield { events: shown };
    }
  } catch (error) {
    throw closedBecause(error);
  } finally {
    await client.dispose();
  }
};

const kindOf = (
  document: DocumentNode | undefined,
  name: string | null | undefined,
): OperationTypeNode | undefined =>
  document && (getOperationAST(document, name ?? undefined) ?? undefined)?.operation;

/**
 * Connects GraphiQL to the gateway: queries and mutations over HTTP, subscriptions over graphql-ws.
 */
export const sandboxFetcher =
  ({ onReport, onSchema, token }: Reports): Fetcher =>
  async (params, options) => {
    const headers = withToken((options?.headers ?? {}) as Record<string, string>, token());
    if (params.operationName === INTROSPECTION) {
      const { answer } = await request(params, headers);
      onSchema(answer.data !== undefined && answer.data !== null);
      return withoutMeasures(answer) as never;
    }
    if (kindOf(options?.documentAST, params.operationName) === 'subscription')
      return subscribe(params, headers, onReport) as never;
    onReport({ kind: 'running' });
    const startedAt = performance.now();
    const { answer, ...left } = await request(params, headers);
    const milliseconds = Math.round(performance.now() - startedAt);
    onReport({ kind: 'answered', milliseconds, measures: answer.extensions?.sandbox, ...left });
    return withoutMeasures(answer) as never;
  };
