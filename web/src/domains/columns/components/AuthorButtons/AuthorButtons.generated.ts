/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MyColumnsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyColumnsQuery = { viewer: { __typename: 'Viewer', id: string, columns: { __typename: 'ViewerColumns', isAuthorized: boolean, mayCreate: boolean, items: Array<{ __typename: 'Column', id: string, name: string }> | null } | null } | null };


export const MyColumnsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyColumns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isAuthorized"}},{"kind":"Field","name":{"kind":"Name","value":"mayCreate"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<MyColumnsQuery, MyColumnsQueryVariables>;
export const useMyColumnsQuery = (options?: Apollo.useQuery.Options<MyColumnsQuery, MyColumnsQueryVariables>) =>
  Apollo.useQuery(MyColumnsDocument, { ...options, returnPartialData: false as const });