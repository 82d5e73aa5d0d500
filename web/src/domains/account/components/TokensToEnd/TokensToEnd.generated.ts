/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TokensToEndQueryVariables = Exact<{ [key: string]: never; }>;


export type TokensToEndQuery = { viewer: { __typename: 'Viewer', id: string, accessTokens: Array<{ __typename: 'AccessToken', id: string, name: string }> | null } | null };


export const TokensToEndDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TokensToEnd"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"accessTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<TokensToEndQuery, TokensToEndQueryVariables>;
export const useTokensToEndQuery = (options?: Apollo.useQuery.Options<TokensToEndQuery, TokensToEndQueryVariables>) =>
  Apollo.useQuery(TokensToEndDocument, { ...options, returnPartialData: false as const });