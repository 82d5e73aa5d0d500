import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type {
  QuestionnaireResults,
  QuestionnaireText,
} from '@whaletide/schema/domains/announcements/rest/questionnaires.ts';
import { questionTypes } from '@whaletide/schema/domains/announcements/rules/questionnaires.ts';
import type { Handle } from '#database/database.ts';
import { toPage, type PageQuery } from '#http/paging.ts';
import { notFound } from '#refusal.ts';
import { questionnaireAnswers, questionnaireRecords, questionnaires } from '../tables.ts';
import { type Recorded, toManaged } from './presenters.ts';

/** Counts the members who have answered each of these questionnaires, and who declined. */
export const recordedOf = async (
  db: Handle,
  ids: readonly string[],
): Promise<Map<string, Recorded>> => {
  const { questionnaireId, refused } = questionnaireRecords;
  const rows = await db
    .select({
      id: questionnaireId,
      answers: sql<number>`(count(*) filter (where not ${refused}))::int`,
      refusals: sql<number>`(count(*) filter (where ${refused}))::int`,
    })
    .from(questionnaireRecords)
    .where(inArray(questionnaireId, [...ids]))
    .groupBy(questionnaireId);
  return new Map(rows.map(({ id, ...recorded }) => [id, recorded]));
};

const questionnaireById = async (db: Handle, id: string) => {
  const [row] = await db.select().from(questionnaires).where(eq(questionnaires.id, id));
  if (!row) throw notFound('问卷');
  return row;
};

/** Counts how often each option was chosen. @throws Refusal NOT_FOUND */
export const resultsOf = async (db: Handle, id: string): Promise<QuestionnaireResults> => {
  const row = await questionnaireById(db, id);
  const { questionnaireId, questionId, content } = questionnaireAnswers;
  const choices = row.questions
    .filter(({ type }) => type !== questionTypes.text)
    .map((question) => question.id);
  const counts = await db
    .select({ Question: questionId, Content: content, Count: count() })
    .from(questionnaireAnswers)
    .where(and(eq(questionnaireId, id), inArray(questionId, choices)))
    .groupBy(questionId, content);
  const recorded = await recordedOf(db, [id]);
  return { Questionnaire: toManaged(row, recorded.get(id)), Counts: counts };
};

/** A page of what was written to a question of free text, newest first. @throws Refusal NOT_FOUND */
export const textsOf = async (
  db: Handle,
  id: string,
  { Question, ...query }: PageQuery & { Question: string },
): Promise<Page<QuestionnaireText>> => {
  const { questions } = await questionnaireById(db, id);
  if (!questions.some((one) => one.id === Question && one.type === questionTypes.text))
    throw notFound('题目', 'Question');
  const chosen = and(
    eq(questionnaireAnswers.questionnaireId, id),
    eq(questionnaireAnswers.questionId, Question),
  );
  return toPage(query, {
    rows: db
      .select()
      .from(questionnaireAnswers)
      .where(chosen)
      .orderBy(desc(questionnaireAnswers.id)),
    total: db.select({ rows: count() }).from(questionnaireAnswers).where(chosen),
    present: (rows) =>
      rows.map(({ id: answer, content, date }) => ({
        _id: String(answer),
        Content: content,
        Date: date.toISOString(),
      })),
  });
};
