/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schema.generated';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SetWeakFlagsMutationVariables = Exact<{
  input: Types.SetWeakFlagsInput;
}>;


export type SetWeakFlagsMutation = { setWeakFlags: { __typename: 'Viewer', id: string, weakFlags: unknown } };


export const SetWeakFlagsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetWeakFlags"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetWeakFlagsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setWeakFlags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"weakFlags"}}]}}]}}]} as unknown as DocumentNode<SetWeakFlagsMutation, SetWeakFlagsMutationVariables>;
export const useSetWeakFlagsMutation = (options?: Apollo.useMutation.Options<SetWeakFlagsMutation, SetWeakFlagsMutationVariables>) =>
  Apollo.useMutation(SetWeakFlagsDocument, options);