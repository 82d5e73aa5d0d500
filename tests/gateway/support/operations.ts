import { globSync, readFileSync } from 'node:fs';
import {
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  getNullableType,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  type OperationDefinitionNode,
  parse,
  print,
  typeFromAST,
  visit,
} from 'graphql';

export interface ShippedOperation {
  file: string;
  name: string;
  kind: 'query' | 'mutation' | 'subscription';
  source: string;
  variables: Record<string, unknown>;
}

const ROOT = new URL('../../../', import.meta.url).pathname;

/** Without what Apollo Client takes out before it sends. */
const asSent = (document: DocumentNode): DocumentNode =>
  visit(document, { Directive: ({ name }) => (name.value === 'unmask' ? null : undefined) });

const definitionsOf = (pattern: string): { file: string; definition: DefinitionNode }[] =>
  globSync(pattern, { cwd: ROOT }).flatMap((file) =>
    asSent(parse(readFileSync(ROOT + file, 'utf8'))).definitions.map((definition) => ({
      file,
      definition,
    })),
  );

/** An upload's key; ids of other things are shorter. */
const KEY = 'a'.repeat(32);

/** Values that the contract admits for strings that aren't free texts. */
const STRINGS: Record<string, string> = {
  client: KEY,
  countryCode: '86',
  privateBoardConfirmation: '提前公开',
  key: KEY,
  hash: KEY + KEY,
  token: KEY,
  imageKey: KEY,
  headingImageKey: KEY,
  sampleKey: KEY,
  answeredSampleKey: KEY,
  solutionKey: KEY,
  referenceKey: KEY,
  resultKey: KEY,
  archive: KEY,
  fileKey: KEY,
  fileKeys: KEY,
  files: KEY,
  hostApplicationUrl: 'https://host.test',
  image: '/picture.png',
  link: '/home',
  hostChatUrl: 'https://chat.test',
  communityUrl: 'https://group.test',
  url: '/home',
  fieldKey: 'vision',
  icon: 'chart',
  sponsorLogoKey: KEY,
};

/** Something that fits, for a variable that must have a value. */
export const exampleOf = (type: GraphQLInputType, name: string): unknown => {
  const inner = getNullableType(type);
  if (isListType(inner)) return [exampleOf(inner.ofType, name)];
  if (isEnumType(inner)) return inner.getValues()[0]?.name;
  if (isInputObjectType(inner)) {
    const fields = Object.values(inner.getFields());
    return Object.fromEntries(
      (inner.isOneOf ? fields.slice(0, 1) : fields).map((field) => [
        field.name,
        exampleOf(field.type, field.name),
      ]),
    );
  }
  switch (inner.name) {
    case 'ID':
      return STRINGS[name] ?? '0123456789abcdef01234567';
    case 'Int':
    case 'Float':
      return 1;
    case 'Boolean':
      return true;
    case 'DateTime':
      return '2027-01-01T00:00:00.000Z';
    default:
      return STRINGS[name] ?? name;
  }
};

/** Every operation that ships: the web client's and the sandbox's examples, ready to be sent. */
export const shippedOperations = (schema: GraphQLSchema): ShippedOperation[] => {
  const folders = ['web/src/**/*.graphql', 'schema/domains/*/examples.graphql'];
  return folders.flatMap((folder) => {
    const definitions = definitionsOf(folder);
    const fragments = new Map(
      definitions
        .map(({ definition }) => definition)
        .filter((d): d is FragmentDefinitionNode => d.kind === 'FragmentDefinition')
        .map((fragment) => [fragment.name.value, fragment]),
    );
    return definitions
      .filter(
        (found): found is { file: string; definition: OperationDefinitionNode } =>
          found.definition.kind === 'OperationDefinition',
      )
      .map(({ file, definition }) => ({
        file,
        name: definition.name?.value ?? '',
        kind: definition.operation,
        source: [definition, ...spreadBy(definition, fragments)]
          .map((sent) => print(withoutUnmask(sent)))
          .join('\n'),
        variables: variablesOf(schema, definition),
      }));
  });
};

const spreadBy = (
  definition: DefinitionNode,
  fragments: Map<string, FragmentDefinitionNode>,
  found = new Set<FragmentDefinitionNode>(),
): Set<FragmentDefinitionNode> => {
  visit(definition, {
    FragmentSpread: ({ name }) => {
      const fragment = fragments.get(name.value);
      if (!fragment || found.has(fragment)) return;
      found.add(fragment);
      spreadBy(fragment, fragments, found);
    },
  });
  return found;
};

/** The client takes its own directive out before it sends anything. */
const withoutUnmask = (definition: DefinitionNode): DefinitionNode =>
  visit(definition, { Directive: ({ name }) => (name.value === 'unmask' ? null : undefined) });

const variablesOf = (schema: GraphQLSchema, definition: OperationDefinitionNode) =>
  Object.fromEntries(
    (definition.variableDefinitions ?? [])
      .filter(
        ({ type, variable }) => type.kind === 'NonNullType' || variable.name.value === 'taskId',
      )
      .map(({ variable, type }) => [
        variable.name.value,
        exampleOf(typeFromAST(schema, type) as GraphQLInputType, variable.name.value),
      ]),
  );
