import { isBundled } from '@whaletide/schema/shared/rest/bundle.ts';
import type { RestCall } from '@whaletide/schema/shared/rest/call.ts';
import { schemaProblem } from '@whaletide/schema/shared/rest/problem.ts';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Refusal } from '../refusal.ts';
import { compileShape } from './shape.ts';

/** A call of the contract, prepared once: its path in pieces and the checks of input and answer. */
export interface PreparedCall {
  readonly call: RestCall;
  readonly accepts: (answer: unknown) => boolean;
  /** True where it may go with others of its operation. */
  readonly isBundled: boolean;
  /** @throws Refusal BAD_USER_INPUT for what the contract doesn't admit: it is never sent */
  readonly check: (input: LooseInput, isStreamed: boolean) => void;
  /** Literal pieces and the names of parameters, by turns. */
  readonly pieces: readonly string[];
}

const prepared = new WeakMap<RestCall, PreparedCall>();

export const prepareCall = (call: RestCall): PreparedCall => {
  let entry = prepared.get(call);
  if (!entry) {
    entry = {
      call,
      accepts: compileShape(call.response),
      isBundled: isBundled(call),
      check: inputCheck(call),
      pieces: call.path.split(/:(\w+)/),
    };
    prepared.set(call, entry);
  }
  return entry;
};

const PARTS = ['params', 'query', 'body'] as const;

interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/**
 * Makes the check of a call's input, since what a client wrote ends in addresses and bodies of
 * calls. Input beyond the contract's bounds is the client's mistake and refused at once, before it
 * can be taken for a fault of platform's.
 */
const inputCheck = (call: RestCall): PreparedCall['check'] => {
  const validators = PARTS.flatMap((part) => {
    const schema: TSchema | undefined = call[part];
    return schema ? [{ part, validator: Compile(schema) }] : [];
  });
  return (input, isStreamed) => {
    for (const { part, validator } of validators) {
      if (isStreamed && part === 'body') continue;
      const value = input[part] ?? {};
      if (!validator.Check(value)) {
        const problem = schemaProblem(validator.Errors(value));
        throw Refusal.fromRest({ code: 'BAD_USER_INPUT', ...problem });
      }
    }
  };
};

export interface RestRequest {
  /** Path and query, ready to send; the key of the shared cache too. */
  target: string;
  body: string | undefined;
}

/**
 * Fills in a call's path, query and body. Absent query parameters are left out.
 *
 * @param isStreamed true where the body goes on as it comes, and platform alone reads it
 * @throws Refusal BAD_USER_INPUT for what the contract doesn't admit
 */
export const buildRequest = (
  { pieces, check }: PreparedCall,
  input: unknown,
  isStreamed = false,
): RestRequest => {
  const given = (input ?? {}) as LooseInput;
  check(given, isStreamed);
  const { params, query, body } = given;
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
