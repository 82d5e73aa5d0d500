import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  NoDeprecatedCustomRule,
  parse,
  Source,
  specifiedRules,
  validate,
} from 'graphql';

/** Something about an operation, at its place: `file:line:column`. */
interface Finding {
  place: string;
  message: string;
}

export interface Checked {
  /** Number of operations read. */
  operations: number;
  /** Operations' faults, for which the schema refuses them. */
  errors: Finding[];
  /** Uses of deprecated fields, arguments and values: they work for now. */
  warnings: Finding[];
}

const findingOf = ({ message, locations, source }: GraphQLError): Finding => {
  const { line, column } = locations?.[0] ?? { line: 1, column: 1 };
  return { place: `${source?.name ?? ''}:${line}:${column}`, message };
};

/** Names of the files with operations among these files and folders. */
const filesOf = (paths: readonly string[]): string[] =>
  paths.flatMap((path) =>
    statSync(path).isDirectory()
      ? globSync('**/*.{graphql,gql}', { cwd: path })
          .sort()
          .map((name) => join(path, name))
      : [path],
  );

/**
 * Checks the operations of one client against a schema. Fragments may stand in other files than the
 * operations that spread them.
 *
 * @param paths files, and folders of `.graphql` and `.gql` files
 * @throws Error where a path isn't there
 */
export const checkOperations = (schema: GraphQLSchema, paths: readonly string[]): Checked => {
  const errors: Finding[] = [];
  const documents = filesOf(paths).flatMap((file): DocumentNode[] => {
    try {
      return [parse(new Source(readFileSync(file, 'utf8'), file))];
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      errors.push(findingOf(error));
      return [];
    }
  });
  const whole: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: documents.flatMap(({ definitions }) => definitions),
  };
  const findings = (rules: typeof specifiedRules) =>
    validate(schema, whole, rules, { maxErrors: Infinity }).map(findingOf);
  return {
    operations: whole.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length,
    errors: [...errors, ...findings(specifiedRules)],
    warnings: findings([NoDeprecatedCustomRule]),
  };
};
