import type { RestCall } from '@whaletide/schema/rest/call.ts';
import { compileShape } from './shape.ts';

/** A call of the contract, prepared once: its path in pieces and the check of its answer. */
export interface PreparedCall {
  readonly call: RestCall;
  readonly accepts: (answer: unknown) => boolean;
  /** Literal pieces and the names of parameters, by turns. */
  readonly pieces: readonly string[];
}

const prepared = new WeakMap<RestCall, PreparedCall>();

export const prepareCall = (call: RestCall): PreparedCall => {
  let entry = prepared.get(call);
  if (!entry) {
    entry = { call, accepts: compileShape(call.response), pieces: call.path.split(/:(\w+)/) };
    prepared.set(call, entry);
  }
  return entry;
};

interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export interface RestRequest {
  /** Path and query, ready to send; the key of the shared cache too. */
  target: string;
  body: string | undefined;
}

/** Fills in a call's path, query and body. Absent query parameters are left out. */
export const buildRequest = ({ pieces }: PreparedCall, input: unknown): RestRequest => {
  const { params, query, body } = (input ?? {}) as LooseInput;
  let target = pieces[0] ?? '';
  for (let i = 1; i < pieces.length; i += 2) {
    target += encodeURIComponent(String(params?.[pieces[i] as string])) + pieces[i + 1];
  }
  let separator = '?';
  for (const name in query) {
    const value = query[name];
    if (value === undefined || value === null) continue;
    target += `${separator}${name}=${encodeURIComponent(String(value))}`;
    separator = '&';
  }
  return { target, body: body === undefined ? undefined : JSON.stringify(body) };
};
