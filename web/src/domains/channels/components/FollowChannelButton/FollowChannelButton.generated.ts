/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schema.generated';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FollowChannelMutationVariables = Exact<{
  input: Types.FollowInput;
}>;


export type FollowChannelMutation = { follow:
    | { __typename: 'Channel', id: string, subscribersCount: number, viewerFollows: boolean | null }
    | { __typename: 'Column' }
    | { __typename: 'Member' }
   };

export type UnfollowChannelMutationVariables = Exact<{
  input: Types.FollowInput;
}>;


export type UnfollowChannelMutation = { unfollow:
    | { __typename: 'Channel', id: string, subscribersCount: number, viewerFollows: boolean | null, viewerMail: boolean | null, viewerHasNews: boolean | null }
    | { __typename: 'Column' }
    | { __typename: 'Member' }
   };


export const FollowChannelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FollowChannel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FollowInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"follow"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Channel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subscribersCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerFollows"}}]}}]}}]}}]} as unknown as DocumentNode<FollowChannelMutation, FollowChannelMutationVariables>;
export const UnfollowChannelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnfollowChannel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FollowInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unfollow"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Channel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subscribersCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerFollows"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMail"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasNews"}}]}}]}}]}}]} as unknown as DocumentNode<UnfollowChannelMutation, UnfollowChannelMutationVariables>;
export const useFollowChannelMutation = (options?: Apollo.useMutation.Options<FollowChannelMutation, FollowChannelMutationVariables>) =>
  Apollo.useMutation(FollowChannelDocument, options);

export const useUnfollowChannelMutation = (options?: Apollo.useMutation.Options<UnfollowChannelMutation, UnfollowChannelMutationVariables>) =>
  Apollo.useMutation(UnfollowChannelDocument, options);