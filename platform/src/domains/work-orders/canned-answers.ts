import { asc, eq, sql } from 'drizzle-orm';
import type { CannedAnswer } from '@whaletide/schema/domains/work-orders/rest/support-desk.ts';
import {
  cannedAnswerLimits,
  cannedAnswerProblem,
} from '@whaletide/schema/domains/work-orders/rules/canned-answers.ts';
import type { AuditAction } from '@whaletide/schema/domains/moderation/rules/audit.ts';
import type { Handle, Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { conflict, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { actedBy, record } from '../moderation/store.ts';
import { requireStaff } from './access.ts';
import { type CannedAnswerRow, cannedAnswers } from './tables.ts';

type Written = Pick<CannedAnswer, 'Title' | 'Text'>;

const toCannedAnswer = ({ id, title, text, updateDate }: CannedAnswerRow): CannedAnswer => ({
  _id: id,
  Title: title,
  Text: text,
  UpdateDate: updateDate.toISOString(),
});

/** Lists all canned answers. @throws Refusal FORBIDDEN for all but the staff */
export const listCannedAnswers = async (db: Handle, caller: Caller): Promise<CannedAnswer[]> => {
  requireStaff(caller);
  const rows = await db
    .select()
    .from(cannedAnswers)
    .orderBy(asc(cannedAnswers.createDate), asc(cannedAnswers.id))
    .limit(cannedAnswerLimits.answers);
  return rows.map(toCannedAnswer);
};

const trimmed = (answer: Written) => {
  refuseIf(cannedAnswerProblem(answer));
  return { title: answer.Title.trim(), text: answer.Text.trim() };
};

const audit = (
  tx: Transaction,
  { now }: Services,
  caller: Caller,
  change: { action: AuditAction; before: CannedAnswerRow | null; after: CannedAnswerRow | null },
) => {
  const { action, before, after } = change;
  const values = (row: CannedAnswerRow | null) => row && { title: row.title, text: row.text };
  return record(tx, actedBy(caller, now), {
    action,
    kind: 'WORK_ORDER',
    target: null,
    title: `常用回复「${(after ?? before)?.title ?? ''}」`,
    before: values(before),
    after: values(after),
  });
};

/** @throws Refusal FORBIDDEN, BAD_USER_INPUT as rules/canned-answers.ts says, CONFLICT past the limit */
export const createCannedAnswer = async (
  services: Services,
  caller: Caller,
  answer: Written,
): Promise<CannedAnswer> => {
  requireStaff(caller);
  const values = trimmed(answer);
  return services.database.transaction(async (tx) => {
    // Two who are made at once are counted one after the other.
    await tx.execute(sql`lock table ${cannedAnswers} in share row exclusive mode`);
    if ((await tx.$count(cannedAnswers)) >= cannedAnswerLimits.answers)
      throw conflict(`最多保存${cannedAnswerLimits.answers}条常用回复`);
    const date = services.now();
    const [row] = await tx
      .insert(cannedAnswers)
      .values({ id: newId(date.getTime()), ...values, createDate: date, updateDate: date })
      .returning();
    if (!row) throw new Error('the canned answer was not stored');
    const action = 'supportDesk.createCannedAnswer';
    await audit(tx, services, caller, { action, before: null, after: row });
    return toCannedAnswer(row);
  });
};

const lockCannedAnswer = async (tx: Transaction, id: string): Promise<CannedAnswerRow> => {
  const [row] = await tx.select().from(cannedAnswers).where(eq(cannedAnswers.id, id)).for('update');
  if (!row) throw notFound('常用回复');
  return row;
};

/** @throws Refusal FORBIDDEN, NOT_FOUND, BAD_USER_INPUT as rules/canned-answers.ts says */
export const updateCannedAnswer = async (
  services: Services,
  caller: Caller,
  id: string,
  answer: Written,
): Promise<CannedAnswer> => {
  requireStaff(caller);
  const values = trimmed(answer);
  return services.database.transaction(async (tx) => {
    const before = await lockCannedAnswer(tx, id);
    const [after] = await tx
      .update(cannedAnswers)
      .set({ ...values, updateDate: services.now() })
      .where(eq(cannedAnswers.id, id))
      .returning();
    if (!after) throw new Error(`canned answer ${id} went away under its lock`);
    await audit(tx, services, caller, { action: 'supportDesk.updateCannedAnswer', before, after });
    return toCannedAnswer(after);
  });
};

/** @throws Refusal FORBIDDEN, NOT_FOUND */
export const removeCannedAnswer = (
  services: Services,
  caller: Caller,
  id: string,
): Promise<void> => {
  requireStaff(caller);
  return services.database.transaction(async (tx) => {
    const before = await lockCannedAnswer(tx, id);
    await tx.delete(cannedAnswers).where(eq(cannedAnswers.id, id));
    const action = 'supportDesk.removeCannedAnswer';
    await audit(tx, services, caller, { action, before, after: null });
  });
};
