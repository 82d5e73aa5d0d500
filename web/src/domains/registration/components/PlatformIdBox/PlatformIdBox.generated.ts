/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schema.generated';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PlatformIdQueryVariables = Exact<{
  id: string;
}>;


export type PlatformIdQuery = { competition: { __typename: 'Competition', id: string, viewerRegistration: { __typename: 'ViewerRegistration', platformId: string | null } | null } | null };

export type FillPlatformIdMutationVariables = Exact<{
  input: Types.FillPlatformIdInput;
}>;


export type FillPlatformIdMutation = { fillPlatformId: { __typename: 'Competition', id: string, viewerRegistration: { __typename: 'ViewerRegistration', platformId: string | null } | null } };


export const PlatformIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlatformId"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"competition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRegistration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platformId"}}]}}]}}]}}]} as unknown as DocumentNode<PlatformIdQuery, PlatformIdQueryVariables>;
export const FillPlatformIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FillPlatformId"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FillPlatformIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fillPlatformId"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRegistration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platformId"}}]}}]}}]}}]} as unknown as DocumentNode<FillPlatformIdMutation, FillPlatformIdMutationVariables>;
export const usePlatformIdQuery = (options: Apollo.useQuery.Options<PlatformIdQuery, PlatformIdQueryVariables>) =>
  Apollo.useQuery(PlatformIdDocument, { ...options, returnPartialData: false as const });

export const useFillPlatformIdMutation = (options?: Apollo.useMutation.Options<FillPlatformIdMutation, FillPlatformIdMutationVariables>) =>
  Apollo.useMutation(FillPlatformIdDocument, options);