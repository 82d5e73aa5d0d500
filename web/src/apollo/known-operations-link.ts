import { ApolloLink, type DocumentNode } from '@apollo/client';
import type { ASTNode, FormattedExecutionResult } from 'graphql';
import { concatMap, from, of } from 'rxjs';

/** A document as the build marks it: `hash` is the SHA-256 of its text, hex. */
type MarkedDocument = DocumentNode & { hash?: string };

let printer: ((node: ASTNode) => string) | undefined;

const loadPrinter = async (): Promise<void> => {
  // Not by the package's index, whose modules come with the first load.
  const { print } = await import('graphql/language/printer.js');
  printer ??= print;
};

/** Prints a document that the gateway wants to see whole; loaded by then. */
export const printWhole = (node: ASTNode): string => {
  if (!printer) throw new Error('The printer of documents is not loaded');
  return printer(node);
};

/** Part of a request’s body that names a known operation. */
const extensionsFor = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } });

/** Makes the part of a body that asks for a document: its hash, or its text where it has none. */
export const operationBody = async (document: DocumentNode) => {
  const { hash } = document as MarkedDocument;
  if (hash !== undefined) return { extensions: extensionsFor(hash) };
  await loadPrinter();
  return { query: printWhole(document) };
};

const isUnknown = ({ errors }: FormattedExecutionResult): boolean =>
  errors?.some(({ extensions }) => extensions?.code === 'PERSISTED_QUERY_NOT_FOUND') ?? false;

/** Sends the text of a document, by POST. */
const sendWhole = (operation: ApolloLink.Operation, forward: ApolloLink.ForwardFunction) =>
  from(loadPrinter()).pipe(
    concatMap(() => {
      operation.setContext({
        http: { includeQuery: true, includeExtensions: true },
        fetchOptions: { method: 'POST' },
      });
      return forward(operation);
    }),
  );

/**
 * Asks for an operation by the hash of its text, and with the text where the gateway doesn't know
 * it, as after a deploy. A visitor's query goes by GET, which caches on the way may keep.
 *
 * @param isVisitor true where the reader is certainly not signed in
 */
export const createKnownOperationsLink = (isVisitor: () => boolean) =>
  new ApolloLink((operation, forward) => {
    const { hash } = operation.query as MarkedDocument;
    if (hash === undefined) return sendWhole(operation, forward);
    Object.assign(operation.extensions, extensionsFor(hash));
    const byGet = operation.operationType === 'query' && isVisitor();
    operation.setContext({
      http: { includeQuery: false, includeExtensions: true },
      fetchOptions: { method: byGet ? 'GET' : 'POST' },
    });
    return forward(operation).pipe(
      concatMap((answer) =>
        isUnknown(answer as FormattedExecutionResult) ? sendWhole(operation, forward) : of(answer),
      ),
    );
  });
