import { and, gte, isNotNull, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import { workOrderStatus } from '@whaletide/schema/domains/work-orders/rest/work-orders.ts';
import {
  ANSWER_COUNT_DAYS,
  type AnswerState,
} from '@whaletide/schema/domains/work-orders/rules/answer-time.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';
import { workOrders } from './tables.ts';

/**
 * Condition of each state of the support's answer at a moment, by which the queue is counted and
 * its work orders are listed. One that its member closed before an answer was due is in none.
 */
export const answerConditions = (now: Date): Record<AnswerState, SQL> => {
  const { waitingSince, firstAnswerDate, answerDue, status, modifyDate, createDate } = workOrders;
  const waited = sql`case when ${status} = ${workOrderStatus.closed} then ${modifyDate} else ${now.toISOString()}::timestamptz end`;
  const isCounted = gte(createDate, new Date(now.getTime() - ANSWER_COUNT_DAYS * DAY));
  const all = (...conditions: (SQL | undefined)[]): SQL => and(...conditions) ?? sql`true`;
  const waits = isNotNull(waitingSince);
  return {
    WAITING: waits,
    OVERDUE: all(waits, isNull(firstAnswerDate), lte(answerDue, now)),
    DUE: all(isCounted, or(isNotNull(firstAnswerDate), lte(answerDue, waited))),
    IN_TIME: all(isCounted, lt(firstAnswerDate, answerDue)),
  };
};
