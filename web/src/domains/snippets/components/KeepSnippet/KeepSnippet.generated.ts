/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schema.generated';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SnippetFoldersQueryVariables = Exact<{ [key: string]: never; }>;


export type SnippetFoldersQuery = { mySnippetFolders: Array<{ __typename: 'SnippetFolder', name: string, count: number }> };

export type OwnSnippetFactsFragment = { __typename: 'OwnSnippet', id: string, name: string, language: string, excerpt: string, folder: string, updatedAt: string, sharing: Types.SnippetSharing, token: string | null, foldReason: string | null } & { ' $fragmentName'?: 'OwnSnippetFactsFragment' };

export type CreateSnippetMutationVariables = Exact<{
  input: Types.CreateSnippetInput;
}>;


export type CreateSnippetMutation = { createSnippet: { __typename: 'OwnSnippet', id: string, name: string, language: string, excerpt: string, folder: string, updatedAt: string, sharing: Types.SnippetSharing, token: string | null, foldReason: string | null } };

export type UpdateSnippetMutationVariables = Exact<{
  input: Types.UpdateSnippetInput;
}>;


export type UpdateSnippetMutation = { updateSnippet: { __typename: 'OwnSnippet', id: string, name: string, language: string, excerpt: string, folder: string, updatedAt: string, sharing: Types.SnippetSharing, token: string | null, foldReason: string | null } };

export const OwnSnippetFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnSnippetFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnSnippet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"folder"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sharing"}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"foldReason"}}]}}]} as unknown as DocumentNode<OwnSnippetFactsFragment, unknown>;
export const SnippetFoldersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SnippetFolders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySnippetFolders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<SnippetFoldersQuery, SnippetFoldersQueryVariables>;
export const CreateSnippetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSnippet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSnippetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSnippet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnSnippetFacts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnSnippetFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnSnippet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"folder"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sharing"}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"foldReason"}}]}}]} as unknown as DocumentNode<CreateSnippetMutation, CreateSnippetMutationVariables>;
export const UpdateSnippetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSnippet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSnippetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSnippet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnSnippetFacts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnSnippetFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnSnippet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"folder"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sharing"}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"foldReason"}}]}}]} as unknown as DocumentNode<UpdateSnippetMutation, UpdateSnippetMutationVariables>;
export const useSnippetFoldersQuery = (options?: Apollo.useQuery.Options<SnippetFoldersQuery, SnippetFoldersQueryVariables>) =>
  Apollo.useQuery(SnippetFoldersDocument, { ...options, returnPartialData: false as const });

export const useCreateSnippetMutation = (options?: Apollo.useMutation.Options<CreateSnippetMutation, CreateSnippetMutationVariables>) =>
  Apollo.useMutation(CreateSnippetDocument, options);

export const useUpdateSnippetMutation = (options?: Apollo.useMutation.Options<UpdateSnippetMutation, UpdateSnippetMutationVariables>) =>
  Apollo.useMutation(UpdateSnippetDocument, options);