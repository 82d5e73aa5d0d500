/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schema.generated';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ManagedDatasetBindingFragment = { __typename: 'DatasetBinding', id: string, title: string, description: string, public: boolean, reviewStage: number | null, files: Array<{ __typename: 'DatasetFile', token: string, name: string, ext: string, size: number, url: string }> } & { ' $fragmentName'?: 'ManagedDatasetBindingFragment' };

export type DatasetSettingsQueryVariables = Exact<{
  id: string;
}>;


export type DatasetSettingsQuery = { competition: { __typename: 'Competition', id: string, datasetDescription: string | null, datasetBindings: Array<{ __typename: 'DatasetBinding', id: string, title: string, description: string, public: boolean, reviewStage: number | null, files: Array<{ __typename: 'DatasetFile', token: string, name: string, ext: string, size: number, url: string }> }> | null, stages: Array<{ __typename: 'Stage', id: string, name: string }> | null } | null };

export type SetDatasetDescriptionMutationVariables = Exact<{
  input: Types.SetDatasetDescriptionInput;
}>;


export type SetDatasetDescriptionMutation = { setDatasetDescription: { __typename: 'Competition', id: string, datasetDescription: string | null } };

export type CreateDatasetBindingMutationVariables = Exact<{
  input: Types.CreateDatasetBindingInput;
}>;


export type CreateDatasetBindingMutation = { createDatasetBinding: { __typename: 'DatasetBinding', id: string } };

export type UpdateDatasetBindingMutationVariables = Exact<{
  input: Types.UpdateDatasetBindingInput;
}>;


export type UpdateDatasetBindingMutation = { updateDatasetBinding: { __typename: 'DatasetBinding', id: string, title: string, description: string, public: boolean, reviewStage: number | null, files: Array<{ __typename: 'DatasetFile', token: string, name: string, ext: string, size: number, url: string }> } };

export type OrderDatasetBindingsMutationVariables = Exact<{
  input: Types.OrderDatasetBindingsInput;
}>;


export type OrderDatasetBindingsMutation = { orderDatasetBindings: { __typename: 'Competition', id: string, datasetBindings: Array<{ __typename: 'DatasetBinding', id: string }> | null } };

export type RemoveDatasetBindingMutationVariables = Exact<{
  input: Types.RemoveDatasetBindingInput;
}>;


export type RemoveDatasetBindingMutation = { removeDatasetBinding: boolean };

export const ManagedDatasetBindingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedDatasetBinding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DatasetBinding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"public"}},{"kind":"Field","name":{"kind":"Name","value":"reviewStage"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ext"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<ManagedDatasetBindingFragment, unknown>;
export const DatasetSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DatasetSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"competition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"datasetDescription"}},{"kind":"Field","name":{"kind":"Name","value":"datasetBindings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedDatasetBinding"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedDatasetBinding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DatasetBinding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"public"}},{"kind":"Field","name":{"kind":"Name","value":"reviewStage"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ext"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<DatasetSettingsQuery, DatasetSettingsQueryVariables>;
export const SetDatasetDescriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetDatasetDescription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetDatasetDescriptionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setDatasetDescription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"datasetDescription"}}]}}]}}]} as unknown as DocumentNode<SetDatasetDescriptionMutation, SetDatasetDescriptionMutationVariables>;
export const CreateDatasetBindingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDatasetBinding"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateDatasetBindingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDatasetBinding"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateDatasetBindingMutation, CreateDatasetBindingMutationVariables>;
export const UpdateDatasetBindingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDatasetBinding"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateDatasetBindingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateDatasetBinding"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedDatasetBinding"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedDatasetBinding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DatasetBinding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"public"}},{"kind":"Field","name":{"kind":"Name","value":"reviewStage"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ext"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<UpdateDatasetBindingMutation, UpdateDatasetBindingMutationVariables>;
export const OrderDatasetBindingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrderDatasetBindings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderDatasetBindingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderDatasetBindings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"datasetBindings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<OrderDatasetBindingsMutation, OrderDatasetBindingsMutationVariables>;
export const RemoveDatasetBindingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveDatasetBinding"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveDatasetBindingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeDatasetBinding"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<RemoveDatasetBindingMutation, RemoveDatasetBindingMutationVariables>;
export const useDatasetSettingsQuery = (options: Apollo.useQuery.Options<DatasetSettingsQuery, DatasetSettingsQueryVariables>) =>
  Apollo.useQuery(DatasetSettingsDocument, { ...options, returnPartialData: false as const });

export const useSetDatasetDescriptionMutation = (options?: Apollo.useMutation.Options<SetDatasetDescriptionMutation, SetDatasetDescriptionMutationVariables>) =>
  Apollo.useMutation(SetDatasetDescriptionDocument, options);

export const useCreateDatasetBindingMutation = (options?: Apollo.useMutation.Options<CreateDatasetBindingMutation, CreateDatasetBindingMutationVariables>) =>
  Apollo.useMutation(CreateDatasetBindingDocument, options);

export const useUpdateDatasetBindingMutation = (options?: Apollo.useMutation.Options<UpdateDatasetBindingMutation, UpdateDatasetBindingMutationVariables>) =>
  Apollo.useMutation(UpdateDatasetBindingDocument, options);

export const useOrderDatasetBindingsMutation = (options?: Apollo.useMutation.Options<OrderDatasetBindingsMutation, OrderDatasetBindingsMutationVariables>) =>
  Apollo.useMutation(OrderDatasetBindingsDocument, options);

export const useRemoveDatasetBindingMutation = (options?: Apollo.useMutation.Options<RemoveDatasetBindingMutation, RemoveDatasetBindingMutationVariables>) =>
  Apollo.useMutation(RemoveDatasetBindingDocument, options);