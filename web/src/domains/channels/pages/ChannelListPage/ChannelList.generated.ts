/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ChannelFactsFragment } from '../../ChannelFacts.generated';
import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ChannelListQueryVariables = Exact<{ [key: string]: never; }>;


export type ChannelListQuery = { channels: Array<(
    { __typename: 'Channel', id: string, name: string }
    & { ' $fragmentRefs'?: { 'ChannelFactsFragment': ChannelFactsFragment } }
  )> };

export type ChannelHighlightsQueryVariables = Exact<{ [key: string]: never; }>;


export type ChannelHighlightsQuery = { recommendedChannels: Array<{ __typename: 'Channel', id: string, datasetsCount: number, name: string, image: string | null, description: string, projectsCount: number, subscribersCount: number, viewerFollows: boolean | null }>, channelHotList: Array<{ __typename: 'ChannelHotItem', project: { __typename: 'Project', id: string, title: string }, channels: Array<{ __typename: 'Channel', id: string, name: string }> | null }> };

export type FollowedChannelsQueryVariables = Exact<{ [key: string]: never; }>;


export type FollowedChannelsQuery = { viewer: { __typename: 'Viewer', id: string, channels: Array<{ __typename: 'Channel', id: string, name: string, description: string, image: string | null, viewerModerates: boolean | null, viewerHasNews: boolean | null }> | null } | null };


export const ChannelListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChannelList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChannelFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChannelFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Channel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"projectsCount"}},{"kind":"Field","name":{"kind":"Name","value":"subscribersCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerFollows"}}]}}]} as unknown as DocumentNode<ChannelListQuery, ChannelListQueryVariables>;
export const ChannelHighlightsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChannelHighlights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recommendedChannels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"datasetsCount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChannelFacts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"channelHotList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"count"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"channels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChannelFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Channel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"projectsCount"}},{"kind":"Field","name":{"kind":"Name","value":"subscribersCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerFollows"}}]}}]} as unknown as DocumentNode<ChannelHighlightsQuery, ChannelHighlightsQueryVariables>;
export const FollowedChannelsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FollowedChannels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"viewerModerates"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasNews"}}]}}]}}]}}]} as unknown as DocumentNode<FollowedChannelsQuery, FollowedChannelsQueryVariables>;
export const useChannelListQuery = (options?: Apollo.useQuery.Options<ChannelListQuery, ChannelListQueryVariables>) =>
  Apollo.useQuery(ChannelListDocument, { ...options, returnPartialData: false as const });

export const useChannelHighlightsQuery = (options?: Apollo.useQuery.Options<ChannelHighlightsQuery, ChannelHighlightsQueryVariables>) =>
  Apollo.useQuery(ChannelHighlightsDocument, { ...options, returnPartialData: false as const });

export const useFollowedChannelsQuery = (options?: Apollo.useQuery.Options<FollowedChannelsQuery, FollowedChannelsQueryVariables>) =>
  Apollo.useQuery(FollowedChannelsDocument, { ...options, returnPartialData: false as const });