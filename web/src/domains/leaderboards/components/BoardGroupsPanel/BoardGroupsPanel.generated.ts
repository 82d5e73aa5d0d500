/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schema.generated';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BoardGroupsPanelQueryVariables = Exact<{
  id: string;
}>;


export type BoardGroupsPanelQuery = { competition: { __typename: 'Competition', id: string, stages: Array<{ __typename: 'Stage', id: string, name: string, tasks: Array<{ __typename: 'CompetitionTask', id: string, name: string }> | null }> | null, managedLeaderboardGroups: Array<{ __typename: 'LeaderboardGroup', id: string, taskId: string, name: string, active: boolean, leaderboards: Array<{ __typename: 'GroupLeaderboard', id: string, name: string, active: boolean, startDate: string | null, endDate: string | null, allTeams: boolean, teamsCount: number }> }> | null } | null };

export type BoardTeamsQueryVariables = Exact<{
  leaderboardId: string;
  name?: string | null | undefined;
  member?: boolean | null | undefined;
  page?: number | null | undefined;
}>;


export type BoardTeamsQuery = { leaderboardTeams: { __typename: 'LeaderboardTeamPage', totalCount: number, page: number, perPage: number, items: Array<{ __typename: 'LeaderboardTeam', member: boolean, banned: boolean, team: { __typename: 'Team', id: string, name: string, members: Array<{ __typename: 'Member', id: string, name: string }> | null } | null }> } | null };

export type BoardTemplateQueryVariables = Exact<{
  of: Types.LeaderboardOwner;
  id: string;
}>;


export type BoardTemplateQuery = { leaderboardTemplate: { __typename: 'LeaderboardTemplate', id: string, html: string | null } | null };

export type CreateBoardGroupMutationVariables = Exact<{
  input: Types.CreateLeaderboardGroupInput;
}>;


export type CreateBoardGroupMutation = { createLeaderboardGroup: { __typename: 'LeaderboardGroup', id: string } };

export type UpdateBoardGroupMutationVariables = Exact<{
  input: Types.UpdateLeaderboardGroupInput;
}>;


export type UpdateBoardGroupMutation = { updateLeaderboardGroup: { __typename: 'LeaderboardGroup', id: string, name: string, active: boolean, leaderboards: Array<{ __typename: 'GroupLeaderboard', id: string, name: string, active: boolean, startDate: string | null, endDate: string | null, allTeams: boolean, teamsCount: number }> } };

export type DeleteBoardGroupMutationVariables = Exact<{
  input: Types.DeleteLeaderboardGroupInput;
}>;


export type DeleteBoardGroupMutation = { deleteLeaderboardGroup: boolean };

export type SetBoardTeamsMutationVariables = Exact<{
  input: Types.SetLeaderboardTeamsInput;
}>;


export type SetBoardTeamsMutation = { setLeaderboardTeams: { __typename: 'GroupLeaderboard', id: string, teamsCount: number } };

export type SetBoardTemplateMutationVariables = Exact<{
  input: Types.SetLeaderboardTemplateInput;
}>;


export type SetBoardTemplateMutation = { setLeaderboardTemplate: { __typename: 'LeaderboardTemplate', id: string, html: string | null } };


export const BoardGroupsPanelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BoardGroupsPanel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"competition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"managedLeaderboardGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"leaderboards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"allTeams"}},{"kind":"Field","name":{"kind":"Name","value":"teamsCount"}}]}}]}}]}}]}}]} as unknown as DocumentNode<BoardGroupsPanelQuery, BoardGroupsPanelQueryVariables>;
export const BoardTeamsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BoardTeams"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leaderboardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"member"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaderboardTeams"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"leaderboardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leaderboardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"member"},"value":{"kind":"Variable","name":{"kind":"Name","value":"member"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"perPage"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"member"}},{"kind":"Field","name":{"kind":"Name","value":"banned"}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<BoardTeamsQuery, BoardTeamsQueryVariables>;
export const BoardTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BoardTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"of"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeaderboardOwner"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaderboardTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"of"},"value":{"kind":"Variable","name":{"kind":"Name","value":"of"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"html"}}]}}]}}]} as unknown as DocumentNode<BoardTemplateQuery, BoardTemplateQueryVariables>;
export const CreateBoardGroupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateBoardGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateLeaderboardGroupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createLeaderboardGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateBoardGroupMutation, CreateBoardGroupMutationVariables>;
export const UpdateBoardGroupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBoardGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateLeaderboardGroupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateLeaderboardGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"leaderboards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"allTeams"}},{"kind":"Field","name":{"kind":"Name","value":"teamsCount"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateBoardGroupMutation, UpdateBoardGroupMutationVariables>;
export const DeleteBoardGroupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteBoardGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteLeaderboardGroupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteLeaderboardGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<DeleteBoardGroupMutation, DeleteBoardGroupMutationVariables>;
export const SetBoardTeamsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetBoardTeams"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetLeaderboardTeamsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setLeaderboardTeams"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"teamsCount"}}]}}]}}]} as unknown as DocumentNode<SetBoardTeamsMutation, SetBoardTeamsMutationVariables>;
export const SetBoardTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetBoardTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetLeaderboardTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setLeaderboardTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"html"}}]}}]}}]} as unknown as DocumentNode<SetBoardTemplateMutation, SetBoardTemplateMutationVariables>;
export const useBoardGroupsPanelQuery = (options: Apollo.useQuery.Options<BoardGroupsPanelQuery, BoardGroupsPanelQueryVariables>) =>
  Apollo.useQuery(BoardGroupsPanelDocument, { ...options, returnPartialData: false as const });

export const useBoardTeamsQuery = (options: Apollo.useQuery.Options<BoardTeamsQuery, BoardTeamsQueryVariables>) =>
  Apollo.useQuery(BoardTeamsDocument, { ...options, returnPartialData: false as const });

export const useBoardTemplateQuery = (options: Apollo.useQuery.Options<BoardTemplateQuery, BoardTemplateQueryVariables>) =>
  Apollo.useQuery(BoardTemplateDocument, { ...options, returnPartialData: false as const });

export const useCreateBoardGroupMutation = (options?: Apollo.useMutation.Options<CreateBoardGroupMutation, CreateBoardGroupMutationVariables>) =>
  Apollo.useMutation(CreateBoardGroupDocument, options);

export const useUpdateBoardGroupMutation = (options?: Apollo.useMutation.Options<UpdateBoardGroupMutation, UpdateBoardGroupMutationVariables>) =>
  Apollo.useMutation(UpdateBoardGroupDocument, options);

export const useDeleteBoardGroupMutation = (options?: Apollo.useMutation.Options<DeleteBoardGroupMutation, DeleteBoardGroupMutationVariables>) =>
  Apollo.useMutation(DeleteBoardGroupDocument, options);

export const useSetBoardTeamsMutation = (options?: Apollo.useMutation.Options<SetBoardTeamsMutation, SetBoardTeamsMutationVariables>) =>
  Apollo.useMutation(SetBoardTeamsDocument, options);

export const useSetBoardTemplateMutation = (options?: Apollo.useMutation.Options<SetBoardTemplateMutation, SetBoardTemplateMutationVariables>) =>
  Apollo.useMutation(SetBoardTemplateDocument, options);