/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schema.generated';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SiteSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteSettingsQuery = { site: { __typename: 'Site', rawCountCompetitionIds: Array<string> | null, hiddenRegisterCompetitionIds: Array<string> | null, preliminaryCompetitionIds: Array<string> | null, hostApplicationUrl: string | null, hostChatUrl: string | null, platformIdBoxes: Array<{ __typename: 'PlatformIdBox', competitionId: string, name: string }> | null, competitionAds: Array<{ __typename: 'Advertisement', title: string, image: string, link: string }> | null, externalBoards: Array<{ __typename: 'ExternalBoardSetting', name: string, competitionId: string, title: string }> | null, lunarNewYear: { __typename: 'YearlyWindow', start: string, end: string } | null } };

export type SetSiteSettingsMutationVariables = Exact<{
  input: Types.SiteSettingsInput;
}>;


export type SetSiteSettingsMutation = { setSiteSettings: { __typename: 'Site', name: string } };

export type SetExternalBoardContentMutationVariables = Exact<{
  input: Types.SetExternalBoardInput;
}>;


export type SetExternalBoardContentMutation = { setExternalBoard: { __typename: 'ExternalBoard', title: string, url: string } };


export const SiteSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rawCountCompetitionIds"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenRegisterCompetitionIds"}},{"kind":"Field","name":{"kind":"Name","value":"preliminaryCompetitionIds"}},{"kind":"Field","name":{"kind":"Name","value":"platformIdBoxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"competitionId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hostApplicationUrl"}},{"kind":"Field","name":{"kind":"Name","value":"hostChatUrl"}},{"kind":"Field","name":{"kind":"Name","value":"competitionAds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"Field","name":{"kind":"Name","value":"externalBoards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"competitionId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lunarNewYear"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}}]}}]}}]} as unknown as DocumentNode<SiteSettingsQuery, SiteSettingsQueryVariables>;
export const SetSiteSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetSiteSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SiteSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setSiteSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SetSiteSettingsMutation, SetSiteSettingsMutationVariables>;
export const SetExternalBoardContentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetExternalBoardContent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetExternalBoardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setExternalBoard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<SetExternalBoardContentMutation, SetExternalBoardContentMutationVariables>;
export const useSiteSettingsQuery = (options?: Apollo.useQuery.Options<SiteSettingsQuery, SiteSettingsQueryVariables>) =>
  Apollo.useQuery(SiteSettingsDocument, { ...options, returnPartialData: false as const });

export const useSetSiteSettingsMutation = (options?: Apollo.useMutation.Options<SetSiteSettingsMutation, SetSiteSettingsMutationVariables>) =>
  Apollo.useMutation(SetSiteSettingsDocument, options);

export const useSetExternalBoardContentMutation = (options?: Apollo.useMutation.Options<SetExternalBoardContentMutation, SetExternalBoardContentMutationVariables>) =>
  Apollo.useMutation(SetExternalBoardContentDocument, options);