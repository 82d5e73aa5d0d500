/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schema.generated';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CreatorStateQueryVariables = Exact<{ [key: string]: never; }>;


export type CreatorStateQuery = { creatorOverview: { __typename: 'CreatorOverview', id: string, status: Types.CreatorStatus, banReason: string | null } | null };


export const CreatorStateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreatorState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creatorOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"banReason"}}]}}]}}]} as unknown as DocumentNode<CreatorStateQuery, CreatorStateQueryVariables>;
export const useCreatorStateQuery = (options?: Apollo.useQuery.Options<CreatorStateQuery, CreatorStateQueryVariables>) =>
  Apollo.useQuery(CreatorStateDocument, { ...options, returnPartialData: false as const });