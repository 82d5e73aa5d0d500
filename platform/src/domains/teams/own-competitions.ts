import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type { CompetitionSummary } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { registerStatus } from '@whaletide/schema/domains/registration/rest/registration.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { pageOf, type PageQuery, pageWindow } from '#http/paging.ts';
import {
  type ActivityFilters,
  asksForActivities,
  filterCondition,
} from '../competitions/store/event-types.ts';
import { inStatus } from '../competitions/store/in-status.ts';
import { onCommunityPages } from '../competitions/store/public-pages.ts';
import { activitySummaries, summaries } from '../competitions/store/summaries.ts';
import { competitions } from '../competitions/tables.ts';
import { forbidden } from '#refusal.ts';
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

const inTheirOrder = (
  db: Handle,
  chosen: SQL | undefined,
  query: PageQuery & ActivityFilters,
  now: Date,
): Promise<Page<CompetitionSummary>> =>
  asksForActivities(query)
    ? activitySummaries(db, chosen, query, now, false)
    : summaries(db, chosen, query, now);

/** A page of those that a member has registered for, wherever they were published. */
export const ownCompetitions = (
  db: Handle,
  memberId: string,
  query: PageQuery & ActivityFilters & { Status?: number | undefined; User?: string | undefined },
  now: Date,
): Promise<Page<CompetitionSummary>> => {
  const status = query.Status === undefined ? undefined : inStatus(query.Status, now);
  if (query.User !== undefined && query.User !== memberId)
    throw forbidden('只能查看自己报名的比赛和活动', 'User');
  const entered = and(eq(competitions.published, true), enteredBy(db, memberId));
  const chosen = and(entered, filterCondition(query), status);
  return inTheirOrder(db, chosen, query, now);
};

/**
 * Lists the competitions on the community's pages that a member has registered for; none where the
 * profile is hidden. @throws Refusal NOT_FOUND
 */
export const competitionsOfMember = async (
  db: Handle,
  caller: Caller | null,
  { id, query }: { id: string; query: PageQuery & ActivityFilters },
  now: Date,
): Promise<Page<CompetitionSummary>> =>
  (await isShownTo(db, id, caller?.id ?? null))
    ? inTheirOrder(db, and(onCommunityPages, enteredBy(db, id), filterCondition(query)), query, now)
    : pageOf([], 0, pageWindow(query));
