/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schema.generated';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BookmarkProjectMutationVariables = Exact<{
  input: Types.ProjectReferenceInput;
}>;


export type BookmarkProjectMutation = { bookmarkProject: { __typename: 'Project', id: string, bookmarksCount: number, viewerBookmarked: boolean | null } };

export type UnbookmarkProjectMutationVariables = Exact<{
  input: Types.ProjectReferenceInput;
}>;


export type UnbookmarkProjectMutation = { unbookmarkProject: { __typename: 'Project', id: string, bookmarksCount: number, viewerBookmarked: boolean | null } };


export const BookmarkProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BookmarkProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectReferenceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookmarkProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bookmarksCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerBookmarked"}}]}}]}}]} as unknown as DocumentNode<BookmarkProjectMutation, BookmarkProjectMutationVariables>;
export const UnbookmarkProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnbookmarkProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectReferenceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unbookmarkProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bookmarksCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerBookmarked"}}]}}]}}]} as unknown as DocumentNode<UnbookmarkProjectMutation, UnbookmarkProjectMutationVariables>;
export const useBookmarkProjectMutation = (options?: Apollo.useMutation.Options<BookmarkProjectMutation, BookmarkProjectMutationVariables>) =>
  Apollo.useMutation(BookmarkProjectDocument, options);

export const useUnbookmarkProjectMutation = (options?: Apollo.useMutation.Options<UnbookmarkProjectMutation, UnbookmarkProjectMutationVariables>) =>
  Apollo.useMutation(UnbookmarkProjectDocument, options);