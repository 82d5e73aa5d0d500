import {
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';

/** A type, a field or an enum's value that a search can find. */
export interface SchemaEntry {
  /** Name as it is shown: `WorkOrder`, `Query.workOrder`, `WorkOrderStatus.PENDING`. */
  name: string;
  description: string;
  type: GraphQLNamedType;
  /** Field of the type; absent for the type itself and for values. */
  field?: GraphQLField<unknown, unknown> | GraphQLInputField;
}

const fieldsOf = (
  type: GraphQLNamedType,
): (GraphQLField<unknown, unknown> | GraphQLInputField)[] =>
  isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
    ? Object.values<GraphQLField<unknown, unknown> | GraphQLInputField>(type.getFields())
    : [];

/** Lists what a schema documents, introspection aside. */
export const schemaEntries = (schema: GraphQLSchema): SchemaEntry[] =>
  Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type): SchemaEntry[] => [
      { name: type.name, description: type.description ?? '', type },
      ...fieldsOf(type).map((field) => ({
        name: `${type.name}.${field.name}`,
        description: field.description ?? '',
        type,
        field,
      })),
      ...(isEnumType(type) ? type.getValues() : []).map((value) => ({
        name: `${type.name}.${value.name}`,
        description: value.description ?? '',
        type,
      })),
    ]);

/** A name and its words apart: `Query.workOrder` as “query.workorder query work order”. */
const wordsOf = (name: string): string =>
  `${name} ${name.replaceAll(/([a-z\d])(?=[A-Z])|[._]/g, '$1 ')}`.toLowerCase();

/** Rank of an entry for words: smaller is better, undefined where one of them isn't in it. */
const rankOf = ({ name, description, field }: SchemaEntry, words: readonly string[]) => {
  const named = wordsOf(name);
  const text = `${named} ${description.toLowerCase()}`;
  if (!words.every((word) => text.includes(word))) return undefined;
  const inName = words.every((word) => named.includes(word));
  const own = (field?.name ?? name).toLowerCase();
  const isWhole = own === words.join('') || own === words.toReversed().join('');
  return (isWhole ? 0 : inName ? 2 : 4) + (field ? 1 : 0);
};

/**
 * Finds entries that have all words of a text, in their name or their description: those named so
 * first, types before fields.
 */
export const searchSchema = (
  entries: readonly SchemaEntry[],
  text: string,
  most: number,
): SchemaEntry[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return entries
    .flatMap((entry) => {
      const rank = rankOf(entry, words);
      return rank === undefined ? [] : [{ entry, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ entry }) => entry);
};
