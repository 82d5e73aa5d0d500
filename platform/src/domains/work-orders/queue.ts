import { type SQL, sql } from 'drizzle-orm';
import type { SupportQueue } from '@whaletide/schema/domains/work-orders/rest/support-desk.ts';
import type { Caller } from '#http/caller.ts';
import type { Services } from '#services.ts';
import { requireStaff } from './access.ts';
import { answerConditions } from './answers.ts';
import { workOrders } from './tables.ts';

interface Counted {
  [key: string]: unknown;
  waiting: number;
  longest: string | null;
  longest_id: string | null;
  overdue: number;
  due: number;
  in_time: number;
}

const counting = (condition: SQL) => sql`(count(*) filter (where ${condition}))::int`;

/**
 * Counts the queue in one statement. A work order that its member closed before an answer was due
 * counts neither way. @throws Refusal FORBIDDEN for all but the staff
 */
export const supportQueue = async (
  { database, now }: Services,
  caller: Caller,
): Promise<SupportQueue> => {
  requireStaff(caller);
  const { WAITING, OVERDUE, DUE, IN_TIME } = answerConditions(now());
  const { id, waitingSince } = workOrders;
  const {
    rows: [counted],
  } = await database.db.execute<Counted>(sql`
    select waiting.*, answers.* from
      (select count(*)::int as waiting,
          to_char(min(${waitingSince}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as longest,
          (array_agg(${id} order by ${waitingSince}, ${id}))[1] as longest_id,
          ${counting(OVERDUE)} as overdue
        from ${workOrders} where ${WAITING}) as waiting,
      (select ${counting(DUE)} as due, ${counting(IN_TIME)} as in_time
        from ${workOrders} where ${sql.join([DUE, IN_TIME], sql` or `)}) as answers`);
  if (!counted) throw new Error('nothing was counted');
  return {
    WaitingCount: counted.waiting,
    LongestWaitingSince: counted.longest,
    LongestWaiting: counted.longest_id,
    OverdueCount: counted.overdue,
    DueCount: counted.due,
    InTimeCount: counted.in_time,
  };
};
