/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schema.generated';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SupportQueryVariables = Exact<{ [key: string]: never; }>;


export type SupportQuery = { workOrderTypeGroups: Array<{ __typename: 'WorkOrderTypeGroup', id: string, name: string, aboutCompetition: boolean, types: Array<{ __typename: 'WorkOrderType', id: string, name: string, template: string, document: string }> }> };

export type FileWorkOrderChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type FileWorkOrderChoicesQuery = { competitions: { __typename: 'CompetitionPage', items: Array<{ __typename: 'Competition', id: string, name: string }> }, viewer: { __typename: 'Viewer', id: string, organizations: Array<{ __typename: 'OrganizationMembership', organization: { __typename: 'Organization', id: string, name: string } }> | null } | null };

export type ChosenCompetitionQueryVariables = Exact<{
  id: string;
}>;


export type ChosenCompetitionQuery = { competition: { __typename: 'Competition', id: string, name: string } | null };

export type CreateWorkOrderMutationVariables = Exact<{
  input: Types.CreateWorkOrderInput;
}>;


export type CreateWorkOrderMutation = { createWorkOrder: { __typename: 'WorkOrder', id: string, orderId: number } };


export const SupportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Support"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workOrderTypeGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"aboutCompetition"}},{"kind":"Field","name":{"kind":"Name","value":"types"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"document"}}]}}]}}]}}]} as unknown as DocumentNode<SupportQuery, SupportQueryVariables>;
export const FileWorkOrderChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FileWorkOrderChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"competitions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"RUNNING"}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<FileWorkOrderChoicesQuery, FileWorkOrderChoicesQueryVariables>;
export const ChosenCompetitionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChosenCompetition"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"competition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ChosenCompetitionQuery, ChosenCompetitionQueryVariables>;
export const CreateWorkOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateWorkOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWorkOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWorkOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}}]}}]}}]} as unknown as DocumentNode<CreateWorkOrderMutation, CreateWorkOrderMutationVariables>;
export const useSupportQuery = (options?: Apollo.useQuery.Options<SupportQuery, SupportQueryVariables>) =>
  Apollo.useQuery(SupportDocument, { ...options, returnPartialData: false as const });

export const useFileWorkOrderChoicesQuery = (options?: Apollo.useQuery.Options<FileWorkOrderChoicesQuery, FileWorkOrderChoicesQueryVariables>) =>
  Apollo.useQuery(FileWorkOrderChoicesDocument, { ...options, returnPartialData: false as const });

export const useChosenCompetitionQuery = (options: Apollo.useQuery.Options<ChosenCompetitionQuery, ChosenCompetitionQueryVariables>) =>
  Apollo.useQuery(ChosenCompetitionDocument, { ...options, returnPartialData: false as const });

export const useCreateWorkOrderMutation = (options?: Apollo.useMutation.Options<CreateWorkOrderMutation, CreateWorkOrderMutationVariables>) =>
  Apollo.useMutation(CreateWorkOrderDocument, options);