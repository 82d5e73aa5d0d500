import type { CodegenPlugin, PluginFunction, Types } from '@graphql-codegen/plugin-helpers';
import {
  getNamedType,
  type GraphQLAbstractType,
  type GraphQLSchema,
  isAbstractType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/** Finds the interfaces and unions among the types of fields and fragments of these documents. */
const selectedTypes = (schema: GraphQLSchema, files: Types.DocumentFile[]) => {
  const found = new Set<GraphQLAbstractType>();
  const info = new TypeInfo(schema);
  const note = () => {
    const type = getNamedType(info.getType());
    if (isAbstractType(type)) found.add(type);
  };
  for (const { document } of files)
    if (document)
      visit(
        document,
        visitWithTypeInfo(info, { Field: note, InlineFragment: note, FragmentDefinition: note }),
      );
  return [...found].toSorted((one, other) => one.name.localeCompare(other.name));
};

/**
 * Names the types that may stand behind each interface and union of web's documents, for the cache.
 * Interfaces that no document selects are left out: a hundred types are a `Node`.
 */
export const plugin: PluginFunction = (schema, documents) => {
  const possibleTypes = Object.fromEntries(
    selectedTypes(schema, documents).map(({ name }) => {
      const type = schema.getType(name) as GraphQLAbstractType;
      return [name, schema.getPossibleTypes(type).map((each) => each.name)];
    }),
  );
  return `export default ${JSON.stringify({ possibleTypes }, null, 2)};`;
};

export default { plugin } satisfies CodegenPlugin;
