import { type SQL, sql } from 'drizzle-orm';
import { periodOf } from '../periods.ts';
import { questProgress, quests } from '../tables.ts';

/** The row of a member's progress with a quest in its present period, for a join to the quests. */
export const inPresentPeriod = (memberId: string, now: Date): SQL => sql`
  ${questProgress.questId} = ${quests.id} and ${questProgress.memberId} = ${memberId}
  and ${questProgress.period} = case ${quests.type}
    when 'DAILY' then ${periodOf('DAILY', now)}
    when 'WEEKLY' then ${periodOf('WEEKLY', now)}
    else ${periodOf('ROOKIE', now)} end`;
