import { and, asc, eq, isNull } from 'drizzle-orm';
import { registerStatus } from '@whaletide/schema/domains/registration/rest/registration.ts';
import {
  type Deadline,
  joinedMoves,
  type MovedDeadline,
  movedDeadlines,
  movingProblem,
} from '@whaletide/schema/domains/managing/rules/deadlines.ts';
import {
  isActivityKind,
  kindOf,
} from '@whaletide/schema/domains/competitions/rules/competition-kind.ts';
import { EVENT_DEADLINE_MOVED } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { frozenProblem } from '@whaletide/schema/domains/managing/rules/outcome.ts';
import type { Transaction } from '#database/database.ts';
import { newId } from '#ids.ts';
import type { MovedDeadlines } from '#mail/competition-mails.ts';
import type { MailDraft } from '#mail/outbox.ts';
import { refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { datesOf, periodOf } from '../competitions/store/dates.ts';
import { type CompetitionRow, competitions, stages, tasks } from '../competitions/tables.ts';
import { members } from '../members/tables.ts';
import { mailRefusals } from '../notifications/store.ts';
import { registrations } from '../teams/tables.ts';

/** A competition as far as its final ranking goes. */
export const rankingState = ({ finalRanking, rankingPaidDate }: CompetitionRow) => ({
  published: finalRanking,
  paid: rankingPaidDate !== null,
});

interface Times {
  deadlines: Deadline[];
  /** Every start and end, with whose it is: as long as this stays, so does the course of it all. */
  course: string;
}

const timesOf = async (tx: Transaction, id: string): Promise<Times> => {
  const [competition] = await tx.select().from(competitions).where(eq(competitions.id, id));
  const ofIt = { name: '', id: '' };
  const part = {
    id: stages.id,
    name: stages.name,
    startDate: stages.startDate,
    endDate: stages.endDate,
  };
  const ownStages = await tx
    .select(part)
    .from(stages)
    .where(eq(stages.competitionId, id))
    .orderBy(asc(stages.startDate), asc(stages.id));
  const ownTasks = await tx
    .select({ id: tasks.id, name: tasks.name, startDate: tasks.startDate, endDate: tasks.endDate })
    .from(tasks)
    .where(eq(tasks.competitionId, id))
    .orderBy(asc(tasks.startDate), asc(tasks.id));
  const dates = competition && datesOf(competition);
  const whole = competition && isActivityKind(kindOf(competition)) ? 'ACTIVITY' : 'COMPETITION';
  const of = (kind: 'STAGE' | 'TASK') => (row: (typeof ownStages)[number]) => ({
    of: kind,
    id: row.id,
    name: row.name,
    date: row.endDate.toISOString(),
  });
  return {
    deadlines: [
      { of: 'REGISTRATION', ...ofIt, date: dates?.registerEndDate ?? null },
      { of: whole, ...ofIt, date: dates?.endDate ?? null },
      ...ownStages.map(of('STAGE')),
      ...ownTasks.map(of('TASK')),
    ],
    course: JSON.stringify([
      dates,
      ...[...ownStages, ...ownTasks].map((row) => [row.id, periodOf(row)]),
    ]),
  };
};

/** The members who have registered for a competition, in the order of their ids. */
export const registeredMembers = async (tx: Transaction, id: string): Promise<string[]> => {
  const { memberId, status, competitionId } = registrations;
  const rows = await tx
    .select({ memberId })
    .from(registrations)
    .where(and(eq(competitionId, id), eq(status, registerStatus.registered)))
    .orderBy(asc(memberId));
  return rows.map((row) => row.memberId);
};

/**
 * Mails what has moved to those with an address of their own who want such mails. What a mail that
 * still waits says goes into the new one, which takes its place: no one reads a time that is over.
 */
const mailMoves = async (
  tx: Transaction,
  { outbox }: Services,
  competition: CompetitionRow,
  moved: readonly MovedDeadline[],
): Promise<void> => {
  const { id, name } = competition;
  const rows = await tx
    .select({ id: members.id, name: members.name, email: members.email })
    .from(members)
    .innerJoin(registrations, eq(registrations.memberId, members.id))
    .where(
      and(
        eq(registrations.competitionId, id),
        eq(registrations.status, registerStatus.registered),
        eq(members.emailVerified, true),
        isNull(members.deactivated),
      ),
    );
  const ids = rows.map((row) => row.id);
  const refusals = await mailRefusals(tx, ids);
  const replaced = await outbox.replace(tx, ids, `deadline:${id}:`);
  const untold = new Map(
    replaced.map(({ memberId, data }) => [memberId, (data as MovedDeadlines).moved]),
  );
  const about = { id, name, isActivity: isActivityKind(kindOf(competition)) };
  const change = newId();
  const drafts = rows.flatMap(({ id: memberId, name: reader, email }): MailDraft[] => {
    if (email === null || refusals.get(memberId)?.has('ORGANIZERS')) return [];
    const all = joinedMoves(untold.get(memberId) ?? [], moved);
    if (all.length === 0) return [];
    const data = { name: reader, competition: about, moved: all };
    const key = `deadline:${id}:${change}:${memberId}`;
    return [{ key, memberId, to: email, template: 'deadline', data }];
  });
  await outbox.add(tx, drafts);
};

/**
 * Runs a change of a competition, its stages or its tasks, whose lock the caller holds. Deadlines
 * that it moves are told to all who have registered, by bell and mail; one that is near needs its
 * words. What would change the course that a published final ranking came out of is refused.
 *
 * @param words what was typed to move a deadline that is near
 */
export const movingDeadlines = async <T>(
  tx: Transaction,
  services: Services,
  { competition, words }: { competition: CompetitionRow; words: string | undefined },
  change: () => Promise<T>,
): Promise<T> => {
  const { id, name } = competition;
  const before = await timesOf(tx, id);
  const changed = await change();
  const after = await timesOf(tx, id);
  if (before.course !== after.course) refuseIf(frozenProblem(rankingState(competition)));
  if (!competition.published) return changed;
  const moved = movedDeadlines(before.deadlines, after.deadlines, services.now());
  const audience = moved.length > 0 ? await registeredMembers(tx, id) : [];
  if (audience.length === 0) return changed;
  refuseIf(movingProblem(moved, words, services.now()));
  await services.events.publish(tx, audience, {
    kind: 'notification',
    eventType: EVENT_DEADLINE_MOVED,
    related: id,
    data: {
      Competition: { _id: id, Name: name },
      Moved: moved.map((one) => ({
        Of: one.of,
        Name: one.name,
        Before: one.before,
        After: one.after,
      })),
    },
  });
  await mailMoves(tx, services, competition, moved);
  return changed;
};
