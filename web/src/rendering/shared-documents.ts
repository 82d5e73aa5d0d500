import type { ApolloCache } from '@apollo/client';
import type { DocumentNode } from 'graphql';

const withTypeNames = new WeakMap<DocumentNode, DocumentNode>();

/**
 * Has a page's cache take from the pages before it the documents with the type names that it adds:
 * each cache works them out for itself, and each page has its own.
 */
export const shareDocuments = <Cache extends ApolloCache>(cache: Cache): Cache => {
  const transform = cache.transformDocument.bind(cache);
  cache.transformDocument = (document) => {
    const known = withTypeNames.get(document) ?? transform(document);
    withTypeNames.set(document, known);
    return known;
  };
  return cache;
};
