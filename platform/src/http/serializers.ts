import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

const standard = SerializerSelector();

type BuildSerializer = NonNullable<
  NonNullable<
    NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']
  >['buildSerializer']
>;

interface Schema {
  type?: string;
  anyOf?: Schema[];
}

/**
 * A schema with `nullable: true` for what may be null, in place of a choice between two: a choice
 * has a validator compiled for it, and asks it at every value.
 */
const withNullable = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(withNullable);
  if (typeof schema !== 'object' || schema === null) return schema;
  const [one, none, ...others] = (schema as Schema).anyOf ?? [];
  if (one?.type !== undefined && none?.type === 'null' && others.length === 0)
    return { ...(withNullable(one) as object), nullable: true };
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, withNullable(value)]),
  );
};

/** Fastify's own serializers, each compiled at its first answer: all at once hold up the start. */
export const buildSerializer: BuildSerializer = (schemas, options) => {
  const compile = standard(schemas, options);
  return (route) => {
    let serialize: ReturnType<typeof compile> | undefined;
    return (document: unknown) =>
      (serialize ??= compile({ ...route, schema: withNullable(route.schema) }))(document);
  };
};
