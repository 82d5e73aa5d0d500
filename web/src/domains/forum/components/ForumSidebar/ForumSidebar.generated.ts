/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ForumSidebarQueryVariables = Exact<{
  forumId: string;
}>;


export type ForumSidebarQuery = { forumPosts: { __typename: 'ForumPostPage', items: Array<{ __typename: 'ForumPost', id: string, title: string, isSticky: boolean, isGood: boolean, repliesCount: number, lastReplyAt: string }> } };


export const ForumSidebarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ForumSidebar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"forumId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forumPosts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"forumId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"forumId"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"LAST_REPLY"}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"isSticky"}},{"kind":"Field","name":{"kind":"Name","value":"isGood"}},{"kind":"Field","name":{"kind":"Name","value":"repliesCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastReplyAt"}}]}}]}}]}}]} as unknown as DocumentNode<ForumSidebarQuery, ForumSidebarQueryVariables>;
export const useForumSidebarQuery = (options: Apollo.useQuery.Options<ForumSidebarQuery, ForumSidebarQueryVariables>) =>
  Apollo.useQuery(ForumSidebarDocument, { ...options, returnPartialData: false as const });