import type { CallAnswer, CallInput, RestCall } from '@whaletide/schema/shared/rest/call.ts';
import type { RestError } from '@whaletide/schema/shared/rest/common.ts';
import { keepCaused } from '#tests/support/caused-refusals.ts';

/** Answer of a call: its status and its body, parsed where it is JSON. */
export interface Answer<T> {
  status: number;
  body: T;
}

/**
 * Keeps a refusal that only a call's own rules can have made: not a check of its input, nor of a
 * token.
 */
const keepRefusal = (
  { operation }: RestCall,
  token: string | undefined,
  status: number,
  answer: unknown,
): void => {
  if (![403, 404, 409, 410].includes(status) || /^w(?:t|sa)_/.test(token ?? '')) return;
  keepCaused(operation, (answer as RestError).code);
};

const fill = (path: string, params: Record<string, unknown>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

/** A plain client of the REST contract, which checks nothing by itself. */
export const restClient = (base: string) => {
  const send = async <C extends RestCall>(
    call: C,
    input: CallInput<C>,
    token?: string,
  ): Promise<Answer<CallAnswer<C>>> => {
    const { params, query, body } = input as {
      params?: Record<string, unknown>;
      query?: Record<string, unknown>;
      body?: unknown;
    };
    const url = new URL(fill(call.path, params ?? {}), base);
    for (const [key, value] of Object.entries(query ?? {}))
      if (value !== undefined) url.searchParams.set(key, String(value));
    const sent = call.method === 'GET' ? undefined : body;
    const response = await fetch(url, {
      method: call.method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(sent !== undefined && { 'content-type': 'application/json' }),
      },
      ...(sent !== undefined && { body: JSON.stringify(sent) }),
    });
    // Files and tables come as they are.
    const isJson = response.headers.get('content-type')?.includes('json');
    const answer: unknown = isJson ? await response.json() : await response.text();
    keepRefusal(call, token, response.status, answer);
    return { status: response.status, body: answer as CallAnswer<C> };
  };

  /** The answer's body; an error for any status but 2xx. */
  const ask = async <C extends RestCall>(call: C, input: CallInput<C>, token?: string) => {
    const { status, body } = await send(call, input, token);
    if (status >= 300) throw new Error(`${call.operation}: ${status} ${JSON.stringify(body)}`);
    return body;
  };

  const upload = async (
    name: string,
    content: string | Buffer<ArrayBuffer>,
    token: string,
    purpose = 'result',
  ) => {
    const form = new FormData();
    form.set('file', new File([content], name, { type: 'text/csv' }));
    const response = await fetch(new URL(`/api/uploads?purpose=${purpose}`, base), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };

  return { send, ask, upload };
};
export type RestClient = ReturnType<typeof restClient>;
