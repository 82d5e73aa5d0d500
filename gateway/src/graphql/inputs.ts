import type { CallAnswer, CallInput, RestCall } from '@whaletide/schema/shared/rest/call.ts';
import {
  getNullableType,
  type GraphQLInputObjectType,
  type GraphQLSchema,
  isInputObjectType,
} from 'graphql';
import { Refusal } from '../refusal.ts';
import type {
  PrivateCall,
  PrivateUpstream,
  ScopedUpstream,
  VisitorCall,
} from '../upstream/client.ts';
import type { GatewayContext } from './context.ts';
import { inputFieldOf } from './field-names.ts';
import { type CallKeys, type InputMap, type InputMapScope, mapInput } from './input-map.ts';
import type { InputTypes, MutationInputs } from './resolvers.generated.ts';
import type { KeyedSchema } from './rest-keys.ts';

const PARTS = ['params', 'query', 'body'] as const;
type Part = (typeof PARTS)[number];
type Parts = Partial<Record<Part, Record<string, unknown>>>;

/** Arguments that the call takes beside the input, or in place of what the input says. */
type More<C extends RestCall> = {
  [P in Part & keyof CallInput<C>]?: Partial<CallInput<C>[P]>;
};

/**
 * An input of the SDL and the REST call that it is made for. How one becomes the other is worked
 * out, and checked, when the schema is built.
 */
export class BoundInput<Input extends object, C extends RestCall> {
  readonly #name: string;
  readonly #call: C;
  readonly #keys: CallKeys;
  #map: InputMap | undefined;

  /**
   * @param name a mutation's, whose input it then is, or an input's
   */
  constructor(name: string, call: C, keys: CallKeys = {}) {
    this.#name = name;
    this.#call = call;
    this.#keys = keys;
  }

  /** Works out the map; reports each field without a key in the call, and each key without a field. */
  compile(schema: GraphQLSchema, { report }: InputMapScope): void {
    const type = findInput(schema, this.#name);
    if (!type) {
      report(`${this.#name} is no input of the schema, and no mutation that has one`);
      return;
    }
    const fields = type.getFields();
    for (const field of Object.keys(this.#keys))
      if (!(field in fields)) report(`${type.name}.${field} isn’t there to have a key of its own`);
    const scope = { report: (at: string) => report(`${at} ${this.#call.operation}`) };
    this.#map = mapInput(type, wholeOf(this.#call), scope, this.#keys);
  }

  get response(): C['response'] {
    return this.#call.response;
  }

  /** Makes the call with the member's token for a mutation that is this call and nothing else. */
  readonly resolve = (
    _: unknown,
    { input }: { input: Input },
    context: GatewayContext,
  ): Promise<CallAnswer<C>> => {
    const send = this.send as (member: PrivateUpstream, input: Input) => Promise<CallAnswer<C>>;
    return send.call(this, context.member(), input);
  };

  /**
   * The call's params, query and body out of an input.
   *
   * @throws Refusal NOT_FOUND for what can't be an id, at its field
   */
  toRest(input: Input, more: More<C> = {}): CallInput<C> {
    const whole: Record<string, unknown> = {};
    this.#compiled().write(input as Record<string, unknown>, whole, '');
    const made: Parts = {};
    for (const part of PARTS) {
      const keys = this.#call[part] && Object.keys(propertiesOf(this.#call[part]));
      if (!keys) continue;
      const own = keys.filter((key) => key in whole).map((key) => [key, whole[key]]);
      made[part] = { ...Object.fromEntries(own), ...(more as Parts)[part] };
    }
    return made as CallInput<C>;
  }

  /** Makes the call with the member's token; a refusal names the input's own field. */
  send(
    member: C extends PrivateCall ? PrivateUpstream : never,
    input: Input,
    more?: More<C>,
  ): Promise<CallAnswer<C>> {
    const made = this.toRest(input, more);
    const call = member.call as (call: RestCall, input: unknown) => Promise<CallAnswer<C>>;
    return this.#named(call(this.#call, made));
  }

  /** Makes the call as a visitor's; a refusal names the input's own field. */
  visit(
    upstream: C extends VisitorCall ? ScopedUpstream : never,
    input: Input,
    more?: More<C>,
  ): Promise<CallAnswer<C>> {
    const made = this.toRest(input, more);
    const call = upstream.visitor as (call: RestCall, input: unknown) => Promise<CallAnswer<C>>;
    return this.#named(call(this.#call, made));
  }

  async #named<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (error) {
      if (error instanceof Refusal && error.restField !== undefined) {
        throw error.of(inputFieldOf(this.#compiled().names, error.restField));
      }
      throw error;
    }
  }

  #compiled(): InputMap {
    if (!this.#map) throw new Error(`${this.#name} is not among the inputs of its domain`);
    return this.#map;
  }
}

const propertiesOf = ({ properties, anyOf = [] }: KeyedSchema): Record<string, KeyedSchema> =>
  properties ?? Object.assign({}, ...anyOf.map(propertiesOf));

/** All that a call takes, as one document: no call takes one key in two places. */
const wholeOf = (call: RestCall): KeyedSchema => {
  const parts = PARTS.flatMap((part) => (call[part] as KeyedSchema | undefined) ?? []);
  return {
    properties: Object.assign({}, ...parts.map(propertiesOf)),
    required: parts.flatMap(({ required = [] }) => required),
  };
};

const findInput = (schema: GraphQLSchema, name: string): GraphQLInputObjectType | undefined => {
  const field = schema.getMutationType()?.getFields()[name];
  const argument = field?.args.find((each) => each.name === 'input');
  const type = argument ? getNullableType(argument.type) : schema.getType(name);
  return isInputObjectType(type) ? type : undefined;
};

/**
 * REST keys for one call alone, where an input serves several; null for a field that isn't sent: the
 * resolver decides by it.
 */
type Keys<Input> = { readonly [Field in keyof Input]?: string | null };

/** Binding of a mutation's input to a call. */
type MutationCall<Name> = Name extends keyof MutationInputs
  ? RestCall | { readonly call: RestCall; readonly keys: Keys<MutationInputs[Name]> }
  : never;

type CallOf<Made> = Made extends RestCall
  ? Made
  : Made extends { readonly call: infer C extends RestCall }
    ? C
    : never;

/** Binds mutations by their names to the calls that their inputs are made for: `inputs` of a domain. */
export const bindMutations = <Calls extends { readonly [Name in keyof Calls]: MutationCall<Name> }>(
  calls: Calls,
) => {
  const bound = Object.entries<RestCall | { call: RestCall; keys: CallKeys }>(calls).map(
    ([name, made]) => {
      const { call, keys } = 'call' in made ? made : { call: made, keys: {} };
      return [name, new BoundInput(name, call, keys)] as const;
    },
  );
  return Object.fromEntries(bound) as unknown as {
    readonly [Name in keyof Calls & keyof MutationInputs]: BoundInput<
      MutationInputs[Name],
      CallOf<Calls[Name]>
    >;
  };
};

/** Binds an input by its own name, where it is a query's or serves a second call of its mutation. */
export const bind = <Name extends keyof InputTypes, const C extends RestCall>(
  name: Name,
  call: C,
  keys: Keys<InputTypes[Name]> = {},
): BoundInput<InputTypes[Name], C> => new BoundInput(name, call, keys as CallKeys);
