/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema.generated';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type QuestionnairePopupQueryVariables = Exact<{ [key: string]: never; }>;


export type QuestionnairePopupQuery = { viewer: { __typename: 'Viewer', id: string, questionnaire: { __typename: 'Questionnaire', id: string, name: string, description: string, questions: Array<{ __typename: 'QuestionnaireQuestion', id: string, title: string, kind: Types.QuestionKind, options: Array<{ __typename: 'QuestionnaireOption', content: string }> }> } | null } | null };

export type AnswerQuestionnaireMutationVariables = Exact<{
  input: Types.AnswerQuestionnaireInput;
}>;


export type AnswerQuestionnaireMutation = { answerQuestionnaire: boolean };

export type RefuseQuestionnaireMutationVariables = Exact<{
  input: Types.RefuseQuestionnaireInput;
}>;


export type RefuseQuestionnaireMutation = { refuseQuestionnaire: boolean };


export const QuestionnairePopupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuestionnairePopup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"questionnaire"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<QuestionnairePopupQuery, QuestionnairePopupQueryVariables>;
export const AnswerQuestionnaireDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerQuestionnaire"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerQuestionnaireInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerQuestionnaire"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<AnswerQuestionnaireMutation, AnswerQuestionnaireMutationVariables>;
export const RefuseQuestionnaireDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefuseQuestionnaire"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RefuseQuestionnaireInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refuseQuestionnaire"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<RefuseQuestionnaireMutation, RefuseQuestionnaireMutationVariables>;
export const useQuestionnairePopupQuery = (options?: Apollo.useQuery.Options<QuestionnairePopupQuery, QuestionnairePopupQueryVariables>) =>
  Apollo.useQuery(QuestionnairePopupDocument, { ...options, returnPartialData: false as const });

export const useAnswerQuestionnaireMutation = (options?: Apollo.useMutation.Options<AnswerQuestionnaireMutation, AnswerQuestionnaireMutationVariables>) =>
  Apollo.useMutation(AnswerQuestionnaireDocument, options);

export const useRefuseQuestionnaireMutation = (options?: Apollo.useMutation.Options<RefuseQuestionnaireMutation, RefuseQuestionnaireMutationVariables>) =>
  Apollo.useMutation(RefuseQuestionnaireDocument, options);