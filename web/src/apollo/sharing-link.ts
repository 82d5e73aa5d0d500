import { ApolloLink, type DocumentNode, type Observable } from '@apollo/client';
import { canonicalStringify } from '@apollo/client/utilities';
import { OperationTypeNode } from 'graphql';
import { finalize, shareReplay, tap } from 'rxjs';

/** Tells documents apart, which are one object each as long as the client knows them. */
const documentIds = () => {
  const ids = new WeakMap<DocumentNode, number>();
  let count = 0;
  return (document: DocumentNode): number => {
    let id = ids.get(document);
    if (id === undefined) ids.set(document, (id = count += 1));
    return id;
  };
};

/**
 * One request for the same query asked by several components at once, like the client's own
 * deduplication; but none that was sent before the last mutation or event: what these changed
 * would be asked for again and answered with how it was before them.
 */
export const createSharingLink = () => {
  const idOf = documentIds();
  const underWay = new Map<string, Observable<ApolloLink.Result>>();
  const forget = () => underWay.clear();

  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY) {
      return forward(operation).pipe(tap({ next: forget, error: forget }));
    }
    const key = `${idOf(operation.query)} ${canonicalStringify(operation.variables)}`;
    const known = underWay.get(key);
    if (known) return known;
    const answer: Observable<ApolloLink.Result> = forward(operation).pipe(
      finalize(() => underWay.get(key) === answer && underWay.delete(key)),
      shareReplay({ bufferSize: 1, refCount: true }),
    );
    underWay.set(key, answer);
    return answer;
  });
};
