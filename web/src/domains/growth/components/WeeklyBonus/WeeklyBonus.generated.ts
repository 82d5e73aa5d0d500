/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WeeklyBonusQueryVariables = Exact<{ [key: string]: never; }>;


export type WeeklyBonusQuery = { viewer: { __typename: 'Viewer', id: string, weeklyCoinBonus: { __typename: 'WeeklyCoinBonus', received: boolean, amount: number } | null } | null };

export type ReceiveWeeklyBonusMutationVariables = Exact<{ [key: string]: never; }>;


export type ReceiveWeeklyBonusMutation = { receiveWeeklyCoinBonus: { __typename: 'Viewer', id: string, weeklyCoinBonus: { __typename: 'WeeklyCoinBonus', received: boolean, amount: number } | null, wallet: { __typename: 'Wallet', balance: number } | null } };


export const WeeklyBonusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WeeklyBonus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyCoinBonus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]} as unknown as DocumentNode<WeeklyBonusQuery, WeeklyBonusQueryVariables>;
export const ReceiveWeeklyBonusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReceiveWeeklyBonus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receiveWeeklyCoinBonus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyCoinBonus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balance"}}]}}]}}]}}]} as unknown as DocumentNode<ReceiveWeeklyBonusMutation, ReceiveWeeklyBonusMutationVariables>;
export const useWeeklyBonusQuery = (options?: Apollo.useQuery.Options<WeeklyBonusQuery, WeeklyBonusQueryVariables>) =>
  Apollo.useQuery(WeeklyBonusDocument, { ...options, returnPartialData: false as const });

export const useReceiveWeeklyBonusMutation = (options?: Apollo.useMutation.Options<ReceiveWeeklyBonusMutation, ReceiveWeeklyBonusMutationVariables>) =>
  Apollo.useMutation(ReceiveWeeklyBonusDocument, options);