import type { competitionRoles } from '../domains/competitions/tables.ts';
import type { DemoCompetition } from './competitions.ts';
import { accountId } from './people.ts';

/** Makes the helpers of the organizer's competitions that run: a co-organizer and a judge. */
export const demoRoles = (
  made: readonly DemoCompetition[],
  now: Date,
): (typeof competitionRoles.$inferInsert)[] => {
  const organizer = accountId('organizer');
  const running = made.filter(
    ({ row }) =>
      row.organizerId === organizer && row.startDate < now && (!row.endDate || row.endDate > now),
  );
  return running.flatMap(({ row }) =>
    (['coOrganizer', 'judge'] as const).map((role) => ({
      competitionId: row.id,
      memberId: accountId(role === 'judge' ? 'judge' : 'assistant'),
      role,
      givenBy: organizer,
      createDate: row.startDate,
    })),
  );
};
