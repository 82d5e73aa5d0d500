/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schema.generated';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BadgeKindsQueryVariables = Exact<{ [key: string]: never; }>;


export type BadgeKindsQuery = { badgeKinds: Array<{ __typename: 'BadgeSetting', kind: Types.BadgeKind, name: string, thresholds: Array<number>, active: boolean }> | null };

export type BadgeSettingsFragment = { __typename: 'BadgeSetting', kind: Types.BadgeKind, name: string, thresholds: Array<number>, active: boolean } & { ' $fragmentName'?: 'BadgeSettingsFragment' };

export type UpdateBadgeMutationVariables = Exact<{
  input: Types.UpdateBadgeInput;
}>;


export type UpdateBadgeMutation = { updateBadge: { __typename: 'BadgeSetting', kind: Types.BadgeKind, name: string, thresholds: Array<number>, active: boolean } };

export const BadgeSettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BadgeSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BadgeSetting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"thresholds"}},{"kind":"Field","name":{"kind":"Name","value":"active"}}]}}]} as unknown as DocumentNode<BadgeSettingsFragment, unknown>;
export const BadgeKindsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BadgeKinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"badgeKinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BadgeSettings"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BadgeSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BadgeSetting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"thresholds"}},{"kind":"Field","name":{"kind":"Name","value":"active"}}]}}]} as unknown as DocumentNode<BadgeKindsQuery, BadgeKindsQueryVariables>;
export const UpdateBadgeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBadge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateBadgeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBadge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BadgeSettings"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BadgeSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BadgeSetting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"thresholds"}},{"kind":"Field","name":{"kind":"Name","value":"active"}}]}}]} as unknown as DocumentNode<UpdateBadgeMutation, UpdateBadgeMutationVariables>;
export const useBadgeKindsQuery = (options?: Apollo.useQuery.Options<BadgeKindsQuery, BadgeKindsQueryVariables>) =>
  Apollo.useQuery(BadgeKindsDocument, { ...options, returnPartialData: false as const });

export const useUpdateBadgeMutation = (options?: Apollo.useMutation.Options<UpdateBadgeMutation, UpdateBadgeMutationVariables>) =>
  Apollo.useMutation(UpdateBadgeDocument, options);