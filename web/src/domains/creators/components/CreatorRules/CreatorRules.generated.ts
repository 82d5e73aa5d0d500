/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CreatorTermsFragment = { __typename: 'CreatorPlan', forkCoins: number, likeCoins: number, bookmarkCoins: number, weeklyCap: number } & { ' $fragmentName'?: 'CreatorTermsFragment' };

export type CreatorTermsOfPlanQueryVariables = Exact<{ [key: string]: never; }>;


export type CreatorTermsOfPlanQuery = { creatorPlan: { __typename: 'CreatorPlan', forkCoins: number, likeCoins: number, bookmarkCoins: number, weeklyCap: number } };

export const CreatorTermsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CreatorTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreatorPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forkCoins"}},{"kind":"Field","name":{"kind":"Name","value":"likeCoins"}},{"kind":"Field","name":{"kind":"Name","value":"bookmarkCoins"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyCap"}}]}}]} as unknown as DocumentNode<CreatorTermsFragment, unknown>;
export const CreatorTermsOfPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreatorTermsOfPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creatorPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CreatorTerms"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CreatorTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreatorPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forkCoins"}},{"kind":"Field","name":{"kind":"Name","value":"likeCoins"}},{"kind":"Field","name":{"kind":"Name","value":"bookmarkCoins"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyCap"}}]}}]} as unknown as DocumentNode<CreatorTermsOfPlanQuery, CreatorTermsOfPlanQueryVariables>;
export const useCreatorTermsOfPlanQuery = (options?: Apollo.useQuery.Options<CreatorTermsOfPlanQuery, CreatorTermsOfPlanQueryVariables>) =>
  Apollo.useQuery(CreatorTermsOfPlanDocument, { ...options, returnPartialData: false as const });