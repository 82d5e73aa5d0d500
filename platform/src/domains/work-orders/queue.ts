import { sql } from 'drizzle-orm';
import type { SupportQueue } from '@whaletide/schema/domains/work-orders/rest/support-desk.ts';
import { workOrderStatus } from '@whaletide/schema/domains/work-orders/rest/work-orders.ts';
import { ANSWER_COUNT_DAYS } from '@whaletide/schema/domains/work-orders/rules/answer-time.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';
import type { Caller } from '../../http/caller.ts';
import type { Services } from '../../services.ts';
import { requireStaff } from './access.ts';
import { workOrders } from './tables.ts';

interface Counted {
  [key: string]: unknown;
  waiting: number;
  longest: string | null;
  overdue: number;
  due: number;
  in_time: number;
}

/**
 * Counts the queue in one statement. A work order that its member closed before an answer was due
 * counts neither way. @throws Refusal FORBIDDEN for all but the staff
 */
export const supportQueue = async (
  { database, now }: Services,
  caller: Caller,
): Promise<SupportQueue> => {
  requireStaff(caller);
  const moment = now();
  const since = new Date(moment.getTime() - ANSWER_COUNT_DAYS * DAY).toISOString();
  const present = moment.toISOString();
  const { waitingSince, firstAnswerDate, answerDue, status, modifyDate, createDate } = workOrders;
  const waited = sql`case when ${status} = ${workOrderStatus.closed} then ${modifyDate} else ${present}::timestamptz end`;
  const {
    rows: [counted],
  } = await database.db.execute<Counted>(sql`
    select waiting.*, answers.* from
      (select count(*)::int as waiting,
          to_char(min(${waitingSince}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as longest,
          (count(*) filter (where ${firstAnswerDate} is null
            and ${answerDue} <= ${present}::timestamptz))::int as overdue
        from ${workOrders} where ${waitingSince} is not null) as waiting,
      (select (count(*) filter (where ${firstAnswerDate} is not null
            or ${answerDue} <= ${waited}))::int as due,
          (count(*) filter (where ${firstAnswerDate} < ${answerDue}))::int as in_time
        from ${workOrders} where ${createDate} >= ${since}::timestamptz) as answers`);
  if (!counted) throw new Error('nothing was counted');
  return {
    WaitingCount: counted.waiting,
    LongestWaitingSince: counted.longest,
    OverdueCount: counted.overdue,
    DueCount: counted.due,
    InTimeCount: counted.in_time,
  };
};
