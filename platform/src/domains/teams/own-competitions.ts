import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type { CompetitionSummary } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { registerStatus } from '@whaletide/schema/domains/registration/rest/registration.ts';
import type { Handle } from '../../database/database.ts';
import type { Caller } from '../../http/caller.ts';
import { pageOf, type PageQuery, pageWindow } from '../../http/paging.ts';
import { inStatus } from '../competitions/store/in-status.ts';
import { onCommunityPages } from '../competitions/store/public-pages.ts';
import { summaries } from '../competitions/store/summaries.ts';
import { competitions } from '../competitions/tables.ts';
import { isShownTo } from '../members/store.ts';
import { registrations } from './tables.ts';

const enteredBy = (db: Handle, memberId: string): SQL =>
  inArray(
    competitions.id,
    db
      .select({ id: registrations.competitionId })
      .from(registrations)
      .where(
        and(
          eq(registrations.memberId, memberId),
          eq(registrations.status, registerStatus.registered),
        ),
      ),
  );

/** A page of those that a member has registered for, wherever they were published. */
export const ownCompetitions = (
  db: Handle,
  memberId: string,
  query: PageQuery & { Status?: number | undefined },
  now: Date,
): Promise<Page<CompetitionSummary>> => {
  const status = query.Status === undefined ? undefined : inStatus(query.Status, now);
  const chosen = and(eq(competitions.published, true), enteredBy(db, memberId), status);
  return summaries(db, chosen, query, now);
};

/**
 * Lists the competitions on the community's pages that a member has registered for; none where the
 * profile is hidden. @throws Refusal NOT_FOUND
 */
export const competitionsOfMember = async (
  db: Handle,
  caller: Caller | null,
  { id, query }: { id: string; query: PageQuery },
  now: Date,
): Promise<Page<CompetitionSummary>> =>
  (await isShownTo(db, id, caller?.id ?? null))
    ? summaries(db, and(onCommunityPages, enteredBy(db, id)), query, now)
    : pageOf([], 0, pageWindow(query));
