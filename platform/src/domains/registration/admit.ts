import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import type { EventLog } from '../../events/log.ts';
import { competitions, registrations } from '../competitions/tables.ts';
import { recordStep } from '../tasks/progress.ts';
import { createTeam } from '../teams/store.ts';

/** A registered member gets a team of their own, is counted, and has taken a step of their quests. */
export const admit = async (
  tx: Transaction,
  events: EventLog,
  member: { competitionId: string; memberId: string; now: Date },
): Promise<void> => {
  const { competitionId, memberId, now } = member;
  const teamId = await createTeam(tx, { competitionId, captainId: memberId, now });
  await tx
    .update(registrations)
    .set({ teamId })
    .where(
      and(eq(registrations.competitionId, competitionId), eq(registrations.memberId, memberId)),
    );
  await recordStep(tx, events, {
    memberId,
    trigger: 'COMPETITION_REGISTERED',
    subject: competitionId,
    now,
  });
  // Last, since everyone who registers waits for this row.
  await tx
    .update(competitions)
    .set({
      usersNumber: sql`${competitions.usersNumber} + 1`,
      teamsNumber: sql`${competitions.teamsNumber} + 1`,
    })
    .where(eq(competitions.id, competitionId));
};
