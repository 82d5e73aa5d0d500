import type { GraphQLSchema } from 'graphql';
import { type TSchema, Type } from 'typebox';
import type { GatewayContext } from './context.ts';
import type { LoaderScope } from './loaders.ts';
import type { Resolvers } from './resolvers.generated.ts';

/**
 * An enum by its names. Values are what REST says; `rest` is the name for a value that the
 * contract doesn't know, so that a new number is never an error.
 */
export interface EnumMap {
  values: Record<string, string | number>;
  rest?: string;
  /** True where inputs choose one of its values, by the enum `<name>Choice` (choices.ts). */
  isChosen?: true;
}

/** Stands for what the gateway makes itself, where no REST document is behind a type. */
export const madeHere = <Made>() => Type.Unsafe<Made>({});

/** An input whose map is worked out when the schema is built (inputs.ts). */
export interface CompiledInput {
  compile: (schema: GraphQLSchema, scope: { report: (problem: string) => void }) => void;
  /** REST document that its call answers. */
  readonly response: TSchema;
  /** Resolves a mutation that is this call and nothing else. */
  resolve: (parent: unknown, args: { input: never }, context: GatewayContext) => unknown;
}

/** Contribution of one domain to the schema, from one place: its index.ts. */
export interface Domain {
  /** Fields that are more than a key of their parent: relations, arguments, decisions. */
  resolvers: readonly Resolvers[];
  /** The REST document behind each type of the SDL, for the fields that just read a key. */
  restTypes: Record<string, TSchema>;
  enums?: Record<string, EnumMap>;
  /**
   * Inputs of its mutations, each bound to the call that it is made for. A mutation without a
   * resolver is the call of the input that has its name.
   */
  inputs?: Record<string, CompiledInput>;
  /** Rows by id or by parent, batched; other domains reach them on the context. */
  loaders?: (scope: LoaderScope) => object;
}
