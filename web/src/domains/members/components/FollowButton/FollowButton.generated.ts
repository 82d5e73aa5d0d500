/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schema.generated';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FollowMemberMutationVariables = Exact<{
  input: Types.FollowInput;
}>;


export type FollowMemberMutation = { follow:
    | { __typename: 'Channel' }
    | { __typename: 'Column' }
    | { __typename: 'Member', id: string, followersCount: number | null, viewerFollows: boolean | null }
   };

export type UnfollowMemberMutationVariables = Exact<{
  input: Types.FollowInput;
}>;


export type UnfollowMemberMutation = { unfollow:
    | { __typename: 'Channel' }
    | { __typename: 'Column' }
    | { __typename: 'Member', id: string, followersCount: number | null, viewerFollows: boolean | null }
   };


export const FollowMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FollowMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FollowInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"follow"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Member"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"followersCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerFollows"}}]}}]}}]}}]} as unknown as DocumentNode<FollowMemberMutation, FollowMemberMutationVariables>;
export const UnfollowMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnfollowMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FollowInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unfollow"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Member"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"followersCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerFollows"}}]}}]}}]}}]} as unknown as DocumentNode<UnfollowMemberMutation, UnfollowMemberMutationVariables>;
export const useFollowMemberMutation = (options?: Apollo.useMutation.Options<FollowMemberMutation, FollowMemberMutationVariables>) =>
  Apollo.useMutation(FollowMemberDocument, options);

export const useUnfollowMemberMutation = (options?: Apollo.useMutation.Options<UnfollowMemberMutation, UnfollowMemberMutationVariables>) =>
  Apollo.useMutation(UnfollowMemberDocument, options);