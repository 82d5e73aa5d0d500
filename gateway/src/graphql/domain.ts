import type { GraphQLResolveInfo } from 'graphql';
import type { TSchema } from 'typebox';
import type { GatewayContext } from './context.ts';
import type { LoaderScope } from './loaders.ts';

/** Parents are REST documents, arguments those of the SDL: each resolver names both types. */
export type Resolver = (
  parent: never,
  args: never,
  context: GatewayContext,
  info: GraphQLResolveInfo,
) => unknown;

export interface SubscriptionField {
  subscribe: (
    parent: never,
    args: never,
    context: GatewayContext,
    info: GraphQLResolveInfo,
  ) => AsyncIterable<unknown> | Promise<AsyncIterable<unknown>>;
  resolve: Resolver;
}

/**
 * An enum by its names. Values are what REST says; `rest` is the name for a value that the
 * contract doesn't know, so that a new number is never an error.
 */
export interface EnumMap {
  values: Record<string, string | number>;
  rest?: string;
}

export type Resolvers = Record<string, Record<string, Resolver | SubscriptionField>>;

/** What one domain brings to the schema, from one place: its index.ts. */
export interface Domain {
  /** Fields that are more than a key of their parent: relations, arguments, decisions. */
  resolvers: readonly Resolvers[];
  /** The REST document behind each type of the SDL, for the fields that just read a key. */
  restTypes: Record<string, TSchema>;
  enums?: Record<string, EnumMap>;
  /** Rows by id or by parent, batched; other domains reach them on the context. */
  loaders?: (scope: LoaderScope) => object;
}
