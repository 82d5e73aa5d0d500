import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

const standard = SerializerSelector();

type BuildSerializer = NonNullable<
  NonNullable<
    NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']
  >['buildSerializer']
>;

/** Fastify's own serializers, each compiled at its first answer: all at once hold up the start. */
export const buildSerializer: BuildSerializer = (schemas, options) => {
  const compile = standard(schemas, options);
  return (route) => {
    let serialize: ReturnType<typeof compile> | undefined;
    return (document: unknown) => (serialize ??= compile(route))(document);
  };
};
