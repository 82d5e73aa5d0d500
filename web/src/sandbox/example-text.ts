import { Kind, parse, print, type DefinitionNode, type OperationDefinitionNode } from 'graphql';

/** An operation to begin with. */
export interface Example {
  domain: string;
  /** The first sentence of the comment above it. */
  title: string;
  /** The rest of that comment; empty where there is none. */
  description: string;
  query: string;
  /** JSON to fill in. */
  variables: string;
}

export const isOperation = (definition: DefinitionNode): definition is OperationDefinitionNode =>
  definition.kind === Kind.OPERATION_DEFINITION;

/** The comment lines right above a definition, as they stand in the file. */
const commentAbove = (text: string, start: number): string => {
  const lines = text.slice(0, start).split('\n').slice(0, -1);
  const before = lines.findLastIndex((line) => !line.startsWith('#'));
  return lines
    .slice(before + 1)
    .join('\n')
    .trim();
};

const VARIABLES = /^#\s*variables:\s*(\{.*\})\s*$/;

const skeleton: [type: RegExp, value: unknown][] = [
  [/^\[/, []],
  [/^(Int|Float)/, 1],
  [/^Boolean/, true],
  [/Input/, {}],
  [/./, ''],
];

/** Variables to fill in: those of the operation that have no default. */
const neededVariables = ({ variableDefinitions = [] }: OperationDefinitionNode) =>
  Object.fromEntries(
    variableDefinitions
      .filter(({ defaultValue }) => !defaultValue)
      .map(({ variable, type }) => [
        variable.name.value,
        skeleton.find(([pattern]) => pattern.test(print(type)))?.[1],
      ]),
  );

/** Variables that a line `# variables: {…}` of the comment proposes, else a skeleton of them. */
const variablesOf = (comment: string[], operation: OperationDefinitionNode): string => {
  const given = comment.map((line) => VARIABLES.exec(line)?.[1]).find(Boolean);
  const values: unknown = given ? JSON.parse(given) : neededVariables(operation);
  return JSON.stringify(values, null, 2);
};

/** One example an operation of a file; fragments of the file come along with each. */
export const examplesOf = (domain: string, text: string): Example[] => {
  const { definitions } = parse(text);
  const fragments = definitions.filter((definition) => !isOperation(definition)).map(print);
  return definitions.filter(isOperation).map((operation) => {
    const { start = 0, end = 0 } = operation.loc ?? {};
    const comment = commentAbove(text, start).split('\n');
    const words = comment
      .filter((line) => !VARIABLES.test(line))
      .map((line) => line.replace(/^#\s*/, ''))
      .join(' ')
      .trim();
    const [title = '', description = ''] = words.split(/；([\s\S]*)/);
    return {
      domain,
      title: title.trim() || (operation.name?.value ?? domain),
      description: description.trim(),
      query: [text.slice(start, end), ...fragments].join('\n\n') + '\n',
      variables: variablesOf(comment, operation),
    };
  });
};

/**
 * Finds the examples that contain every word of the search, in title, description, domain or
 * fields.
 */
export const matchingExamples = (
  examples: readonly Example[],
  domainNames: Record<string, string>,
  search: string,
): Example[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return examples.filter(({ domain, title, description, query }) => {
    const text = [domainNames[domain], domain, title, description, query].join('\n').toLowerCase();
    return words.every((word) => text.includes(word));
  });
};
