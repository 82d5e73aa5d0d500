import type { CodegenPlugin, PluginFunction } from '@graphql-codegen/plugin-helpers';
import {
  getNamedType,
  type GraphQLInputObjectType,
  type GraphQLSchema,
  isInputObjectType,
} from 'graphql';
import { keyOf } from '../../gateway/src/graphql/from-directive.ts';

type Names = Record<string, string | readonly [name: string, input: string]>;

const upperFirst = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Each key that isn't its name in PascalCase, and the inputs within it. */
const namesOf = (input: GraphQLInputObjectType): Names =>
  Object.assign(
    {},
    ...Object.values(input.getFields()).map((field): Names => {
      const key = keyOf(field);
      const type = getNamedType(field.type);
      if (!isInputObjectType(type))
        return key === upperFirst(field.name) ? {} : { [key]: field.name };
      return key === '' ? namesOf(type) : { [key]: [field.name, type.name] };
    }),
  ) as Names;

const withNested = (schema: GraphQLSchema, name: string, found: Map<string, Names>) => {
  const input = schema.getType(name);
  if (!isInputObjectType(input)) throw new Error(`${name} is no input of the schema`);
  if (found.has(name)) return;
  const names = namesOf(input);
  found.set(name, names);
  for (const one of Object.values(names))
    if (typeof one !== 'string') withNested(schema, one[1], found);
};

/**
 * Maps the names of input fields to the keys of REST, for forms that check the rules before they
 * send.
 */
export const plugin: PluginFunction<{ inputs: string[] }> = (schema, _documents, { inputs }) => {
  const found = new Map<string, Names>();
  for (const name of inputs) withNested(schema, name, found);
  return `export const fieldNames = ${JSON.stringify(Object.fromEntries(found), null, 2)} as const;`;
};

export default { plugin } satisfies CodegenPlugin;
