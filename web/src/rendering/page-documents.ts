import { type DocumentNode, Kind, print, valueFromASTUntyped, visit } from 'graphql';

/** A query as a page asks it: with type names, and without what only the cache understands. */
interface PageDocument {
  /** Text as the gateway gets it. */
  source: string;
  name: string;
  /** Values of the variables that aren't given. */
  defaults: Readonly<Record<string, unknown>>;
}

/** Directive that Apollo Client reads itself. */
const UNMASK = 'unmask';

const known = new WeakMap<DocumentNode, PageDocument>();

/**
 * Works out what a page needs of a query, once for each document.
 * @param document with its type names, as the cache writes answers by
 */
export const pageDocument = (document: DocumentNode): PageDocument => {
  const earlier = known.get(document);
  if (earlier) return earlier;
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  const sent = visit(document, {
    Directive: ({ name }) => (name.value === UNMASK ? null : undefined),
  });
  const made: PageDocument = {
    source: print(sent),
    name: operation?.name?.value ?? '',
    defaults: Object.fromEntries(
      (operation?.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
        defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
      ),
    ),
  };
  known.set(document, made);
  return made;
};
