import { and, eq, inArray } from 'drizzle-orm';
import type { Page } from '@whaletide/schema/rest/common.ts';
import type { CompetitionSummary } from '@whaletide/schema/rest/competitions.ts';
import { registerStatus } from '@whaletide/schema/rest/registration.ts';
import type { Handle } from '../../database/database.ts';
import { summaries } from '../competitions/store/summaries.ts';
import { competitions } from '../competitions/tables.ts';
import { registrations } from './tables.ts';

/** A page of those that a member has registered for, wherever they were published. */
export const ownCompetitions = (
  db: Handle,
  memberId: string,
  query: { page: number; perPage: number },
  now: Date,
): Promise<Page<CompetitionSummary>> => {
  const entered = db
    .select({ id: registrations.competitionId })
    .from(registrations)
    .where(
      and(
        eq(registrations.memberId, memberId),
        eq(registrations.status, registerStatus.registered),
      ),
    );
  const chosen = and(eq(competitions.published, true), inArray(competitions.id, entered));
  return summaries(db, chosen, query, now);
};
