/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schema.generated';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CreateCannedAnswerMutationVariables = Exact<{
  input: Types.CreateCannedAnswerInput;
}>;


export type CreateCannedAnswerMutation = { createCannedAnswer: { __typename: 'CannedAnswer', id: string, title: string, text: string } };

export type UpdateCannedAnswerMutationVariables = Exact<{
  input: Types.UpdateCannedAnswerInput;
}>;


export type UpdateCannedAnswerMutation = { updateCannedAnswer: { __typename: 'CannedAnswer', id: string, title: string, text: string } };

export type DeleteCannedAnswerMutationVariables = Exact<{
  input: Types.DeleteCannedAnswerInput;
}>;


export type DeleteCannedAnswerMutation = { deleteCannedAnswer: string };


export const CreateCannedAnswerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCannedAnswer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCannedAnswerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCannedAnswer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<CreateCannedAnswerMutation, CreateCannedAnswerMutationVariables>;
export const UpdateCannedAnswerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCannedAnswer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCannedAnswerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCannedAnswer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<UpdateCannedAnswerMutation, UpdateCannedAnswerMutationVariables>;
export const DeleteCannedAnswerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCannedAnswer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteCannedAnswerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCannedAnswer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<DeleteCannedAnswerMutation, DeleteCannedAnswerMutationVariables>;
export const useCreateCannedAnswerMutation = (options?: Apollo.useMutation.Options<CreateCannedAnswerMutation, CreateCannedAnswerMutationVariables>) =>
  Apollo.useMutation(CreateCannedAnswerDocument, options);

export const useUpdateCannedAnswerMutation = (options?: Apollo.useMutation.Options<UpdateCannedAnswerMutation, UpdateCannedAnswerMutationVariables>) =>
  Apollo.useMutation(UpdateCannedAnswerDocument, options);

export const useDeleteCannedAnswerMutation = (options?: Apollo.useMutation.Options<DeleteCannedAnswerMutation, DeleteCannedAnswerMutationVariables>) =>
  Apollo.useMutation(DeleteCannedAnswerDocument, options);