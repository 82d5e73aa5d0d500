/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schema.generated';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RankingPanelQueryVariables = Exact<{
  id: string;
}>;


export type RankingPanelQuery = { competition: { __typename: 'Competition', id: string, endDate: string | null, hasFinalRanking: boolean, finalRankingPaid: boolean | null, stages: Array<{ __typename: 'Stage', id: string, name: string, tasks: Array<{ __typename: 'CompetitionTask', id: string, name: string, exclusion: { __typename: 'TaskExclusion', reason: string, excludedAt: string } | null }> | null }> | null } | null };

export type RankingRowsQueryVariables = Exact<{
  competitionId: string;
}>;


export type RankingRowsQuery = { finalRanking: Array<{ __typename: 'FinalRankingRow', place: number, score: number | null, reward: string | null, team: { __typename: 'Team', id: string, name: string } | null }> | null };

export type RankingStandingsQueryVariables = Exact<{
  stageId: string;
  taskId?: string | null | undefined;
}>;


export type RankingStandingsQuery = { standings: Array<{ __typename: 'Standing', rank: number, score: number, team: { __typename: 'Team', id: string, name: string } | null }> | null };

export type RankingTeamsQueryVariables = Exact<{
  competitionId: string;
  name: string;
}>;


export type RankingTeamsQuery = { managedTeams: { __typename: 'ManagedTeamPage', items: Array<{ __typename: 'ManagedTeam', id: string, banned: boolean, team: { __typename: 'Team', id: string, name: string } | null }> } | null };

export type PublishFinalRankingMutationVariables = Exact<{
  input: Types.PublishFinalRankingInput;
}>;


export type PublishFinalRankingMutation = { publishFinalRanking: { __typename: 'Competition', id: string, hasFinalRanking: boolean, finalRankingPaid: boolean | null } };

export type WithdrawFinalRankingMutationVariables = Exact<{
  input: Types.WithdrawFinalRankingInput;
}>;


export type WithdrawFinalRankingMutation = { withdrawFinalRanking: { __typename: 'Competition', id: string, hasFinalRanking: boolean, finalRankingPaid: boolean | null } };


export const RankingPanelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RankingPanel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"competition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"hasFinalRanking"}},{"kind":"Field","name":{"kind":"Name","value":"finalRankingPaid"}},{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"exclusion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"excludedAt"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<RankingPanelQuery, RankingPanelQueryVariables>;
export const RankingRowsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RankingRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"competitionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finalRanking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"competitionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"competitionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"reward"}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<RankingRowsQuery, RankingRowsQueryVariables>;
export const RankingStandingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RankingStandings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"stageId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"taskId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"standings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"stageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"stageId"}}},{"kind":"Argument","name":{"kind":"Name","value":"taskId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"taskId"}}},{"kind":"Argument","name":{"kind":"Name","value":"board"},"value":{"kind":"EnumValue","value":"PRIVATE"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<RankingStandingsQuery, RankingStandingsQueryVariables>;
export const RankingTeamsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RankingTeams"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"competitionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedTeams"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"competitionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"competitionId"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"banned"}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RankingTeamsQuery, RankingTeamsQueryVariables>;
export const PublishFinalRankingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishFinalRanking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PublishFinalRankingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishFinalRanking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasFinalRanking"}},{"kind":"Field","name":{"kind":"Name","value":"finalRankingPaid"}}]}}]}}]} as unknown as DocumentNode<PublishFinalRankingMutation, PublishFinalRankingMutationVariables>;
export const WithdrawFinalRankingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawFinalRanking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawFinalRankingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawFinalRanking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasFinalRanking"}},{"kind":"Field","name":{"kind":"Name","value":"finalRankingPaid"}}]}}]}}]} as unknown as DocumentNode<WithdrawFinalRankingMutation, WithdrawFinalRankingMutationVariables>;
export const useRankingPanelQuery = (options: Apollo.useQuery.Options<RankingPanelQuery, RankingPanelQueryVariables>) =>
  Apollo.useQuery(RankingPanelDocument, { ...options, returnPartialData: false as const });

export const useRankingRowsQuery = (options: Apollo.useQuery.Options<RankingRowsQuery, RankingRowsQueryVariables>) =>
  Apollo.useQuery(RankingRowsDocument, { ...options, returnPartialData: false as const });

export const useRankingStandingsQuery = (options: Apollo.useQuery.Options<RankingStandingsQuery, RankingStandingsQueryVariables>) =>
  Apollo.useQuery(RankingStandingsDocument, { ...options, returnPartialData: false as const });

export const useRankingTeamsQuery = (options: Apollo.useQuery.Options<RankingTeamsQuery, RankingTeamsQueryVariables>) =>
  Apollo.useQuery(RankingTeamsDocument, { ...options, returnPartialData: false as const });

export const usePublishFinalRankingMutation = (options?: Apollo.useMutation.Options<PublishFinalRankingMutation, PublishFinalRankingMutationVariables>) =>
  Apollo.useMutation(PublishFinalRankingDocument, options);

export const useWithdrawFinalRankingMutation = (options?: Apollo.useMutation.Options<WithdrawFinalRankingMutation, WithdrawFinalRankingMutationVariables>) =>
  Apollo.useMutation(WithdrawFinalRankingDocument, options);