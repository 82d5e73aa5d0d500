/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CommunityGroupQueryVariables = Exact<{ [key: string]: never; }>;


export type CommunityGroupQuery = { site: { __typename: 'Site', communityUrl: string | null } };


export const CommunityGroupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CommunityGroup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"communityUrl"}}]}}]}}]} as unknown as DocumentNode<CommunityGroupQuery, CommunityGroupQueryVariables>;
export const useCommunityGroupQuery = (options?: Apollo.useQuery.Options<CommunityGroupQuery, CommunityGroupQueryVariables>) =>
  Apollo.useQuery(CommunityGroupDocument, { ...options, returnPartialData: false as const });