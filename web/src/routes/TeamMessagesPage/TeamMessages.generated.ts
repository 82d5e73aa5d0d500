/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TeamsPanelFragment } from '../../domains/teams/components/TeamsPanel/TeamsPanel.generated';
import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TeamOfMessagesQueryVariables = Exact<{
  id: string;
}>;


export type TeamOfMessagesQuery = { team: { __typename: 'Team', id: string, competition: (
      { __typename: 'Competition', id: string, name: string, viewerState: { __typename: 'CompetitionViewerState', pendingApplicationsCount: number | null } | null }
      & { ' $fragmentRefs'?: { 'TeamsPanelFragment': TeamsPanelFragment } }
    ) | null } | null };


export const TeamOfMessagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamOfMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"team"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"competition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"viewerState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pendingApplicationsCount"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamsPanel"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamsPanel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Competition"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"maxMembersPerTeam"}},{"kind":"Field","name":{"kind":"Name","value":"teamNameLocked"}},{"kind":"Field","name":{"kind":"Name","value":"teamNotification"}},{"kind":"Field","name":{"kind":"Name","value":"viewerState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registration"}},{"kind":"Field","name":{"kind":"Name","value":"teamBanned"}},{"kind":"Field","name":{"kind":"Name","value":"teamBanReason"}},{"kind":"Field","name":{"kind":"Name","value":"pendingApplicationsCount"}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<TeamOfMessagesQuery, TeamOfMessagesQueryVariables>;
export const useTeamOfMessagesQuery = (options: Apollo.useQuery.Options<TeamOfMessagesQuery, TeamOfMessagesQueryVariables>) =>
  Apollo.useQuery(TeamOfMessagesDocument, { ...options, returnPartialData: false as const });