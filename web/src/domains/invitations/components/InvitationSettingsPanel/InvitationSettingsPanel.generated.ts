/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schema.generated';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type InvitationSettingsQueryVariables = Exact<{
  id: string;
}>;


export type InvitationSettingsQuery = { competition: { __typename: 'Competition', id: string, invitation: { __typename: 'InvitationSettings', linkText: string, showsRanking: boolean, notice: string | null } | null } | null };

export type SetInvitationMutationVariables = Exact<{
  input: Types.SetInvitationInput;
}>;


export type SetInvitationMutation = { setInvitation: { __typename: 'Competition', id: string, invitation: { __typename: 'InvitationSettings', linkText: string, showsRanking: boolean, notice: string | null } | null } };


export const InvitationSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvitationSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"competition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkText"}},{"kind":"Field","name":{"kind":"Name","value":"showsRanking"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}}]}}]}}]}}]} as unknown as DocumentNode<InvitationSettingsQuery, InvitationSettingsQueryVariables>;
export const SetInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetInvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkText"}},{"kind":"Field","name":{"kind":"Name","value":"showsRanking"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}}]}}]}}]}}]} as unknown as DocumentNode<SetInvitationMutation, SetInvitationMutationVariables>;
export const useInvitationSettingsQuery = (options: Apollo.useQuery.Options<InvitationSettingsQuery, InvitationSettingsQueryVariables>) =>
  Apollo.useQuery(InvitationSettingsDocument, { ...options, returnPartialData: false as const });

export const useSetInvitationMutation = (options?: Apollo.useMutation.Options<SetInvitationMutation, SetInvitationMutationVariables>) =>
  Apollo.useMutation(SetInvitationDocument, options);