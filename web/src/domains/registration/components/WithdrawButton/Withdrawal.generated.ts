/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schema.generated';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WithdrawalQueryVariables = Exact<{
  id: string;
}>;


export type WithdrawalQuery = { competition: { __typename: 'Competition', id: string, startDate: string, endDate: string | null, registerEndDate: string | null, viewerWithdrawal: { __typename: 'ViewerWithdrawal', refund: number, teammatesCount: number, refusal: string | null } | null } | null };

export type WithdrawFromCompetitionMutationVariables = Exact<{
  input: Types.WithdrawFromCompetitionInput;
}>;


export type WithdrawFromCompetitionMutation = { withdrawFromCompetition: { __typename: 'Competition', id: string, usersCount: number, teamsCount: number, viewerState: { __typename: 'CompetitionViewerState', registration: Types.RegistrationStatus | null, teamBanned: boolean, teamBanReason: string | null, pendingApplicationsCount: number | null, team: { __typename: 'Team', id: string, name: string } | null, currentStage: { __typename: 'Stage', id: string } | null, passedStages: Array<{ __typename: 'Stage', id: string }> | null } | null, viewerWithdrawal: { __typename: 'ViewerWithdrawal', refund: number, teammatesCount: number, refusal: string | null } | null } };


export const WithdrawalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Withdrawal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"competition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"registerEndDate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerWithdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refund"}},{"kind":"Field","name":{"kind":"Name","value":"teammatesCount"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]}}]} as unknown as DocumentNode<WithdrawalQuery, WithdrawalQueryVariables>;
export const WithdrawFromCompetitionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawFromCompetition"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawFromCompetitionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawFromCompetition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"usersCount"}},{"kind":"Field","name":{"kind":"Name","value":"teamsCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registration"}},{"kind":"Field","name":{"kind":"Name","value":"teamBanned"}},{"kind":"Field","name":{"kind":"Name","value":"teamBanReason"}},{"kind":"Field","name":{"kind":"Name","value":"pendingApplicationsCount"}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"currentStage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"passedStages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerWithdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refund"}},{"kind":"Field","name":{"kind":"Name","value":"teammatesCount"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]}}]} as unknown as DocumentNode<WithdrawFromCompetitionMutation, WithdrawFromCompetitionMutationVariables>;
export const useWithdrawalQuery = (options: Apollo.useQuery.Options<WithdrawalQuery, WithdrawalQueryVariables>) =>
  Apollo.useQuery(WithdrawalDocument, { ...options, returnPartialData: false as const });

export const useWithdrawFromCompetitionMutation = (options?: Apollo.useMutation.Options<WithdrawFromCompetitionMutation, WithdrawFromCompetitionMutationVariables>) =>
  Apollo.useMutation(WithdrawFromCompetitionDocument, options);