/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schema.generated';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type QuestionnairesQueryVariables = Exact<{
  page?: number | null | undefined;
}>;


export type QuestionnairesQuery = { questionnaires: { __typename: 'QuestionnairePage', totalCount: number, page: number, perPage: number, items: Array<{ __typename: 'ManagedQuestionnaire', id: string, state: Types.QuestionnaireState, updateDate: string, answersCount: number, refusalsCount: number, name: string, description: string, questions: Array<{ __typename: 'QuestionnaireQuestion', id: string, title: string, kind: Types.QuestionKind, options: Array<{ __typename: 'QuestionnaireOption', content: string }> }> }> } | null };

export type QuestionnaireSettingsFragment = { __typename: 'ManagedQuestionnaire', id: string, name: string, description: string, questions: Array<{ __typename: 'QuestionnaireQuestion', id: string, title: string, kind: Types.QuestionKind, options: Array<{ __typename: 'QuestionnaireOption', content: string }> }> } & { ' $fragmentName'?: 'QuestionnaireSettingsFragment' };

export type CreateQuestionnaireMutationVariables = Exact<{
  input: Types.CreateQuestionnaireInput;
}>;


export type CreateQuestionnaireMutation = { createQuestionnaire: { __typename: 'ManagedQuestionnaire', id: string } };

export type UpdateQuestionnaireMutationVariables = Exact<{
  input: Types.UpdateQuestionnaireInput;
}>;


export type UpdateQuestionnaireMutation = { updateQuestionnaire: { __typename: 'ManagedQuestionnaire', id: string, state: Types.QuestionnaireState, updateDate: string, name: string, description: string, questions: Array<{ __typename: 'QuestionnaireQuestion', id: string, title: string, kind: Types.QuestionKind, options: Array<{ __typename: 'QuestionnaireOption', content: string }> }> } };

export type PublishQuestionnaireMutationVariables = Exact<{
  input: Types.PublishQuestionnaireInput;
}>;


export type PublishQuestionnaireMutation = { publishQuestionnaire: { __typename: 'ManagedQuestionnaire', id: string, state: Types.QuestionnaireState, updateDate: string } };

export type CloseQuestionnaireMutationVariables = Exact<{
  input: Types.CloseQuestionnaireInput;
}>;


export type CloseQuestionnaireMutation = { closeQuestionnaire: { __typename: 'ManagedQuestionnaire', id: string, state: Types.QuestionnaireState, updateDate: string } };

export const QuestionnaireSettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionnaireSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedQuestionnaire"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]}}]} as unknown as DocumentNode<QuestionnaireSettingsFragment, unknown>;
export const QuestionnairesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Questionnaires"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionnaires"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionnaireSettings"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"updateDate"}},{"kind":"Field","name":{"kind":"Name","value":"answersCount"}},{"kind":"Field","name":{"kind":"Name","value":"refusalsCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"perPage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionnaireSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedQuestionnaire"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]}}]} as unknown as DocumentNode<QuestionnairesQuery, QuestionnairesQueryVariables>;
export const CreateQuestionnaireDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateQuestionnaire"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateQuestionnaireInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createQuestionnaire"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateQuestionnaireMutation, CreateQuestionnaireMutationVariables>;
export const UpdateQuestionnaireDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateQuestionnaire"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateQuestionnaireInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateQuestionnaire"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionnaireSettings"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"updateDate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionnaireSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedQuestionnaire"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateQuestionnaireMutation, UpdateQuestionnaireMutationVariables>;
export const PublishQuestionnaireDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishQuestionnaire"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PublishQuestionnaireInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishQuestionnaire"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"updateDate"}}]}}]}}]} as unknown as DocumentNode<PublishQuestionnaireMutation, PublishQuestionnaireMutationVariables>;
export const CloseQuestionnaireDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseQuestionnaire"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CloseQuestionnaireInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeQuestionnaire"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"updateDate"}}]}}]}}]} as unknown as DocumentNode<CloseQuestionnaireMutation, CloseQuestionnaireMutationVariables>;
export const useQuestionnairesQuery = (options?: Apollo.useQuery.Options<QuestionnairesQuery, QuestionnairesQueryVariables>) =>
  Apollo.useQuery(QuestionnairesDocument, { ...options, returnPartialData: false as const });

export const useCreateQuestionnaireMutation = (options?: Apollo.useMutation.Options<CreateQuestionnaireMutation, CreateQuestionnaireMutationVariables>) =>
  Apollo.useMutation(CreateQuestionnaireDocument, options);

export const useUpdateQuestionnaireMutation = (options?: Apollo.useMutation.Options<UpdateQuestionnaireMutation, UpdateQuestionnaireMutationVariables>) =>
  Apollo.useMutation(UpdateQuestionnaireDocument, options);

export const usePublishQuestionnaireMutation = (options?: Apollo.useMutation.Options<PublishQuestionnaireMutation, PublishQuestionnaireMutationVariables>) =>
  Apollo.useMutation(PublishQuestionnaireDocument, options);

export const useCloseQuestionnaireMutation = (options?: Apollo.useMutation.Options<CloseQuestionnaireMutation, CloseQuestionnaireMutationVariables>) =>
  Apollo.useMutation(CloseQuestionnaireDocument, options);