/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schema.generated';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type VoteProjectMutationVariables = Exact<{
  input: Types.VoteProjectInput;
}>;


export type VoteProjectMutation = { voteProject: { __typename: 'Project', id: string, votesCount: number, viewerVoted: boolean | null } };


export const VoteProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VoteProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VoteProjectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"voteProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"votesCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerVoted"}}]}}]}}]} as unknown as DocumentNode<VoteProjectMutation, VoteProjectMutationVariables>;
export const useVoteProjectMutation = (options?: Apollo.useMutation.Options<VoteProjectMutation, VoteProjectMutationVariables>) =>
  Apollo.useMutation(VoteProjectDocument, options);