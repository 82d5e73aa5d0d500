import { and, count, desc, eq } from 'drizzle-orm';
import type { CallInput } from '@whaletide/schema/shared/rest/call.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type {
  ManagedQuestionnaire,
  questionnaireAdminCalls,
} from '@whaletide/schema/domains/announcements/rest/questionnaires.ts';
import type { AuditAction } from '@whaletide/schema/domains/moderation/rules/audit.ts';
import {
  questionnaireProblems,
  questionTypes,
  type QuestionType,
} from '@whaletide/schema/domains/announcements/rules/questionnaires.ts';
import type { Handle, Transaction } from '#database/database.ts';
import { toPage, type PageQuery } from '#http/paging.ts';
import type { Caller } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { conflict, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { actedBy, record } from '#domains/moderation/store.ts';
import {
  type KeptQuestion,
  questionnaireRecords,
  type QuestionnaireRow,
  questionnaires,
} from '../tables.ts';
import { toManaged } from './presenters.ts';
import { recordedOf } from './results.ts';

type Settings = CallInput<typeof questionnaireAdminCalls.create>['body'];

const checked = ({ Name, Description, QuestionList }: Settings, at: Date) => {
  const texts = {
    name: Name.trim(),
    description: Description.trim(),
    questions: QuestionList.map(({ Question, Score }): KeptQuestion => {
      const type = Question.Type as QuestionType;
      const options = Question.Options.map(({ content }) => content.trim());
      return {
        id: newId(at.getTime()),
        title: Question.Title.trim(),
        type,
        options: type === questionTypes.text ? [] : options,
        score: Score ?? 0,
      };
    }),
  };
  refuseIf(questionnaireProblems(texts)[0] ?? null);
  return texts;
};

const ofQuestionnaire = ({ id, name }: Pick<QuestionnaireRow, 'id' | 'name'>) => ({
  kind: 'QUESTIONNAIRE' as const,
  target: id,
  title: name,
});

/** A page of all questionnaires, those changed last first. */
export const allQuestionnaires = (
  db: Handle,
  query: PageQuery,
): Promise<Page<ManagedQuestionnaire>> =>
  toPage(query, {
    rows: db
      .select()
      .from(questionnaires)
      .orderBy(desc(questionnaires.updateDate), desc(questionnaires.id)),
    total: db.select({ rows: count() }).from(questionnaires),
    present: async (rows) => {
      const ids = rows.map(({ id }) => id);
      const recorded = await recordedOf(db, ids);
      return rows.map((row) => toManaged(row, recorded.get(row.id)));
    },
  });

/** Writes a draft. @throws Refusal BAD_USER_INPUT as announcements/rules/questionnaires.ts says */
export const createQuestionnaire = (
  { database, now }: Services,
  caller: Caller,
  body: Settings,
): Promise<ManagedQuestionnaire> =>
  database.transaction(async (tx) => {
    const at = now();
    const values = { ...checked(body, at), id: newId(at.getTime()), updateDate: at };
    const [row] = await tx.insert(questionnaires).values(values).returning();
    if (!row) throw notFound('问卷');
    await record(tx, actedBy(caller, now), {
      action: 'questionnaireAdmin.create',
      ...ofQuestionnaire(row),
      after: values,
    });
    return toManaged(row);
  });

type Make = (
  row: QuestionnaireRow,
  at: Date,
  tx: Transaction,
) => Partial<QuestionnaireRow> | Promise<Partial<QuestionnaireRow>>;

/**
 * Changes one under its row's lock, for which answers on their way are waited, and writes down
 * what was changed. @throws Refusal NOT_FOUND
 */
const change = (
  { database, now }: Services,
  { caller, id, action }: { caller: Caller; id: string; action: AuditAction },
  make: Make,
): Promise<ManagedQuestionnaire> =>
  database.transaction(async (tx) => {
    const at = now();
    const own = eq(questionnaires.id, id);
    const [before] = await tx.select().from(questionnaires).where(own).for('update');
    if (!before) throw notFound('问卷');
    const after = { ...before, ...(await make(before, at, tx)), updateDate: at };
    await tx.update(questionnaires).set(after).where(own);
    await record(tx, actedBy(caller, now), { action, ...ofQuestionnaire(after), before, after });
    return toManaged(after, (await recordedOf(tx, [id])).get(id));
  });

const isAnswered = async (tx: Transaction, id: string): Promise<boolean> => {
  const { questionnaireId, refused } = questionnaireRecords;
  const answered = await tx
    .select({ id: questionnaireId })
    .from(questionnaireRecords)
    .where(and(eq(questionnaireId, id), eq(refused, false)))
    .limit(1);
  return answered.length > 0;
};

/** @throws Refusal BAD_USER_INPUT, NOT_FOUND, CONFLICT once it was answered */
export const updateQuestionnaire = (
  services: Services,
  caller: Caller,
  id: string,
  body: Settings,
): Promise<ManagedQuestionnaire> =>
  change(services, { caller, id, action: 'questionnaireAdmin.update' }, async (_, at, tx) => {
    if (await isAnswered(tx, id)) throw conflict('已有成员填写该问卷，不能再修改');
    return checked(body, at);
  });

/** @throws Refusal NOT_FOUND, CONFLICT */
export const publishQuestionnaire = (
  services: Services,
  caller: Caller,
  id: string,
): Promise<ManagedQuestionnaire> =>
  change(services, { caller, id, action: 'questionnaireAdmin.publish' }, ({ state }, at) => {
    if (state === 'OPEN') throw conflict('该问卷已发布');
    return { state: 'OPEN', publishDate: at };
  });

/** @throws Refusal NOT_FOUND, CONFLICT */
export const closeQuestionnaire = (
  services: Services,
  caller: Caller,
  id: string,
): Promise<ManagedQuestionnaire> =>
  change(services, { caller, id, action: 'questionnaireAdmin.close' }, ({ state }) => {
    if (state === 'DRAFT') throw conflict('该问卷尚未发布');
    if (state === 'CLOSED') throw conflict('该问卷已结束');
    return { state: 'CLOSED' };
  });
