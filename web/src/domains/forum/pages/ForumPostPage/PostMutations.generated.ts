/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schema.generated';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type VoteForumPostMutationVariables = Exact<{
  input: Types.VoteForumPostInput;
}>;


export type VoteForumPostMutation = { voteForumPost: { __typename: 'ForumPost', id: string, votesCount: number, viewerState: { __typename: 'ForumPostViewerState', voted: boolean } | null } };

export type MarkForumPostMutationVariables = Exact<{
  input: Types.MarkForumPostInput;
}>;


export type MarkForumPostMutation = { markForumPost: { __typename: 'ForumPost', id: string, isGood: boolean, isSticky: boolean } };

export type AwardWorkPostMutationVariables = Exact<{
  input: Types.AwardWorkPostInput;
}>;


export type AwardWorkPostMutation = { awardWorkPost: { __typename: 'ForumPost', id: string, work: { __typename: 'WorkPost', awardName: string | null, awardRanking: number | null } | null } };

export type DeleteForumPostMutationVariables = Exact<{
  input: Types.DeleteForumPostInput;
}>;


export type DeleteForumPostMutation = { deleteForumPost: string };

export type RecordForumPostViewMutationVariables = Exact<{
  input: Types.RecordForumPostViewInput;
}>;


export type RecordForumPostViewMutation = { recordForumPostView: boolean };


export const VoteForumPostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VoteForumPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VoteForumPostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"voteForumPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"votesCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"voted"}}]}}]}}]}}]} as unknown as DocumentNode<VoteForumPostMutation, VoteForumPostMutationVariables>;
export const MarkForumPostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkForumPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkForumPostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markForumPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isGood"}},{"kind":"Field","name":{"kind":"Name","value":"isSticky"}}]}}]}}]} as unknown as DocumentNode<MarkForumPostMutation, MarkForumPostMutationVariables>;
export const AwardWorkPostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AwardWorkPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AwardWorkPostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"awardWorkPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"work"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"awardName"}},{"kind":"Field","name":{"kind":"Name","value":"awardRanking"}}]}}]}}]}}]} as unknown as DocumentNode<AwardWorkPostMutation, AwardWorkPostMutationVariables>;
export const DeleteForumPostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteForumPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteForumPostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteForumPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<DeleteForumPostMutation, DeleteForumPostMutationVariables>;
export const RecordForumPostViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordForumPostView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordForumPostViewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordForumPostView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<RecordForumPostViewMutation, RecordForumPostViewMutationVariables>;
export const useVoteForumPostMutation = (options?: Apollo.useMutation.Options<VoteForumPostMutation, VoteForumPostMutationVariables>) =>
  Apollo.useMutation(VoteForumPostDocument, options);

export const useMarkForumPostMutation = (options?: Apollo.useMutation.Options<MarkForumPostMutation, MarkForumPostMutationVariables>) =>
  Apollo.useMutation(MarkForumPostDocument, options);

export const useAwardWorkPostMutation = (options?: Apollo.useMutation.Options<AwardWorkPostMutation, AwardWorkPostMutationVariables>) =>
  Apollo.useMutation(AwardWorkPostDocument, options);

export const useDeleteForumPostMutation = (options?: Apollo.useMutation.Options<DeleteForumPostMutation, DeleteForumPostMutationVariables>) =>
  Apollo.useMutation(DeleteForumPostDocument, options);

export const useRecordForumPostViewMutation = (options?: Apollo.useMutation.Options<RecordForumPostViewMutation, RecordForumPostViewMutationVariables>) =>
  Apollo.useMutation(RecordForumPostViewDocument, options);