import { type SQL, sql } from 'drizzle-orm';
import { stages, tasks } from '../tables.ts';

/** A board that was open before times were kept has been so always. */
const openedBy = (owner: typeof tasks | typeof stages): SQL =>
  sql`case when ${owner.showPrivateLeaderboard}
    then coalesce(${owner.privateOpenedDate}, '-infinity'::timestamptz) end`;

/**
 * From when on works of a task keep their private score to themselves, as an expression over `tasks`
 * and `stages`: from the opening of its private board or its stage's until the task's end, so that
 * no one can probe the hidden rows; null while works keep nothing back. Managers see all.
 */
export const withheldFrom = (now: Date): SQL =>
  sql`case when ${tasks.endDate} > ${now.toISOString()}::timestamptz
    then least(${openedBy(tasks)}, ${openedBy(stages)}) end`;
