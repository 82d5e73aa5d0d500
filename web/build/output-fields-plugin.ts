import type { CodegenPlugin, PluginFunction } from '@graphql-codegen/plugin-helpers';
import { type GraphQLSchema, isObjectType } from 'graphql';

const fieldsOf = (schema: GraphQLSchema): [type: string, fields: string[]][] =>
  Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith('__'))
    .map((type) => [type.name, Object.keys(type.getFields())]);

/** Names the fields of each object type, for changes of the cache that go by field names. */
export const plugin: PluginFunction = (schema) =>
  [
    'export interface OutputFields {',
    ...fieldsOf(schema).map(
      ([type, fields]) => `  ${type}: ${fields.map((field) => `'${field}'`).join(' | ')};`,
    ),
    '}',
  ].join('\n');

export default { plugin } satisfies CodegenPlugin;
