/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CreatorWelcomeQueryVariables = Exact<{ [key: string]: never; }>;


export type CreatorWelcomeQuery = { viewer: { __typename: 'Viewer', id: string, member: { __typename: 'Member', id: string, isCreator: boolean | null } } | null };


export const CreatorWelcomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreatorWelcome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isCreator"}}]}}]}}]}}]} as unknown as DocumentNode<CreatorWelcomeQuery, CreatorWelcomeQueryVariables>;
export const useCreatorWelcomeQuery = (options?: Apollo.useQuery.Options<CreatorWelcomeQuery, CreatorWelcomeQueryVariables>) =>
  Apollo.useQuery(CreatorWelcomeDocument, { ...options, returnPartialData: false as const });