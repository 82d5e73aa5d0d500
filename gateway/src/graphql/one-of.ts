import {
  getNamedType,
  getVariableValues,
  type GraphQLNamedType,
  type GraphQLSchema,
  isInputObjectType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';

type Variables = Record<string, unknown>;

const holdsOneOf = (type: GraphQLNamedType, seen: Set<GraphQLNamedType>): boolean => {
  if (!isInputObjectType(type) || seen.has(type)) return false;
  seen.add(type);
  if (type.isOneOf) return true;
  return Object.values(type.getFields()).some((field) =>
    holdsOneOf(getNamedType(field.type), seen),
  );
};

/**
 * Makes the check of an operation's variables in whose types one field alone may be given
 * (`@oneOf`), which compiled code doesn't make; undefined where it has none.
 */
export const oneOfCheck = (
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
): ((variables: Variables) => boolean) | undefined => {
  const checked = variableDefinitions.filter((definition) => {
    const type = typeFromAST(schema, definition.type as never) as GraphQLNamedType | undefined;
    return type && holdsOneOf(getNamedType(type), new Set());
  });
  if (checked.length === 0) return undefined;
  return (variables) => !getVariableValues(schema, checked, variables, { maxErrors: 1 }).errors;
};
