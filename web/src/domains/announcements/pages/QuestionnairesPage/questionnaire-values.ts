import {
  questionnaireProblems,
  questionTypes,
} from '@whaletide/schema/domains/announcements/rules/questionnaires.ts';
import type { QuestionKindChoice } from '#apollo/schema.generated.ts';
import { problemsByField } from '#lib/field-of.ts';
import type { QuestionnairesQuery } from './Questionnaires.generated.ts';

export type Row = NonNullable<
  NonNullable<QuestionnairesQuery['administration']>['questionnaires']
>['items'][number];

/** A question as it is typed. */
export interface QuestionValues {
  /** Identity in the list of fields, whatever the title. */
  key: string;
  title: string;
  kind: QuestionKindChoice;
  /** One a line. */
  options: string;
}

/** A questionnaire as it is typed. */
export interface QuestionnaireValues {
  name: string;
  description: string;
  questions: QuestionValues[];
}

export const newQuestion = (key: string): QuestionValues => ({
  key,
  title: '',
  kind: 'SINGLE_CHOICE',
  options: '',
});

export const valuesOf = (row: Row | null): QuestionnaireValues => ({
  name: row?.name ?? '',
  description: row?.description ?? '',
  questions: row?.questions.map(({ id, title, kind, options }) => ({
    key: id,
    title,
    kind: kind === 'UNKNOWN' ? 'TEXT' : kind,
    options: options.map(({ content }) => content).join('\n'),
  })) ?? [newQuestion('first')],
});

const optionsOf = ({ kind, options }: QuestionValues): string[] =>
  kind === 'TEXT'
    ? []
    : options
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean);

export const inputOf = ({ name, description, questions }: QuestionnaireValues) => ({
  name,
  description,
  questions: questions.map((question) => ({
    title: question.title,
    kind: question.kind,
    options: optionsOf(question).map((content) => ({ content })),
  })),
});

const types: Record<QuestionKindChoice, number> = {
  SINGLE_CHOICE: questionTypes.single,
  MULTIPLE_CHOICE: questionTypes.multiple,
  TEXT: questionTypes.text,
};

/**
 * Finds the problems, by the fields of the form: among a question's options, the first problem is
 * shown for all of them.
 */
export const problemsOf = ({ name, description, questions }: QuestionnaireValues) => {
  const problems = questionnaireProblems({
    name,
    description,
    questions: questions.map((question) => ({
      title: question.title,
      type: types[question.kind],
      options: optionsOf(question),
    })),
  });
  const named = problemsByField('CreateQuestionnaireInput', problems);
  return Object.fromEntries(
    Object.entries(named)
      .toReversed()
      .map(([field, message]) => [field.replace(/(?<=\.options)\.[^]*/, ''), message]),
  );
};
