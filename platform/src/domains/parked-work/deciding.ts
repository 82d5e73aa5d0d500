import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { moderationReasonProblem } from '@whaletide/schema/domains/moderation/rules/content-moderation.ts';
import type { Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { outbox } from '#mail/tables.ts';
import { conflict, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { actedBy, record } from '../moderation/store.ts';

const DECIDED_MAIL = '该邮件已被处理，请刷新页面';
const DECIDED_JOB = '该任务已被处理，请刷新页面';

const isParked = async (tx: Transaction, key: string): Promise<boolean> => {
  const [row] = await tx
    .select({ key: outbox.key })
    .from(outbox)
    .where(and(eq(outbox.key, key), isNotNull(outbox.parkedDate), isNull(outbox.givenUpDate)));
  return row !== undefined;
};

/**
 * Sends a parked mail again.
 * @throws Refusal CONFLICT for one that may have arrived, unless `mayRepeat`; and once it was decided
 */
export const retryMail = (
  { database, outbox: mails, now }: Services,
  caller: Caller,
  { key, mayRepeat }: { key: string; mayRepeat: boolean },
): Promise<void> =>
  database.transaction(async (tx) => {
    const mail = await mails.retry(tx, key, mayRepeat);
    if (!mail)
      throw (await isParked(tx, key))
        ? conflict('这封邮件可能已经送达，再次发送可能重复，请先确认', 'MayRepeat')
        : conflict(DECIDED_MAIL);
    await record(tx, actedBy(caller, now), {
      action: 'parkedWork.retryMail',
      kind: 'MAIL',
      target: null,
      title: key,
      after: { mayRepeat },
    });
  });

/** Never sends a parked mail. @throws Refusal BAD_USER_INPUT without a reason, CONFLICT once it was decided */
export const giveUpMail = (
  { database, outbox: mails, now }: Services,
  caller: Caller,
  { key, reason }: { key: string; reason: string },
): Promise<void> => {
  refuseIf(moderationReasonProblem(reason));
  return database.transaction(async (tx) => {
    if (!(await mails.giveUp(tx, key))) throw conflict(DECIDED_MAIL);
    await record(tx, actedBy(caller, now), {
      action: 'parkedWork.giveUpMail',
      kind: 'MAIL',
      target: null,
      title: key,
      reason,
    });
  });
};

/** Does a parked job again. @throws Refusal CONFLICT once it was decided */
export const retryJob = (
  { database, jobs, now }: Services,
  caller: Caller,
  id: string,
): Promise<void> =>
  database.transaction(async (tx) => {
    const kind = await jobs.release(tx, id, 'try');
    if (kind === undefined) throw conflict(DECIDED_JOB);
    await record(tx, actedBy(caller, now), {
      action: 'parkedWork.retryJob',
      kind: 'JOB',
      target: id,
      title: kind,
    });
  });

/** Never does a parked job. @throws Refusal BAD_USER_INPUT without a reason, CONFLICT once it was decided */
export const giveUpJob = (
  { database, jobs, now }: Services,
  caller: Caller,
  { id, reason }: { id: string; reason: string },
): Promise<void> => {
  refuseIf(moderationReasonProblem(reason));
  return database.transaction(async (tx) => {
    const kind = await jobs.release(tx, id, 'give up');
    if (kind === undefined) throw conflict(DECIDED_JOB);
    await record(tx, actedBy(caller, now), {
      action: 'parkedWork.giveUpJob',
      kind: 'JOB',
      target: id,
      title: kind,
      reason,
    });
  });
};
