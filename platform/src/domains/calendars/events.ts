import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { CalendarEvent } from '@whaletide/schema/domains/calendars/rest.ts';
import { momentsOf, PAST_DAYS } from '@whaletide/schema/domains/calendars/rules/moments.ts';
import { registerStatus } from '@whaletide/schema/domains/registration/rest/registration.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';
import { eventTypes } from '@whaletide/schema/domains/competitions/rules/competition-kind.ts';
import type { Handle } from '#database/database.ts';
import { notFound } from '#refusal.ts';
import { onCommunityPages } from '../competitions/store/public-pages.ts';
import {
  type CompetitionRow,
  competitions,
  type StageRow,
  stages,
} from '../competitions/tables.ts';
import { registrations } from '../teams/tables.ts';

const eventsOf = (competition: CompetitionRow, own: readonly StageRow[]): CalendarEvent[] =>
  momentsOf({ ...competition, stages: own }).map(({ moment, date, stage }) => ({
    Competition: competition.id,
    Name: competition.name,
    Activity: competition.eventType === eventTypes.activity,
    Moment: moment,
    Stage: stage?.id ?? null,
    StageName: stage?.name ?? null,
    Date: date.toISOString(),
    UpdateDate: competition.updateDate.toISOString(),
  }));

/** The moments of these competitions, the first one first; two statements. */
const eventsWhere = async (db: Handle, chosen: SQL | undefined): Promise<CalendarEvent[]> => {
  const rows = await db.select().from(competitions).where(chosen);
  if (rows.length === 0) return [];
  const found = await db
    .select()
    .from(stages)
    .where(
      inArray(
        stages.competitionId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(stages.startDate), asc(stages.id));
  const byCompetition = Map.groupBy(found, ({ competitionId }) => competitionId);
  return rows
    .flatMap((row) => eventsOf(row, byCompetition.get(row.id) ?? []))
    .toSorted((one, other) => (one.Date < other.Date ? -1 : 1));
};

/** The moments of what a member has entered: those to come, and those of the last weeks. */
export const eventsOfMember = async (
  db: Handle,
  memberId: string,
  now: Date,
): Promise<CalendarEvent[]> => {
  const entered = db
    .select({ id: registrations.competitionId })
    .from(registrations)
    .where(
      and(
        eq(registrations.memberId, memberId),
        eq(registrations.status, registerStatus.registered),
      ),
    );
  const events = await eventsWhere(
    db,
    and(eq(competitions.published, true), inArray(competitions.id, entered)),
  );
  const since = new Date(now.getTime() - PAST_DAYS * DAY).toISOString();
  return events.filter(({ Date: date }) => date >= since);
};

/** The moments of a competition on the community's pages. @throws Refusal NOT_FOUND */
export const eventsOfCompetition = async (db: Handle, id: string): Promise<CalendarEvent[]> => {
  const events = await eventsWhere(db, and(eq(competitions.id, id), onCommunityPages));
  if (events.length === 0) throw notFound('比赛');
  return events;
};
