/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schema.generated';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OrganisationMembersQueryVariables = Exact<{
  shortName: string;
  page?: number | null | undefined;
}>;


export type OrganisationMembersQuery = { organisation: { __typename: 'Organisation', id: string, members: { __typename: 'OrganisationMemberPage', totalCount: number, page: number, perPage: number, items: Array<{ __typename: 'OrganisationMember', memberId: string, role: Types.OrganisationRole, member: { __typename: 'Member', id: string, name: string, avatar: string | null } | null }> } | null } | null };

export type AddOrganisationMemberMutationVariables = Exact<{
  input: Types.AddOrganisationMemberInput;
}>;


export type AddOrganisationMemberMutation = { addOrganisationMember: { __typename: 'Organisation', id: string } };

export type SetOrganisationMemberRoleMutationVariables = Exact<{
  input: Types.SetOrganisationMemberRoleInput;
}>;


export type SetOrganisationMemberRoleMutation = { setOrganisationMemberRole: { __typename: 'Organisation', id: string } };

export type RemoveOrganisationMemberMutationVariables = Exact<{
  input: Types.RemoveOrganisationMemberInput;
}>;


export type RemoveOrganisationMemberMutation = { removeOrganisationMember: { __typename: 'Organisation', id: string } };


export const OrganisationMembersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrganisationMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shortName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organisation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shortName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shortName"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"perPage"}}]}}]}}]}}]} as unknown as DocumentNode<OrganisationMembersQuery, OrganisationMembersQueryVariables>;
export const AddOrganisationMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddOrganisationMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddOrganisationMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addOrganisationMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AddOrganisationMemberMutation, AddOrganisationMemberMutationVariables>;
export const SetOrganisationMemberRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetOrganisationMemberRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetOrganisationMemberRoleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setOrganisationMemberRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SetOrganisationMemberRoleMutation, SetOrganisationMemberRoleMutationVariables>;
export const RemoveOrganisationMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveOrganisationMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveOrganisationMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeOrganisationMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RemoveOrganisationMemberMutation, RemoveOrganisationMemberMutationVariables>;
export const useOrganisationMembersQuery = (options: Apollo.useQuery.Options<OrganisationMembersQuery, OrganisationMembersQueryVariables>) =>
  Apollo.useQuery(OrganisationMembersDocument, { ...options, returnPartialData: false as const });

export const useAddOrganisationMemberMutation = (options?: Apollo.useMutation.Options<AddOrganisationMemberMutation, AddOrganisationMemberMutationVariables>) =>
  Apollo.useMutation(AddOrganisationMemberDocument, options);

export const useSetOrganisationMemberRoleMutation = (options?: Apollo.useMutation.Options<SetOrganisationMemberRoleMutation, SetOrganisationMemberRoleMutationVariables>) =>
  Apollo.useMutation(SetOrganisationMemberRoleDocument, options);

export const useRemoveOrganisationMemberMutation = (options?: Apollo.useMutation.Options<RemoveOrganisationMemberMutation, RemoveOrganisationMemberMutationVariables>) =>
  Apollo.useMutation(RemoveOrganisationMemberDocument, options);