/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schema.generated';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ChannelPageQueryVariables = Exact<{
  id: string;
}>;


export type ChannelPageQuery = { channel: { __typename: 'Channel', id: string, datasetsCount: number, competitionsCount: number, forumEnabled: boolean, foldReason: string | null, viewerMail: boolean | null, viewerModerates: boolean | null, viewerHasNews: boolean | null, name: string, image: string | null, description: string, projectsCount: number, subscribersCount: number, viewerFollows: boolean | null, moderators: Array<{ __typename: 'Member', id: string, name: string, avatar: string | null }> | null } | null };

export type SetChannelMailMutationVariables = Exact<{
  input: Types.SetChannelMailInput;
}>;


export type SetChannelMailMutation = { setChannelMail: { __typename: 'Channel', id: string, subscribersCount: number, viewerFollows: boolean | null, viewerMail: boolean | null, viewerHasNews: boolean | null } };

export type RecordChannelViewMutationVariables = Exact<{
  input: Types.RecordChannelViewInput;
}>;


export type RecordChannelViewMutation = { recordChannelView: { __typename: 'Channel', id: string, viewerHasNews: boolean | null } };

export type MailAddressQueryVariables = Exact<{ [key: string]: never; }>;


export type MailAddressQuery = { viewer: { __typename: 'Viewer', id: string, verification: { __typename: 'Verification', emailVerified: boolean } | null } | null };


export const ChannelPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChannelPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"datasetsCount"}},{"kind":"Field","name":{"kind":"Name","value":"competitionsCount"}},{"kind":"Field","name":{"kind":"Name","value":"forumEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"foldReason"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMail"}},{"kind":"Field","name":{"kind":"Name","value":"viewerModerates"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasNews"}},{"kind":"Field","name":{"kind":"Name","value":"moderators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberFace"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChannelFacts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberFace"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Member"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChannelFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Channel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"projectsCount"}},{"kind":"Field","name":{"kind":"Name","value":"subscribersCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerFollows"}}]}}]} as unknown as DocumentNode<ChannelPageQuery, ChannelPageQueryVariables>;
export const SetChannelMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetChannelMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetChannelMailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setChannelMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subscribersCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerFollows"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMail"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasNews"}}]}}]}}]} as unknown as DocumentNode<SetChannelMailMutation, SetChannelMailMutationVariables>;
export const RecordChannelViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordChannelView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordChannelViewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordChannelView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasNews"}}]}}]}}]} as unknown as DocumentNode<RecordChannelViewMutation, RecordChannelViewMutationVariables>;
export const MailAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}}]}}]}}]}}]} as unknown as DocumentNode<MailAddressQuery, MailAddressQueryVariables>;
export const useChannelPageQuery = (options: Apollo.useQuery.Options<ChannelPageQuery, ChannelPageQueryVariables>) =>
  Apollo.useQuery(ChannelPageDocument, { ...options, returnPartialData: false as const });

export const useSetChannelMailMutation = (options?: Apollo.useMutation.Options<SetChannelMailMutation, SetChannelMailMutationVariables>) =>
  Apollo.useMutation(SetChannelMailDocument, options);

export const useRecordChannelViewMutation = (options?: Apollo.useMutation.Options<RecordChannelViewMutation, RecordChannelViewMutationVariables>) =>
  Apollo.useMutation(RecordChannelViewDocument, options);

export const useMailAddressQuery = (options?: Apollo.useQuery.Options<MailAddressQuery, MailAddressQueryVariables>) =>
  Apollo.useQuery(MailAddressDocument, { ...options, returnPartialData: false as const });