import {
  execute as interpret,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { GatewayContext } from './context.ts';
import { oneOfCheck } from './one-of.ts';
import type { Operation } from './operations.ts';

export type Variables = Record<string, unknown> | undefined;

/** Runs a prepared operation. This is the one place where execution can be swapped. */
export interface Executor {
  execute(
    operation: Operation,
    variables: Variables,
    context: GatewayContext,
    root?: unknown,
  ): ExecutionResult | Promise<ExecutionResult>;
  /** Compiles an operation that is going to be run often. */
  compile(operation: Operation): void;
}

/** graphql-js: runs everything, and is what the compiled executor must agree with. */
export const interpretingExecutor = (schema: GraphQLSchema, errors: number): Executor => ({
  execute: ({ document, name }, variables, context, root) =>
    interpret({
      schema,
      document,
      rootValue: root,
      contextValue: context,
      variableValues: variables,
      operationName: name,
      options: { maxCoercionErrors: errors },
    }),
  compile: () => undefined,
});

/**
 * graphql-jit for operations that come again, graphql-js for the rest: a new document, one that
 * can't be compiled, and variables that the compiled code refuses (its own refusals differ,
 * it counts a required input field with a default as missing, and it doesn't know `@oneOf`).
 */
export const compilingExecutor = (
  schema: () => GraphQLSchema,
  fallback: Executor,
  compileAfter: number,
): Executor => ({
  compile(operation) {
    if (operation.compiled === undefined) operation.compiled = compile(schema(), operation);
  },
  execute(operation, variables, context, root) {
    operation.runs += 1;
    if (operation.runs > compileAfter) this.compile(operation);
    if (!operation.compiled) return fallback.execute(operation, variables, context, root);
    const settle = (result: ExecutionResult) =>
      result.data === undefined
        ? fallback.execute(operation, variables, context, root)
        : withExtensions(result);
    const result = operation.compiled(root, context, variables) as
      ExecutionResult | Promise<ExecutionResult>;
    return 'then' in result ? result.then(settle) : settle(result);
  },
});

const compile = (schema: GraphQLSchema, { document, name, definition, introspects }: Operation) => {
  // Fields bear REST keys as their names there: a client would read those in place of ours.
  if (introspects) return null;
  // Compiled subscriptions lose their literal arguments.
  if (definition.operation === 'subscription') return null;
  const compiled = compileQuery(schema, document, name, { disablingCapturingStackErrors: true });
  if (!isCompiledQuery(compiled)) return null;
  const { query } = compiled;
  const fits = oneOfCheck(schema, definition);
  if (!fits) return query;
  const checked: typeof query = (root, context, variables) =>
    fits(variables ?? {}) ? query(root, context, variables) : {};
  return checked;
};

/** Compiled errors come without `extensions` where graphql-js has an empty object. */
const withExtensions = (result: ExecutionResult): ExecutionResult => {
  if (!result.errors) return result;
  const errors = result.errors.map((error: GraphQLError & { extensions?: unknown }) =>
    error.extensions
      ? error
      : Object.defineProperty(Object.create(error) as GraphQLError, 'extensions', { value: {} }),
  );
  return { ...result, errors };
};
