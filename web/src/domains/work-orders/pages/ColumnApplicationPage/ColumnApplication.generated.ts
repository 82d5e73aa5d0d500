/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schema.generated';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ColumnApplicationsQueryVariables = Exact<{
  typeId: string;
}>;


export type ColumnApplicationsQuery = { workOrders: { __typename: 'WorkOrderPage', items: Array<{ __typename: 'WorkOrder', id: string, status: Types.WorkOrderStatus }> } };

export type SendColumnApplicationMutationVariables = Exact<{
  input: Types.CreateWorkOrderInput;
}>;


export type SendColumnApplicationMutation = { createWorkOrder: { __typename: 'WorkOrder', id: string, orderId: number } };


export const ColumnApplicationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ColumnApplications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"typeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"typeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"typeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<ColumnApplicationsQuery, ColumnApplicationsQueryVariables>;
export const SendColumnApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendColumnApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWorkOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWorkOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}}]}}]}}]} as unknown as DocumentNode<SendColumnApplicationMutation, SendColumnApplicationMutationVariables>;
export const useColumnApplicationsQuery = (options: Apollo.useQuery.Options<ColumnApplicationsQuery, ColumnApplicationsQueryVariables>) =>
  Apollo.useQuery(ColumnApplicationsDocument, { ...options, returnPartialData: false as const });

export const useSendColumnApplicationMutation = (options?: Apollo.useMutation.Options<SendColumnApplicationMutation, SendColumnApplicationMutationVariables>) =>
  Apollo.useMutation(SendColumnApplicationDocument, options);