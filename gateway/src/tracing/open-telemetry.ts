import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TracingConfig } from '../config.ts';
import type { Tracer } from './trace.ts';

/** Milliseconds with all tries; a stop waits no longer for a collector that is gone. */
const EXPORT_TIMEOUT = 3_000;

/**
 * Traces by OpenTelemetry, sent to a collector by OTLP over HTTP. Parents are handed on by hand:
 * keeping them in AsyncLocalStorage would cost every request, traced or not.
 */
export const openTelemetryTracer = (url: string, config: TracingConfig): Tracer => {
  const propagator = new W3CTraceContextPropagator();
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': config.serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(config.share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${url}/v1/traces`, timeoutMillis: EXPORT_TIMEOUT }),
      }),
    ],
  });
  const tracer = provider.getTracer('whaletide.gateway');

  const parentOf = (traceparent: unknown): Context =>
    typeof traceparent === 'string'
      ? propagator.extract(ROOT_CONTEXT, { traceparent }, headers)
      : ROOT_CONTEXT;

  const traceparentOf = (context: Context): string => {
    const carrier: { traceparent?: string } = {};
    propagator.inject(context, carrier, headers);
    return carrier.traceparent ?? '';
  };

  return {
    operation(kind, name, traceparent) {
      const parent = parentOf(traceparent);
      const attributes = {
        'graphql.operation.type': kind,
        ...(name !== undefined && { 'graphql.operation.name': name }),
      };
      const options = { kind: SpanKind.SERVER, attributes };
      const span = tracer.startSpan(name ? `${kind} ${name}` : kind, options, parent);
      const context = trace.setSpan(parent, span);
      return {
        call(operation) {
          const child = tracer.startSpan(operation, { kind: SpanKind.CLIENT }, context);
          return {
            traceparent: traceparentOf(trace.setSpan(context, child)),
            end: (outcome) => end(child, outcome === 'ok' ? [] : [outcome]),
          };
        },
        end: (codes) => end(span, codes),
      };
    },
    close: () => provider.shutdown(),
  };
};

const headers = {
  get: (carrier: { traceparent?: string }, key: string) =>
    key === 'traceparent' ? carrier.traceparent : undefined,
  keys: () => ['traceparent'],
  set: (carrier: { traceparent?: string }, key: string, value: string) => {
    if (key === 'traceparent') carrier.traceparent = value;
  },
};

const end = (span: Span, codes: readonly string[]) => {
  if (codes.length > 0) {
    span.setStatus({ code: SpanStatusCode.ERROR, message: codes.join(', ') });
    span.setAttribute('error.type', codes[0] ?? '');
  }
  span.end();
};
