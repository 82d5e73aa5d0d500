/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PlacesQueryVariables = Exact<{
  level1?: string | null | undefined;
  level2?: string | null | undefined;
}>;


export type PlacesQuery = { locations: { __typename: 'Locations', innerNodes: Array<string>, leafNodes: Array<{ __typename: 'LocationLeaf', name: string }> } | null };

export type UniversitiesQueryVariables = Exact<{
  match?: string | null | undefined;
}>;


export type UniversitiesQuery = { universities: Array<{ __typename: 'University', name: string, country: string, province: string }> | null };

export type MajorsQueryVariables = Exact<{
  match?: string | null | undefined;
}>;


export type MajorsQuery = { majors: Array<{ __typename: 'Major', id: string, discipline: string, name: string }> | null };

export type CompanyTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyTypesQuery = { companyTypes: Array<{ __typename: 'CompanyType', id: string, name: string }> | null };

export type IndustryTypesQueryVariables = Exact<{
  companyTypeId?: string | null | undefined;
}>;


export type IndustryTypesQuery = { industryTypes: Array<{ __typename: 'IndustryType', level1: string, level2: string }> | null };


export const PlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Places"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"level1"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"level2"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"level1"},"value":{"kind":"Variable","name":{"kind":"Name","value":"level1"}}},{"kind":"Argument","name":{"kind":"Name","value":"level2"},"value":{"kind":"Variable","name":{"kind":"Name","value":"level2"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"innerNodes"}},{"kind":"Field","name":{"kind":"Name","value":"leafNodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<PlacesQuery, PlacesQueryVariables>;
export const UniversitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Universities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"match"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"universities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"match"},"value":{"kind":"Variable","name":{"kind":"Name","value":"match"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"province"}}]}}]}}]} as unknown as DocumentNode<UniversitiesQuery, UniversitiesQueryVariables>;
export const MajorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Majors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"match"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"majors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"match"},"value":{"kind":"Variable","name":{"kind":"Name","value":"match"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"discipline"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<MajorsQuery, MajorsQueryVariables>;
export const CompanyTypesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CompanyTypesQuery, CompanyTypesQueryVariables>;
export const IndustryTypesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IndustryTypes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyTypeId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"industryTypes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyTypeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyTypeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level1"}},{"kind":"Field","name":{"kind":"Name","value":"level2"}}]}}]}}]} as unknown as DocumentNode<IndustryTypesQuery, IndustryTypesQueryVariables>;
export const usePlacesQuery = (options?: Apollo.useQuery.Options<PlacesQuery, PlacesQueryVariables>) =>
  Apollo.useQuery(PlacesDocument, { ...options, returnPartialData: false as const });

export const useUniversitiesQuery = (options?: Apollo.useQuery.Options<UniversitiesQuery, UniversitiesQueryVariables>) =>
  Apollo.useQuery(UniversitiesDocument, { ...options, returnPartialData: false as const });

export const useMajorsQuery = (options?: Apollo.useQuery.Options<MajorsQuery, MajorsQueryVariables>) =>
  Apollo.useQuery(MajorsDocument, { ...options, returnPartialData: false as const });

export const useCompanyTypesQuery = (options?: Apollo.useQuery.Options<CompanyTypesQuery, CompanyTypesQueryVariables>) =>
  Apollo.useQuery(CompanyTypesDocument, { ...options, returnPartialData: false as const });

export const useIndustryTypesQuery = (options?: Apollo.useQuery.Options<IndustryTypesQuery, IndustryTypesQueryVariables>) =>
  Apollo.useQuery(IndustryTypesDocument, { ...options, returnPartialData: false as const });