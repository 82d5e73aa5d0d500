import type { GraphQLField, GraphQLInputField } from 'graphql';
import { pascalCase } from './rest-keys.ts';

/** The REST key of a field: what `@from` names, else its own name in PascalCase. */
export const keyOf = ({
  name,
  astNode,
}: GraphQLField<unknown, unknown> | GraphQLInputField): string => {
  const from = astNode?.directives?.find((directive) => directive.name.value === 'from');
  const argument = from?.arguments?.[0]?.value;
  return argument?.kind === 'StringValue' ? argument.value : pascalCase(name);
};
