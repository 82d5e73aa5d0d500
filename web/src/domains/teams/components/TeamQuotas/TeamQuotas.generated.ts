/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TeamQuotasQueryVariables = Exact<{
  teamId: string;
  mergedWithId?: string | null | undefined;
}>;


export type TeamQuotasQuery = { teamQuotas: Array<{ __typename: 'TeamQuota', totalUsed: number, dailyUsed: number, task: { __typename: 'CompetitionTask', id: string, name: string, review: { __typename: 'AutomaticReview', dailyLimit: number | null, totalLimit: number | null } | null } | null }> };


export const TeamQuotasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamQuotas"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mergedWithId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamQuotas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"teamId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}}},{"kind":"Argument","name":{"kind":"Name","value":"mergedWithId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mergedWithId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalUsed"}},{"kind":"Field","name":{"kind":"Name","value":"dailyUsed"}},{"kind":"Field","name":{"kind":"Name","value":"task"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"review"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dailyLimit"}},{"kind":"Field","name":{"kind":"Name","value":"totalLimit"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TeamQuotasQuery, TeamQuotasQueryVariables>;
export const useTeamQuotasQuery = (options: Apollo.useQuery.Options<TeamQuotasQuery, TeamQuotasQueryVariables>) =>
  Apollo.useQuery(TeamQuotasDocument, { ...options, returnPartialData: false as const });