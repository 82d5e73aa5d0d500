/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schema.generated';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OAuthProvidersQueryVariables = Exact<{ [key: string]: never; }>;


export type OAuthProvidersQuery = { oauthProviders: Array<Types.OAuthProvider> };

export type PendingOAuthQueryVariables = Exact<{ [key: string]: never; }>;


export type PendingOAuthQuery = { pendingOAuth: { __typename: 'PendingOAuth', provider: Types.OAuthProvider, name: string } | null };

export type BeginOAuthSignInMutationVariables = Exact<{
  input: Types.BeginOAuthSignInInput;
}>;


export type BeginOAuthSignInMutation = { beginOAuthSignIn: { __typename: 'OAuthStart', url: string } };

export type ContinueOAuthSignInMutationVariables = Exact<{
  input: Types.ContinueOAuthSignInInput;
}>;


export type ContinueOAuthSignInMutation = { continueOAuthSignIn: { __typename: 'Viewer', id: string } };

export type OAuthBindingsQueryVariables = Exact<{ [key: string]: never; }>;


export type OAuthBindingsQuery = { oauthProviders: Array<Types.OAuthProvider>, viewer: { __typename: 'Viewer', id: string, oauthBindings: Array<{ __typename: 'OAuthBinding', provider: Types.OAuthProvider, name: string, createdAt: string }> | null } | null };

export type BeginOAuthBindingMutationVariables = Exact<{
  input: Types.BeginOAuthBindingInput;
}>;


export type BeginOAuthBindingMutation = { beginOAuthBinding: { __typename: 'OAuthStart', url: string } };

export type UnbindOAuthMutationVariables = Exact<{
  input: Types.UnbindOAuthInput;
}>;


export type UnbindOAuthMutation = { unbindOAuth: { __typename: 'Viewer', id: string, oauthBindings: Array<{ __typename: 'OAuthBinding', provider: Types.OAuthProvider, name: string, createdAt: string }> | null } };


export const OAuthProvidersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OAuthProviders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"oauthProviders"}}]}}]} as unknown as DocumentNode<OAuthProvidersQuery, OAuthProvidersQueryVariables>;
export const PendingOAuthDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PendingOAuth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pendingOAuth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<PendingOAuthQuery, PendingOAuthQueryVariables>;
export const BeginOAuthSignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginOAuthSignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BeginOAuthSignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginOAuthSignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<BeginOAuthSignInMutation, BeginOAuthSignInMutationVariables>;
export const ContinueOAuthSignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ContinueOAuthSignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContinueOAuthSignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"continueOAuthSignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ContinueOAuthSignInMutation, ContinueOAuthSignInMutationVariables>;
export const OAuthBindingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OAuthBindings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"oauthProviders"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"oauthBindings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<OAuthBindingsQuery, OAuthBindingsQueryVariables>;
export const BeginOAuthBindingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginOAuthBinding"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BeginOAuthBindingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginOAuthBinding"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<BeginOAuthBindingMutation, BeginOAuthBindingMutationVariables>;
export const UnbindOAuthDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnbindOAuth"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UnbindOAuthInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unbindOAuth"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"oauthBindings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<UnbindOAuthMutation, UnbindOAuthMutationVariables>;
export const useOAuthProvidersQuery = (options?: Apollo.useQuery.Options<OAuthProvidersQuery, OAuthProvidersQueryVariables>) =>
  Apollo.useQuery(OAuthProvidersDocument, { ...options, returnPartialData: false as const });

export const usePendingOAuthQuery = (options?: Apollo.useQuery.Options<PendingOAuthQuery, PendingOAuthQueryVariables>) =>
  Apollo.useQuery(PendingOAuthDocument, { ...options, returnPartialData: false as const });

export const useBeginOAuthSignInMutation = (options?: Apollo.useMutation.Options<BeginOAuthSignInMutation, BeginOAuthSignInMutationVariables>) =>
  Apollo.useMutation(BeginOAuthSignInDocument, options);

export const useContinueOAuthSignInMutation = (options?: Apollo.useMutation.Options<ContinueOAuthSignInMutation, ContinueOAuthSignInMutationVariables>) =>
  Apollo.useMutation(ContinueOAuthSignInDocument, options);

export const useOAuthBindingsQuery = (options?: Apollo.useQuery.Options<OAuthBindingsQuery, OAuthBindingsQueryVariables>) =>
  Apollo.useQuery(OAuthBindingsDocument, { ...options, returnPartialData: false as const });

export const useBeginOAuthBindingMutation = (options?: Apollo.useMutation.Options<BeginOAuthBindingMutation, BeginOAuthBindingMutationVariables>) =>
  Apollo.useMutation(BeginOAuthBindingDocument, options);

export const useUnbindOAuthMutation = (options?: Apollo.useMutation.Options<UnbindOAuthMutation, UnbindOAuthMutationVariables>) =>
  Apollo.useMutation(UnbindOAuthDocument, options);