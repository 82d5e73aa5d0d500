import {
  answersProblems,
  questionTypes,
} from '@whaletide/schema/domains/announcements/rules/questionnaires.ts';
import type { QuestionKind } from '#apollo/schema.generated.ts';
import { problemsByField } from '#lib/field-of.ts';
import type { QuestionnairePopupQuery } from './QuestionnairePopup.generated.ts';

/** One that a member may be asked. */
export type Questionnaire = NonNullable<
  NonNullable<QuestionnairePopupQuery['viewer']>['questionnaire']
>;

/** The answers as they are given: of a choice the contents of options, of free text the text. */
export interface AnswerValues {
  answers: { questionId: string; answer: string[] }[];
}

const types: Record<QuestionKind, number> = {
  SINGLE_CHOICE: questionTypes.single,
  MULTIPLE_CHOICE: questionTypes.multiple,
  TEXT: questionTypes.text,
  UNKNOWN: questionTypes.text,
};

export const noAnswers = ({ questions }: Questionnaire): AnswerValues => ({
  answers: questions.map(({ id }) => ({ questionId: id, answer: [] })),
});

/** Finds the problems of the answers, by the fields of the form. */
export const problemsOf = (
  { questions }: Questionnaire,
  { answers }: AnswerValues,
): Record<string, string> =>
  problemsByField(
    'AnswerQuestionnaireInput',
    answersProblems(
      questions.map(({ id, title, kind, options }) => ({
        id,
        title,
        type: types[kind],
        options: options.map(({ content }) => content),
      })),
      answers.map(({ questionId, answer }) => ({ question: questionId, answer })),
    ),
  );
