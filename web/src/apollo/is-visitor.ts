import type { ApolloCache, DocumentNode } from '@apollo/client';
import { Kind, OperationTypeNode } from 'graphql';

const field = (name: string) => ({
  kind: Kind.FIELD as const,
  name: { kind: Kind.NAME as const, value: name },
});

/** `query { viewer { id } }`, without a parser. */
const VIEWER_ID: DocumentNode = {
  kind: Kind.DOCUMENT,
  definitions: [
    {
      kind: Kind.OPERATION_DEFINITION,
      operation: OperationTypeNode.QUERY,
      selectionSet: {
        kind: Kind.SELECTION_SET,
        selections: [
          {
            ...field('viewer'),
            selectionSet: { kind: Kind.SELECTION_SET, selections: [field('id')] },
          },
        ],
      },
    },
  ],
};

const viewerIn = (cache: ApolloCache) =>
  cache.diff<{ viewer?: object | null }>({
    query: VIEWER_ID,
    optimistic: false,
    returnPartialData: true,
  }).result?.viewer;

/** True where an answer has said that the reader isn't signed in; false as long as none has. */
export const isVisitor = (cache: ApolloCache): boolean => viewerIn(cache) === null;

/** True where an answer has named the member who is signed in. */
export const isMember = (cache: ApolloCache): boolean => Boolean(viewerIn(cache));
