/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schema.generated';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SendRecoveryCodeMutationVariables = Exact<{
  input: Types.SendRecoveryCodeInput;
}>;


export type SendRecoveryCodeMutation = { sendRecoveryCode: { __typename: 'CodeSent', retryAfter: number } };

export type RecoverAccountMutationVariables = Exact<{
  input: Types.ResetPasswordInput;
}>;


export type RecoverAccountMutation = { recoverAccount: { __typename: 'RecoveredAccount', accessTokens: Array<string>, accessTokensEnded: boolean } };


export const SendRecoveryCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendRecoveryCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendRecoveryCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendRecoveryCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]} as unknown as DocumentNode<SendRecoveryCodeMutation, SendRecoveryCodeMutationVariables>;
export const RecoverAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecoverAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoverAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessTokens"}},{"kind":"Field","name":{"kind":"Name","value":"accessTokensEnded"}}]}}]}}]} as unknown as DocumentNode<RecoverAccountMutation, RecoverAccountMutationVariables>;
export const useSendRecoveryCodeMutation = (options?: Apollo.useMutation.Options<SendRecoveryCodeMutation, SendRecoveryCodeMutationVariables>) =>
  Apollo.useMutation(SendRecoveryCodeDocument, options);

export const useRecoverAccountMutation = (options?: Apollo.useMutation.Options<RecoverAccountMutation, RecoverAccountMutationVariables>) =>
  Apollo.useMutation(RecoverAccountDocument, options);