import {
  type GraphQLSchema,
  type OperationDefinitionNode,
  separateOperations,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { Operation } from '../graphql/operations.ts';

const found = new WeakMap<OperationDefinitionNode, readonly string[]>();

/**
 * Schema coordinates of what an operation asks for that is deprecated: fields, arguments, enum
 * values and keys of inputs that stand in its text. Worked out once for each operation.
 */
export const deprecatedIn = (
  schema: GraphQLSchema,
  { document, definition }: Operation,
): readonly string[] => {
  const known = found.get(definition);
  if (known) return known;
  const used = find(schema, document, definition);
  found.set(definition, used);
  return used;
};

const find = (
  schema: GraphQLSchema,
  document: Operation['document'],
  definition: OperationDefinitionNode,
): readonly string[] => {
  const info = new TypeInfo(schema);
  const used = new Set<string>();
  const own = separateOperations(document)[definition.name?.value ?? ''] ?? document;
  visit(
    own,
    visitWithTypeInfo(info, {
      Field: () => {
        const [field, parent] = [info.getFieldDef(), info.getParentType()];
        if (field?.deprecationReason != null) used.add(`${parent?.name}.${field.name}`);
      },
      Argument: () => {
        const [argument, field, parent] = [
          info.getArgument(),
          info.getFieldDef(),
          info.getParentType(),
        ];
        if (argument?.deprecationReason != null && !info.getDirective())
          used.add(`${parent?.name}.${field?.name}(${argument.name}:)`);
      },
      ObjectField: ({ name }) => {
        const input = info.getParentInputType();
        const fields = input && 'getFields' in input ? input.getFields() : {};
        if (fields[name.value]?.deprecationReason != null)
          used.add(`${input && 'name' in input ? input.name : ''}.${name.value}`);
      },
      EnumValue: () => {
        const [value, type] = [info.getEnumValue(), info.getInputType()];
        if (value?.deprecationReason != null)
          used.add(`${String(type).replace('!', '')}.${value.name}`);
      },
    }),
  );
  return [...used];
};
