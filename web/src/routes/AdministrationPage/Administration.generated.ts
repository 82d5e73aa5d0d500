/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AdministrationQueryVariables = Exact<{ [key: string]: never; }>;


export type AdministrationQuery = { administrationCounts: { __typename: 'AdministrationCounts', workOrders: number | null, realNames: number | null, hostApplications: number | null, sourceApplications: number | null, parkedMails: number | null, parkedJobs: number | null } | null };


export const AdministrationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Administration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"administrationCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workOrders"}},{"kind":"Field","name":{"kind":"Name","value":"realNames"}},{"kind":"Field","name":{"kind":"Name","value":"hostApplications"}},{"kind":"Field","name":{"kind":"Name","value":"sourceApplications"}},{"kind":"Field","name":{"kind":"Name","value":"parkedMails"}},{"kind":"Field","name":{"kind":"Name","value":"parkedJobs"}}]}}]}}]} as unknown as DocumentNode<AdministrationQuery, AdministrationQueryVariables>;
export const useAdministrationQuery = (options?: Apollo.useQuery.Options<AdministrationQuery, AdministrationQueryVariables>) =>
  Apollo.useQuery(AdministrationDocument, { ...options, returnPartialData: false as const });