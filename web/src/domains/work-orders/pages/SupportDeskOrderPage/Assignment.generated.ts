/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schema.generated';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SupportStaffQueryVariables = Exact<{ [key: string]: never; }>;


export type SupportStaffQuery = { supportStaff: Array<{ __typename: 'Member', id: string, name: string }> | null };

export type AssignWorkOrderMutationVariables = Exact<{
  input: Types.AssignWorkOrderInput;
}>;


export type AssignWorkOrderMutation = { assignWorkOrder: { __typename: 'WorkOrder', id: string, status: Types.WorkOrderStatus, updatedAt: string, handler: { __typename: 'Member', id: string, name: string } | null } };


export const SupportStaffDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupportStaff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supportStaff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SupportStaffQuery, SupportStaffQueryVariables>;
export const AssignWorkOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignWorkOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssignWorkOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignWorkOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"handler"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<AssignWorkOrderMutation, AssignWorkOrderMutationVariables>;
export const useSupportStaffQuery = (options?: Apollo.useQuery.Options<SupportStaffQuery, SupportStaffQueryVariables>) =>
  Apollo.useQuery(SupportStaffDocument, { ...options, returnPartialData: false as const });

export const useAssignWorkOrderMutation = (options?: Apollo.useMutation.Options<AssignWorkOrderMutation, AssignWorkOrderMutationVariables>) =>
  Apollo.useMutation(AssignWorkOrderDocument, options);