/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schema.generated';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type UpdateTeamMutationVariables = Exact<{
  input: Types.UpdateTeamInput;
}>;


export type UpdateTeamMutation = { updateTeam: { __typename: 'Team', id: string, name: string, image: string | null, description: string } };

export type SetTeamReceivingMutationVariables = Exact<{
  input: Types.SetTeamReceivingInput;
}>;


export type SetTeamReceivingMutation = { setTeamReceiving: { __typename: 'Team', id: string, receivesApplications: boolean } };

export type TransferTeamCaptaincyMutationVariables = Exact<{
  input: Types.TeamMemberInput;
}>;


export type TransferTeamCaptaincyMutation = { transferTeamCaptaincy: { __typename: 'Team', id: string, captain: { __typename: 'Member', id: string } | null } };

export type RequestMemberRemovalMutationVariables = Exact<{
  input: Types.TeamMemberInput;
}>;


export type RequestMemberRemovalMutation = { requestMemberRemoval: { __typename: 'TeamApplication', id: string, status: Types.TeamApplicationStatus } };

export type RequestTeamLeaveMutationVariables = Exact<{
  input: Types.TeamInput;
}>;


export type RequestTeamLeaveMutation = { requestTeamLeave: { __typename: 'TeamApplication', id: string, status: Types.TeamApplicationStatus } };

export type DissolveTeamMutationVariables = Exact<{
  input: Types.TeamInput;
}>;


export type DissolveTeamMutation = { dissolveTeam: { __typename: 'Competition', id: string, teamsCount: number } | null };

export type AnswerTeamApplicationMutationVariables = Exact<{
  input: Types.AnswerTeamApplicationInput;
}>;


export type AnswerTeamApplicationMutation = { answerTeamApplication: { __typename: 'TeamApplication', id: string, status: Types.TeamApplicationStatus } };


export const UpdateTeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateTeamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateTeam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<UpdateTeamMutation, UpdateTeamMutationVariables>;
export const SetTeamReceivingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetTeamReceiving"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetTeamReceivingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setTeamReceiving"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receivesApplications"}}]}}]}}]} as unknown as DocumentNode<SetTeamReceivingMutation, SetTeamReceivingMutationVariables>;
export const TransferTeamCaptaincyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TransferTeamCaptaincy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transferTeamCaptaincy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"captain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<TransferTeamCaptaincyMutation, TransferTeamCaptaincyMutationVariables>;
export const RequestMemberRemovalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestMemberRemoval"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestMemberRemoval"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<RequestMemberRemovalMutation, RequestMemberRemovalMutationVariables>;
export const RequestTeamLeaveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestTeamLeave"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestTeamLeave"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<RequestTeamLeaveMutation, RequestTeamLeaveMutationVariables>;
export const DissolveTeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DissolveTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dissolveTeam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"teamsCount"}}]}}]}}]} as unknown as DocumentNode<DissolveTeamMutation, DissolveTeamMutationVariables>;
export const AnswerTeamApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerTeamApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerTeamApplicationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerTeamApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<AnswerTeamApplicationMutation, AnswerTeamApplicationMutationVariables>;
export const useUpdateTeamMutation = (options?: Apollo.useMutation.Options<UpdateTeamMutation, UpdateTeamMutationVariables>) =>
  Apollo.useMutation(UpdateTeamDocument, options);

export const useSetTeamReceivingMutation = (options?: Apollo.useMutation.Options<SetTeamReceivingMutation, SetTeamReceivingMutationVariables>) =>
  Apollo.useMutation(SetTeamReceivingDocument, options);

export const useTransferTeamCaptaincyMutation = (options?: Apollo.useMutation.Options<TransferTeamCaptaincyMutation, TransferTeamCaptaincyMutationVariables>) =>
  Apollo.useMutation(TransferTeamCaptaincyDocument, options);

export const useRequestMemberRemovalMutation = (options?: Apollo.useMutation.Options<RequestMemberRemovalMutation, RequestMemberRemovalMutationVariables>) =>
  Apollo.useMutation(RequestMemberRemovalDocument, options);

export const useRequestTeamLeaveMutation = (options?: Apollo.useMutation.Options<RequestTeamLeaveMutation, RequestTeamLeaveMutationVariables>) =>
  Apollo.useMutation(RequestTeamLeaveDocument, options);

export const useDissolveTeamMutation = (options?: Apollo.useMutation.Options<DissolveTeamMutation, DissolveTeamMutationVariables>) =>
  Apollo.useMutation(DissolveTeamDocument, options);

export const useAnswerTeamApplicationMutation = (options?: Apollo.useMutation.Options<AnswerTeamApplicationMutation, AnswerTeamApplicationMutationVariables>) =>
  Apollo.useMutation(AnswerTeamApplicationDocument, options);