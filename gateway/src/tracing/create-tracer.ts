import type { TracingConfig } from '../config.ts';
import type { Tracer } from './trace.ts';

/** Reads OpenTelemetry only where it is asked for. */
export const createTracer = async (config: TracingConfig): Promise<Tracer | undefined> => {
  if (config.url === undefined) return undefined;
  const { openTelemetryTracer } = await import('./open-telemetry.ts');
  return openTelemetryTracer(config.url, config);
};
