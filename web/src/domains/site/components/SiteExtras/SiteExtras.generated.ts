/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SiteExtrasQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteExtrasQuery = { site: { __typename: 'Site', communityUrl: string | null, companyLinks: Array<{ __typename: 'CompanyLink', title: string, url: string }> | null } };


export const SiteExtrasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteExtras"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"communityUrl"}},{"kind":"Field","name":{"kind":"Name","value":"companyLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<SiteExtrasQuery, SiteExtrasQueryVariables>;
export const useSiteExtrasQuery = (options?: Apollo.useQuery.Options<SiteExtrasQuery, SiteExtrasQueryVariables>) =>
  Apollo.useQuery(SiteExtrasDocument, { ...options, returnPartialData: false as const });