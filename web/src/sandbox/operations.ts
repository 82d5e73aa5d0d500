import { getOperationAST, GraphQLError, parse, type OperationTypeNode } from 'graphql';

export interface Operation {
  query: string;
  operationName: string | undefined;
  variables: Record<string, unknown>;
  kind: OperationTypeNode;
}

const variablesOf = (text: string): Record<string, unknown> => {
  if (!text.trim()) return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Error('变量不是合法的 JSON', { cause });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('变量应当是一个 JSON 对象');
  return value as Record<string, unknown>;
};

/** Names of the operations of a document; empty while it can't be parsed. */
export const operationNames = (query: string): string[] => {
  try {
    return parse(query).definitions.flatMap((definition) =>
      definition.kind === 'OperationDefinition' && definition.name ? [definition.name.value] : [],
    );
  } catch {
    return [];
  }
};

/** What to send, out of the editors; throws an error that says in Chinese what is wrong. */
export const readOperation = (query: string, variables: string, name?: string): Operation => {
  let document;
  try {
    document = parse(query);
  } catch (cause) {
    const place = cause instanceof GraphQLError ? cause.locations?.[0] : undefined;
    throw new Error(`语法有误${place ? `（第${place.line}行，第${place.column}列）` : ''}`, {
      cause,
    });
  }
  const operationName = name ?? operationNames(query)[0];
  const operation = getOperationAST(document, operationName);
  if (!operation) throw new Error('没有可以运行的操作');
  return { query, operationName, variables: variablesOf(variables), kind: operation.operation };
};
