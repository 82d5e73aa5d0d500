import { and, desc, eq, notExists, sql } from 'drizzle-orm';
import type { CallInput } from '@whaletide/schema/shared/rest/call.ts';
import type {
  Questionnaire,
  questionnaireCalls,
} from '@whaletide/schema/domains/announcements/rest/questionnaires.ts';
import {
  answersProblems,
  trimmedAnswer,
} from '@whaletide/schema/domains/announcements/rules/questionnaires.ts';
import type { Handle, Transaction } from '#database/database.ts';
import { conflict, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import {
  type KeptQuestion,
  questionnaireAnswers,
  questionnaireRecords,
  questionnaires,
} from '../tables.ts';
import { toQuestionnaire } from './presenters.ts';

/** The open one that was published last, of those of which the member has no record. */
export const questionnaireFor = async (
  db: Handle,
  memberId: string,
): Promise<Questionnaire | null> => {
  const recorded = db
    .select({ one: sql`1` })
    .from(questionnaireRecords)
    .where(
      and(
        eq(questionnaireRecords.questionnaireId, questionnaires.id),
        eq(questionnaireRecords.memberId, memberId),
      ),
    );
  const [row] = await db
    .select()
    .from(questionnaires)
    .where(and(eq(questionnaires.state, 'OPEN'), notExists(recorded)))
    .orderBy(desc(questionnaires.publishDate), desc(questionnaires.id))
    .limit(1);
  return row ? toQuestionnaire(row) : null;
};

type Body = CallInput<typeof questionnaireCalls.record>['body'];
type Given = Body['QuestionList'];

const contentsOf = (questions: readonly KeptQuestion[], given: Given) => {
  const answers = given.map(({ Question, Answer }) => ({ question: Question, answer: Answer }));
  refuseIf(answersProblems(questions, answers)[0] ?? null);
  return questions.flatMap(({ id, type }, index) =>
    trimmedAnswer(type, answers[index]?.answer ?? []).map((content) => ({
      questionId: id,
      content,
    })),
  );
};

interface Deed {
  questionnaireId: string;
  memberId: string;
  refused: boolean;
  date: Date;
}

/**
 * Tells whether it is the first record. An answer replaces a refusal, such as one of another tab;
 * nothing replaces an answer.
 */
const isFirst = async (tx: Transaction, deed: Deed): Promise<boolean> => {
  const { questionnaireId, memberId } = questionnaireRecords;
  const kept = await tx
    .insert(questionnaireRecords)
    .values(deed)
    .onConflictDoUpdate({
      target: [questionnaireId, memberId],
      set: { refused: false, date: deed.date },
      setWhere: and(eq(questionnaireRecords.refused, true), sql`${!deed.refused}`),
    })
    .returning({ refused: questionnaireRecords.refused });
  return kept.length > 0;
};

/**
 * Keeps a member's answers, or that they would not answer. The key of the record decides which of
 * several at once counts; the shared lock holds the questions until it is kept.
 * @throws Refusal NOT_FOUND, CONFLICT once closed or answered, BAD_USER_INPUT as announcements/rules/questionnaires.ts says
 */
export const recordQuestionnaire = (
  { database, now }: Services,
  memberId: string,
  { Questionnaire: questionnaireId, QuestionList, refuse = false }: Body,
): Promise<void> =>
  database.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(questionnaires)
      .where(eq(questionnaires.id, questionnaireId))
      .for('share');
    if (!row || row.state === 'DRAFT') throw notFound('问卷');
    const deed = { questionnaireId, memberId, refused: refuse, date: now() };
    if (refuse) {
      if (row.state === 'OPEN') await isFirst(tx, deed);
      return;
    }
    if (row.state !== 'OPEN') throw conflict('该问卷已结束');
    const contents = contentsOf(row.questions, QuestionList);
    if (!(await isFirst(tx, deed))) throw conflict('你已填写过该问卷');
    await tx
      .insert(questionnaireAnswers)
      .values(contents.map((content) => ({ ...content, questionnaireId, date: deed.date })));
  });
