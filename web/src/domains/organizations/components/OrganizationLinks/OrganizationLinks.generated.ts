/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OrganizationLinksQueryVariables = Exact<{ [key: string]: never; }>;


export type OrganizationLinksQuery = { viewer: { __typename: 'Viewer', id: string, organizations: Array<{ __typename: 'OrganizationMembership', organization: { __typename: 'Organization', id: string, shortName: string, name: string } }> | null } | null };


export const OrganizationLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrganizationLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OrganizationLinksQuery, OrganizationLinksQueryVariables>;
export const useOrganizationLinksQuery = (options?: Apollo.useQuery.Options<OrganizationLinksQuery, OrganizationLinksQueryVariables>) =>
  Apollo.useQuery(OrganizationLinksDocument, { ...options, returnPartialData: false as const });