import { describe, expect, it } from '@jest/globals';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  isUnionType,
  parse,
  print,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type SelectionSetNode,
} from 'graphql';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCache } from '#web/src/apollo/cache.ts';
import { shippedOperations } from '#tests/gateway/support/operations.ts';

const root = join(import.meta.dirname, '../../..');
const schema = buildSchema(readFileSync(join(root, 'schema/schema.graphql'), 'utf8'));
const cache = createCache();

interface Part {
  /** `Member.communityVerification`, with its arguments. */
  field: string;
  holder: string;
  name: string;
  type: string;
  isList: boolean;
  /** The fields that each operation selects of it, in alphabetical order. */
  selections: Set<string>;
}

/** Types whose objects the cache keeps by a key of their own. */
const isEntity = (type: GraphQLObjectType): boolean => {
  const example = Object.fromEntries(
    Object.keys(type.getFields()).map((field) => [field, field === 'id' ? '1' : { id: '1' }]),
  );
  return cache.identify({ ...example, __typename: type.name }) !== undefined;
};

/** Field nodes of a selection set as they apply to one object type, fragments expanded. */
const fieldsOf = (
  set: SelectionSetNode,
  type: GraphQLObjectType,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): FieldNode[] =>
  set.selections.flatMap((selection) => {
    if (selection.kind === 'Field') return [selection];
    const fragment =
      selection.kind === 'FragmentSpread' ? fragments.get(selection.name.value) : selection;
    if (!fragment) return [];
    const condition = fragment.typeCondition && schema.getType(fragment.typeCondition.name.value);
    const applies =
      !condition ||
      condition === type ||
      ((isUnionType(condition) || isInterfaceType(condition)) && schema.isSubType(condition, type));
    return applies ? fieldsOf(fragment.selectionSet, type, fragments) : [];
  });

const objectTypesOf = (type: GraphQLNamedType): readonly GraphQLObjectType[] => {
  if (isObjectType(type)) return [type];
  return isUnionType(type) || isInterfaceType(type) ? schema.getPossibleTypes(type) : [];
};

/** Objects without an id that operations of the client select, by the field that holds them. */
const partsOf = (): Part[] => {
  const parts = new Map<string, Part>();
  const collect = (
    nodes: readonly FieldNode[],
    holder: GraphQLObjectType,
    fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  ): void => {
    const byField = Map.groupBy(
      nodes.filter(({ selectionSet }) => selectionSet),
      (node) => [node.name.value, ...(node.arguments ?? []).map(print)].join(' '),
    );
    for (const [key, same] of byField) {
      const name = same[0]?.name.value ?? '';
      const declared = holder.getFields()[name]?.type;
      if (!declared) continue;
      for (const type of objectTypesOf(getNamedType(declared))) {
        const selected = same.flatMap(({ selectionSet }) =>
          selectionSet ? fieldsOf(selectionSet, type, fragments) : [],
        );
        if (!isEntity(type) && !name.startsWith('__')) {
          const field = `${holder.name}.${key}: ${type.name}`;
          const part = parts.get(field) ?? {
            field,
            holder: holder.name,
            name,
            type: type.name,
            isList: isListType(getNullableType(declared)),
            selections: new Set<string>(),
          };
          part.selections.add(
            [...new Set(selected.map((node) => node.name.value))].sort().join(' '),
          );
          parts.set(field, part);
        }
        collect(selected, type, fragments);
      }
    }
  };
  const shipped = shippedOperations(schema).filter(({ file }) => file.startsWith('web/'));
  for (const { source } of shipped) {
    const { definitions } = parse(source);
    const fragments = new Map(
      definitions
        .filter((definition) => definition.kind === 'FragmentDefinition')
        .map((fragment) => [fragment.name.value, fragment]),
    );
    for (const definition of definitions) {
      if (definition.kind !== 'OperationDefinition') continue;
      const type = schema.getRootType(definition.operation);
      if (type) collect(fieldsOf(definition.selectionSet, type, fragments), type, fragments);
    }
  }
  return [...parts.values()];
};

const isMerged = ({ holder, name, type, isList }: Part): boolean =>
  // The merge of a type is not for elements of a list, of which a field's own takes care.
  cache.policies.getMergeFunction(holder, name, isList ? undefined : type) !== undefined;

/**
 * The cache replaces an object without an id by what a later answer selects of it: a page that shows
 * other fields of it would be asked for again from its beginning.
 */
describe('objects without an id that operations select differently', () => {
  const various = partsOf().filter(({ selections }) => selections.size > 1);

  it('are found', () => {
    expect(various.length).toBeGreaterThan(0);
  });

  it('are merged in the cache', () => {
    const replaced = various.filter((part) => !part.isList && !isMerged(part));
    expect(replaced.map(({ field, selections }) => [field, ...selections])).toEqual([]);
  });

  it('are not elements of lists, which cannot be merged', () => {
    const lists = various.filter((part) => part.isList && !isMerged(part));
    expect(lists.map(({ field, selections }) => [field, ...selections])).toEqual([]);
  });
});
