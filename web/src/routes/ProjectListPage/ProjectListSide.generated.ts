/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ProjectListSideQueryVariables = Exact<{ [key: string]: never; }>;


export type ProjectListSideQuery = { site: { __typename: 'Site', recommendConfig: { __typename: 'RecommendConfig', projectTabs: Array<string>, projectAds: Array<{ __typename: 'Advertisement', title: string, image: string, link: string }> } | null, hotProjects: Array<{ __typename: 'Project', id: string, title: string }> | null, recommendedColumns: Array<{ __typename: 'Column', id: string, name: string, projectsCount: number }> | null } };


export const ProjectListSideDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectListSide"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recommendConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectTabs"}},{"kind":"Field","name":{"kind":"Name","value":"projectAds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"hotProjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recommendedColumns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"projectsCount"}}]}}]}}]}}]} as unknown as DocumentNode<ProjectListSideQuery, ProjectListSideQueryVariables>;
export const useProjectListSideQuery = (options?: Apollo.useQuery.Options<ProjectListSideQuery, ProjectListSideQueryVariables>) =>
  Apollo.useQuery(ProjectListSideDocument, { ...options, returnPartialData: false as const });