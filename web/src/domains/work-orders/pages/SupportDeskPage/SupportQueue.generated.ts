/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SupportQueueQueryVariables = Exact<{ [key: string]: never; }>;


export type SupportQueueQuery = { supportQueue: { __typename: 'SupportQueue', waitingCount: number, longestWaitingSince: string | null, overdueCount: number, dueCount: number, inTimeCount: number } | null };


export const SupportQueueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupportQueue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supportQueue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"longestWaitingSince"}},{"kind":"Field","name":{"kind":"Name","value":"overdueCount"}},{"kind":"Field","name":{"kind":"Name","value":"dueCount"}},{"kind":"Field","name":{"kind":"Name","value":"inTimeCount"}}]}}]}}]} as unknown as DocumentNode<SupportQueueQuery, SupportQueueQueryVariables>;
export const useSupportQueueQuery = (options?: Apollo.useQuery.Options<SupportQueueQuery, SupportQueueQueryVariables>) =>
  Apollo.useQuery(SupportQueueDocument, { ...options, returnPartialData: false as const });