/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ManagedBoardsPanelQueryVariables = Exact<{
  id: string;
}>;


export type ManagedBoardsPanelQuery = { competition: { __typename: 'Competition', id: string, name: string, stages: Array<{ __typename: 'Stage', id: string, name: string, startDate: string, showsLeaderboard: boolean, showsPrivateLeaderboard: boolean, tasks: Array<{ __typename: 'CompetitionTask', id: string, name: string, showsLeaderboard: boolean, showsPrivateLeaderboard: boolean }> | null }> | null } | null };


export const ManagedBoardsPanelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManagedBoardsPanel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"competition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"showsLeaderboard"}},{"kind":"Field","name":{"kind":"Name","value":"showsPrivateLeaderboard"}},{"kind":"Field","name":{"kind":"Name","value":"tasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"showsLeaderboard"}},{"kind":"Field","name":{"kind":"Name","value":"showsPrivateLeaderboard"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ManagedBoardsPanelQuery, ManagedBoardsPanelQueryVariables>;
export const useManagedBoardsPanelQuery = (options: Apollo.useQuery.Options<ManagedBoardsPanelQuery, ManagedBoardsPanelQueryVariables>) =>
  Apollo.useQuery(ManagedBoardsPanelDocument, { ...options, returnPartialData: false as const });