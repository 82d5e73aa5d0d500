import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { authUser } from '../support/documents.ts';
import { type Gateway, startGateway, TOKEN } from '../support/gateway.ts';

const PARENT = { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' };
const traceparent = `00-${PARENT.trace}-${PARENT.span}-01`;

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  status: { code?: number; message?: string };
}

interface Export {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}

/** Backend and collector in one: a request to stub the spans with would make spans itself. */
const startNeighbours = async () => {
  const spans: Span[] = [];
  const asked: IncomingHttpHeaders[] = [];
  const state = { status: 200 };
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.url !== '/v1/traces') {
      asked.push(request.headers);
      response.statusCode = state.status;
      const failure = { code: 1, message: 'secret of the database' };
      response.end(JSON.stringify(state.status === 200 ? authUser() : failure));
      return;
    }
    void json(request).then((body) => {
      for (const { scopeSpans } of (body as Export).resourceSpans)
        spans.push(...scopeSpans.flatMap((scope) => scope.spans));
      response.end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = async () => {
    server.close();
    await once(server, 'close');
  };
  return { url, spans, asked, state, close };
};

describe('tracing', () => {
  let neighbours: Awaited<ReturnType<typeof startNeighbours>>;
  beforeEach(async () => {
    neighbours = await startNeighbours();
  });
  afterEach(() => neighbours.close());

  /** Asks once for the viewer, and stops the gateway, which sends its spans. */
  const ask = async (environment: Record<string, string>, headers = {}) => {
    const gateway: Gateway = await startGateway({ UPSTREAM_URL: neighbours.url, ...environment });
    const { body } = await gateway.send('query Me { viewer { id } }', { token: TOKEN, headers });
    await gateway.app.close();
    return body;
  };
  const traced = () => ({ OTEL_EXPORTER_OTLP_ENDPOINT: neighbours.url });

  it('sends an operation and its calls as one trace, under that of the caller', async () => {
    await ask(traced(), { traceparent });
    const { spans, asked } = neighbours;
    const operation = spans.find(({ name }) => name === 'query Me');
    const call = spans.find((span) => span !== operation);
    expect(spans).toHaveLength(2);
    expect(operation).toMatchObject({ traceId: PARENT.trace, parentSpanId: PARENT.span });
    expect(call).toMatchObject({ traceId: PARENT.trace, parentSpanId: operation?.spanId });
    expect(asked[0]?.traceparent).toBe(`00-${PARENT.trace}-${call?.spanId}-01`);
  });

  it('tells what failed by its code alone', async () => {
    neighbours.state.status = 500;
    await ask(traced());
    const failed = { code: 2, message: 'UPSTREAM_UNAVAILABLE' };
    expect(neighbours.spans.map(({ status }) => status)).toEqual([failed, failed]);
    expect(JSON.stringify(neighbours.spans)).not.toContain('secret');
    expect(JSON.stringify(neighbours.spans)).not.toContain(TOKEN);
  });

  it('keeps the share of traces that is asked for', async () => {
    await ask({ ...traced(), OTEL_TRACES_SAMPLER_ARG: '0' });
    expect(neighbours.spans).toEqual([]);
  });

  it('answers, and stops, where no collector does', async () => {
    const body = await ask({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
    expect(body.errors).toBeUndefined();
  });

  it('reaches neither a collector nor the backend where none is configured', async () => {
    const body = await ask({}, { traceparent });
    expect(body.errors).toBeUndefined();
    expect(neighbours.spans).toEqual([]);
    expect(neighbours.asked[0]).not.toHaveProperty('traceparent');
  });
});
