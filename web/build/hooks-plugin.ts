import type { CodegenPlugin, PluginFunction } from '@graphql-codegen/plugin-helpers';
import { Kind, type OperationDefinitionNode } from 'graphql';

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Do callers have to hand over variables? Mutations get theirs when they are called. */
const needsVariables = ({ operation, variableDefinitions = [] }: OperationDefinitionNode) =>
  operation !== 'mutation' &&
  variableDefinitions.some(({ type, defaultValue }) => {
    return type.kind === Kind.NON_NULL_TYPE && !defaultValue;
  });

const hook = (operation: OperationDefinitionNode) => {
  const name = pascal(operation.name?.value ?? '');
  const kind = pascal(operation.operation);
  const types = `${name}${kind}, ${name}${kind}Variables`;
  const optional = needsVariables(operation) ? '' : '?';
  // Without its literal, every field of a query would be typed as one that may be missing.
  const argument =
    operation.operation === 'query'
      ? '{ ...options, returnPartialData: false as const }'
      : 'options';
  return (
    `export const use${name}${kind} = (options${optional}: Apollo.use${kind}.Options<${types}>) =>\n` +
    `  Apollo.use${kind}(${name}Document, ${argument});`
  );
};

/**
 * Typed hooks of Apollo Client 4 for every operation: `useCompetitionPageQuery(options)` and so
 * on. A missing variable is a compile error. Fragments are read by Apollo's own `useFragment`.
 */
export const plugin: PluginFunction = (_schema, documents) => {
  const operations = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  if (operations.length === 0) return '';
  return {
    prepend: [`import * as Apollo from '@apollo/client/react';`],
    content: operations.map(hook).join('\n\n'),
  };
};

export default { plugin } satisfies CodegenPlugin;
