/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OrganisationLinksQueryVariables = Exact<{ [key: string]: never; }>;


export type OrganisationLinksQuery = { viewer: { __typename: 'Viewer', id: string, organisations: Array<{ __typename: 'OrganisationMembership', organisation: { __typename: 'Organisation', id: string, shortName: string, name: string } }> | null } | null };


export const OrganisationLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrganisationLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organisations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organisation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OrganisationLinksQuery, OrganisationLinksQueryVariables>;
export const useOrganisationLinksQuery = (options?: Apollo.useQuery.Options<OrganisationLinksQuery, OrganisationLinksQueryVariables>) =>
  Apollo.useQuery(OrganisationLinksDocument, { ...options, returnPartialData: false as const });