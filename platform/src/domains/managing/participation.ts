import { eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Participation } from '@whaletide/schema/domains/managing/rest/participation.ts';
import { participation } from '@whaletide/schema/domains/managing/rules/participation.ts';
import { registerStatus } from '@whaletide/schema/domains/registration/rest/registration.ts';
import type { AnyCaller } from '#http/caller.ts';
import type { Services } from '#services.ts';
import { managedCompetition } from '../competitions/store/access.ts';
import { works } from '../submissions/tables.ts';
import { registrations } from '../teams/tables.ts';

const dayOf = (date: PgColumn) =>
  sql<string>`to_char(${date} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;

/** Registrations and submissions of a competition over time. @throws as managedCompetition */
export const participationOf = async (
  { database: { db }, now }: Pick<Services, 'database' | 'now'>,
  caller: AnyCaller,
  competitionId: string,
): Promise<Participation> => {
  const { endDate } = await managedCompetition(db, caller, competitionId);
  const { rows } = await db.execute<{ day: string; registered: number; submissions: number }>(sql`
    select day, sum(registered)::int as registered, sum(submissions)::int as submissions
    from (
      select ${dayOf(registrations.createDate)} as day, 1 as registered, 0 as submissions
      from ${registrations}
      where ${eq(registrations.competitionId, competitionId)}
        and ${registrations.status} = ${registerStatus.registered}
      union all
      select ${dayOf(works.uploadDate)}, 0, 1 from ${works}
      where ${eq(works.competitionId, competitionId)}
    ) as happened
    group by day order by day`);
  const moment = now();
  const until = endDate !== null && endDate < moment ? endDate : moment;
  const { unit, points } = participation(
    rows.map(({ day, ...counts }) => ({ date: day, ...counts })),
    until,
  );
  return {
    Unit: unit,
    Points: points.map(({ date, registered, participants, submissions }) => ({
      Date: date,
      Registered: registered,
      Participants: participants,
      Submissions: submissions,
    })),
  };
};
