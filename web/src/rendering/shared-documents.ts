import type { ApolloClient } from '@apollo/client';
import type { DocumentNode } from 'graphql';

/** Remembers what is worked out of documents, by a name too, for as long as there are the documents. */
const remembered = <Result>() => {
  const known = new WeakMap<DocumentNode, Map<string, Result>>();
  return (document: DocumentNode, name: string, make: () => Result): Result => {
    const ofDocument = known.get(document) ?? new Map<string, Result>();
    known.set(document, ofDocument);
    const result = ofDocument.get(name) ?? make();
    ofDocument.set(name, result);
    return result;
  };
};

/** Members that Apollo declares private, without their types. */
type GetInfo = (document: DocumentNode) => object;
type GetFragmentDocument = (fragment: DocumentNode, name?: string) => DocumentNode;

const withTypeNames = remembered<DocumentNode>();
const ofFragments = remembered<DocumentNode>();
const infos = remembered<object>();

/**
 * Has a page's client take from the pages before it what Apollo works out of a document alone: the
 * type names that it adds, the query that it makes of a fragment, and what is in it. Each client
 * does so for itself, and each page has its own.
 */
export const shareDocuments = (client: ApolloClient): ApolloClient => {
  const { cache } = client;
  const transform = cache.transformDocument.bind(cache);
  cache.transformDocument = (document) => withTypeNames(document, '', () => transform(document));

  const getFragmentDocument = cache['getFragmentDoc'] as GetFragmentDocument;
  cache['getFragmentDoc'] = ((fragment, name) =>
    ofFragments(fragment, name ?? '', () =>
      getFragmentDocument.call(cache, fragment, name),
    )) satisfies GetFragmentDocument;

  const manager = client['queryManager'] as { getDocumentInfo: GetInfo };
  const getInfo = manager.getDocumentInfo.bind(manager);
  manager.getDocumentInfo = (document) => infos(document, '', () => getInfo(document));
  return client;
};
