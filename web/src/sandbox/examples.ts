import { Kind, parse, print, type DefinitionNode, type OperationDefinitionNode } from 'graphql';

/** An operation to begin with; the comment above it says what it shows. */
export interface Example {
  domain: string;
  name: string;
  text: string;
}

const files = import.meta.glob<string>('../../../gateway/src/http/sandbox/examples/**/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const isOperation = (definition: DefinitionNode): definition is OperationDefinitionNode =>
  definition.kind === Kind.OPERATION_DEFINITION;

/** The comment lines right above a definition, as they stand in the file. */
const commentAbove = (text: string, start: number) =>
  /(?:^#.*\n)+$/m.exec(text.slice(0, start))?.[0].trim() ?? '';

/** One example an operation; fragments of the file come along with each. */
const examplesOf = (domain: string, text: string): Example[] => {
  const { definitions } = parse(text);
  const fragments = definitions.filter((definition) => !isOperation(definition)).map(print);
  return definitions.filter(isOperation).map((operation) => {
    const { start = 0, end = 0 } = operation.loc ?? {};
    const comment = commentAbove(text, start);
    const [title = ''] = comment.replace(/^#\s*/, '').split(/[；\n]/);
    return {
      domain,
      name: title.trim() || (operation.name?.value ?? domain),
      text: [comment, text.slice(start, end), ...fragments].filter(Boolean).join('\n') + '\n',
    };
  });
};

/** Examples of all domains, bundled: the sandbox needs no network but the gateway. */
export const examples: Example[] = Object.entries(files)
  .toSorted(([a], [b]) => a.localeCompare(b))
  .flatMap(([path, text]) => {
    const [domain = ''] = path.replace(/^.*\/examples\//, '').split(/[/.]/);
    return examplesOf(domain, text);
  });
