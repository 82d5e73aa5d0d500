/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schema.generated';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SubscribeToColumnMutationVariables = Exact<{
  input: Types.ColumnReferenceInput;
}>;


export type SubscribeToColumnMutation = { subscribeToColumn: { __typename: 'Column', id: string, subscribersCount: number, viewerSubscribed: boolean | null } };

export type UnsubscribeFromColumnMutationVariables = Exact<{
  input: Types.ColumnReferenceInput;
}>;


export type UnsubscribeFromColumnMutation = { unsubscribeFromColumn: { __typename: 'Column', id: string, subscribersCount: number, viewerSubscribed: boolean | null } };


export const SubscribeToColumnDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubscribeToColumn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ColumnReferenceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscribeToColumn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subscribersCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerSubscribed"}}]}}]}}]} as unknown as DocumentNode<SubscribeToColumnMutation, SubscribeToColumnMutationVariables>;
export const UnsubscribeFromColumnDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnsubscribeFromColumn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ColumnReferenceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unsubscribeFromColumn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subscribersCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerSubscribed"}}]}}]}}]} as unknown as DocumentNode<UnsubscribeFromColumnMutation, UnsubscribeFromColumnMutationVariables>;
export const useSubscribeToColumnMutation = (options?: Apollo.useMutation.Options<SubscribeToColumnMutation, SubscribeToColumnMutationVariables>) =>
  Apollo.useMutation(SubscribeToColumnDocument, options);

export const useUnsubscribeFromColumnMutation = (options?: Apollo.useMutation.Options<UnsubscribeFromColumnMutation, UnsubscribeFromColumnMutationVariables>) =>
  Apollo.useMutation(UnsubscribeFromColumnDocument, options);