/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WorkbenchQueryVariables = Exact<{ [key: string]: never; }>;


export type WorkbenchQuery = { site: { __typename: 'Site', workbenchUrl: string | null, trialUrl: string | null }, viewer: { __typename: 'Viewer', id: string, phoneVerified: boolean, organizations: Array<{ __typename: 'OrganizationMembership', organization: { __typename: 'Organization', id: string, shortName: string, name: string, image: string | null } }> | null } | null };


export const WorkbenchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Workbench"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workbenchUrl"}},{"kind":"Field","name":{"kind":"Name","value":"trialUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"phoneVerified"}},{"kind":"Field","name":{"kind":"Name","value":"organizations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"}}]}}]}}]}}]}}]} as unknown as DocumentNode<WorkbenchQuery, WorkbenchQueryVariables>;
export const useWorkbenchQuery = (options?: Apollo.useQuery.Options<WorkbenchQuery, WorkbenchQueryVariables>) =>
  Apollo.useQuery(WorkbenchDocument, { ...options, returnPartialData: false as const });