/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CannedAnswersQueryVariables = Exact<{ [key: string]: never; }>;


export type CannedAnswersQuery = { cannedAnswers: Array<{ __typename: 'CannedAnswer', id: string, title: string, text: string }> | null };


export const CannedAnswersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CannedAnswers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cannedAnswers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<CannedAnswersQuery, CannedAnswersQueryVariables>;
export const useCannedAnswersQuery = (options?: Apollo.useQuery.Options<CannedAnswersQuery, CannedAnswersQueryVariables>) =>
  Apollo.useQuery(CannedAnswersDocument, { ...options, returnPartialData: false as const });