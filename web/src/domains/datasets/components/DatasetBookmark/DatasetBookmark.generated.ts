/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schema.generated';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BookmarkDatasetMutationVariables = Exact<{
  input: Types.DatasetReferenceInput;
}>;


export type BookmarkDatasetMutation = { bookmarkDataset: { __typename: 'Dataset', id: string, bookmarksCount: number, viewerBookmarked: boolean | null } };

export type UnbookmarkDatasetMutationVariables = Exact<{
  input: Types.DatasetReferenceInput;
}>;


export type UnbookmarkDatasetMutation = { unbookmarkDataset: { __typename: 'Dataset', id: string, bookmarksCount: number, viewerBookmarked: boolean | null } };


export const BookmarkDatasetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BookmarkDataset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DatasetReferenceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookmarkDataset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bookmarksCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerBookmarked"}}]}}]}}]} as unknown as DocumentNode<BookmarkDatasetMutation, BookmarkDatasetMutationVariables>;
export const UnbookmarkDatasetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnbookmarkDataset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DatasetReferenceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unbookmarkDataset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bookmarksCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerBookmarked"}}]}}]}}]} as unknown as DocumentNode<UnbookmarkDatasetMutation, UnbookmarkDatasetMutationVariables>;
export const useBookmarkDatasetMutation = (options?: Apollo.useMutation.Options<BookmarkDatasetMutation, BookmarkDatasetMutationVariables>) =>
  Apollo.useMutation(BookmarkDatasetDocument, options);

export const useUnbookmarkDatasetMutation = (options?: Apollo.useMutation.Options<UnbookmarkDatasetMutation, UnbookmarkDatasetMutationVariables>) =>
  Apollo.useMutation(UnbookmarkDatasetDocument, options);