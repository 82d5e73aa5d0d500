import { makeExecutableSchema } from '@graphql-tools/schema';
import {
  getNullableType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isEnumType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { TSchema } from 'typebox';
import { beginAhead } from './ahead.ts';
import { withChoices } from './choices.ts';
import type { CompiledInput, Domain, EnumMap } from './domain.ts';
import { keyOf } from './from-directive.ts';
import { findRestKey, readerOf, type RestKey } from './rest-keys.ts';
import { scalars } from './scalars.ts';

type RestTypes = Record<string, TSchema>;
type Inputs = Record<string, CompiledInput>;
type ResolverMap = Record<string, Record<string, Resolver>>;
/** A parent is whatever stands behind its type. */
type Resolver = (parent: never) => unknown;

/** The SDL and the REST contract don't fit; one line for each field. */
class SchemaMapError extends Error {
  constructor(problems: string[]) {
    super(
      `The schema and the REST contract don’t fit:\n${problems.map((p) => `  ${p}`).join('\n')}`,
    );
    this.name = 'SchemaMapError';
  }
}

const hasNextPage: Resolver = (parent: { page: number; perPage: number; totalNum: number }) =>
  parent.page * parent.perPage < parent.totalNum;

/** True where pages of the list say themselves whether another follows, as those by cursor do. */
const saysNext = (restType: TSchema | undefined): boolean =>
  restType !== undefined && findRestKey(restType, 'hasNextPage') !== undefined;

/**
 * Builds the executable schema. Every field gets an explicit resolver: the domain's, or one
 * that reads the key of its REST document (`@from`, else PascalCase), since compiled execution
 * ignores a custom default resolver.
 *
 * @throws SchemaMapError naming each field that has neither, or that promises a value where
 * the contract allows null
 */
export const buildSchema = (sdl: string[], domains: Domain[]): GraphQLSchema =>
  build(sdl, domains, giveReader);

/**
 * The same schema for compiled execution alone. Compiled code reads `parent.<field.name>` for a
 * field without a resolver, so a field that only reads a key bears that key as its name and is
 * one property access in place of a deferred call. Documents still find it by its public name.
 */
export const buildCompiledSchema = (sdl: string[], domains: Domain[]): GraphQLSchema =>
  build(sdl, domains, (field, key, map) => {
    if (key.length > 1 || map?.rest !== undefined) return giveReader(field, key, map);
    field.name = key[0] as string;
  });

type Field = GraphQLField<unknown, unknown>;
type GiveKey = (field: Field, key: string[], map: EnumMap | undefined) => void;

const giveReader: GiveKey = (field, key, map) => {
  const read = readerOf(key);
  const resolve: Resolver = map ? readEnum(read, map) : read;
  field.resolve = resolve as unknown as GraphQLFieldResolver<unknown, unknown>;
};

const build = (sdl: string[], domains: Domain[], giveKey: GiveKey): GraphQLSchema => {
  const enums = withChoices(Object.assign({}, ...domains.map((d) => d.enums ?? {})));
  const resolvers = domains.flatMap((domain) => domain.resolvers as readonly ResolverMap[]);
  const schema = makeExecutableSchema({
    typeDefs: sdl,
    resolvers: [
      scalars,
      Object.fromEntries(Object.entries(enums).map(([name, map]) => [name, valuesOf(map)])),
      ...resolvers,
    ],
    // It has just been made: copies of all its types would take a third of the time.
    updateResolversInPlace: true,
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  const restTypes = Object.assign({}, ...domains.map((d) => d.restTypes)) as RestTypes;

  const problems: string[] = [];
  const report = (problem: string) => problems.push(problem);
  const inputs = Object.assign({}, ...domains.map((d) => d.inputs ?? {})) as Inputs;
  for (const input of Object.values(inputs)) input.compile(schema, { report });
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const place = `${type.name}.${field.name}`;
      if (type === schema.getSubscriptionType()) {
        if (!field.subscribe) problems.push(`${place} has no subscription`);
      } else if (field.name === 'hasNextPage' && !saysNext(restTypes[type.name])) {
        field.resolve = hasNextPage as unknown as GraphQLFieldResolver<unknown, unknown>;
      } else if (type === schema.getMutationType()) {
        const problem = field.resolve ? null : resolveByCall(field, inputs, restTypes);
        if (problem) report(`${place} ${problem}`);
      } else if (!field.resolve) {
        const key = findKey(field, restTypes[type.name]);
        if (typeof key === 'string') problems.push(`${place} ${key}`);
        else giveKey(field, key.path, enumOf(field, enums));
      }
    }
  }
  if (problems.length > 0) throw new SchemaMapError(problems);
  beginAhead(schema, resolvers);
  return schema;
};

/** Makes a mutation the call of the input with its name; answers what keeps it from being that. */
const resolveByCall = (field: Field, inputs: Inputs, restTypes: RestTypes): string | null => {
  const input = inputs[field.name];
  if (!input) return 'has neither a resolver nor an input with its name';
  const type = getNullableType(field.type);
  if (!isObjectType(type) || !isSameDocument(input.response, restTypes[type.name]))
    return 'needs a resolver: its call answers another document';
  field.resolve = input.resolve as unknown as GraphQLFieldResolver<unknown, unknown>;
  return null;
};

/** True for REST documents of one shape; some are made where they are used, as pages are. */
const isSameDocument = (one: TSchema, other: TSchema | undefined): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** The key that a field reads, or what keeps it from having one. */
const findKey = (field: Field, restType: TSchema | undefined): RestKey | string => {
  if (!restType) return 'has no resolver, and its type no REST type';
  const name = keyOf(field);
  const key = findRestKey(restType, name);
  if (!key) return `has no resolver, and its REST type no key ${name}`;
  if (key.nullable && isNonNullType(field.type)) {
    return `is never null, but the contract allows null in ${name}`;
  }
  return key;
};

const enumOf = (field: Field, enums: Record<string, EnumMap>): EnumMap | undefined => {
  const type = getNullableType(field.type);
  return isEnumType(type) ? enums[type.name] : undefined;
};

/** A value that the enum doesn't know becomes the enum's named rest. */
const readEnum = (read: (parent: never) => unknown, { values, rest }: EnumMap) => {
  if (rest === undefined) return read;
  const known = new Set<unknown>(Object.values(values));
  const unknownValue = values[rest] ?? rest;
  return (parent: never) => {
    const value = read(parent);
    return value === null || known.has(value) ? value : unknownValue;
  };
};

/** Internal values by name; the rest stands for itself when REST has no value of its own for it. */
const valuesOf = ({ values, rest }: EnumMap): Record<string, string | number> =>
  rest === undefined || rest in values ? values : { ...values, [rest]: rest };
