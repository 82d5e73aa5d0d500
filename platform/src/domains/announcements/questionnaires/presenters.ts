import type {
  ManagedQuestionnaire,
  Questionnaire,
} from '@whaletide/schema/domains/announcements/rest/questionnaires.ts';
import type { QuestionnaireRow } from '../tables.ts';

export const toQuestionnaire = (row: QuestionnaireRow): Questionnaire => ({
  _id: row.id,
  Name: row.name,
  Description: row.description,
  QuestionList: row.questions.map(({ id, title, type, options, score }) => ({
    Question: {
      _id: id,
      Title: title,
      Options: options.map((content) => ({ content })),
      Type: type,
    },
    Score: score,
  })),
});

/** Numbers of members who have answered, and who declined. */
export interface Recorded {
  answers: number;
  refusals: number;
}

export const toManaged = (
  row: QuestionnaireRow,
  { answers, refusals }: Recorded = { answers: 0, refusals: 0 },
): ManagedQuestionnaire => ({
  ...toQuestionnaire(row),
  State: row.state,
  UpdateDate: row.updateDate.toISOString(),
  AnswersNumber: answers,
  RefusalsNumber: refusals,
});
