/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schema.generated';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SiteQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteQuery = { site: { __typename: 'Site', name: string, workbenchUrl: string | null, trialUrl: string | null, rawCountCompetitionIds: Array<string> | null, hiddenRegisterCompetitionIds: Array<string> | null, preliminaryCompetitionIds: Array<string> | null, platformIdBoxes: Array<{ __typename: 'PlatformIdBox', competitionId: string, name: string }> | null, lunarNewYear: { __typename: 'YearlyWindow', start: string, end: string } | null } };

export type RecordPageViewMutationVariables = Exact<{
  input: Types.RecordPageViewInput;
}>;


export type RecordPageViewMutation = { recordPageView: boolean };


export const SiteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"workbenchUrl"}},{"kind":"Field","name":{"kind":"Name","value":"trialUrl"}},{"kind":"Field","name":{"kind":"Name","value":"rawCountCompetitionIds"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenRegisterCompetitionIds"}},{"kind":"Field","name":{"kind":"Name","value":"preliminaryCompetitionIds"}},{"kind":"Field","name":{"kind":"Name","value":"platformIdBoxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"competitionId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lunarNewYear"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}}]}}]}}]} as unknown as DocumentNode<SiteQuery, SiteQueryVariables>;
export const RecordPageViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordPageView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordPageViewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordPageView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<RecordPageViewMutation, RecordPageViewMutationVariables>;
export const useSiteQuery = (options?: Apollo.useQuery.Options<SiteQuery, SiteQueryVariables>) =>
  Apollo.useQuery(SiteDocument, { ...options, returnPartialData: false as const });

export const useRecordPageViewMutation = (options?: Apollo.useMutation.Options<RecordPageViewMutation, RecordPageViewMutationVariables>) =>
  Apollo.useMutation(RecordPageViewDocument, options);